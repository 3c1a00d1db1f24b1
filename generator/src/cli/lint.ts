/** `trefoil lint`: what Redocly's rules say of the documents. */
import { excerpt } from '../diagnostics.js';
import { type Linted, LintFailure, type LintFinding, lintDocument } from '../lint/lint.js';
import { exitCodes } from './exit-codes.js';
import { type Paint, paintFor, plural, print, printError } from './output.js';
import { startProgress } from './progress.js';
import { readTargets } from './project.js';

export interface LintOptions {
  readonly project?: string;
  readonly config?: string;
  readonly json?: boolean;
}

const printFinding = (paint: Paint, finding: LintFinding, source: string): string => {
  const { severity, rule, message, position } = finding;
  const head = `${position.file}:${position.line}:${position.column} ${severity} ${rule}: ${message}`;
  return [paint(severity === 'error' ? 'red' : 'yellow', head), ...excerpt(position, source)].join('\n');
};

/** What a person should see of a lint. */
export const printLinted = (paint: Paint, { findings, sources }: Linted): string => {
  const blocks = findings.map((each) => printFinding(paint, each, sources.get(each.position.file) ?? ''));
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const sum = `${plural(errors, 'error')}, ${plural(findings.length - errors, 'warning')}`;
  return findings.length === 0
    ? paint('green', 'nothing to complain of')
    : [...blocks, paint('bold', sum)].join('\n\n');
};

/** Runs the command in the working directory; the result is the exit code: findings are errors of the lint. */
export const runLint = async (spec: string | undefined, options: LintOptions): Promise<number> => {
  const targets = await readTargets(process.cwd(), spec, options.project);
  const progress = startProgress(process.stderr, options.json === true);
  const all: { readonly spec: string; readonly findings: readonly LintFinding[] }[] = [];
  try {
    for (const { entry, project } of targets) {
      progress.begin('lint');
      const linted = await lintDocument(entry, options.config ?? project?.lint);
      progress.end();
      all.push({ spec: entry, findings: linted.findings });
      if (options.json !== true) print(printLinted(paintFor(process.stdout), linted));
    }
  } catch (error) {
    progress.end();
    if (!(error instanceof LintFailure)) throw error;
    printError(`trefoil: ${error.message}`);
    return exitCodes.disk;
  }
  const isClean = all.every(({ findings }) => findings.every(({ severity }) => severity !== 'error'));
  if (options.json === true) print(JSON.stringify({ ok: isClean, documents: all }, null, 2));
  return isClean ? exitCodes.done : exitCodes.findings;
};
