/** Formats diagnostics for the terminal, with the lines of the document around their positions. */

import { showLine } from '../support/terminal.js';
import type { Diagnostic, Position } from './diagnostics.js';
import { describePath, pathAt } from './json-path.js';

/** Lines of the most recent source, cached because most diagnostics are in the same file. */
let latest: { readonly source: string; readonly lines: readonly string[] } | undefined;

function splitLines(source: string): readonly string[] {
  if (latest?.source !== source) latest = { source, lines: source.split(/\r\n|[\n\r]/u) };
  return latest.lines;
}

/** Formats one diagnostic. If `source` is given, shows the line of the position and the lines before and after it. */
export function formatDiagnostic(diagnostic: Diagnostic, source: string | undefined): string {
  const { file, line, column } = diagnostic.position;
  const { severity, code, message } = diagnostic;
  const head = showLine(`${file}:${line}:${column} ${severity} ${code}: ${message}`);
  const hint = `  hint: ${diagnostic.hint}`;
  return [head, ...(source === undefined ? [] : excerpt(diagnostic.position, source)), hint].join('\n');
}

/** Lines of up to `mostWhole` characters are shown whole; of longer ones (minified JSON), `partLength` characters. */
const mostWhole = 160;
const partLength = 100;

/** Minimum length of a line of JSON for which the path to the position is shown as well. */
const leastLong = 200;

/** Minimum length of a line of JSON that is shown without its neighbors, such as that of a minified document. */
const leastAlone = 500;

/** Cuts a long line around a column. `mark` is the offset of that column in `shown`. */
function cutLine(text: string, column: number): { readonly shown: string; readonly mark: number } {
  if (text.length <= mostWhole) return { shown: text, mark: column - 1 };
  const start = Math.max(0, Math.min(column - 1, text.length) - partLength / 2);
  const end = start + partLength;
  const [before, after] = [start > 0 ? '…' : '', end < text.length ? '…' : ''];
  return { shown: `${before}${text.slice(start, end)}${after}`, mark: before.length + column - 1 - start };
}

/** Returns the path to a position in words; `undefined` if its line is short, or if the text is not JSON. */
export function describePosition({ line, column }: Position, source: string): string | undefined {
  if ((splitLines(source)[line - 1]?.length ?? 0) < leastLong) return undefined;
  const breaks = line === 1 ? [] : [...source.matchAll(/\r\n|[\n\r]/gu)];
  const before = breaks[line - 2];
  const path = pathAt(source, (before === undefined ? 0 : before.index + before[0].length) + column - 1);
  return path && describePath(path);
}

/**
 * Returns the line at a position with the lines before and after it, and a `^` below the column. Long lines are cut; for
 * long lines of JSON, also returns the operation or the JSON pointer, and very long ones are shown alone.
 */
export function excerpt(position: Position, source: string): string[] {
  const { line, column } = position;
  const lines = splitLines(source);
  const described = describePosition(position, source);
  const shown: string[] = described === undefined ? [] : [showLine(`  in ${described}`)];
  const around = described !== undefined && (lines[line - 1]?.length ?? 0) >= leastAlone ? 0 : 1;
  const width = String(line + around).length;
  for (let number = Math.max(1, line - around); number <= Math.min(lines.length, line + around); number += 1) {
    const { shown: text, mark } = cutLine(lines[number - 1] ?? '', number === line ? column : 1);
    shown.push(`${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${showLine(text)}`.trimEnd());
    if (number === line) shown.push(`  ${' '.repeat(width)} | ${' '.repeat(mark)}^`);
  }
  return shown;
}
