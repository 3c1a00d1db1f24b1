/** From where on a value has what it needs and nothing else. */
import type { Work } from './work.js';

/** Levels of schemas, of a plain value; of containers, of one that varies. */
export const leastDepth = { plain: 9, varied: 4 } as const;

export const isLeast = ({ isPlain, isLeast: isAsked, budget }: Work, depth: number): boolean =>
  isAsked || depth >= leastDepth[isPlain ? 'plain' : 'varied'] || budget.left <= 0;
