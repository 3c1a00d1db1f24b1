import type { Standing } from './contest.js';

/** One line of results: the same work, done by several. */
export interface Row {
  readonly work: string;
  /** Of what a cost is, such as `µs of CPU time for a request`. */
  readonly unit: string;
  readonly standings: readonly Standing[];
}

/** What is measured at once; `report` is told of each row as it is there. */
export type Part = (rounds: number, report: (row: Row) => void) => Promise<void>;
