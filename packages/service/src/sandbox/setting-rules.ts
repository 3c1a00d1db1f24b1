/** Validates settings of the command, the environment and `startSandbox`. Messages use the caller's name for them. */
import { ConfigurationError } from '../database/configuration-error.js';

/** A token, and the name of the setting or option that contains it. */
export interface GivenToken {
  readonly name: string;
  readonly token: string | undefined;
}

/**
 * Throws `ConfigurationError`, with the name of the setting, if a token is not 8 to 255 visible ASCII characters, or if
 * both tokens are equal. An omitted token is valid: it is generated later.
 */
export function checkTokens(admin: GivenToken, headless: GivenToken): void {
  for (const { name, token } of [admin, headless])
    if (token !== undefined && (typeof token !== 'string' || !/^[\x21-\x7e]{8,255}$/u.test(token)))
      throw new ConfigurationError(`${name} must have 8 to 255 visible ASCII characters`);
  if (admin.token !== undefined && admin.token === headless.token)
    throw new ConfigurationError(`${headless.name} is the same as ${admin.name}; the tokens must differ`);
}

/** Throws `ConfigurationError` unless `number` is an integer within the range; `given` is the original input. */
export function checkWholeNumber(
  number: number,
  { name, least, most, given = String(number) }: { name: string; least: number; most: number; given?: string },
): void {
  if (!Number.isInteger(number) || number < least || number > most)
    throw new ConfigurationError(`${name} is "${given}", but must be an integer from ${least} to ${most}`);
}

/** Maximum value of limits: the largest integer that the database can store. */
export const MOST_COUNT = 2_147_483_647;

/** Throws `ConfigurationError` unless the text is an origin (RFC 6454, 6.2). */
export function checkOrigin(text: string, name: string): void {
  if (!URL.canParse(text) || new URL(text).origin !== text)
    throw new ConfigurationError(`${name} contains ${text}, which is not an origin such as https://example.com`);
}

/** Throws `ConfigurationError` unless the text is a URL with one of the protocols, such as `http:`. */
export function checkUrl(text: string, name: string, protocols: readonly string[]): void {
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol))
    throw new ConfigurationError(
      `${name} must be a URL that begins with ${protocols.map((each) => `${each}//`).join(' or ')}`,
    );
}

/** Protocols of PostgreSQL URLs. */
export const DATABASE_PROTOCOLS = ['postgres:', 'postgresql:'];
