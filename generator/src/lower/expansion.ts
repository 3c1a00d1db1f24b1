/** A bound on the copies that are made where a `$ref` leads into an unnamed schema. */
import type { Context } from './raw.js';

/** Far more than hand-written documents need, and few enough to be printed. */
export const mostCopies = 100_000;

const counts = new WeakMap<object, number>();

/** Whether one more schema may be copied; the first that may not is reported. A schema beyond `$refs` is no copy. */
export const mayExpand = (context: Context, pointer: string, refs: readonly string[]): boolean => {
  if (refs.length === 0) return true;
  const count = (counts.get(context) ?? 0) + 1;
  counts.set(context, count);
  if (count === mostCopies + 1) context.report('ref-too-many-copies', pointer, { limit: mostCopies });
  return count <= mostCopies;
};
