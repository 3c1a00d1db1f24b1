/** `trefoil verify`: generates in memory, compiles, and calls every operation. */
import type { SkippedOperation } from '../ir/api.js';
import { type Diagnostic, sortDiagnostics } from '../diagnostics/diagnostics.js';
import { renderDocument } from '../generate.js';
import { isPassed, type Omission, type OperationReport } from '../commands/verify/report.js';
import { type Verified, verifyOutputs } from '../commands/verify/verify.js';
import { exitCodes } from './exit-codes.js';
import { type LoadFlags, loadTarget } from './load.js';
import { printDiagnostics, printSkipped } from './output.js';
import { type Paint, paintFor, plural } from '../support/terminal.js';
import { type ProgressLine, startProgress } from './progress.js';
import { readTarget, type Target } from './project.js';
import { mostSeed, readNumber } from './numbers.js';

export interface VerifyCommandOptions extends LoadFlags {
  readonly project?: string;
  readonly count?: string;
  readonly seed?: string;
  readonly json?: boolean;
}

interface Result {
  readonly exit: number;
  readonly seed: number;
  readonly count: number;
  readonly diagnostics: readonly Diagnostic[];
  readonly skipped: readonly SkippedOperation[];
  readonly sources: ReadonlyMap<string, string>;
  /** Absent if nothing was generated. */
  readonly verified?: Verified;
}

const defaultCount = 25;

/** Runs the command in the working directory. Resolves to the exit code. */
export const runVerify = async (spec: string | undefined, options: VerifyCommandOptions): Promise<number> => {
  const progress = startProgress(process.stderr, options.json === true);
  const target = await readTarget(process.cwd(), spec, options.project);
  const result = await verifyTarget(target, options, progress).finally(progress.end);
  if (options.json === true) process.stdout.write(`${JSON.stringify(toJson(result), null, 2)}\n`);
  else print(result);
  return result.exit;
};

/** Verifies a document, for the command or for a release. A release compiles the packages itself, so it skips the type check. */
export const verifyTarget = async (
  target: Target,
  options: VerifyCommandOptions,
  { begin, step }: ProgressLine,
  isTyped = true,
): Promise<Result> => {
  const count = readNumber(options.count ?? String(defaultCount), '--count', 1, 100_000);
  const drawn = String(Math.floor(Math.random() * mostSeed));
  const seed = readNumber(options.seed ?? drawn, '--seed', 0, mostSeed);
  const cwd = process.cwd();
  const base = { seed, count, skipped: [] };
  begin('load');
  const loaded = await loadTarget(target, options);
  if (!loaded.isLoaded) return { ...base, ...loaded };
  const { document, config } = loaded;
  // Verification needs both client and server, even if the project generates only one of them.
  const { packages: _, ...whole } = config;
  const rendered = await renderDocument(document, { ...whole, layout: 'folder' }, begin);
  const diagnostics = sortDiagnostics(document.diagnostics);
  if (rendered === undefined) return { ...base, sources: document.sources, diagnostics, exit: exitCodes.findings };
  const { input, files } = rendered;
  const verified = await verifyOutputs(input, files, { seed, count, cwd, isTyped, begin, step });
  const exit = isClean(verified) ? exitCodes.done : exitCodes.findings;
  return { ...base, sources: document.sources, diagnostics, skipped: input.skipped, verified, exit };
};

const isClean = ({ types, operations, fault }: Verified): boolean =>
  fault === undefined && types.findings.length === 0 && operations.every(isPassed);

const toJson = ({ exit, seed, count, diagnostics, skipped, verified }: Result): object => ({
  ok: exit === exitCodes.done,
  seed,
  count,
  diagnostics,
  skipped,
  types: verified?.types ?? null,
  operations: verified?.operations ?? [],
  ...(verified?.fault !== undefined && { fault: verified.fault }),
});

const labelOf = ({ kind, id, method, path }: OperationReport): string =>
  kind === 'operation' ? `${id} (${method} ${path})` : id;

const print = (result: Result): void => {
  const errors = paintFor(process.stderr);
  const { diagnostics, skipped, sources, verified, seed, count } = result;
  const faults = diagnostics.filter(({ severity }) => severity === 'error');
  if (faults.length > 0) process.stderr.write(`${printDiagnostics(errors, faults, sources)}\n\n`);
  if (skipped.length > 0) process.stderr.write(`${printSkipped(errors, skipped)}\n\n`);
  if (verified === undefined) {
    process.stderr.write(`${errors('bold', plural(faults.length, 'error'))}; nothing was generated\n`);
    return;
  }
  const lines = printVerified(verified, paintFor(process.stdout));
  const again = `--seed ${seed} --count ${count}`;
  process.stdout.write(`${[...lines, `Repeat with: ${again}`].join('\n')}\n`);
};

/** The lines of the report: failures, skipped checks, and a summary. */
export const printVerified = ({ types, operations, fault }: Verified, paint: Paint): string[] => {
  const findings = types.findings.map(
    ({ file, line, column, message }) => `${paint('red', `${file}:${line}:${column}`)} ${message}`,
  );
  const failed = operations.filter((each) => !isPassed(each));
  const calls = operations.reduce((sum, { tried }) => sum + tried, 0);
  const summary = [
    `${plural(operations.length, 'operation')}, ${plural(calls, 'call')}`,
    ...(fault === undefined
      ? [failed.length === 0 ? 'all passed' : `${plural(failed.length, 'operation')} failed`]
      : ['no operation could be called']),
    types.findings.length === 0
      ? `compiles with ${types.compiler}`
      : `${plural(types.findings.length, 'error')} from ${types.compiler}`,
  ].join('; ');
  return [
    ...findings,
    ...failed.flatMap((each) => printFailure(each, paint)),
    ...groupFiles(types.notTried).map((line) => `${paint('yellow', 'not type-checked')} ${line}`),
    ...operations
      .flatMap(listOmissions)
      .map(({ what, reason }) => `${paint('yellow', 'not tried')} ${what}: ${reason}`),
    ...(fault === undefined ? [] : [`${paint('red', 'not run')} ${fault}`]),
    paint('bold', summary),
  ];
};

/** Groups skipped files by reason, one line per reason; `--json` lists all files. */
const groupFiles = (omissions: readonly Omission[]): string[] => {
  const files = new Map<string, string[]>();
  for (const { what, reason } of omissions) files.set(reason, [...(files.get(reason) ?? []), what]);
  return [...files].map(([reason, [first, ...others]]) => {
    const more = others.length === 0 ? '' : ` and ${plural(others.length, 'more file')}`;
    return `${first}${more}: ${reason}`;
  });
};

const listOmissions = (report: OperationReport): { readonly what: string; readonly reason: string }[] =>
  report.notTried.map(({ what, reason }) => ({ what: `${labelOf(report)}, ${what}`, reason }));

const printFailure = (report: OperationReport, paint: Paint): string[] => {
  const { failure, tried, passed } = report;
  const head = `${paint('red', 'failed')} ${labelOf(report)}: ${tried - passed} of ${plural(tried, 'call')}`;
  if (failure === undefined) return [head];
  return [
    head,
    `  ${failure.of}: ${failure.reason}`,
    `  ${failure.of === 'response' ? 'returned' : 'sent'}: ${failure.value}`,
  ];
};
