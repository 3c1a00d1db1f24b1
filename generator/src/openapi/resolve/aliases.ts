/** Resolution of chains of references within one document. */
import { resolveRef } from '../../support/json-pointer.js';
import { isAlias, refOf } from './location.js';

const known = new WeakMap<object, Map<string, string>>();

/**
 * Returns the last reference of a chain, or one in a cycle. Chains may have thousands of links, so each is followed
 * once and without recursion.
 */
export const findEnd = (root: object, ref: string): string => {
  const ends = known.get(root) ?? new Map<string, string>();
  known.set(root, ends);
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
};
