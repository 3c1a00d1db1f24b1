/** Prints the result of `generate --check`: a summary, then the differences up to a limit. */
import { createTwoFilesPatch, diffLines } from 'diff';
import type { Change } from '../output/reconcile.js';
import { type Paint, plural, showLine } from '../support/terminal.js';

export interface ComparisonOptions {
  /** Prints only the numbers of added and removed lines of each file. */
  readonly stat?: boolean;
  /** Prints all lines of all files. */
  readonly full?: boolean;
}

/** Maximum numbers of differing lines to print: per file, and for all files together. */
const mostOfFile = 60;
const mostOfAll = 300;

/** Prints how many files differ, by type of change: `3 files differ: 1 changed, 2 added`. */
export function printSummary(changes: readonly Change[]): string {
  const counts = [
    [changes.filter(({ before, after }) => before !== undefined && after !== undefined).length, 'changed'],
    [changes.filter(({ before }) => before === undefined).length, 'added'],
    [changes.filter(({ after }) => after === undefined).length, 'removed'],
  ] as const;
  const parts = counts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  return `${plural(changes.length, 'file differs', 'files differ')}: ${parts.join(', ')}`;
}

function color(paint: Paint, line: string): string {
  if (line.startsWith('+')) return paint('green', line);
  return line.startsWith('-') ? paint('red', line) : line;
}

/** Prints the differences within a file, at most `most` lines. */
function printChange(paint: Paint, { path, before, after }: Change, most: number): readonly string[] {
  const patch = createTwoFilesPatch(`${path} (on disk)`, `${path} (generated)`, before ?? '', after ?? '');
  const lines = patch.trimEnd().split('\n').slice(1);
  const rest = lines.length - most;
  return [
    ...lines.slice(0, most).map((line) => color(paint, showLine(line))),
    ...(rest > 0 ? [paint('dim', `… ${plural(rest, 'more line')}`)] : []),
  ];
}

function printStat(paint: Paint, changes: readonly Change[]): readonly string[] {
  const width = Math.max(...changes.map(({ path }) => path.length));
  return changes.map(({ path, before, after }) => {
    const parts = diffLines(before ?? '', after ?? '');
    const count = (kind: 'added' | 'removed'): number =>
      parts.reduce((sum, part) => sum + (part[kind] ? part.count : 0), 0);
    return `${path.padEnd(width)}  ${paint('green', `+${count('added')}`)} ${paint('red', `-${count('removed')}`)}`;
  });
}

/** Returns a line with the length of a file that exists on only one side. */
function printWhole({ path, before, after }: Change): string {
  const lines = (after ?? before ?? '').split('\n').length - 1;
  return `${after === undefined ? 'removed' : 'added'} ${path} (${plural(lines, 'line')})`;
}

/** Prints the differences of files up to the limit, then the number of files that are not shown. */
function printBounded(paint: Paint, changes: readonly Change[]): readonly string[] {
  const blocks: string[] = [];
  let printed = 0;
  for (const [index, change] of changes.entries()) {
    if (printed >= mostOfAll) return [...blocks, `… and ${plural(changes.length - index, 'more changed file')}`];
    const lines = printChange(paint, change, mostOfFile);
    printed += lines.length;
    blocks.push(lines.join('\n'));
  }
  return blocks;
}

/**
 * Prints the files that differ. For changed files, prints the differing lines, up to 60 per file and 300 in total; for
 * other files, only paths and lengths. With `full`, prints all lines of all files; with `stat`, only line counts.
 */
export function printChanges(paint: Paint, changes: readonly Change[], { stat, full }: ComparisonOptions): string {
  if (stat === true) return printStat(paint, changes).join('\n');
  if (full === true)
    return changes.map((change) => printChange(paint, change, Number.POSITIVE_INFINITY).join('\n')).join('\n\n');
  const isChanged = ({ before, after }: Change): boolean => before !== undefined && after !== undefined;
  const others = changes.filter((change) => !isChanged(change)).map(printWhole);
  return [...printBounded(paint, changes.filter(isChanged)), ...(others.length > 0 ? [others.join('\n')] : [])].join(
    '\n\n',
  );
}
