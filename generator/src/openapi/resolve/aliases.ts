/** Follows chains of references within a document. */
import { resolveRef } from '../../support/json-pointer.js';
import { isAlias, refOf } from './location.js';

/**
 * Returns the last reference of a chain; for a cycle, one of its references. A chain may have thousands of references,
 * so the results are recorded in `ends`, and the function is not recursive.
 */
export function findEnd(root: object, ref: string, ends: Map<string, string>): string {
  const trail = new Set<string>();
  let at = ref;
  while (!trail.has(at)) {
    const end = ends.get(at);
    const target = end === undefined ? resolveRef(root, at) : undefined;
    const next = isAlias(target) ? refOf(target) : undefined;
    if (end !== undefined) at = end;
    if (next === undefined) break;
    trail.add(at);
    at = next;
  }
  for (const each of trail) ends.set(each, at);
  return at;
}
