/** Compares the keywords of arrays. */
import { valuesOf } from './node.js';
import type { Pair } from './pair.js';

/** Compares the items of two nodes. */
export function compareArrays(pair: Pair): void {
  for (const keyword of ['items', 'contains', 'unevaluatedItems', 'contentSchema'] as const) {
    const [old, now] = [valuesOf(pair.old, keyword), valuesOf(pair.now, keyword)];
    if (old.length > 0 && now.length > 0) pair.compare(old, now);
    else if (now.length > 0 && !now.every(isAnything)) pair.tell(keyword, 'narrower', `${keyword} was added`);
    else if (old.length > 0 && !old.every(isAnything)) pair.tell(keyword, 'wider', `${keyword} was removed`);
  }
  comparePrefix(pair);
}

/** Returns whether a schema accepts every value: it contains only documentation. */
function isAnything(schema: object): boolean {
  return Object.keys(schema).every((key) => ['pointer', 'description', 'summary', 'title', 'examples'].includes(key));
}

function comparePrefix(pair: Pair): void {
  const [[old = []], [now = []]] = [valuesOf(pair.old, 'prefixItems'), valuesOf(pair.now, 'prefixItems')];
  for (const [position, schema] of now.entries()) {
    const before = old[position];
    if (before !== undefined) pair.compare([before], [schema]);
  }
  if (now.length === old.length) return;
  const message = `the number of prefixItems changed from ${old.length} to ${now.length}`;
  pair.tell('prefixItems', now.length > old.length ? 'narrower' : 'wider', message);
}
