import { lookUp } from '../codec/objects.js';
import { MissingCredentialError } from './errors.js';
import type { Scheme } from './operation.js';
import type { Credential, Credentials } from './options.js';

/** A scheme and the credential given for it. */
export interface Chosen {
  readonly scheme: Scheme;
  readonly credential: Credential;
}

/**
 * The credentials to send: those of the first alternative that has them all.
 *
 * An empty text is no credential. Anonymous access is taken only if no other alternative is complete. Without any
 * complete alternative: `MissingCredentialError`, unless the call goes without, as that of a token refresh does.
 */
export function choose(
  security: readonly (readonly Scheme[])[],
  given: Credentials,
  goesWithout = false,
): readonly Chosen[] {
  for (const schemes of security) {
    const chosen = schemes.flatMap((scheme): Chosen[] => {
      const credential = lookUp(given, scheme.name);
      return credential ? [{ scheme, credential }] : [];
    });
    if (schemes.length > 0 && chosen.length === schemes.length) return chosen;
  }
  if (goesWithout || security.length === 0 || security.some(({ length }) => length === 0)) return [];
  throw new MissingCredentialError(security.map((schemes) => schemes.map(({ name }) => name)));
}
