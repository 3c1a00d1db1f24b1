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

/** Creates the diagnostic of a code at a position. `as` overrides the severity. */
export const diagnose = <C extends Code>(
  code: C,
  position: Position,
  parameters: ParametersOf<C>,
  as?: Severity,
): Diagnostic => {
  const { severity, hint, message } = table[code] as Entry<ParametersOf<C>>;
  return { code, severity: as ?? severity, hint, position, message: message(parameters) };
};

/**
 * Reports a diagnostic at a JSON pointer of the bundled document. Every stage receives this function instead of
 * returning diagnostics. Without `severity`, the severity of the code applies.
 */
export type Report = <C extends Code>(
  code: C,
  pointer: string,
  parameters: ParametersOf<C>,
  severity?: Severity,
) => void;

const comparePositions = (a: Diagnostic, b: Diagnostic): number => {
  if (a.position.file !== b.position.file) return a.position.file < b.position.file ? -1 : 1;
  return (
    a.position.line - b.position.line ||
    a.position.column - b.position.column ||
    (a.code < b.code ? -1 : a.code > b.code ? 1 : 0)
  );
};

/** Sorts by file, line and column, and removes duplicates. */
export const sortDiagnostics = (diagnostics: readonly Diagnostic[]): Diagnostic[] => {
  const seen = new Set<string>();
  return [...diagnostics].sort(comparePositions).filter((d) => {
    const key = JSON.stringify([d.code, d.message, d.position]);
    return seen.has(key) ? false : seen.add(key) !== undefined;
  });
};
