import type { Standing } from './contest.js';

/** A row of results: several contenders doing the same work. */
export interface Row {
  readonly work: string;
  /** Unit of the cost, such as `µs of CPU time for a request`. */
  readonly unit: string;
  readonly standings: readonly Standing[];
}

/** A part of the benchmark. It calls `report` with each row as soon as it is measured. */
export type Part = (rounds: number, report: (row: Row) => void) => Promise<void>;
