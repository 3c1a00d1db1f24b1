/** Determines from which depth on values consist only of required members and items. */
import type { Work } from './work.js';

/** Depth from which values have only required parts; counts schemas for plain values, containers for varied values. */
export const leastDepth = { plain: 9, varied: 4 } as const;

/** Returns whether a value at the given depth consists only of required members and items. */
export function isLeast({ isPlain, isLeast: isAsked, budget }: Work, depth: number): boolean {
  return isAsked || depth >= leastDepth[isPlain ? 'plain' : 'varied'] || budget.left <= 0;
}
