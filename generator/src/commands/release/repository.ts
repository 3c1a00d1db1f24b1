/** The repository of a project, as a release needs it: whether it is clean, a commit, tags. */
import { readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runGit } from '../run/git.js';

/** The repository is not as a release needs it; the message says what to do. */
export class RepositoryError extends Error {}

export interface Repository {
  /** Files with changes that are not committed, and those that git does not know, from the folder of the project. */
  readonly changed: () => Promise<readonly string[]>;
  /** Whether the last commit is the one that changed a file last. */
  readonly isLastOf: (path: string) => Promise<boolean>;
  /** Commits some of the files that have changed; where that fails, none of them is staged. */
  readonly commit: (paths: readonly string[], message: string) => Promise<void>;
  readonly tags: () => Promise<ReadonlySet<string>>;
  readonly tag: (name: string) => Promise<void>;
  /** Pushes the branch and the tags on it. */
  readonly push: () => Promise<void>;
  /** Writes files so that they are put back as they were, unless `keep` is called: also by the next run, after a kill. */
  readonly write: (files: ReadonlyMap<string, string>) => Promise<Written>;
  /** Puts back what a run that was killed has written. */
  readonly recover: () => Promise<readonly string[]>;
}

export interface Written {
  readonly keep: () => Promise<void>;
  readonly restore: () => Promise<void>;
}

/** A file as it was, and as it was written. */
interface Entry {
  readonly path: string;
  readonly before: string | null;
  readonly after: string;
}

const readText = (path: string): Promise<string | null> => readFile(path, 'utf8').catch(() => null);

/** What a file is written to before it takes its place, so that it is never there by halves. */
const besides = (file: string): string => `${file}.trefoil-release`;

const replaceFile = async (file: string, text: string): Promise<void> => {
  const target = await realpath(file).catch(() => file);
  await writeFile(besides(target), text);
  await rename(besides(target), target);
};

/** Puts files back; what somebody has changed since stays. */
const putBack = async (cwd: string, entries: readonly Entry[]): Promise<void> => {
  for (const { path, before, after } of entries) {
    const file = join(cwd, path);
    await rm(besides(await realpath(file).catch(() => file)), { force: true });
    if ((await readText(file)) !== after) continue;
    if (before === null) await rm(file);
    else await replaceFile(file, before);
  }
};

/** Opens the repository of a folder; rejects with `RepositoryError` where there is none. */
export const openRepository = async (cwd: string): Promise<Repository> => {
  const git = async (...args: string[]): Promise<string> => {
    try {
      return (await runGit(cwd, args)).toString();
    } catch (error) {
      throw new RepositoryError(`git ${args[0] ?? ''}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const inside = await git('rev-parse', '--is-inside-work-tree').catch(() => '');
  if (inside.trim() !== 'true')
    throw new RepositoryError('not a git repository; a release needs commits and tags. Run `git init`');
  // Without its history git takes each file for one of the last commit, and knows of no tag.
  if ((await git('rev-parse', '--is-shallow-repository')).trim() === 'true')
    throw new RepositoryError(
      'shallow clone; a release needs the history and the tags. Run `git fetch --unshallow --tags`',
    );
  const journal = resolve(cwd, (await git('rev-parse', '--git-path', 'trefoil-release')).trim());
  const readJournal = async (): Promise<readonly Entry[]> => {
    const text = await readText(journal);
    try {
      return text === null ? [] : (JSON.parse(text) as readonly Entry[]);
    } catch {
      throw new RepositoryError(
        `${journal}, the journal of an interrupted release, is damaged; restore the changed files with git, and delete the journal`,
      );
    }
  };
  return {
    changed: async () => {
      const listed = await git('status', '--porcelain=v1', '-z', '--untracked-files=all', '--no-renames', '--', '.');
      const prefix = (await git('rev-parse', '--show-prefix')).trim();
      return listed.split('\0').flatMap((line) => (line === '' ? [] : [line.slice(3 + prefix.length)]));
    },
    isLastOf: async (path) => {
      const [last, head] = [await git('log', '-1', '--format=%H', '--', path), await git('rev-parse', 'HEAD')];
      return last.trim() === head.trim();
    },
    commit: async (paths, message) => {
      // No more of the index than git needs to know of a file: a hook may refuse the commit.
      await git('add', '--intent-to-add', '--', ...paths);
      try {
        await git('commit', '--quiet', '--message', message, '--', ...paths);
      } catch (error) {
        await git('reset', '--quiet', '--', ...paths);
        throw error;
      }
    },
    tags: async () => new Set((await git('tag', '--list')).split('\n')),
    tag: async (name) => void (await git('tag', '--annotate', '--message', name, name)),
    push: async () => void (await git('push', '--quiet', '--follow-tags')),
    write: async (files) => {
      const entries: Entry[] = [];
      for (const [path, after] of files) entries.push({ path, before: await readText(join(cwd, path)), after });
      await replaceFile(journal, JSON.stringify(entries));
      for (const { path, after } of entries) await replaceFile(join(cwd, path), after);
      const forget = (): Promise<void> => rm(journal, { force: true });
      return {
        keep: forget,
        restore: async () => {
          await putBack(cwd, entries);
          await forget();
        },
      };
    },
    recover: async () => {
      const entries = await readJournal();
      await putBack(cwd, entries);
      if (entries.length > 0) await git('reset', '--quiet', '--', ...entries.map(({ path }) => path));
      await rm(journal, { force: true });
      return entries.map(({ path }) => path);
    },
  };
};
