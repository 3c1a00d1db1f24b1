/** Plans a run. The result depends only on the wanted files, the manifest and the state of the disk. */

import { formatManifest, type Manifest } from './manifest.js';
import { ancestorsOf, compareText, manifestPath } from './paths.js';
import {
  type Change,
  type Conflict,
  type FolderState,
  type Put,
  planStaging,
  planStale,
  planWanted,
  type Remove,
} from './reconcile.js';

/** A step of a run. Steps are performed in the order of these kinds. */
export type Step =
  /** Moves a conflicting file or folder to a backup path. */
  | { readonly kind: 'move'; readonly path: string }
  | Remove
  /** Removes a folder if it is empty. */
  | { readonly kind: 'prune'; readonly path: string }
  | { readonly kind: 'folder'; readonly path: string }
  | Put;

export interface Plan {
  readonly changes: readonly Change[];
  readonly conflicts: readonly Conflict[];
  /** The steps, assuming that all conflicts may be backed up. */
  readonly steps: readonly Step[];
  /** Additional messages for the user. */
  readonly notes: readonly string[];
}

function sorted<T extends { readonly path: string }>(items: readonly T[]): T[] {
  return items.toSorted((a, b) => compareText(a.path, b.path));
}

function pick<T, K extends keyof T>(items: readonly T[], key: K): NonNullable<T[K]>[] {
  return items.map((item) => item[key]).filter((value) => value !== undefined && value !== null);
}

/** Returns the first conflict for each path. */
function collectConflicts(all: readonly Conflict[]): Conflict[] {
  const byPath = new Map<string, Conflict>();
  for (const conflict of all) if (!byPath.has(conflict.path)) byPath.set(conflict.path, conflict);
  return sorted([...byPath.values()]);
}

function arrange(
  survey: FolderState,
  conflicts: readonly Conflict[],
  removes: readonly Remove[],
  puts: readonly Put[],
) {
  const aside = conflicts.filter(({ remedy }) => remedy === 'move').map(({ path }) => path);
  const isInside = (path: string): boolean => aside.some((folder) => path.startsWith(`${folder}/`));
  const removed = removes.filter(({ path }) => !isInside(path));
  const needed = new Set([...survey.wanted.keys()].flatMap(ancestorsOf));
  const emptied = new Set(removed.flatMap(({ path }) => ancestorsOf(path)).filter((path) => !needed.has(path)));
  const missing = new Set(puts.flatMap(({ path }) => ancestorsOf(path)).filter((path) => !survey.folders.has(path)));
  return [
    ...aside.filter((path) => !isInside(path)).map((path) => ({ kind: 'move', path }) as const),
    ...removed,
    // Inner folders are removed before outer ones.
    ...[...emptied].sort((a, b) => compareText(b, a)).map((path) => ({ kind: 'prune', path }) as const),
    ...[...missing].sort(compareText).map((path) => ({ kind: 'folder', path }) as const),
    ...puts,
  ];
}

function listNotes(state: Manifest['state'], leftovers: readonly Change[], adopted: number): string[] {
  if (state === 'missing' && adopted > 0)
    return [`${manifestPath} is missing, so outdated files of earlier runs are not removed`];
  if (state !== 'damaged') return [];
  const stay = leftovers.map(({ path }) => path).join(', ');
  return [
    `${manifestPath} is damaged, so outdated files are not removed${stay && `; check these files of earlier runs: ${stay}`}`,
  ];
}

/** Plans a run for a state of the output folder. */
export function planWrite(survey: FolderState): Plan {
  const { wanted, manifest } = survey;
  const isWhole = manifest.state === 'whole';
  const unwanted = [...manifest.hashes.keys()].filter((path) => !wanted.has(path)).sort(compareText);
  const known = unwanted.map((path) => planStale(survey, path));
  const stale = isWhole ? known : [];
  const removes = pick(stale, 'step');
  const removed = new Set(removes.map(({ path }) => path));
  const files = [...wanted].sort(([a], [b]) => compareText(a, b));
  const written = files.map(([path, text]) => planWanted(survey, path, text, removed));
  // The manifest lists the files that were written, and is therefore written last.
  const verdicts = [...stale, ...written, planWanted(survey, manifestPath, formatManifest(wanted), removed)];
  const staging = planStaging(survey);
  const conflicts = collectConflicts([...(staging === undefined ? [] : [staging]), ...pick(verdicts, 'conflict')]);
  const puts = pick(verdicts, 'step').filter((step) => step.kind === 'put');
  const adopted = written.filter(({ step }) => step === undefined).length;
  return {
    changes: sorted(pick(verdicts, 'change')),
    conflicts,
    steps: arrange(survey, conflicts, removes, puts),
    notes: listNotes(manifest.state, isWhole ? [] : pick(known, 'change'), adopted),
  };
}
