/** `trefoil generate`: from documents to the packages on disk. */
import { exitCodes } from './exit-codes.js';
import { type GenerateOptions, generateTarget, type Result } from './generation.js';
import { countFiles, isRefused, paintFor, printChange, printConflict, printFindings, printJson } from './output.js';
import { startProgress } from './progress.js';
import { readTargets } from './project.js';
import { UsageError } from './usage-error.js';

/** Runs the command in the working directory, for each document that is meant; the result is the exit code. */
export const runGenerate = async (spec: string | undefined, options: GenerateOptions): Promise<number> => {
  const targets = await readTargets(process.cwd(), spec, options.project);
  if (options.out !== undefined && targets.length > 1)
    throw new UsageError('--out is the folder of one document; choose it with --project <name>');
  const made: object[] = [];
  let exit: number = exitCodes.done;
  for (const target of targets) {
    const name = target.project?.name;
    if (targets.length > 1 && options.json !== true) process.stderr.write(`${name}:\n`);
    const progress = startProgress(process.stderr, options.json === true);
    const result = await generateTarget(target, options, progress.begin).finally(progress.end);
    exit = Math.max(exit, result.exit);
    if (options.json === true) made.push({ ...(name !== undefined && { name }), ...toJson(result) });
    else print(result, spec, options);
  }
  if (options.json === true) printJson(made, exit === exitCodes.done);
  return exit;
};

const toJson = ({ exit, diagnostics, skipped, changes, conflicts, notes, failure, out }: Result): object => ({
  ok: exit === exitCodes.done,
  out,
  diagnostics,
  skipped,
  changes: changes.map(({ path, before, after }) => ({
    path,
    kind: before === undefined ? 'added' : after === undefined ? 'removed' : 'changed',
  })),
  conflicts,
  notes,
  ...(failure !== undefined && { failure }),
});

const print = (result: Result, spec: string | undefined, options: GenerateOptions): void => {
  process.stderr.write(printFindings(paintFor(process.stderr), result, options.check === true));
  if (isRefused(result)) return;
  if (options.check === true) printComparison(result, spec, options);
  else if (result.exit === exitCodes.done) printWritten(result);
};

const printWritten = (result: Result): void => {
  const written = `${countFiles(result.changes.length)} written below ${result.out}\n`;
  process.stdout.write(result.changes.length === 0 ? 'up to date, nothing written\n' : written);
};

const printComparison = (result: Result, spec: string | undefined, options: GenerateOptions): void => {
  const { changes, conflicts } = result;
  const paint = paintFor(process.stdout);
  for (const change of changes) process.stdout.write(`${printChange(paint, change)}\n\n`);
  for (const conflict of conflicts) process.stdout.write(`${printConflict(paint, result.out, conflict)}\n`);
  const flags = [
    ...(options.out === undefined ? [] : ['--out', options.out]),
    ...(options.scope === undefined ? [] : ['--scope', options.scope]),
    ...(options.project === undefined ? [] : ['--project', options.project]),
  ];
  const command = ['trefoil', 'generate', ...(spec === undefined ? [] : [spec]), ...flags].join(' ');
  const differing = new Set([...changes, ...conflicts].map(({ path }) => path)).size;
  process.stdout.write(
    differing === 0
      ? 'up to date\n'
      : `${countFiles(differing)} ${differing === 1 ? 'differs' : 'differ'}; mend with: ${paint('bold', command)}\n`,
  );
};
