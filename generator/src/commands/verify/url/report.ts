/** The report of `verify` on a running server; the format of `verify --url --json`. */
import type { Position } from '../../../diagnostics/diagnostics.js';
import type { Difference } from '../../conformance/difference.js';
import type { Omission } from '../report.js';

export interface FoundDifference extends Difference {
  /** Number of calls that show this difference. */
  readonly count: number;
  /** The error in the request; absent for valid requests. */
  readonly invalid?: string;
  /** Position in the document. */
  readonly position?: Position;
  /** A shell command that repeats the first call with this difference. */
  readonly curl: string;
}

export interface UrlOperationReport {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Number of calls. */
  readonly tried: number;
  /** Number of responses by status. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly differences: readonly FoundDifference[];
  readonly notTried: readonly Omission[];
}
