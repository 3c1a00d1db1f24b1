/** Plans a single path. The result depends only on the wanted files, the manifest and the state of the disk. */
import type { Entry, Found, Obstacle } from './inspect.js';
import { type Content, hashContent, type Manifest } from './manifest.js';
import { manifestPath, stagingPath } from './paths.js';

export interface FolderState {
  /** Wanted contents by path, without the manifest. */
  readonly wanted: ReadonlyMap<string, Content>;
  readonly manifest: Manifest;
  /** What exists at the path of the staging folder. */
  readonly staging: Entry;
  /** What exists at all wanted paths, at all paths in the manifest, and at the manifest's path. */
  readonly found: ReadonlyMap<string, Found>;
  /** The existing parent folders of wanted files. */
  readonly folders: ReadonlySet<string>;
}

/** A file whose wanted content differs from that on disk. */
export interface Change {
  /** Path relative to the output folder. */
  readonly path: string;
  /** Text before the run; `undefined` if the file does not exist. */
  readonly before: string | undefined;
  /** Text after the run; `undefined` if the file is removed. */
  readonly after: string | undefined;
}

/** A file or folder at a path to write or remove that trefoil did not write, or that was edited afterwards. */
export interface Conflict {
  readonly path: string;
  /** Predicate of a sentence, such as "was not written by trefoil". */
  readonly reason: string;
  /** The kind of backup that `--force` creates; `none` if it cannot resolve the conflict. */
  readonly remedy: 'copy' | 'move' | 'none';
}

/** Writes a file. `old` is the hash of the existing file, which is backed up if `isKept`. */
export interface Put {
  readonly kind: 'put';
  readonly path: string;
  readonly content: Content;
  readonly old: string | undefined;
  readonly isKept: boolean;
}

/** Removes a file with the hash `old`. */
export interface Remove {
  readonly kind: 'remove';
  readonly path: string;
  readonly old: string;
}

export interface Verdict<Step> {
  readonly change?: Change;
  readonly conflict?: Conflict;
  readonly step?: Step;
}

const foreign = 'was not written by trefoil';
const edited = 'was edited after it was generated';
const merging = 'contains merge conflict markers; `git checkout --ours` restores one side';

/** Matches the conflict markers of git. */
const marks = /^<{7} .*\n[\s\S]*^={7}\r?\n[\s\S]*^>{7} /mu;

/** Returns the reason why a file in the manifest has changed: a merge conflict or an edit. */
function nameEdit(text: string): string {
  return marks.test(text) ? merging : edited;
}

function describe(there: { readonly kind: 'file' } | Obstacle): string {
  switch (there.kind) {
    case 'file':
      return `${foreign} and is not a folder`;
    case 'symlink':
      return 'is a symbolic link';
    case 'special':
      return 'is not a regular file';
    case 'unreadable':
      return `cannot be read (${there.code})`;
  }
}

function at({ found }: FolderState, path: string): Found {
  return found.get(path) ?? { kind: 'absent' };
}

function isListed({ manifest }: FolderState, path: string, hash: string): boolean {
  return manifest.hashes.get(path)?.has(hash) === true;
}

/** Plans the removal of a file that is no longer generated. A folder at the same path is the user's and stays. */
export function planStale(survey: FolderState, path: string): Verdict<Remove> {
  const there = at(survey, path);
  if (there.kind === 'absent' || there.kind === 'blocked' || there.kind === 'folder') return {};
  if (there.kind !== 'file') return { conflict: { path, reason: describe(there), remedy: 'move' } };
  const change: Change = { path, before: there.text, after: undefined };
  return isListed(survey, path, there.hash)
    ? { change, step: { kind: 'remove', path, old: there.hash } }
    : { change, conflict: { path, reason: nameEdit(there.text), remedy: 'move' } };
}

/** Returns the conflict at a wanted path that is not a file, unless removing the paths in `removed` resolves it. */
function judgeObstacle(
  there: Exclude<Found, { readonly kind: 'file' }>,
  path: string,
  removed: ReadonlySet<string>,
): Conflict | undefined {
  switch (there.kind) {
    case 'absent':
      return undefined;
    case 'folder':
      return there.holds.every((each) => removed.has(each))
        ? undefined
        : { path, reason: 'is a folder', remedy: 'move' };
    case 'blocked':
      return removed.has(there.at) ? undefined : { path: there.at, reason: describe(there.by), remedy: 'move' };
    default:
      return { path, reason: describe(there), remedy: 'move' };
  }
}

/** Plans a wanted file; `removed` contains the paths of the files to remove. */
export function planWanted(
  survey: FolderState,
  path: string,
  content: Content,
  removed: ReadonlySet<string>,
): Verdict<Put> {
  const there = at(survey, path);
  const text = typeof content === 'string' ? content : Buffer.from(content).toString();
  if (there.kind !== 'file') {
    const conflict = judgeObstacle(there, path, removed);
    const step: Put = { kind: 'put', path, content, old: undefined, isKept: false };
    return { change: { path, before: undefined, after: text }, step, ...(conflict && { conflict }) };
  }
  if (there.hash === hashContent(content)) return {};
  // The manifest always belongs to the writer, even if it was merged or damaged.
  const isOurs = path === manifestPath || isListed(survey, path, there.hash);
  const reason = survey.manifest.hashes.has(path) ? nameEdit(there.text) : foreign;
  return {
    change: { path, before: there.text, after: text },
    step: { kind: 'put', path, content, old: there.hash, isKept: !isOurs },
    ...(!isOurs && { conflict: { path, reason, remedy: 'copy' } }),
  };
}

/** Returns a conflict if the staging path is not a folder; a folder may remain from a killed run. */
export function planStaging({ staging }: FolderState): Conflict | undefined {
  return staging.kind === 'absent' || staging.kind === 'folder'
    ? undefined
    : { path: stagingPath, reason: `${describe(staging)}; move or delete it: trefoil needs this path`, remedy: 'none' };
}
