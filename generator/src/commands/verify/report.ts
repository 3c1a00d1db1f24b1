/** What is found of each operation; the shape of `verify --json`. */

export type OperationKind = 'operation' | 'webhook' | 'callback';

/** What went wrong: with a request, with its answer, or with the refusal of an invalid one. */
export interface Failure {
  readonly of: 'request' | 'response' | 'refusal';
  readonly reason: string;
  /** What was sent, or what a handler returned, as JSON; of what is long, the beginning. */
  readonly value: string;
}

/** What was not tried. */
export interface Omission {
  readonly what: string;
  readonly reason: string;
}

export interface OperationReport {
  readonly kind: OperationKind;
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Calls that were made: a valid one is tried once for its request and its answer together. */
  readonly tried: number;
  readonly passed: number;
  readonly notTried: readonly Omission[];
  /** The first; how many there are is what `passed` lacks. */
  readonly failure?: Failure;
}

/** A finding of the compiler, and where it stands below the output folder. */
export interface TypeDiagnostic {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export interface Types {
  /** Which compiler looked: the user's own, or that of the tool. */
  readonly compiler: string;
  readonly findings: readonly TypeDiagnostic[];
  /** Files that it did not look at, since what they import is not installed. */
  readonly notTried: readonly Omission[];
}

export const isPassed = ({ tried, passed }: OperationReport): boolean => tried === passed;
