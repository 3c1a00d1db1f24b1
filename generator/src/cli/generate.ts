/** `trefoil generate`: generates packages from documents and writes them to disk. */
import { runEachTarget } from './each-target.js';
import { exitCodes } from './exit-codes.js';
import { type GenerateOptions, generateTarget, type Result } from './generation.js';
import { isRefused, printChange, printConflict, printFindings } from './output.js';
import { paintFor, plural } from '../support/terminal.js';

/** Runs the command in the working directory for each selected document. Resolves to the exit code. */
export const runGenerate = (spec: string | undefined, options: GenerateOptions): Promise<number> =>
  runEachTarget(spec, options, {
    work: (target, { begin }) => generateTarget(target, options, begin),
    toJson,
    print: (result) => print(result, spec, options),
  });

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
  const written = `${plural(result.changes.length, 'file')} written to ${result.out}\n`;
  process.stdout.write(result.changes.length === 0 ? 'up to date; nothing was written\n' : written);
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
      : `${plural(differing, 'file')} ${differing === 1 ? 'is' : 'are'} out of date. Run \`${paint('bold', command)}\` to update ${differing === 1 ? 'it' : 'them'}.\n`,
  );
};
