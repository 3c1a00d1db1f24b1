/** Lists the versions of a document: the git tags of the commits that contain it, oldest first. */
import { runGit } from '../run/git.js';

/** A tagged commit. Several tags on one commit count as one version. */
export interface TaggedVersion {
  /** Names of the tags on the commit, ordered by date and then by version. */
  readonly tags: readonly string[];
  /** Date of the first tag: `2026-01-31`. */
  readonly date: string;
}

interface Tag {
  readonly name: string;
  readonly date: string;
  readonly commit: string;
}

/** Converts a pattern with `*` to a regular expression. */
function toRegExp(pattern: string): RegExp {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 'su');
}

/** Lists tags by date; tags with the same date are ordered by version. */
async function listTags(cwd: string): Promise<readonly Tag[]> {
  const format = '%(refname:strip=2)%00%(creatordate:short)%00%(objectname)%00%(*objectname)';
  const sort = ['--sort=version:refname', '--sort=creatordate'];
  const text = (await runGit(cwd, ['for-each-ref', 'refs/tags', ...sort, `--format=${format}`])).toString();
  return text.split('\n').flatMap((line): Tag[] => {
    const [name = '', date = '', object = '', target = ''] = line.split('\0');
    return name === '' ? [] : [{ name, date, commit: target === '' ? object : target }];
  });
}

/** Returns whether a revision contains a file; `path` is relative to the folder `cwd`. */
async function hasFile(cwd: string, revision: string, path: string): Promise<boolean> {
  return runGit(cwd, ['cat-file', '-e', `${revision}:./${path}`]).then(
    () => true,
    () => false,
  );
}

/** Lists the versions of a document, oldest first. In `pattern`, `*` matches any text. Rejects outside a repository. */
export async function listVersions(cwd: string, path: string, pattern = '*'): Promise<readonly TaggedVersion[]> {
  const selected = toRegExp(pattern);
  const byCommit = new Map<string, Tag[]>();
  for (const tag of await listTags(cwd)) {
    if (!selected.test(tag.name)) continue;
    byCommit.set(tag.commit, [...(byCommit.get(tag.commit) ?? []), tag]);
  }
  const versions: TaggedVersion[] = [];
  for (const tags of byCommit.values()) {
    const [first] = tags;
    if (first === undefined || !(await hasFile(cwd, first.name, path))) continue;
    versions.push({ tags: tags.map(({ name }) => name), date: first.date });
  }
  return versions;
}
