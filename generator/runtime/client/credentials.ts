import { lookUp } from '../codec/objects.js';
import { MissingCredentialError } from './errors.js';
import type { Operation, Scheme } from './operation.js';
import type { Credentials } from './options.js';

/**
 * The schemes whose credentials are sent: those of the first alternative that has them all.
 *
 * An empty text is no credential. Anonymous access is taken only if no other alternative is complete. Without any
 * complete alternative: `MissingCredentialError`.
 */
export function choose(security: Operation['security'] = [[]], given: Credentials): readonly Scheme[] {
  const complete = security.filter((schemes) => schemes.every(({ name }) => lookUp(given, name)));
  const chosen = complete.find((schemes) => schemes[0]) ?? complete[0];
  if (chosen) return chosen;
  throw new MissingCredentialError(security.map((schemes) => schemes.map(({ name }) => name)));
}
