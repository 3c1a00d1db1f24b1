/** Finds a document from a command-line argument: a path, a URL, a path at a git revision, or a published package. */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, posix, resolve } from 'node:path';
import { quote } from '../../diagnostics/diagnostics.js';
import { publishedDocument } from '../../emit/layout.js';
import { isInRoot } from '../../openapi/read/root.js';
import { isPart } from '../../openapi/read/source.js';
import { makeFolder } from '../run/folder.js';
import { isRepository, runGit } from '../run/git.js';
import { openRegistry, readTarball } from '../run/registry.js';

/** A document on disk; `remove` deletes its temporary copy. */
export interface Origin {
  readonly entry: string;
  readonly cwd: string;
  /** Paths of the document's overlays, relative to `cwd`. */
  readonly overlays: readonly string[];
  /** The folder that `$ref`s may read from, as an absolute path. Default: the folder of the document. */
  readonly root: string | undefined;
  /** Whether the document is published, so that overlays and names are already applied. */
  readonly isPublished: boolean;
  /** Prefix of file names in messages, which identifies the old or the new document. */
  readonly prefix: string;
  readonly remove: () => Promise<void>;
}

/** The reason why the document cannot be opened; `usage` if the argument is invalid. */
export interface NoOrigin {
  readonly kind: 'usage' | 'unreadable';
  readonly reason: string;
}

/** Overlays and the root folder, relative to the working directory. */
interface Besides {
  readonly overlays: readonly string[];
  readonly root: string | undefined;
}

/**
 * Opens a document and its overlays. A document from a revision or a package is copied to a temporary folder, which
 * `remove` deletes. A root folder that does not contain the document is ignored.
 */
export async function openOrigin(name: string, cwd: string, besides: Besides): Promise<Origin | NoOrigin> {
  const { overlays } = besides;
  const root = besides.root === undefined ? undefined : resolve(cwd, besides.root);
  const isInside = root !== undefined && (await isInRoot(root, name, cwd));
  const place = { entry: name, cwd, overlays, root: isInside ? root : undefined, prefix: '' };
  const { revision, path } = splitName(name, cwd);
  if (revision === '') return { ...place, isPublished: false, remove: async () => {} };
  const isPackage = revision === 'npm';
  if (isPackage && !packagePattern.test(path)) {
    const reason = `${name}: expected npm:<package> or npm:<package>@<version>`;
    return { kind: 'usage', reason };
  }
  if (!isPackage && revision.startsWith('-'))
    return { kind: 'usage', reason: `${name}: a git revision cannot start with a hyphen` };
  if (!isPackage && path === '') {
    const reason = `${name}: the path of the document is missing; add it, such as ${name}openapi.yaml, or choose a document of the configuration with --project`;
    return { kind: 'usage', reason };
  }
  if (!isPackage && (await lacksRevision(cwd, revision)))
    return { kind: 'unreadable', reason: `git has no revision ${quote(revision)}; check its name, or fetch it` };
  try {
    return await (isPackage ? openPackage(path, cwd) : openRevision(revision, path, cwd, besides));
  } catch (error) {
    return { kind: 'unreadable', reason: `${name}: ${error instanceof Error ? error.message : String(error)}` };
  }
}

/** Splits a name into a revision, or `npm`, and a path. The revision of a path on disk or a URL is empty. */
function splitName(name: string, cwd: string): { readonly revision: string; readonly path: string } {
  const isHere = /^https?:\/\//iu.test(name) || existsSync(resolve(cwd, name));
  const [, revision = '', path = ''] = isHere ? [] : (/^([^:]+):(.*)$/su.exec(name) ?? []);
  return { revision, path };
}

/** Returns the git revision of a name; `undefined` for other names, and for a revision that git does not have. */
export async function revisionOf(name: string, cwd: string): Promise<string | undefined> {
  const { revision } = splitName(name, cwd);
  const isOther = revision === '' || revision === 'npm' || revision.startsWith('-');
  return isOther || !(await isRepository(cwd)) || (await lacksRevision(cwd, revision)) ? undefined : revision;
}

/** Whether a folder is in a git repository that does not have the revision. */
async function lacksRevision(cwd: string, revision: string): Promise<boolean> {
  if (!(await isRepository(cwd))) return false;
  const verifying = runGit(cwd, ['rev-parse', '--verify', '--quiet', `${revision}^{tree}`]);
  return verifying.then(
    () => false,
    () => true,
  );
}

/** Opens a document at a revision. As in git, paths start at the top of the repository or with `./` or `../`. */
async function openRevision(revision: string, path: string, cwd: string, { overlays, root }: Besides): Promise<Origin> {
  const prefix = (await runGit(cwd, ['rev-parse', '--show-prefix'])).toString().trim();
  const entry = posix.normalize(/^\.{1,2}\//u.test(path) ? posix.join(prefix, path) : path);
  const top = (await runGit(cwd, ['rev-parse', '--show-toplevel'])).toString().trim();
  const besides = overlays.map((overlay) => posix.join(prefix, overlay));
  const folder = findRoot(posix.dirname(entry), root === undefined ? undefined : posix.join(prefix, root));
  const blobs = await listBlobs(top, revision, { entry, folder, besides });
  if (!blobs.some((blob) => blob.path === entry)) throw new Error(`${revision} does not contain the file ${entry}`);
  const { path: copy, remove } = await makeFolder('revision');
  try {
    for (const { path: own, hash } of blobs) {
      const target = join(copy, own);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, await runGit(top, ['cat-file', 'blob', hash]));
    }
    const kept = besides.filter((overlay) => blobs.some((blob) => blob.path === overlay));
    const place = { entry: join(copy, entry), cwd: copy, root: join(copy, folder) };
    return { ...place, overlays: kept, isPublished: false, prefix: `${revision}:`, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/**
 * Returns the folder of the repository that `$ref`s may read from: the root folder if it contains the document (at most
 * the whole repository), otherwise the folder of the document.
 */
function findRoot(own: string, root: string | undefined): string {
  if (root === undefined) return own;
  const folder = posix.normalize(/^\.\.(?:\/|$)/u.test(root) ? '.' : root).replace(/\/$/u, '');
  return folder === '.' || own === folder || own.startsWith(`${folder}/`) ? folder : own;
}

const packagePattern = /^((?:@[\w.~-]+\/)?[\w.~][\w.~-]*)(?:@([\w.+~^-]+))?$/u;

/** Opens the document of a package, `<name>` (latest version) or `<name>@<version or tag>`, from npm's registry. */
async function openPackage(what: string, cwd: string): Promise<Origin> {
  const [, name = '', version = 'latest'] = packagePattern.exec(what) ?? [];
  const { path: folder, remove } = await makeFolder('package');
  try {
    const [tarball] = await openRegistry(cwd).fetch([`${name}@${version}`], folder);
    const document = tarball && (await readTarball(tarball.path)).get(publishedDocument);
    if (document === undefined)
      throw new Error(
        `the package does not contain ${publishedDocument}; it is part of the types package, or of the single package`,
      );
    const entry = join(folder, publishedDocument);
    await writeFile(entry, document);
    // Overlays are already applied to a published document.
    return { entry, cwd: folder, overlays: [], root: undefined, isPublished: true, prefix: `npm:${what}/`, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

interface Blob {
  readonly path: string;
  readonly hash: string;
}

interface Wanted {
  readonly entry: string;
  readonly folder: string;
  readonly besides: readonly string[];
}

/** Returns the files that a document may reference: the JSON and YAML files in and below its folder. */
async function listBlobs(top: string, revision: string, { entry, folder, besides }: Wanted): Promise<readonly Blob[]> {
  const within = folder === '.' ? [] : [`${folder}/`, ...besides];
  const listed = (await runGit(top, ['ls-tree', '-r', '-z', '--full-tree', revision, '--', ...within])).toString();
  return listed.split('\0').flatMap((line): Blob[] => {
    const [, type, hash = '', path = ''] = /^100\d+ (\w+) ([\da-f]+)\t(.*)$/su.exec(line) ?? [];
    return type === 'blob' && (path === entry || isPart(path)) ? [{ path, hash }] : [];
  });
}
