/** Formats results for the terminal: diagnostics, conflicts and diffs. */
import { createTwoFilesPatch } from 'diff';
import type { SkippedOperation } from '../ir/api.js';
import type { Diagnostic } from '../diagnostics/diagnostics.js';
import { formatDiagnostic } from '../diagnostics/format.js';
import { type Paint, print, showLine } from '../support/terminal.js';
import { showPath } from '../output/errors.js';
import type { Change } from '../output/reconcile.js';
import type { Obstruction } from '../output/write.js';
import type { Result } from './generation.js';

/** Prints the result of one document as JSON, or those of several as a list. */
export const printJson = (made: readonly object[], isGood: boolean): void =>
  print(JSON.stringify(made.length === 1 ? made[0] : { ok: isGood, projects: made }, null, 2));

export const printDiagnostics = (
  paint: Paint,
  diagnostics: readonly Diagnostic[],
  sources: ReadonlyMap<string, string>,
): string => {
  const blocks = diagnostics.map((diagnostic) => {
    const [head = '', ...rest] = formatDiagnostic(diagnostic, sources.get(diagnostic.position.file)).split('\n');
    return [paint(diagnostic.severity === 'error' ? 'red' : 'yellow', head), ...rest].join('\n');
  });
  return blocks.join('\n\n');
};

/** Lists the operations that are left out, each with its first diagnostic. */
export const printSkipped = (paint: Paint, skipped: readonly SkippedOperation[]): string => {
  const lines = skipped.map(({ method, path, reasons: [reason, ...more] }) => {
    const { file, line, column } = reason?.position ?? { file: '', line: 0, column: 0 };
    const others = more.length === 0 ? '' : `, and ${more.length} more`;
    const why = `${file}:${line}:${column} ${reason?.code ?? ''}: ${reason?.message ?? ''}${others}`;
    return showLine(`  ${method} ${path}  ${why}`);
  });
  const head = `${skipped.length} ${skipped.length === 1 ? 'operation is' : 'operations are'} left out`;
  return [paint('yellow', head), ...lines].join('\n');
};

/** Whether the document has errors, or the output could not be written. */
export const isRefused = ({ diagnostics, failure }: Pick<Result, 'diagnostics' | 'failure'>): boolean =>
  failure !== undefined || diagnostics.some(({ severity }) => severity === 'error');

/** Formats everything about a run except the written files. A comparison prints conflicts itself. */
export const printFindings = (paint: Paint, result: Result, isComparison: boolean): string => {
  const { diagnostics, skipped, notes, failure, conflicts, sources } = result;
  const found = diagnostics.filter(({ severity }) => severity === 'error').length;
  const lines = [
    ...(diagnostics.length > 0 ? [printDiagnostics(paint, diagnostics, sources), ''] : []),
    ...(skipped.length > 0 ? [printSkipped(paint, skipped), ''] : []),
    ...notes.map((note) => `note: ${note}`),
  ];
  if (found > 0) lines.push(`${paint('bold', `${found} ${found === 1 ? 'error' : 'errors'}`)}; nothing was written`);
  else if (failure !== undefined) lines.push(`trefoil: ${failure}`);
  else if (conflicts.length > 0 && !isComparison) lines.push(printConflicts(paint, result));
  return lines.map((line) => `${line}\n`).join('');
};

/** Diffs of a file are cut after this number of lines. */
const diffLines = 60;

export const printChange = (paint: Paint, change: Change): string => {
  const patch = createTwoFilesPatch(
    `${change.path} (on disk)`,
    `${change.path} (generated)`,
    change.before ?? '',
    change.after ?? '',
  );
  const lines = patch.split('\n').slice(1);
  const shown = lines
    .slice(0, diffLines)
    .map((line) => (/^\+/u.test(line) ? paint('green', line) : /^-/u.test(line) ? paint('red', line) : line));
  return [...shown, ...(lines.length > diffLines ? [`… ${lines.length - diffLines} more lines`] : [])]
    .join('\n')
    .trimEnd();
};

/** One line for a conflicting file, with the path of its backup. */
export const printConflict = (paint: Paint, out: string, { path, reason, backup }: Obstruction): string =>
  `${paint('bold', showPath(out, path))} ${reason}${backup === undefined ? '' : `; a copy is saved as ${showPath(out, backup)}`}`;

/** Lists the conflicting files; if they were not backed up, with instructions. */
export const printConflicts = (
  paint: Paint,
  { out, conflicts }: { readonly out: string; readonly conflicts: readonly Obstruction[] },
): string => {
  const lines = conflicts.map((conflict) => printConflict(paint, out, conflict));
  const open = conflicts.filter(({ backup }) => backup === undefined).length;
  if (open === 0) return lines.join('\n');
  const head = open === 1 ? '1 file is in the way' : `${open} files are in the way`;
  const advice =
    'choose another folder with --out, or run the command again with --force, which overwrites each file and keeps a copy beside it (.bak)';
  return [...lines, '', `${paint('red', head)}; nothing was written. To continue, ${advice}`].join('\n');
};
