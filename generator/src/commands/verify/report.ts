/** The report on each operation; the format of `verify --json`. */

export type OperationKind = 'operation' | 'webhook' | 'callback';

/** Where the failure occurred: in a request, in its response, or in the refusal of an invalid request. */
export interface Failure {
  readonly of: 'request' | 'response' | 'refusal';
  readonly reason: string;
  /** The sent value, or the value returned by the handler, as JSON, cut if it is long. */
  readonly value: string;
}

/** Cases that were not tried. */
export interface Omission {
  readonly what: string;
  readonly reason: string;
}

export interface OperationReport {
  readonly kind: OperationKind;
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Number of calls. A valid call counts once for its request and its response. */
  readonly tried: number;
  readonly passed: number;
  readonly notTried: readonly Omission[];
  /** The first failure; `tried` minus `passed` is their number. */
  readonly failure?: Failure;
}

/** An error of the compiler, with its position below the output folder. */
export interface TypeDiagnostic {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export interface Types {
  /** Name and version of the compiler: that of the user, or that of the tool. */
  readonly compiler: string;
  readonly findings: readonly TypeDiagnostic[];
  /** Files that were not checked, because their imports are not installed. */
  readonly notTried: readonly Omission[];
}

export const isPassed = ({ tried, passed }: OperationReport): boolean => tried === passed;
