import { lookUp } from '../codec/objects.js';
import { MissingCredentialError } from './errors.js';
import type { Operation, Scheme } from './operation.js';
import type { Credentials } from './options.js';

/**
 * Selects the schemes whose credentials to send: those of the first security alternative for which all credentials are
 * present. An empty string does not count as a credential. Anonymous access is used only if no other alternative is
 * complete. Throws `MissingCredentialError` if none is complete.
 */
export function choose(security: Operation['security'] = [[]], credentials: Credentials): readonly Scheme[] {
  const complete = security.filter((schemes) => schemes.every(({ name }) => lookUp(credentials, name)));
  const chosen = complete.find((schemes) => schemes[0]) ?? complete[0];
  if (chosen) return chosen;
  throw new MissingCredentialError(security.map((schemes) => schemes.map(({ name }) => name)));
}
