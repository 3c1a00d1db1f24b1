/** Watches the files of a project and reports each change. */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { watch } from 'chokidar';
import { listImports } from '../../config/imports.js';
import { isPart } from '../../openapi/read/source.js';
import { listChapterImages } from './chapter-images.js';

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
  /** Overlay files, and the files of the reference. */
  readonly overlays: readonly string[];
  /** The chapters among `overlays`. Their images are also watched. */
  readonly chapters: readonly string[];
  /** Output folders, which are not watched. */
  readonly written: readonly string[];
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder + sep);
}

/** Returns whether to ignore a path: a temporary file of an editor, a dependency, or anything in a hidden folder. */
function isPassing(path: string): boolean {
  return /~$|\.(?:tmp|sw[a-z])$|(?:^|[\\/])(?:\.|node_modules(?:[\\/]|$))/u.test(path);
}

/** Returns whether a file configures the generation. */
function isConfiguration(name: string): boolean {
  return /^(?:package\.json|trefoil\.config\.\w+|redocly\.ya?ml)$/u.test(name);
}

/** Returns whether a file is a configuration module. This process does not load changed modules again. */
function isModule(name: string): boolean {
  return /^trefoil\.config\.[cm]?[jt]s$/u.test(name);
}

/**
 * Watches the files that `list` returns; `update` lists them again. Watches the folders of these files, because a file
 * that does not exist yet cannot be watched.
 */
function watchListed(list: () => readonly string[], tell: (event: string, path: string) => void) {
  let files: ReadonlySet<string> = new Set();
  // A file may appear before its folder is watched, so the watcher reports all, and those known to exist are left out.
  const existing = new Set<string>();
  const watcher = watch([], { ignoreInitial: false, depth: 0 });
  const update = (): void => {
    const listed = list();
    for (const path of listed) if (!files.has(path) && existsSync(path)) existing.add(path);
    files = new Set(listed);
    watcher.add([...new Set(listed.map((path) => dirname(path)))]);
  };
  update();
  watcher.on('all', (event, path) => {
    const isKnown = existing.has(path);
    if (event === 'unlink') existing.delete(path);
    else existing.add(path);
    if (files.has(path) && !(event === 'add' && isKnown)) tell(event, path);
  });
  return { watcher, update };
}

/** Lists the files that the configuration modules of a folder import. */
function listModuleImports(cwd: string): readonly string[] {
  const modules = readdirSync(cwd).filter(isModule);
  return listImports(modules.map((name) => join(cwd, name)));
}

/**
 * Starts watching. `tell` receives the event, the path relative to the project folder, and whether the file is code of
 * the configuration.
 */
export function watchProject(
  { cwd, entry, root, overlays, chapters, written }: Watched,
  tell: (event: string, path: string, isCode: boolean) => void,
): { readonly close: () => Promise<void> } {
  const folder = root ?? dirname(resolve(cwd, entry));
  const outputs = written.map((path) => resolve(cwd, path));
  const besides = overlays.map((path) => resolve(cwd, path));
  const isIgnored = (path: string): boolean =>
    !besides.includes(path) && (outputs.some((each) => isBelow(path, each)) || isPassing(relative(folder, path)));
  const texts = chapters.map((path) => resolve(cwd, path));
  const images = watchListed(
    () => listChapterImages(texts),
    (event, path) => tell(event, relative(cwd, path), false),
  );
  const parts = watch([folder, ...besides], { ignoreInitial: true, ignored: isIgnored });
  parts.on('all', (event, path) => {
    if (texts.includes(path)) images.update();
    if (isPart(path) || besides.includes(path) || event.endsWith('Dir')) tell(event, relative(cwd, path), false);
  });
  const imports = watchListed(
    () => listModuleImports(cwd),
    (event, path) => {
      imports.update();
      tell(event, relative(cwd, path), true);
    },
  );
  const settings = watch(cwd, { ignoreInitial: true, depth: 0 });
  settings.on('all', (event, path) => {
    const name = relative(cwd, path);
    if (!isConfiguration(name) || (folder === cwd && isPart(name))) return;
    if (isModule(name)) imports.update();
    tell(event, name, isModule(name));
  });
  // For a removed folder, the removal of its files has already been reported.
  const watchers = [parts, settings, imports.watcher, images.watcher];
  for (const watcher of watchers) watcher.on('error', () => {});
  return { close: async () => void (await Promise.all(watchers.map((watcher) => watcher.close()))) };
}
