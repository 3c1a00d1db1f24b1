/** What settings have to be: one rule for the command, the environment and `startSandbox`, each with names of its own. */
import { ConfigurationError } from '../database/configuration-error.js';

/** A token with the name of the setting or option that gave it. */
export interface GivenToken {
  readonly name: string;
  readonly token: string | undefined;
}

/**
 * Throws `ConfigurationError`, by the name of what is wrong, for a token that is not 8 to 255 characters of visible ASCII,
 * and for two that are the same. One that is not given is made at random later, and is right.
 */
export const checkTokens = (admin: GivenToken, headless: GivenToken): void => {
  for (const { name, token } of [admin, headless])
    if (token !== undefined && (typeof token !== 'string' || !/^[\x21-\x7e]{8,255}$/u.test(token)))
      throw new ConfigurationError(`${name} has 8 to 255 characters, all of them visible ASCII`);
  if (admin.token !== undefined && admin.token === headless.token)
    throw new ConfigurationError(`${headless.name} is the same as ${admin.name}; give each a token of its own`);
};

/** Throws `ConfigurationError` for what is no whole number of a range; `given` is what somebody wrote. */
export const checkWholeNumber = (
  number: number,
  { name, least, most, given = String(number) }: { name: string; least: number; most: number; given?: string },
): void => {
  if (!Number.isInteger(number) || number < least || number > most)
    throw new ConfigurationError(`${name} is "${given}"; it is a whole number from ${least} to ${most}`);
};

/** The most that a limit can be: what the database counts with. */
export const MOST_COUNT = 2_147_483_647;

/** Throws `ConfigurationError` for what is no origin of a page (RFC 6454, 6.2). */
export const checkOrigin = (text: string, name: string): void => {
  if (!URL.canParse(text) || new URL(text).origin !== text)
    throw new ConfigurationError(`${name} has ${text}; an origin is such as https://example.com`);
};

/** Throws `ConfigurationError` for what is no address of one of some protocols, such as `http:`. */
export const checkUrl = (text: string, name: string, protocols: readonly string[]): void => {
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol))
    throw new ConfigurationError(
      `${name} is no address that begins with ${protocols.map((each) => `${each}//`).join(' or ')}`,
    );
};

/** The protocols of an address of PostgreSQL. */
export const DATABASE_PROTOCOLS = ['postgres:', 'postgresql:'];
