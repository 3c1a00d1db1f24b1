/** `trefoil verify --url`: calls a running server, and compares its responses with the document. */
import { resolve } from 'node:path';
import { type CheckName, isCheckName } from '../commands/conformance/difference.js';
import { HookError, type Hooks, loadHooks } from '../commands/verify/url/hooks.js';
import { isSafe } from '../commands/verify/url/operation.js';
import { type UrlVerified, verifyUrl } from '../commands/verify/url/verify-url.js';
import type { EmitInput } from '../emit/input.js';
import { paintFor, plural, printError } from '../support/terminal.js';
import { exitCodes } from './exit-codes.js';
import { readNumber } from './numbers.js';
import { printDiagnostics, printSkipped } from './output.js';
import { type ProgressLine, startProgress } from './progress.js';
import { readTarget, type Target } from './project.js';
import { renderSources, type SourcesResult } from './render-sources.js';
import { readHeaders, readServerUrl } from './request-headers.js';
import { UsageError } from './usage-error.js';
import { readSample, type VerifyCommandOptions } from './verify.js';
import { printUrlVerified } from './verify-url-output.js';

/** The calls to make, according to the options. */
interface Plan {
  readonly url: string;
  readonly headers: Headers;
  readonly callsUnsafe: boolean;
  readonly hooks: Hooks;
  readonly timeout: number;
  readonly excluded: ReadonlySet<CheckName>;
  readonly seed: number;
  readonly count: number;
}

interface Result extends Omit<SourcesResult, 'rendered'> {
  /** The results; absent if the document has errors. */
  readonly verified?: UrlVerified;
}

const defaultTimeout = 10_000;
const mostTimeout = 600_000;

async function readPlan(options: VerifyCommandOptions): Promise<Plan> {
  const { hooks } = options;
  return {
    ...readSample(options),
    url: readServerUrl(options.url ?? '', '--url').href.replace(/\/$/u, ''),
    headers: readHeaders(options.header),
    callsUnsafe: options.unsafeMethods === true,
    timeout: readNumber(options.timeout ?? String(defaultTimeout), '--timeout', 1, mostTimeout),
    excluded: new Set((options.excludeChecks ?? []).filter(isCheckName)),
    hooks: hooks === undefined ? {} : await loadHooks(resolve(hooks), hooks),
  };
}

/** Runs the command in the working directory. Resolves to the exit code. */
export async function runVerify(spec: string | undefined, options: VerifyCommandOptions): Promise<number> {
  const isJson = options.json === true;
  try {
    const plan = await readPlan(options);
    const target = await readTarget(process.cwd(), spec, options.project);
    const progress = startProgress(process.stderr, { isQuiet: isJson });
    const result = await verifyTarget(target, options, plan, progress).finally(progress.end);
    if (isJson) process.stdout.write(`${JSON.stringify(toJson(plan, result), null, 2)}\n`);
    else print(plan, result);
    return result.exit;
  } catch (error) {
    if (error instanceof HookError) throw new UsageError(error.message);
    throw error;
  }
}

async function verifyTarget(
  target: Target,
  options: VerifyCommandOptions,
  plan: Plan,
  { begin, step, end }: ProgressLine,
): Promise<Result> {
  const { rendered, ...found } = await renderSources(target, options, { packages: ['types', 'client'] }, begin);
  if (rendered === undefined) return found;
  end();
  const { document, input, files } = rendered;
  printError(announce(input, plan));
  begin('call');
  const verified = await verifyUrl(input, files, { ...plan, locate: document.locate, step });
  return { ...found, verified, exit: exitOf(verified) };
}

function exitOf({ operations, unreachable }: UrlVerified): number {
  if (unreachable !== undefined) return exitCodes.disk;
  return operations.every(({ differences }) => differences.length === 0) ? exitCodes.done : exitCodes.findings;
}

/** Returns the text to print before the first request, with the methods and the target of the calls. */
function announce({ api }: EmitInput, { url, headers, callsUnsafe, count }: Plan): string {
  const called = api.operations.filter(({ method }) => callsUnsafe || isSafe(method));
  const methods = [...new Set(called.map(({ method }) => method))].join(', ');
  const names = [...headers.keys()];
  const sent = names.length === 0 ? '' : `, with the headers ${names.join(', ')}`;
  const about = `about ${plural(count, 'valid request')} and as many invalid ones per operation`;
  if (called.length === 0)
    return `Nothing is sent to ${url}: no operation has a safe method. To call all, pass --unsafe-methods.`;
  return `Calling ${plural(called.length, 'operation')} (${methods}) of ${url}, ${about}${sent}`;
}

function toJson({ url, seed, count }: Plan, { exit, diagnostics, skipped, verified }: Result): object {
  return {
    ok: exit === exitCodes.done,
    url,
    seed,
    count,
    diagnostics,
    skipped,
    operations: verified?.operations ?? [],
    notTried: verified?.notTried ?? [],
    ...(verified?.unreachable !== undefined && { failure: `${url} does not respond: ${verified.unreachable}` }),
  };
}

function print({ url, seed, count }: Plan, { diagnostics, skipped, sources, verified }: Result): void {
  const paint = paintFor(process.stderr);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) printError(`${printDiagnostics(paint, errors, sources)}\n`);
  if (skipped.length > 0) printError(`${printSkipped(paint, skipped, sources)}\n`);
  if (verified === undefined) printError(`${paint('bold', plural(errors.length, 'error'))}; nothing was called`);
  else if (verified.unreachable !== undefined)
    printError(`trefoil: ${url} does not respond: ${verified.unreachable}; start the server, or pass another --url`);
  else {
    const lines = printUrlVerified(verified, paintFor(process.stdout));
    const again = `To repeat these calls, add --seed ${seed} --count ${count}.`;
    process.stdout.write(`${[...lines, again].join('\n')}\n`);
  }
}
