/**
 * Validation rules for settings, shared by the command, the environment and `startSandbox`; each uses its own names.
 */
import { ConfigurationError } from '../database/configuration-error.js';

/** A token with the name of its setting or option. */
export interface GivenToken {
  readonly name: string;
  readonly token: string | undefined;
}

/**
 * Throws `ConfigurationError`, with the name of the setting, if a token is not 8 to 255 visible ASCII characters, or if
 * both are equal. An omitted token is valid: it is generated later.
 */
export const checkTokens = (admin: GivenToken, headless: GivenToken): void => {
  for (const { name, token } of [admin, headless])
    if (token !== undefined && (typeof token !== 'string' || !/^[\x21-\x7e]{8,255}$/u.test(token)))
      throw new ConfigurationError(`${name} has 8 to 255 characters, all of them visible ASCII`);
  if (admin.token !== undefined && admin.token === headless.token)
    throw new ConfigurationError(`${headless.name} is the same as ${admin.name}; give each a token of its own`);
};

/** Throws `ConfigurationError` unless `number` is an integer in the range; `given` is the original input. */
export const checkWholeNumber = (
  number: number,
  { name, least, most, given = String(number) }: { name: string; least: number; most: number; given?: string },
): void => {
  if (!Number.isInteger(number) || number < least || number > most)
    throw new ConfigurationError(`${name} is "${given}"; it is a whole number from ${least} to ${most}`);
};

/** Maximum of limits: the largest integer of the database. */
export const MOST_COUNT = 2_147_483_647;

/** Throws `ConfigurationError` unless the text is an origin (RFC 6454, 6.2). */
export const checkOrigin = (text: string, name: string): void => {
  if (!URL.canParse(text) || new URL(text).origin !== text)
    throw new ConfigurationError(`${name} has ${text}; an origin is such as https://example.com`);
};

/** Throws `ConfigurationError` unless the text is a URL with one of the protocols, such as `http:`. */
export const checkUrl = (text: string, name: string, protocols: readonly string[]): void => {
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol))
    throw new ConfigurationError(
      `${name} is no address that begins with ${protocols.map((each) => `${each}//`).join(' or ')}`,
    );
};

/** Protocols of PostgreSQL URLs. */
export const DATABASE_PROTOCOLS = ['postgres:', 'postgresql:'];
