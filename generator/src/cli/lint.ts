/** `trefoil lint`: checks documents against Redocly's rules. */
import { relative } from 'node:path';
import type { LintFormat } from '../commands/lint/format-names.js';
import { type PrintReport, reports } from '../commands/lint/formats/formats.js';
import { printStylish } from '../commands/lint/formats/stylish.js';
import { writeIgnored } from '../commands/lint/ignore.js';
import { type LintDiagnostic, type Linted, LintFailure, labelOf, lintDocument } from '../commands/lint/lint.js';
import { sortDiagnostics } from '../diagnostics/diagnostics.js';
import { startOf } from '../openapi/read/lines.js';
import { paintFor, plural, print, printError, printFailure } from '../support/terminal.js';
import { documentHeaders, type NetworkFlags } from './document-headers.js';
import { exitCodes } from './exit-codes.js';
import { exitOf } from './load.js';
import { readNumber } from './numbers.js';
import { printDiagnostics } from './output.js';
import { startProgress } from './progress.js';
import { readTargets, type Target } from './project.js';
import { readRoot } from './root.js';

export interface LintOptions extends NetworkFlags {
  readonly project?: string;
  readonly config?: string;
  readonly root?: string;
  readonly format?: LintFormat;
  readonly json?: boolean;
  readonly all?: boolean;
  readonly maxWarnings?: string;
  readonly generateIgnoreFile?: boolean;
}

/** Returns the requested format; `--json` is short for `--format json`. */
function formatOf({ json, format = 'stylish' }: LintOptions): LintFormat {
  return json === true ? 'json' : format;
}

function printAsJson(made: readonly LintedTarget[], isGood: boolean): void {
  const failure = made.flatMap((linted) => linted.failure ?? []).join('\n');
  const isNothing = made.length === 1 && failure !== '';
  const documents = isNothing ? {} : { documents: made.map(({ json }) => json) };
  print(JSON.stringify({ ok: isGood, ...documents, ...(failure !== '' && { failure }) }, null, 2));
}

/**
 * Runs the command in the working directory. Resolves to the exit code: 1 if the lint reports errors, or more warnings
 * than `--max-warnings`.
 */
export async function runLint(spec: string | undefined, options: LintOptions): Promise<number> {
  const format = formatOf(options);
  const { maxWarnings } = options;
  const mostWarnings =
    maxWarnings === undefined
      ? Number.POSITIVE_INFINITY
      : readNumber(maxWarnings, '--max-warnings', 0, Number.MAX_SAFE_INTEGER);
  const targets = await readTargets(process.cwd(), spec, options.project);
  const made: LintedTarget[] = [];
  for (const target of targets) {
    const progress = startProgress(process.stderr, { isQuiet: format !== 'stylish' });
    progress.begin('lint');
    const linted = await lintTarget(target, options)
      .catch((error: unknown) => failedTarget(target, error))
      .finally(progress.end);
    made.push(linted);
    if (format === 'stylish' || (format !== 'json' && linted.findings === undefined)) linted.print();
  }
  const findings = made.flatMap((linted) => linted.findings ?? []);
  const exit = Math.max(exitOfWarnings(findings, mostWarnings), ...made.map((linted) => linted.exit));
  if (format === 'json') printAsJson(made, exit === exitCodes.done);
  else if (format !== 'stylish') print(reports[format](...reportedOf(made)));
  return exit;
}

/** Returns the arguments for report formats: the findings, and the documents that were linted. */
function reportedOf(made: readonly LintedTarget[]): Parameters<PrintReport> {
  const documents = made.flatMap(({ entry, findings }) => (findings === undefined ? [] : [entry]));
  return [made.flatMap(({ findings, obstacles = [] }) => findings ?? obstacles), documents];
}

/** Returns the exit code for a number of warnings, and prints a message if there are too many. */
function exitOfWarnings(findings: readonly LintDiagnostic[], most: number): number {
  const count = findings.filter(({ severity }) => severity === 'warning').length;
  if (count <= most) return exitCodes.done;
  printError(`trefoil: ${plural(count, 'warning')}, more than the ${most} that --max-warnings allows`);
  return exitCodes.findings;
}

/** Returns a result for a document that could not be linted, so that the other documents are still linted. */
function failedTarget({ entry }: Target, error: unknown): LintedTarget {
  if (!(error instanceof LintFailure)) throw error;
  const failure = error.message;
  return {
    exit: exitCodes.disk,
    entry: labelOf(entry, process.cwd()),
    failure,
    obstacles: [
      { severity: 'error', rule: 'lint', message: failure, position: startOf(labelOf(entry, process.cwd())) },
    ],
    json: { spec: entry, findings: [], failure },
    print: () => printFailure(failure, false),
  };
}

interface LintedTarget {
  readonly exit: number;
  /** Label of the document. */
  readonly entry: string;
  /** The reason why the document could not be linted. */
  readonly failure?: string;
  /** The findings; absent if the document could not be linted. */
  readonly findings?: readonly LintDiagnostic[];
  /** Diagnostics that prevented linting, so that a report does not look as if the document were valid. */
  readonly obstacles?: readonly LintDiagnostic[];
  readonly json: object;
  /** Prints the result as text. */
  readonly print: () => void;
}

async function lintTarget(target: Target, options: LintOptions): Promise<LintedTarget> {
  const { entry, project } = target;
  const label = labelOf(entry, process.cwd());
  const linted = await lintDocument(entry, {
    config: options.config ?? project?.lint,
    allowNetwork: options.allowNetwork === true,
    headersFor: documentHeaders(entry, options, project),
    root: await readRoot(options, target, process.cwd()),
    overlays: project?.overlays,
    audience: project?.audience,
  });
  if ('obstacles' in linted) {
    const diagnostics = sortDiagnostics(linted.obstacles);
    return {
      exit: exitOf(diagnostics),
      entry: label,
      obstacles: diagnostics.map(({ code, ...diagnostic }) => ({ ...diagnostic, rule: code })),
      json: { spec: entry, findings: [], diagnostics },
      print: () => printError(printDiagnostics(paintFor(process.stderr), diagnostics, linted.sources)),
    };
  }
  if (options.generateIgnoreFile === true) return ignoreTarget(entry, linted);
  const { findings } = linted;
  return {
    exit: findings.some(({ severity }) => severity === 'error') ? exitCodes.findings : exitCodes.done,
    entry: label,
    findings,
    json: { spec: entry, findings },
    print: () => print(printStylish(paintFor(process.stdout), linted, options.all === true)),
  };
}

/** Adds all current findings of a document to the ignore file, so that later runs report only new ones. */
async function ignoreTarget(entry: string, { findings, parts, ignoreFile }: Linted): Promise<LintedTarget> {
  await writeIgnored(ignoreFile, parts);
  const path = relative(process.cwd(), ignoreFile);
  return {
    exit: exitCodes.done,
    entry: labelOf(entry, process.cwd()),
    findings: [],
    json: { spec: entry, findings: [], written: path },
    print: () =>
      print(`${plural(findings.length, 'problem')} of ${entry} added to ${path}; later runs report only new ones`),
  };
}
