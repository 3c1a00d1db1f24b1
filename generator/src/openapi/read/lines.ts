/** Converts offsets in text to lines and columns. */
import type { Position } from '../../diagnostics/diagnostics.js';

/** Returns a function that converts an offset to a position; lines and columns begin at 1. */
export function makeLocate(label: string, text: string): (offset: number) => Position {
  let starts: readonly number[] | undefined;
  const findStarts = (): readonly number[] => {
    const found = [0];
    for (let index = text.indexOf('\n'); index >= 0; index = text.indexOf('\n', index + 1)) found.push(index + 1);
    return found;
  };
  return (offset) => {
    starts ??= findStarts();
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return { file: label, line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

/** Returns the first position of a file. */
export function startOf(label: string): Position {
  return { file: label, line: 1, column: 1 };
}
