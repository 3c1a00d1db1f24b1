/** Measures the size of values, in which the same nested value may occur several times. */
import { Unmakeable, type Work } from './work.js';

/** Number of characters that count as one value in the size of a string. */
const charactersOfValue = 100;

function sizeOf(sizes: Work['sizes'], value: unknown): { readonly values: number; readonly depth: number } {
  if (typeof value === 'string') return { values: 1 + Math.floor(value.length / charactersOfValue), depth: 0 };
  if (typeof value !== 'object' || value === null) return { values: 1, depth: 0 };
  const known = sizes.get(value);
  if (known !== undefined) return known;
  let values = 1;
  let depth = 0;
  for (const item of Object.values(value)) {
    const inner = sizeOf(sizes, item);
    values += inner.values;
    depth = Math.max(depth, inner.depth);
  }
  const size = { values, depth: depth + 1 };
  sizes.set(value, size);
  return size;
}

/** Returns the value, or throws if it is too large. */
export function boundSize<T>({ sizes, limits }: Work, value: T): T {
  const { values, depth } = sizeOf(sizes, value);
  if (values > limits.values) throw tooManyValues(limits);
  if (depth > limits.depth) throw tooDeep(limits);
  return value;
}

/** Returns the error for a value that contains too many values. */
export function tooManyValues({ values }: Work['limits']): Unmakeable {
  return new Unmakeable(`it has more than ${values} values`, { isTooLarge: true });
}

/** Returns the error for a value that is nested too deeply. */
export function tooDeep({ depth }: Work['limits']): Unmakeable {
  return new Unmakeable(`it is nested more than ${depth} levels deep`, { isTooLarge: true });
}

/** Returns the work for generating the contents of an array or object. */
export function enter(work: Work): Work {
  // Plain values are measured afterwards as well, because they may contain examples from the document.
  if (work.nesting >= work.limits.depth) throw tooDeep(work.limits);
  return { ...work, nesting: work.nesting + 1 };
}
