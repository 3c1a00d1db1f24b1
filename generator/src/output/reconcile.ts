/** What becomes of one path: pure, from what is wanted, what the manifest lists, and what is on the disk. */
import type { Entry, Found, Obstacle } from './inspect.js';
import { hashText, type Manifest } from './manifest.js';
import { manifestPath, stagingPath } from './paths.js';

export interface FolderState {
  /** Texts by path, without the manifest. */
  readonly wanted: ReadonlyMap<string, string>;
  readonly manifest: Manifest;
  /** What is at the path of the staging folder. */
  readonly staging: Entry;
  /** What is at each path that is wanted or listed, and at the manifest's. */
  readonly found: ReadonlyMap<string, Found>;
  /** Those of the folders of wanted files that are there. */
  readonly folders: ReadonlySet<string>;
}

/** A file that differs. */
export interface Change {
  /** Below the output folder. */
  readonly path: string;
  /** `undefined` where there is no file. */
  readonly before: string | undefined;
  /** `undefined` where the file is removed. */
  readonly after: string | undefined;
}

/** What stands at a path that has to be written or removed, and is not what the writer wrote. */
export interface Conflict {
  readonly path: string;
  /** Half a sentence: "was not written by trefoil". */
  readonly reason: string;
  /** How `--force` keeps it; `none` where it does not. */
  readonly remedy: 'copy' | 'move' | 'none';
}

/** Writes a file; `old` is the hash of the one that is there, of which a copy is kept beside if `isKept`. */
export interface Put {
  readonly kind: 'put';
  readonly path: string;
  readonly text: string;
  readonly old: string | undefined;
  readonly isKept: boolean;
}

/** Removes a file with this hash. */
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
const edited = 'was edited since it was written';
const merging = 'is in a merge conflict, of which git checkout --ours takes one side';

/** The marks that git leaves in a text of two branches. */
const marks = /^<{7} .*\n[\s\S]*^={7}\r?\n[\s\S]*^>{7} /mu;

/** Why a listed file is none that the writer wrote. */
const nameEdit = (text: string): string => (marks.test(text) ? merging : edited);

const describe = (there: { readonly kind: 'file' } | Obstacle): string => {
  switch (there.kind) {
    case 'file':
      return `${foreign}, and is no folder`;
    case 'symlink':
      return 'is a symbolic link';
    case 'special':
      return 'is not a regular file';
    case 'unreadable':
      return `cannot be read (${there.code})`;
  }
};

const at = ({ found }: FolderState, path: string): Found => found.get(path) ?? { kind: 'absent' };

const isListed = ({ manifest }: FolderState, path: string, hash: string): boolean =>
  manifest.hashes.get(path)?.has(hash) === true;

/** A file that an earlier run wrote and this one does not; a folder in its place is somebody else's. */
export const planStale = (survey: FolderState, path: string): Verdict<Remove> => {
  const there = at(survey, path);
  if (there.kind === 'absent' || there.kind === 'blocked' || there.kind === 'folder') return {};
  if (there.kind !== 'file') return { conflict: { path, reason: describe(there), remedy: 'move' } };
  const change: Change = { path, before: there.text, after: undefined };
  return isListed(survey, path, there.hash)
    ? { change, step: { kind: 'remove', path, old: there.hash } }
    : { change, conflict: { path, reason: nameEdit(there.text), remedy: 'move' } };
};

/** What is not a file where one is wanted, unless `removed` makes way for it. */
const judgeObstacle = (
  there: Exclude<Found, { readonly kind: 'file' }>,
  path: string,
  removed: ReadonlySet<string>,
): Conflict | undefined => {
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
};

/** A file that this run makes; `removed` are the paths of files that it removes. */
export const planWanted = (
  survey: FolderState,
  path: string,
  text: string,
  removed: ReadonlySet<string>,
): Verdict<Put> => {
  const there = at(survey, path);
  if (there.kind !== 'file') {
    const conflict = judgeObstacle(there, path, removed);
    const step: Put = { kind: 'put', path, text, old: undefined, isKept: false };
    return { change: { path, before: undefined, after: text }, step, ...(conflict && { conflict }) };
  }
  if (there.hash === hashText(text)) return {};
  // The manifest is the writer's own by its name; it may be merged or damaged.
  const isOurs = path === manifestPath || isListed(survey, path, there.hash);
  const reason = survey.manifest.hashes.has(path) ? nameEdit(there.text) : foreign;
  return {
    change: { path, before: there.text, after: text },
    step: { kind: 'put', path, text, old: there.hash, isKept: !isOurs },
    ...(!isOurs && { conflict: { path, reason, remedy: 'copy' } }),
  };
};

/** The staging folder may be left of a run that was killed, but must be one. */
export const planStaging = ({ staging }: FolderState): Conflict | undefined =>
  staging.kind === 'absent' || staging.kind === 'folder'
    ? undefined
    : { path: stagingPath, reason: `${describe(staging)}; move it away, since trefoil works there`, remedy: 'none' };
