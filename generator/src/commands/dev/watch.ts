/** Watches the files of a project, and tells of each change. */
import { dirname, relative, resolve, sep } from 'node:path';
import { watch } from 'chokidar';
import { isPart } from '../../openapi/read/source.js';

export interface Watched {
  /** The folder of the project. */
  readonly cwd: string;
  /** The document. */
  readonly entry: string;
  /** The folder that its `$ref`s may reach, unless it is that of the document: any file in it may be part of the document. */
  readonly root: string | undefined;
  /** Files beside it that it is changed by. */
  readonly overlays: readonly string[];
  /** Folders that are written to, which tell nothing. */
  readonly written: readonly string[];
}

const isBelow = (path: string, folder: string): boolean => path === folder || path.startsWith(folder + sep);

/** What editors put beside a file for a moment, and what is no part of a document: dependencies, hidden folders. */
const isPassing = (path: string): boolean =>
  /~$|\.(?:tmp|sw[a-z])$|(?:^|[\\/])(?:\.|node_modules(?:[\\/]|$))/u.test(path);

/** What decides how packages are made. */
const isConfiguration = (name: string): boolean =>
  /^(?:package\.json|trefoil\.config\.\w+|redocly\.ya?ml)$/u.test(name);

/** Begins to watch; `tell` is given what happened and to which file, from the folder of the project. */
export const watchProject = (
  { cwd, entry, root, overlays, written }: Watched,
  tell: (event: string, path: string) => void,
): { readonly close: () => Promise<void> } => {
  const folder = root ?? dirname(resolve(cwd, entry));
  const outputs = written.map((path) => resolve(cwd, path));
  const besides = overlays.map((path) => resolve(cwd, path));
  const isIgnored = (path: string): boolean =>
    !besides.includes(path) && (outputs.some((each) => isBelow(path, each)) || isPassing(relative(folder, path)));
  const parts = watch([folder, ...besides], { ignoreInitial: true, ignored: isIgnored });
  parts.on('all', (event, path) => {
    if (isPart(path) || event.endsWith('Dir')) tell(event, relative(cwd, path));
  });
  const settings = watch(cwd, { ignoreInitial: true, depth: 0 });
  settings.on('all', (event, path) => {
    const name = relative(cwd, path);
    if (isConfiguration(name) && (folder !== cwd || !isPart(name))) tell(event, name);
  });
  // Of a folder that has gone, the removal of its files was told.
  for (const watcher of [parts, settings]) watcher.on('error', () => {});
  return { close: async () => void (await Promise.all([parts.close(), settings.close()])) };
};
