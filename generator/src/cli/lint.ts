/** `trefoil lint`: checks documents against the rules of Redocly. */
import { sortDiagnostics } from '../diagnostics/diagnostics.js';
import { excerpt } from '../diagnostics/format.js';
import { type Linted, LintFailure, type LintDiagnostic, lintDocument } from '../commands/lint/lint.js';
import { exitCodes } from './exit-codes.js';
import { exitOf } from './load.js';
import { printDiagnostics } from './output.js';
import { type Paint, paintFor, plural, print, printError, printFailure, showLine } from '../support/terminal.js';
import { startProgress } from './progress.js';
import { readTargets, type Target } from './project.js';
import { readRoot } from './root.js';

export interface LintOptions {
  readonly project?: string;
  readonly config?: string;
  readonly allowNetwork?: boolean;
  readonly root?: string;
  readonly json?: boolean;
}

const printFinding = (paint: Paint, finding: LintDiagnostic, source: string): string => {
  const { severity, rule, message, position } = finding;
  const head = `${position.file}:${position.line}:${position.column} ${severity} ${rule}: ${showLine(message)}`;
  return [paint(severity === 'error' ? 'red' : 'yellow', head), ...excerpt(position, source)].join('\n');
};

/** Formats the result of a lint for the terminal. */
const printLinted = (paint: Paint, { findings, sources }: Linted): string => {
  const blocks = findings.map((each) => printFinding(paint, each, sources.get(each.position.file) ?? ''));
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const sum = `${plural(errors, 'error')}, ${plural(findings.length - errors, 'warning')}`;
  return findings.length === 0 ? paint('green', 'no problems found') : [...blocks, paint('bold', sum)].join('\n\n');
};

/** Runs the command in the working directory. Resolves to the exit code, which is 1 if the lint has errors. */
export const runLint = async (spec: string | undefined, options: LintOptions): Promise<number> => {
  const targets = await readTargets(process.cwd(), spec, options.project);
  const made: LintedTarget[] = [];
  for (const target of targets) {
    const progress = startProgress(process.stderr, options.json === true);
    progress.begin('lint');
    const linted = await lintTarget(target, options)
      .catch((error: unknown) => failedTarget(target, error))
      .finally(progress.end);
    made.push(linted);
    if (options.json !== true) linted.print();
  }
  const exit = Math.max(exitCodes.done, ...made.map((linted) => linted.exit));
  if (options.json === true) {
    const failure = made.flatMap((linted) => linted.failure ?? []).join('\n');
    const isNothing = made.length === 1 && failure !== '';
    const documents = isNothing ? {} : { documents: made.map(({ json }) => json) };
    const result = { ok: exit === exitCodes.done, ...documents, ...(failure !== '' && { failure }) };
    print(JSON.stringify(result, null, 2));
  }
  return exit;
};

/** The result for a document that could not be linted; the other documents still are. */
const failedTarget = ({ entry }: Target, error: unknown): LintedTarget => {
  if (!(error instanceof LintFailure)) throw error;
  const failure = error.message;
  return {
    exit: exitCodes.disk,
    failure,
    json: { spec: entry, findings: [], failure },
    print: () => printFailure(failure, false),
  };
};

interface LintedTarget {
  readonly exit: number;
  /** Why the document could not be linted. */
  readonly failure?: string;
  readonly json: object;
  readonly print: () => void;
}

const lintTarget = async (target: Target, options: LintOptions): Promise<LintedTarget> => {
  const { entry, project } = target;
  const linted = await lintDocument(entry, {
    config: options.config ?? project?.lint,
    allowNetwork: options.allowNetwork === true,
    root: await readRoot(options, target, process.cwd()),
    overlays: project?.overlays,
    audience: project?.audience,
  });
  if ('obstacles' in linted) {
    const diagnostics = sortDiagnostics(linted.obstacles);
    return {
      exit: exitOf(diagnostics),
      json: { spec: entry, findings: [], diagnostics },
      print: () => printError(printDiagnostics(paintFor(process.stderr), diagnostics, linted.sources)),
    };
  }
  const { findings } = linted;
  return {
    exit: findings.some(({ severity }) => severity === 'error') ? exitCodes.findings : exitCodes.done,
    json: { spec: entry, findings },
    print: () => print(printLinted(paintFor(process.stdout), linted)),
  };
};
