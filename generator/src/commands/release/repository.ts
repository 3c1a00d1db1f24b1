/** Accesses the git repository of a project: status, commits, tags, and a journal of written files. */
import { readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runGit } from '../run/git.js';

/** The repository is not ready for a release. The message says what to do about it. */
export class RepositoryError extends Error {}

export interface Repository {
  /** Paths of untracked files and files with uncommitted changes, relative to the project. */
  readonly changed: () => Promise<readonly string[]>;
  /** Whether the last commit changed the file at `path`. */
  readonly isLastOf: (path: string) => Promise<boolean>;
  /** Commits the given files. If the commit fails, unstages them. */
  readonly commit: (paths: readonly string[], message: string) => Promise<void>;
  readonly tags: () => Promise<ReadonlySet<string>>;
  readonly tag: (name: string) => Promise<void>;
  /** Writes the last commit to a file (git-bundle). */
  readonly bundle: (file: string) => Promise<void>;
  /** Pushes the branch and its tags. */
  readonly push: () => Promise<void>;
  /**
   * Writes files (`null` deletes). Restores them unless `keep` is called; after a crash, the next run restores them.
   */
  readonly write: (files: ReadonlyMap<string, string | null>) => Promise<Written>;
  /** Restores the files that an interrupted run wrote. */
  readonly recover: () => Promise<readonly string[]>;
}

export interface Written {
  readonly keep: () => Promise<void>;
  readonly restore: () => Promise<void>;
}

/** A file before and after writing. */
interface Entry {
  readonly path: string;
  readonly before: string | null;
  /** `null` for a deleted file. */
  readonly after: string | null;
}

function readText(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch(() => null);
}

/** Returns a temporary path for a file, so that it can be replaced atomically. */
function besides(file: string): string {
  return `${file}.trefoil-release`;
}

async function replaceFile(file: string, text: string | null): Promise<void> {
  if (text === null) return rm(file, { force: true });
  const target = await realpath(file).catch(() => file);
  await writeFile(besides(target), text);
  await rename(besides(target), target);
}

/** Restores files, except those that somebody changed later. */
async function putBack(cwd: string, entries: readonly Entry[]): Promise<void> {
  for (const { path, before, after } of entries) {
    const file = join(cwd, path);
    await rm(besides(await realpath(file).catch(() => file)), { force: true });
    if ((await readText(file)) !== after) continue;
    await replaceFile(file, before);
  }
}

/** Opens the git repository that contains a folder. Rejects with `RepositoryError` if there is none. */
export async function openRepository(cwd: string): Promise<Repository> {
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
  // In a shallow clone, git attributes every file to the last commit and has no tags.
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
      // A repository without commits has no HEAD.
      const head = await git('rev-parse', '--verify', '--quiet', 'HEAD').catch(() => '');
      return head !== '' && (await git('log', '-1', '--format=%H', '--', path)).trim() === head.trim();
    },
    commit: async (paths, message) => {
      // Stage only what git needs to know new files, because a hook may refuse the commit.
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
    bundle: async (file) => void (await git('bundle', 'create', '--quiet', file, 'HEAD', '^HEAD^')),
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
}
