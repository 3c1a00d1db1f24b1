/** Formats results for the terminal: diagnostics and conflicting files. */
import { listMissing } from '../diagnostics/changes.js';
import type { Diagnostic } from '../diagnostics/diagnostics.js';
import { describePosition, formatDiagnostic } from '../diagnostics/format.js';
import type { SkippedOperation } from '../ir/api.js';
import { showPath } from '../output/errors.js';
import type { Obstruction } from '../output/write.js';
import { type Paint, plural, print, showLine } from '../support/terminal.js';
import { commandLine } from './command-line.js';
import type { Result } from './generation.js';

/** Prints the result for one document as JSON; for several documents, an object with a list of results. */
export function printJson(made: readonly object[], isGood: boolean): void {
  print(JSON.stringify(made.length === 1 ? made[0] : { ok: isGood, projects: made }, null, 2));
}

/** Formats diagnostics with excerpts of their sources (text by path), separated by blank lines. */
export function printDiagnostics(
  paint: Paint,
  diagnostics: readonly Diagnostic[],
  sources: ReadonlyMap<string, string>,
): string {
  const blocks = diagnostics.map((diagnostic) => {
    const [head = '', ...rest] = formatDiagnostic(diagnostic, sources.get(diagnostic.position.file)).split('\n');
    return [paint(diagnostic.severity === 'error' ? 'red' : 'yellow', head), ...rest].join('\n');
  });
  return blocks.join('\n\n');
}

/** Number of warnings up to which all of them are printed. */
const fewWarnings = 3;

function showAll(paint: Paint, warnings: readonly Diagnostic[], sources: ReadonlyMap<string, string>): string {
  return `${printDiagnostics(paint, warnings, sources)}\n`;
}

/** Prints the first warning of each code with the number of such warnings; prints all if there are few. */
function printWarnings(
  paint: Paint,
  warnings: readonly Diagnostic[],
  sources: ReadonlyMap<string, string>,
  command: string,
): string {
  if (warnings.length <= fewWarnings) return showAll(paint, warnings, sources);
  const kinds = new Map<string, Diagnostic[]>();
  for (const warning of warnings) kinds.set(warning.code, [...(kinds.get(warning.code) ?? []), warning]);
  if (kinds.size === warnings.length) return showAll(paint, warnings, sources);
  const blocks = [...kinds.values()].map((kind) => {
    const more = kind.length - 1;
    const first = printDiagnostics(paint, kind.slice(0, 1), sources);
    return more === 0 ? first : `${first}\n${paint('dim', `  … and ${plural(more, 'more warning')} of this kind`)}`;
  });
  const sum = `${plural(warnings.length, 'warning')} in ${plural(kinds.size, 'kind')}`;
  return `${blocks.join('\n\n')}\n\n${paint('bold', sum)}; \`${command} --verbose\` prints all of them\n`;
}

/** Lists the warnings of an earlier run that are resolved, and counts those that remain. */
function printFormer(paint: Paint, former: readonly Diagnostic[], warnings: readonly Diagnostic[]): string[] {
  const resolved = listMissing(former, warnings);
  const same = former.length - resolved.length;
  const more = resolved.length - fewWarnings;
  return [
    ...(resolved.length === 0 ? [] : [paint('green', `${plural(resolved.length, 'warning')} resolved:`)]),
    ...resolved.slice(0, fewWarnings).map(({ code, message }) => showLine(`  ${code}: ${message}`)),
    ...(more > 0 ? [`  … and ${more} more`] : []),
    ...(same > 0 ? [`${plural(same, 'warning')} as before`] : []),
  ];
}

function countWarnings({ length }: readonly Diagnostic[], command: string): string {
  const option = length > fewWarnings ? ' --verbose' : '';
  return `${plural(length, 'warning')}; \`${command}${option}\` prints ${length === 1 ? 'it' : 'them'}\n`;
}

/** Lists the operations that are left out, each with its first diagnostic. */
export function printSkipped(
  paint: Paint,
  skipped: readonly SkippedOperation[],
  sources: ReadonlyMap<string, string>,
): string {
  const lines = skipped.map(({ method, path, reasons: [reason, ...more] }) => {
    const position = reason?.position ?? { file: '', line: 0, column: 0 };
    const { file, line, column } = position;
    const described = describePosition(position, sources.get(file) ?? '');
    const place = described === undefined ? '' : ` (${described})`;
    const others = more.length === 0 ? '' : `, and ${more.length} more`;
    const why = `${file}:${line}:${column}${place} ${reason?.code ?? ''}: ${reason?.message ?? ''}${others}`;
    return showLine(`  ${method} ${path}  ${why}`);
  });
  const head = `${skipped.length} ${skipped.length === 1 ? 'operation is' : 'operations are'} left out`;
  return [paint('yellow', head), ...lines].join('\n');
}

/** Whether a run failed: the document has errors, or the output could not be written. */
export function isRefused({ diagnostics, failure }: Pick<Result, 'diagnostics' | 'failure'>): boolean {
  return failure !== undefined || diagnostics.some(({ severity }) => severity === 'error');
}

export interface FindingsOptions {
  /** Whether the run only compares files; it then prints conflicts itself. */
  readonly isComparison?: boolean;
  /** Whether to print all warnings in order of position, like errors, rather than the first one of each code. */
  readonly isVerbose?: boolean;
  /** Whether to only count warnings, because `trefoil generate` prints them. */
  readonly isBrief?: boolean;
  /** The warnings of an earlier run; only changes are printed. */
  readonly former?: readonly Diagnostic[] | undefined;
  /** The document on the command line; absent if the configuration names it. */
  readonly spec?: string | undefined;
}

/** Formats the result of a run, except for the written files. */
export function printFindings(
  paint: Paint,
  result: Result,
  { isComparison = false, isVerbose = false, isBrief = false, former = [], spec }: FindingsOptions = {},
): string {
  const command = commandLine('generate', spec);
  const { diagnostics, skipped, notes, failure, conflicts, sources } = result;
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const found = errors.length;
  const all = diagnostics.filter(({ severity }) => severity !== 'error');
  const warnings = listMissing(all, former);
  const shown = isVerbose
    ? [diagnostics].filter(({ length }) => length > 0).map((each) => showAll(paint, each, sources))
    : [
        ...(found > 0 ? [showAll(paint, errors, sources)] : []),
        ...(warnings.length > 0
          ? [isBrief ? countWarnings(warnings, command) : printWarnings(paint, warnings, sources, command)]
          : []),
      ];
  const lines = [
    ...shown,
    ...(found > 0 ? [] : printFormer(paint, former, all)),
    ...(skipped.length > 0 ? [printSkipped(paint, skipped, sources), ''] : []),
    ...notes.map((note) => `note: ${note}`),
  ];
  if (found > 0) lines.push(`${paint('bold', `${found} ${found === 1 ? 'error' : 'errors'}`)}; nothing was written`);
  else if (failure !== undefined) lines.push(`trefoil: ${failure}`);
  else if (conflicts.length > 0 && !isComparison) lines.push(printConflicts(paint, result));
  return lines.map((line) => `${line}\n`).join('');
}

/** Returns one line for a conflicting file, with the path of its backup. */
export function printConflict(paint: Paint, out: string, { path, reason, backup }: Obstruction): string {
  return `${paint('bold', showPath(out, path))} ${reason}${backup === undefined ? '' : `; a copy is saved as ${showPath(out, backup)}`}`;
}

/** Lists the conflicting files; if they were not backed up, with instructions. */
export function printConflicts(
  paint: Paint,
  { out, conflicts }: { readonly out: string; readonly conflicts: readonly Obstruction[] },
): string {
  const lines = conflicts.map((conflict) => printConflict(paint, out, conflict));
  const open = conflicts.filter(({ backup }) => backup === undefined).length;
  if (open === 0) return lines.join('\n');
  const head = open === 1 ? '1 file is in the way' : `${open} files are in the way`;
  const advice =
    'choose another folder with --out, or run the command again with --force, which overwrites each file and keeps a copy beside it (.bak)';
  return [...lines, '', `${paint('red', head)}; nothing was written. To continue, ${advice}`].join('\n');
}
