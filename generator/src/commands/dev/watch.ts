/** Watches the files of a project and reports each change. */
import { readdirSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { type ChokidarOptions, type FSWatcher, watch } from 'chokidar';
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

/** Returns whether a file was created, replaced or changed at or after a time in milliseconds. */
function isChangedSince(path: string, time: number): boolean {
  // A file that replaces another by renaming may have an old modification time, but not an old change time.
  return (statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? 0) >= time;
}

/**
 * Watches the files that `list` returns; `update` lists them again. Watches the folders of these files, because a file
 * that does not exist yet cannot be watched.
 */
function watchListed(list: () => readonly string[], tell: (event: string, path: string) => void) {
  /** When each file was listed for the first time. */
  let files: ReadonlyMap<string, number> = new Map();
  const reported = new Set<string>();
  const watcher = watch([], { ignoreInitial: false, depth: 0 });
  const update = (): void => {
    const now = Date.now();
    files = new Map(list().map((path) => [path, files.get(path) ?? now]));
    watcher.add([...new Set([...files.keys()].map((path) => dirname(path)))]);
  };
  update();
  watcher.on('all', (event, path) => {
    const listed = files.get(path);
    // The watcher reports each file once when it reads a folder; the file may have changed after it was listed.
    const isFirst = event === 'add' && !reported.has(path);
    if (event === 'unlink') reported.delete(path);
    else reported.add(path);
    if (listed !== undefined && !(isFirst && !isChangedSince(path, listed))) tell(event, path);
  });
  return { watcher, update };
}

/**
 * Watches folders and files. Also reports a file that changes before it is watched, because the first run may have read
 * its old content.
 */
function watchFrom(
  paths: readonly string[],
  options: ChokidarOptions,
  tell: (event: string, path: string) => void,
): FSWatcher {
  const begun = Date.now();
  let isReady = false;
  const watcher = watch([...paths], { ...options, ignoreInitial: false });
  watcher.on('ready', () => {
    isReady = true;
  });
  watcher.on('all', (event, path) => {
    if (isReady || (event !== 'addDir' && isChangedSince(path, begun))) tell(event, path);
  });
  return watcher;
}

/** Lists the files that the configuration modules of a folder import. */
function listModuleImports(cwd: string): readonly string[] {
  const modules = readdirSync(cwd).filter(isModule);
  return listImports(modules.map((name) => join(cwd, name)));
}

/**
 * Starts watching. `tell` receives the event, the path relative to the project folder, and whether the file is code of
 * the configuration. Call `update` whenever the files are read, to watch the files that they reference.
 */
export function watchProject(
  { cwd, entry, root, overlays, chapters, written }: Watched,
  tell: (event: string, path: string, isCode: boolean) => void,
): { readonly update: () => void; readonly close: () => Promise<void> } {
  const folder = root ?? dirname(resolve(cwd, entry));
  const outputs = written.map((path) => resolve(cwd, path));
  const besides = overlays.map((path) => resolve(cwd, path));
  const isIgnored = (path: string): boolean =>
    !besides.includes(path) && (outputs.some((each) => isBelow(path, each)) || isPassing(relative(folder, path)));
  const texts = chapters.map((path) => resolve(cwd, path));
  const report = (event: string, path: string, isCode = false): void => tell(event, relative(cwd, path), isCode);
  const images = watchListed(() => listChapterImages(texts), report);
  const imports = watchListed(
    () => listModuleImports(cwd),
    (event, path) => report(event, path, true),
  );
  const parts = watchFrom([folder, ...besides], { ignored: isIgnored }, (event, path) => {
    if (isPart(path) || besides.includes(path) || event.endsWith('Dir')) report(event, path);
  });
  const settings = watchFrom([cwd], { depth: 0 }, (event, path) => {
    const name = relative(cwd, path);
    if (isConfiguration(name) && !(folder === cwd && isPart(name))) report(event, path, isModule(name));
  });
  // For a removed folder, the removal of its files has already been reported.
  const watchers = [parts, settings, imports.watcher, images.watcher];
  for (const watcher of watchers) watcher.on('error', () => {});
  return {
    update: () => {
      imports.update();
      images.update();
    },
    close: async () => void (await Promise.all(watchers.map((watcher) => watcher.close()))),
  };
}
