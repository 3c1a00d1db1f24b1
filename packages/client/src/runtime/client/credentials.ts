import { lookUp } from '../codec/objects.js';
import { MissingCredentialError } from './errors.js';
import type { Credential, Credentials, Session, SessionCall } from './options.js';
import type { CredentialValue, Scheme } from './operation.js';

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
  goesWithout: boolean,
): readonly Chosen[] {
  let isAnonymousAllowed = goesWithout || security.length === 0;
  for (const schemes of security) {
    const chosen = schemes.flatMap((scheme): Chosen[] => {
      const credential = lookUp(given, scheme.name);
      return credential ? [{ scheme, credential }] : [];
    });
    if (schemes.length === 0) isAnonymousAllowed = true;
    else if (chosen.length === schemes.length) return chosen;
  }
  if (isAnonymousAllowed) return [];
  throw new MissingCredentialError(security.map((schemes) => schemes.map(({ name }) => name)));
}

export function isSession(credential: Credential): credential is Session {
  return typeof credential === 'object' && 'renew' in credential;
}

/** What is sent of a credential. */
export function readCredential(credential: Credential, call: SessionCall): CredentialValue | Promise<CredentialValue> {
  if (typeof credential === 'function') return credential();
  return isSession(credential) ? credential.token(call) : credential;
}
