/** How a diagnostic is shown to a person: with the lines of the document around its place. */
import type { Diagnostic, Position } from './diagnostics.js';
import { showLine } from '../support/terminal.js';

/** The lines of the latest source: most documents are one file, of which there is much to say. */
let latest: { readonly source: string; readonly lines: readonly string[] } | undefined;

const splitLines = (source: string): readonly string[] => {
  if (latest?.source !== source) latest = { source, lines: source.split(/\r\n|[\n\r]/u) };
  return latest.lines;
};

/** One diagnostic as a person reads it, with the line before and after the place where the source is known. */
export const formatDiagnostic = (diagnostic: Diagnostic, source: string | undefined): string => {
  const { file, line, column } = diagnostic.position;
  const { severity, code, message } = diagnostic;
  const head = showLine(`${file}:${line}:${column} ${severity} ${code}: ${message}`);
  const hint = `  hint: ${diagnostic.hint}`;
  return [head, ...(source === undefined ? [] : excerpt(diagnostic.position, source)), hint].join('\n');
};

/** A line of up to so many characters is shown as a whole; of a longer one, such as a document in one line, a part. */
const mostWhole = 160;
const partLength = 100;

/** The part of a line that is shown, and where in it the mark stands. */
const cutLine = (text: string, column: number): { readonly shown: string; readonly mark: number } => {
  if (text.length <= mostWhole) return { shown: text, mark: column - 1 };
  const start = Math.max(0, Math.min(column - 1, text.length) - partLength / 2);
  const end = start + partLength;
  const [before, after] = [start > 0 ? '…' : '', end < text.length ? '…' : ''];
  return { shown: `${before}${text.slice(start, end)}${after}`, mark: before.length + column - 1 - start };
};

/** The line of a position between its neighbours, with a mark below its column; of a long line, what is around it. */
export const excerpt = ({ line, column }: Position, source: string): string[] => {
  const lines = splitLines(source);
  const width = String(line + 1).length;
  const shown: string[] = [];
  for (let number = Math.max(1, line - 1); number <= Math.min(lines.length, line + 1); number += 1) {
    const { shown: text, mark } = cutLine(lines[number - 1] ?? '', number === line ? column : 1);
    shown.push(`${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${showLine(text)}`.trimEnd());
    if (number === line) shown.push(`  ${' '.repeat(width)} | ${' '.repeat(mark)}^`);
  }
  return shown;
};
