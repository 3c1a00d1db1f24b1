/** The depth from which values are reduced to their required parts. */
import type { Work } from './work.js';

/** In levels of schemas for plain values, of containers for varied ones. */
export const leastDepth = { plain: 9, varied: 4 } as const;

/** Returns whether a value at a depth is reduced to its required parts. */
export const isLeast = ({ isPlain, isLeast: isAsked, budget }: Work, depth: number): boolean =>
  isAsked || depth >= leastDepth[isPlain ? 'plain' : 'varied'] || budget.left <= 0;
