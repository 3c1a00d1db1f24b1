/** Creates diagnostics from the table, with positions, and sorts them. */
import type { Entry, Severity } from './entry.js';
import { table } from './table.js';

export { quote, type Severity } from './entry.js';
export { table } from './table.js';

type Table = typeof table;
export type Code = keyof Table;
export type ParametersOf<C extends Code> = Table[C] extends Entry<infer P> ? P : never;

/** A position in a source file. `line` and `column` start at 1; `column` counts UTF-16 code units. */
export interface Position {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export interface Diagnostic {
  readonly code: Code;
  readonly severity: Severity;
  readonly message: string;
  readonly hint: string;
  readonly position: Position;
}

/** Creates a diagnostic with the given code at a position. `as` overrides the severity. */
export function diagnose<C extends Code>(
  code: C,
  position: Position,
  parameters: ParametersOf<C>,
  as?: Severity,
): Diagnostic {
  return { ...describe(code, parameters, as), position };
}

function describe<C extends Code>(code: C, parameters: ParametersOf<C>, as?: Severity): Omit<Diagnostic, 'position'> {
  const { severity, hint, message } = table[code] as Entry<ParametersOf<C>>;
  return { code, severity: as ?? severity, hint, message: message(parameters) };
}

/** The output of a stage, and its diagnostics in the order in which they were found. */
export interface Result<T, D = Diagnostic> {
  readonly value: T;
  readonly diagnostics: readonly D[];
}

/** A diagnostic with a JSON pointer into the document instead of a position in a file. */
export interface PointerDiagnostic extends Omit<Diagnostic, 'position'> {
  readonly pointer: string;
}

/** Replaces the pointer of a diagnostic by a position. */
export function locateDiagnostic(
  { pointer, ...diagnostic }: PointerDiagnostic,
  locate: (pointer: string) => Position,
): Diagnostic {
  return { ...diagnostic, position: locate(pointer) };
}

/**
 * Reports a diagnostic at a JSON pointer of the document. Without `severity`, the default severity of the code applies.
 */
export type Report = <C extends Code>(
  code: C,
  pointer: string,
  parameters: ParametersOf<C>,
  severity?: Severity,
) => void;

/** Collects the diagnostics that a stage reports. */
export interface Collector {
  readonly report: Report;
  readonly diagnostics: readonly PointerDiagnostic[];
}

/** Creates an empty collector. */
export function collectDiagnostics(): Collector {
  const diagnostics: PointerDiagnostic[] = [];
  return {
    diagnostics,
    report: (code, pointer, parameters, as) => {
      diagnostics.push({ ...describe(code, parameters, as), pointer });
    },
  };
}

/** Returns whether any of the diagnostics is an error. */
export function hasErrors(diagnostics: readonly Pick<Diagnostic, 'severity'>[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}

function comparePositions(a: Diagnostic, b: Diagnostic): number {
  if (a.position.file !== b.position.file) return a.position.file < b.position.file ? -1 : 1;
  return (
    a.position.line - b.position.line ||
    a.position.column - b.position.column ||
    (a.code < b.code ? -1 : a.code > b.code ? 1 : 0)
  );
}

/** Sorts diagnostics by file, line and column, and removes duplicates. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>();
  return [...diagnostics].sort(comparePositions).filter((d) => {
    const key = JSON.stringify([d.code, d.message, d.position]);
    return seen.has(key) ? false : seen.add(key) !== undefined;
  });
}
