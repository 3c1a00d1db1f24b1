/** Where references within one document end that lead to nothing but others. */
import { resolveRef } from '../../support/json-pointer.js';
import { isAlias, refOf } from './location.js';

const known = new WeakMap<object, Map<string, string>>();

/**
 * The last reference of a chain, or one in a ring. Each chain of a document is followed once, since a document may have
 * thousands of links, and what reads it calls itself for each.
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
