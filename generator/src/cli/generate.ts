/** `trefoil generate`: generates packages from documents and writes them to disk. */
import { existsSync } from 'node:fs';
import { basename, dirname, isAbsolute, join } from 'node:path';
import { listBuildSteps, listCompileSteps } from '../commands/init/next-steps.js';
import { suggest } from '../commands/suggest/suggest.js';
import { packagesOf } from '../config/codegen-config.js';
import { firstCall } from '../emit/docs/readmes.js';
import { rebaseClient } from '../emit/docs/samples.js';
import type { EmitInput } from '../emit/input.js';
import { showPath } from '../output/errors.js';
import { manifestPath } from '../output/paths.js';
import { paintFor, plural, print as printLine } from '../support/terminal.js';
import { commandLine } from './command-line.js';
import { printChanges, printSummary } from './comparison.js';
import { runEachTarget } from './each-target.js';
import { exitCodes } from './exit-codes.js';
import { type GenerateOptions, generateTarget, type Result } from './generation.js';
import { isRefused, printConflict, printFindings } from './output.js';
import { printSuggestHint } from './suggest-output.js';

/** Runs the command in the working directory for each selected document. Resolves to the exit code. */
export function runGenerate(spec: string | undefined, options: GenerateOptions): Promise<number> {
  return runEachTarget(spec, options, {
    work: (target, { begin }) => generateTarget(target, options, begin),
    toJson,
    print: (result) => print(result, spec, options),
  });
}

function toJson({ exit, diagnostics, skipped, changes, conflicts, notes, failure, out }: Result): object {
  return {
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
  };
}

function print(result: Result, spec: string | undefined, options: GenerateOptions): void {
  const findings = { isComparison: options.check === true, isVerbose: options.verbose === true, spec };
  process.stderr.write(printFindings(paintFor(process.stderr), result, findings));
  if (isRefused(result)) return;
  if (options.check === true) printComparison(result, spec, options);
  else if (result.exit === exitCodes.done) printWritten(result, spec);
}

/** Removes the manifest from the changes, unless only the manifest changed: it depends on all other files. */
function withoutManifest(changes: Result['changes']): Result['changes'] {
  const others = changes.filter(({ path }) => path !== manifestPath);
  return others.length > 0 ? others : changes;
}

function printWritten(result: Result, spec: string | undefined): void {
  const { changes, out, made } = result;
  if (changes.length === 0) {
    printLine('up to date; nothing was written');
    return;
  }
  printLine(`${plural(changes.length, 'file')} written to ${showPath(out)}`);
  const isFirst =
    made !== undefined &&
    withoutManifest(changes).length === made.files.size &&
    changes.every(({ before }) => before === undefined);
  const steps = isFirst ? [] : listStale(result);
  if (steps.length > 0)
    printLine(`The compiled packages are out of date. Run \`${steps.join(' && ')}\` to compile them again.`);
  if (!isFirst || made.input === undefined) return;
  printFirstCall(made.input, out, spec);
  printSuggestHint(suggest(made.document, made.input), spec);
}

/** Lists the commands that compile the packages whose sources have changed since they were compiled. */
function listStale({ changes, out, made }: Result): readonly string[] {
  const changed = changes.flatMap(({ path }) => /^([^/]+)\/src\//u.exec(path)?.[1] ?? []);
  const compiled = (made === undefined ? [] : packagesOf(made.config))
    .filter((name) => changed.includes(name) && existsSync(join(out, name, 'dist')))
    .map((name) => showPath(join(out, name)));
  return compiled.length === 0 ? [] : listCompileSteps(process.cwd(), compiled);
}

/** Prints an example call to save as a file; in the layout `folder`, the file belongs next to the output folder. */
function printFirstCall(input: EmitInput, out: string, spec: string | undefined): void {
  const { layout = 'packages', packages } = input.config;
  const isFolder = layout === 'folder';
  const call = firstCall(input, isFolder ? `./${basename(out)}/client/index.js` : undefined);
  if (call === undefined) return;
  const file = isFolder ? showPath(join(dirname(out), 'first-call.mts')) : 'first-call.mts';
  const root = showPath(out);
  // Packages outside this folder cannot be its workspaces.
  const steps = isFolder || isAbsolute(root) ? [] : listBuildSteps(process.cwd(), { layout, packages, out: root });
  if (steps.length > 0)
    printLine(`\nTo install and compile the packages:\n\n${steps.map((step) => `  ${step}\n`).join('')}`);
  else printLine('');
  const mocked = rebaseClient(`${call}`, 'http://localhost:3000');
  const lines = mocked.replace(/^(?=.)/gmu, '  ');
  printLine(`A first call. Save this as ${file} and run it with \`npx --yes tsx ${file}\`:\n\n${lines}`);
  printLine(`It calls the mock server, which \`${commandLine('mock', spec)}\` starts in another terminal.`);
  const [created] = /^const client = .*$/mu.exec(`${call}`) ?? [];
  if (created !== undefined && !mocked.includes(created)) printLine(`To call the API itself:\n\n  ${created}`);
}

/** Returns the command that updates the compared files. */
function commandOf(spec: string | undefined, { out, scope, project }: GenerateOptions): string {
  const flags = [
    ...(out === undefined ? [] : ['--out', out]),
    ...(scope === undefined ? [] : ['--scope', scope]),
    ...(project === undefined ? [] : ['--project', project]),
  ];
  return [commandLine('generate', spec), ...flags].join(' ');
}

function printComparison(result: Result, spec: string | undefined, options: GenerateOptions): void {
  const { conflicts } = result;
  const changes = withoutManifest(result.changes);
  const paint = paintFor(process.stdout);
  if (changes.length + conflicts.length === 0) {
    printLine('up to date');
    return;
  }
  if (changes.length > 0)
    printLine(`${paint('bold', printSummary(changes))}\n\n${printChanges(paint, changes, options)}\n`);
  for (const conflict of conflicts) printLine(printConflict(paint, result.out, conflict));
  const count = new Set([...changes, ...conflicts].map(({ path }) => path)).size;
  const [are, them] = count === 1 ? ['is', 'it'] : ['are', 'them'];
  const command = paint('bold', commandOf(spec, options));
  const gap = conflicts.length > 0 ? '\n' : '';
  printLine(`${gap}${plural(count, 'file')} ${are} out of date. Run \`${command}\` to update ${them}.`);
}
