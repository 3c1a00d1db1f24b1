/** `trefoil verify`: generates packages in memory, compiles them, and calls every operation. */

import { isPassed, type Omission, type OperationReport } from '../commands/verify/report.js';
import { type Verified, verifyOutputs } from '../commands/verify/verify.js';
import { type Paint, paintFor, plural } from '../support/terminal.js';
import { exitCodes } from './exit-codes.js';
import type { LoadFlags } from './load.js';
import { mostSeed, readNumber } from './numbers.js';
import { printDiagnostics, printSkipped } from './output.js';
import { type ProgressLine, startProgress } from './progress.js';
import { readTarget, type Target } from './project.js';
import { renderSources, type SourcesResult } from './render-sources.js';
import { UsageError } from './usage-error.js';

export interface VerifyCommandOptions extends LoadFlags {
  readonly project?: string;
  readonly count?: string;
  readonly seed?: string;
  /** `false` for `--no-types`. */
  readonly types?: boolean;
  readonly json?: boolean;
  /** Base URL of a running server to call instead of the generated server. */
  readonly url?: string;
  readonly header?: readonly string[];
  readonly unsafeMethods?: boolean;
  readonly hooks?: string;
  readonly timeout?: string;
  readonly excludeChecks?: readonly string[];
}

interface Result extends Omit<SourcesResult, 'rendered'> {
  readonly seed: number;
  readonly count: number;
  /** The results; absent if nothing was generated. */
  readonly verified?: Verified;
}

const defaultCount = 25;

/** Options that are valid only for a running server. */
const urlOptions = ['header', 'unsafeMethods', 'hooks', 'timeout', 'excludeChecks'] as const;

/** Parses `--count` and `--seed`; the default seed is random. */
export function readSample(options: VerifyCommandOptions): { readonly seed: number; readonly count: number } {
  const count = readNumber(options.count ?? String(defaultCount), '--count', 1, 100_000);
  const drawn = String(Math.floor(Math.random() * mostSeed));
  return { count, seed: readNumber(options.seed ?? drawn, '--seed', 0, mostSeed) };
}

/** Runs the command in the working directory. Resolves to the exit code. */
export async function runVerify(spec: string | undefined, options: VerifyCommandOptions): Promise<number> {
  const progress = startProgress(process.stderr, { isQuiet: options.json === true });
  const target = await readTarget(process.cwd(), spec, options.project);
  const result = await verifyTarget(target, options, progress).finally(progress.end);
  if (options.json === true) process.stdout.write(`${JSON.stringify(toJson(result), null, 2)}\n`);
  else print(result);
  return result.exit;
}

async function verifyTarget(
  target: Target,
  options: VerifyCommandOptions,
  { begin, step }: ProgressLine,
): Promise<Result> {
  const isTyped = options.types !== false;
  const misplaced = urlOptions.find((name) => options[name] !== undefined);
  if (misplaced !== undefined)
    throw new UsageError(`--${misplaced.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)} needs --url`);
  const { seed, count } = readSample(options);
  const cwd = process.cwd();
  // Verification needs both client and server, even if the project generates only one of them.
  const packages = ['types', 'client', 'server'] as const;
  const { rendered, ...found } = await renderSources(target, options, { packages }, begin);
  if (rendered === undefined) return { seed, count, ...found };
  const { input, files } = rendered;
  const verified = await verifyOutputs(input, files, { seed, count, cwd, isTyped, begin, step });
  return { seed, count, ...found, verified, exit: isClean(verified) ? exitCodes.done : exitCodes.findings };
}

function isClean({ types, operations, fault }: Verified): boolean {
  return fault === undefined && types.findings.length === 0 && operations.every(isPassed);
}

function toJson({ exit, seed, count, diagnostics, skipped, verified }: Result): object {
  return {
    ok: exit === exitCodes.done,
    seed,
    count,
    diagnostics,
    skipped,
    types: verified?.types ?? null,
    operations: verified?.operations ?? [],
    ...(verified?.fault !== undefined && { fault: verified.fault }),
  };
}

function labelOf({ kind, id, method, path }: OperationReport): string {
  return kind === 'operation' ? `${id} (${method} ${path})` : id;
}

function print(result: Result): void {
  const errors = paintFor(process.stderr);
  const { diagnostics, skipped, sources, verified, seed, count } = result;
  const faults = diagnostics.filter(({ severity }) => severity === 'error');
  if (faults.length > 0) process.stderr.write(`${printDiagnostics(errors, faults, sources)}\n\n`);
  if (skipped.length > 0) process.stderr.write(`${printSkipped(errors, skipped, sources)}\n\n`);
  if (verified === undefined) {
    process.stderr.write(`${errors('bold', plural(faults.length, 'error'))}; nothing was generated\n`);
    return;
  }
  const lines = printVerified(verified, paintFor(process.stdout));
  const again = `To repeat these calls, add --seed ${seed} --count ${count}.`;
  process.stdout.write(`${[...lines, again].join('\n')}\n`);
}

/** Returns the lines of the report: failures, skipped checks, and a summary. */
export function printVerified({ types, operations, fault }: Verified, paint: Paint): string[] {
  const findings = types.findings.map(
    ({ file, line, column, message }) => `${paint('red', `${file}:${line}:${column}`)} ${message}`,
  );
  const failed = operations.filter((each) => !isPassed(each));
  const calls = operations.reduce((sum, { tried }) => sum + tried, 0);
  const partial = operations.filter(({ notTried }) => notTried.length > 0).length;
  const summary = [
    `${plural(operations.length, 'operation')}, ${plural(calls, 'call')}`,
    ...(fault === undefined
      ? [failed.length === 0 ? 'all calls passed' : `${plural(failed.length, 'operation')} failed`]
      : ['no operation could be called']),
    ...(partial === 0 ? [] : [`${plural(partial, 'operation')} not tried in full`]),
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
}

/** Groups files that were not checked by reason, one line per reason; `--json` contains all files. */
function groupFiles(omissions: readonly Omission[]): string[] {
  const files = new Map<string, string[]>();
  for (const { what, reason } of omissions) files.set(reason, [...(files.get(reason) ?? []), what]);
  return [...files].map(([reason, [first, ...others]]) => {
    const more = others.length === 0 ? '' : ` and ${plural(others.length, 'more file')}`;
    return `${first}${more}: ${reason}`;
  });
}

function listOmissions(report: OperationReport): { readonly what: string; readonly reason: string }[] {
  return report.notTried.map(({ what, reason }) => ({ what: `${labelOf(report)}, ${what}`, reason }));
}

function printFailure(report: OperationReport, paint: Paint): string[] {
  const { failure, tried, passed } = report;
  const head = `${paint('red', 'failed')} ${labelOf(report)}: ${tried - passed} of ${plural(tried, 'call')}`;
  if (failure === undefined) return [head];
  return [
    head,
    `  ${failure.of}: ${failure.reason}`,
    `  ${failure.of === 'response' ? 'returned' : 'sent'}: ${failure.value}`,
  ];
}
