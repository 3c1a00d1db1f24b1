/** Prints the plan, the result, or the errors of a release. */
import { confirm, isCancel } from '@clack/prompts';
import { CandidateError } from '../commands/release/candidates.js';
import { ChangesetError } from '../commands/release/changesets.js';
import { CompareError } from '../commands/release/compare.js';
import type { Entry, Planned } from '../commands/release/package.js';
import { kindOf } from '../commands/release/plan.js';
import { tagOf } from '../commands/release/publish.js';
import { RepositoryError } from '../commands/release/repository.js';
import { StageError } from '../commands/release/stage.js';
import { distTagOf } from '../commands/release/versions.js';
import { RegistryError } from '../commands/run/registry.js';
import { optional } from '../openapi/values.js';
import { type Paint, paintFor, plural, print, printError, showLine } from '../support/terminal.js';
import { exitCodes } from './exit-codes.js';
import type { Release } from './release-result.js';

/** Maximum number of changelog entries per package in a plan. */
const mostEntries = 3;

/** Maximum number of files in a plan. */
const mostFiles = 12;

function printTable(planned: readonly Planned[]): string {
  const paint = paintFor(process.stdout);
  const rows = planned.map(({ candidate, last, next, level, reason }) => ({
    name: candidate.name,
    versions: `${last ?? 'none'} → ${next}`,
    level: kindOf({ level, ...optional('last', last) }),
    reason,
  }));
  const width = (key: 'name' | 'versions' | 'level'): number => Math.max(...rows.map((row) => row[key].length));
  const [name, versions, level] = [width('name'), width('versions'), width('level')];
  const line = (row: (typeof rows)[number]): string =>
    `  ${paint('bold', row.name.padEnd(name))}  ${row.versions.padEnd(versions)}  ${row.level.padEnd(level)}  ${row.reason}`;
  return rows.map(line).join('\n');
}

function listBounded(lines: readonly string[], most: number, noun: string): readonly string[] {
  const rest = lines.length - most;
  return rest <= 0 ? lines : [...lines.slice(0, most), `… and ${plural(rest, `more ${noun}`)}`];
}

/** Lists the changes that determine the version of a package, breaking ones first. */
function printReasons(paint: Paint, { contents }: Planned): string[] {
  const line = (verdict: string, { where, headline }: Entry): string => showLine(`${verdict}: ${where}: ${headline}`);
  const all = [
    ...contents.breaking.map((entry) => line('breaking', entry)),
    ...contents.compatible.map((entry) => line('compatible', entry)),
    ...contents.documentation.map((entry) => line('documentation', entry)),
  ];
  return listBounded(all, mostEntries, 'change').map((text) => paint('dim', `      ${text}`));
}

/** Prints the planned versions with reasons, the files that change, and what happens next. */
function printPlan({ planned, files = [], tag, registries = [], requirements = [], warnings = [] }: Release): void {
  const paint = paintFor(process.stdout);
  const table = printTable(planned).split('\n');
  print(paint('bold', `Release of ${plural(planned.length, 'package')}`));
  for (const [index, each] of planned.entries()) print([table[index] ?? '', ...printReasons(paint, each)].join('\n'));
  print(`\n${paint('bold', 'Files that change')}`);
  for (const path of listBounded(files, mostFiles, 'file')) print(`  ${path}`);
  const tags = [...new Set(planned.map(({ next }) => tag ?? distTagOf(next)))];
  print(`\n${paint('bold', 'Then')}`);
  print('  commit these files');
  print(
    `  publish ${plural(planned.length, 'package')} to ${registries.join(' and ') || 'npm'} as ${tags.map((each) => `"${each}"`).join(', ')}`,
  );
  print(`  tag ${planned.map(({ candidate, next }) => tagOf({ candidate, version: next })).join(', ')}`);
  if (requirements.length > 0) print(`\n${paint('bold', 'Before the release')}`);
  for (const requirement of requirements) print(showLine(`  ${requirement}`));
  for (const warning of warnings) printError(`warning: ${showLine(warning)}`);
  const hasMajor = planned.some(({ level }) => level === 'major');
  print(`\nNothing was written. Run \`npx trefoil release${hasMajor ? ' --major' : ''}\` to release.`);
}

const heads: Readonly<Record<Release['kind'], string>> = {
  planned: 'Unfinished release',
  prepared: 'Prepared',
  released: 'Released',
  finished: 'Finished',
  nothing: 'Nothing to release: the published packages are up to date',
  refused: 'Not released',
};

function toJson({ kind, planned, faults, files, publication, ...plan }: Release, ofChecks: readonly string[]): object {
  const { published = [], tagged = [] } = publication ?? {};
  const notes = [...ofChecks, ...(publication?.notes ?? [])];
  const packages = planned.map(({ candidate, last, next, level, reason }) => ({
    name: candidate.name,
    folder: candidate.folder,
    last: last ?? null,
    next,
    level,
    kind: kindOf({ level, ...optional('last', last) }),
    reason,
  }));
  const { registries, requirements, warnings, folder } = plan;
  const changed = files === undefined ? {} : { files, registries, requirements, warnings };
  return {
    ok: kind !== 'refused',
    kind,
    packages,
    faults,
    ...changed,
    ...(folder !== undefined && { folder }),
    published,
    tagged,
    notes,
  };
}

/** Prints a release as text or as one JSON object, with the notes of its checks. */
export function printRelease(release: Release, isJson: boolean, ofChecks: readonly string[] = []): void {
  const { kind, planned, faults, publication } = release;
  if (isJson) {
    print(JSON.stringify(toJson(release, ofChecks), null, 2));
    return;
  }
  for (const note of ofChecks) printError(`note: ${note}`);
  const paint = paintFor(process.stdout);
  const { published = [], tagged = [], notes = [] } = publication ?? {};
  const isDone = kind === 'released' || kind === 'finished';
  if (kind === 'planned' && planned.length > 0) printPlan(release);
  else {
    if (kind !== 'refused') print(paint('bold', heads[kind]));
    if (planned.length > 0) print(printTable(planned));
  }
  if (release.folder !== undefined) print(`  committed; the packages to publish are in ${release.folder}`);
  if (isDone) print(`  published ${published.join(', ') || 'nothing'}\n  tagged ${tagged.join(', ') || 'nothing'}`);
  for (const note of notes) printError(`note: ${note}`);
  const errors = paintFor(process.stderr);
  for (const fault of faults) printError(`trefoil: ${fault}`);
  if (kind === 'refused') printError(errors('bold', heads.refused));
}

/** Asks the user in the terminal to confirm breaking releases. Without a terminal, resolves to `false`. */
export async function confirmMajors(majors: readonly Planned[], isQuiet: boolean): Promise<boolean> {
  if (majors.length === 0) return true;
  if (isQuiet || !process.stdin.isTTY || !process.stdout.isTTY) return false;
  print(printTable(majors));
  const response = await confirm({ message: 'These releases are breaking. Continue?', initialValue: false });
  return !isCancel(response) && response;
}

/** Prints an expected error and returns the exit code for it. Rethrows unexpected errors. */
export function exitOfFailure(error: unknown, isJson: boolean): number {
  const isRegistry = error instanceof RegistryError;
  const known = [RepositoryError, StageError, CompareError, CandidateError, ChangesetError];
  const isKnown = known.some((kind) => error instanceof kind);
  if (!(error instanceof Error) || !(isRegistry || isKnown)) throw error;
  if (isJson) print(JSON.stringify({ ok: false, kind: 'refused', failure: error.message }, null, 2));
  else printError(`trefoil: ${error.message}`);
  return isRegistry ? exitCodes.disk : exitCodes.findings;
}
