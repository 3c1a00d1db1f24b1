/** Prints the plan, the result or the errors of a release. */
import { confirm, isCancel } from '@clack/prompts';
import { CandidateError } from '../commands/release/candidates.js';
import { CompareError } from '../commands/release/compare.js';
import type { Planned } from '../commands/release/package.js';
import { RegistryError } from '../commands/run/registry.js';
import { RepositoryError } from '../commands/release/repository.js';
import { StageError } from '../commands/release/stage.js';
import { paintFor, print, printError } from '../support/terminal.js';
import { exitCodes } from './exit-codes.js';
import type { Release } from './release-result.js';

const printTable = (planned: readonly Planned[]): string => {
  const paint = paintFor(process.stdout);
  const rows = planned.map(({ candidate, last, next, level, reason }) => ({
    name: candidate.name,
    versions: `${last ?? 'none'} → ${next}`,
    level: last === undefined ? 'new' : level,
    reason,
  }));
  const width = (key: 'name' | 'versions' | 'level'): number => Math.max(...rows.map((row) => row[key].length));
  const [name, versions, level] = [width('name'), width('versions'), width('level')];
  const line = (row: (typeof rows)[number]): string =>
    `  ${paint('bold', row.name.padEnd(name))}  ${row.versions.padEnd(versions)}  ${row.level.padEnd(level)}  ${row.reason}`;
  return rows.map(line).join('\n');
};

const heads: Readonly<Record<Release['kind'], string>> = {
  planned: 'Planned release',
  released: 'Released',
  finished: 'Finished',
  nothing: 'Nothing to release: the published packages are up to date',
  refused: 'Not released',
};

/** Prints a release as text or as one JSON object. */
export const printRelease = (release: Release, isJson: boolean): void => {
  const { kind, planned, faults, publication } = release;
  const { published = [], tagged = [], notes = [] } = publication ?? {};
  if (isJson) {
    const packages = planned.map(({ candidate, last, next, level, reason }) => ({
      name: candidate.name,
      folder: candidate.folder,
      last: last ?? null,
      next,
      level,
      reason,
    }));
    print(JSON.stringify({ ok: kind !== 'refused', kind, packages, faults, published, tagged, notes }, null, 2));
    return;
  }
  const paint = paintFor(process.stdout);
  const isDone = kind === 'released' || kind === 'finished';
  if (kind !== 'refused') print(paint('bold', heads[kind]));
  if (planned.length > 0) print(printTable(planned));
  if (kind === 'planned' && planned.length > 0)
    print(`  tags ${planned.map(({ candidate, next }) => `${candidate.name}@${next}`).join(', ')}`);
  if (isDone) print(`  published ${published.join(', ') || 'nothing'}\n  tagged ${tagged.join(', ') || 'nothing'}`);
  for (const note of notes) printError(`note: ${note}`);
  const errors = paintFor(process.stderr);
  for (const fault of faults) printError(`trefoil: ${fault}`);
  if (kind === 'refused') printError(errors('bold', heads.refused));
};

/** Asks on a terminal for confirmation of breaking releases. Without a terminal, the answer is no. */
export const confirmMajors = async (majors: readonly Planned[], isQuiet: boolean): Promise<boolean> => {
  if (majors.length === 0) return true;
  if (isQuiet || !process.stdin.isTTY || !process.stdout.isTTY) return false;
  print(printTable(majors));
  const response = await confirm({ message: 'These releases are breaking. Continue?', initialValue: false });
  return !isCancel(response) && response;
};

/** Prints an expected error and returns its exit code. Unexpected errors are rethrown. */
export const exitOfFailure = (error: unknown, isJson: boolean): number => {
  const isRegistry = error instanceof RegistryError;
  const isKnown = [RepositoryError, StageError, CompareError, CandidateError].some((kind) => error instanceof kind);
  if (!(error instanceof Error) || !(isRegistry || isKnown)) throw error;
  if (isJson) print(JSON.stringify({ ok: false, kind: 'refused', failure: error.message }, null, 2));
  else printError(`trefoil: ${error.message}`);
  return isRegistry ? exitCodes.disk : exitCodes.findings;
};
