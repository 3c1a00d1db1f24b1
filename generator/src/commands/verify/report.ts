/** The report of `verify` on each operation; the format of `verify --json`. */

export type OperationKind = 'operation' | 'webhook' | 'callback';

/** A failure in a request, in a response to it, or in the rejection of an invalid request. */
export interface Failure {
  readonly of: 'request' | 'response' | 'refusal';
  readonly reason: string;
  /** The value that was sent or that the handler returned, as JSON, truncated if it is long. */
  readonly value: string;
}

/** Cases that were not tested. */
export interface Omission {
  readonly what: string;
  readonly reason: string;
}

export interface OperationReport {
  readonly kind: OperationKind;
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Number of calls. A valid call counts as one, although both its request and its response are checked. */
  readonly tried: number;
  readonly passed: number;
  readonly notTried: readonly Omission[];
  /** The first failure; there are `tried` minus `passed` in total. */
  readonly failure?: Failure;
}

/** A compiler error, with its position relative to the output folder. */
export interface TypeDiagnostic {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export interface Types {
  /** Name and version of the compiler: the user's, or else the tool's. */
  readonly compiler: string;
  readonly findings: readonly TypeDiagnostic[];
  /** Files that were not checked, because their imports are not installed. */
  readonly notTried: readonly Omission[];
}

/** Returns whether all calls of an operation passed. */
export function isPassed({ tried, passed }: OperationReport): boolean {
  return tried === passed;
}
