/** Watches the files of a project and reports each change. */
import { dirname, relative, resolve, sep } from 'node:path';
import { watch } from 'chokidar';
import { isPart } from '../../openapi/read/source.js';

export interface Watched {
  /** The project folder. */
  readonly cwd: string;
  /** Path of the document. */
  readonly entry: string;
  /**
   * Folder that `$ref`s may read from, if it is not the folder of the document. Any file in it may be part of the
   * document.
   */
  readonly root: string | undefined;
  /** Overlay files. */
  readonly overlays: readonly string[];
  /** Output folders, which are not watched. */
  readonly written: readonly string[];
}

const isBelow = (path: string, folder: string): boolean => path === folder || path.startsWith(folder + sep);

/** Ignored paths: temporary files of editors, dependencies and hidden folders. */
const isPassing = (path: string): boolean =>
  /~$|\.(?:tmp|sw[a-z])$|(?:^|[\\/])(?:\.|node_modules(?:[\\/]|$))/u.test(path);

/** Files that configure the generation. */
const isConfiguration = (name: string): boolean =>
  /^(?:package\.json|trefoil\.config\.\w+|redocly\.ya?ml)$/u.test(name);

/** Starts to watch. `tell` receives the event and the path of the file, relative to the project folder. */
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
  // For a removed folder, the removal of its files has already been reported.
  for (const watcher of [parts, settings]) watcher.on('error', () => {});
  return { close: async () => void (await Promise.all([parts.close(), settings.close()])) };
};
