/** Reads the configuration in a git revision, so that a document of that revision gets the names that applied then. */
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, posix, relative, sep } from 'node:path';
import { makeFolder } from '../commands/run/folder.js';
import { runGit } from '../commands/run/git.js';
import type { Config } from '../config/codegen-config.js';
import { listImports } from '../config/imports.js';
import { type Configuration, isConfigurationFile, readConfiguration } from '../config/read.js';
import { optional } from '../openapi/values.js';
import { customizationOf, type ProjectConfig } from './project.js';

/** The project at a revision, and a note if its configuration cannot be read. */
export interface RevisionProject {
  readonly project: ProjectConfig;
  readonly note?: string;
}

/** The files of a revision, from which single files are copied. */
interface Revision {
  readonly name: string;
  /** The top folder of the repository, and a folder with copies of its files. */
  readonly top: string;
  readonly copy: string;
}

/** Copies a file of a revision. Resolves to its text; `undefined` if the revision does not contain it. */
async function copyFile({ name, top, copy }: Revision, path: string): Promise<string | undefined> {
  const blob = await runGit(top, ['cat-file', 'blob', `${name}:${path}`]).catch(() => undefined);
  if (blob === undefined) return undefined;
  const target = join(copy, path);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, blob);
  return blob.toString();
}

/** Copies the modules that configuration modules import by relative path. Resolves to the texts by path. */
async function copyImports(revision: Revision, modules: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const copied = new Map<string, string>();
  const tried = new Set<string>();
  const list = (): readonly string[] =>
    listImports(modules.map((path) => join(revision.copy, path)))
      .map((path) => relative(revision.copy, path).split(sep).join('/'))
      .filter((path) => !path.startsWith('..') && !tried.has(path));
  for (let paths = list(); paths.length > 0; paths = list())
    for (const path of paths) {
      tried.add(path);
      const text = await copyFile(revision, path);
      if (text !== undefined) copied.set(path, text);
    }
  return copied;
}

/** Links the installed packages into the copy, so that modules there can import them. */
async function linkPackages({ top, copy }: Revision, folder: string): Promise<void> {
  for (const place of new Set(['.', folder]))
    await symlink(join(top, place, 'node_modules'), join(copy, place, 'node_modules'), 'junction').catch(() => {});
}

/** Returns whether files equal those of the working copy. */
async function areUnchanged(top: string, files: ReadonlyMap<string, string>): Promise<boolean> {
  const texts = await Promise.all([...files.keys()].map((path) => readFile(join(top, path), 'utf8').catch(() => '')));
  return [...files.values()].every((text, index) => text === texts[index]);
}

/** Replaces the project settings that determine how its document is read with those of another configuration. */
function applyConfiguration(project: ProjectConfig, configuration: Configuration): ProjectConfig {
  const { settings } = configuration;
  const byName = settings.findIndex(({ name }) => name !== undefined && name === project.name);
  const bySpec = settings.findIndex(({ spec }) => spec === project.spec);
  const index = [byName, bySpec, settings.length === 1 ? 0 : -1].find((each) => each >= 0);
  const own = index === undefined ? undefined : settings[index];
  if (index === undefined || own === undefined) return project;
  const {
    overlays: _o,
    root: _r,
    audience: _a,
    customization: _c,
    openEnumerations: _e,
    int64: _i,
    dates: _d,
    ...rest
  } = project;
  return {
    ...rest,
    spec: own.spec,
    include: [own.include ?? []].flat(),
    exclude: [own.exclude ?? []].flat(),
    skipUnsupported: own.skipUnsupported ?? false,
    openEnumerations: own.openEnumerations ?? true,
    customization: customizationOf(configuration, index),
    ...optional('overlays', own.overlays),
    ...optional('root', own.root),
    ...optional('audience', own.audience),
    ...optional('int64', own.int64),
    ...optional('dates', own.dates),
  };
}

/**
 * Reads a project as configured in a revision: with the names, overlays and selection of that revision. If the revision
 * has no configuration, or it cannot be read, returns the current project.
 */
export async function readProjectAt(name: string, cwd: string, project: ProjectConfig): Promise<RevisionProject> {
  const folder = (await runGit(cwd, ['rev-parse', '--show-prefix'])).toString().trim();
  const top = (await runGit(cwd, ['rev-parse', '--show-toplevel'])).toString().trim();
  const listed = (
    await runGit(top, ['ls-tree', '--name-only', '-z', name, ...(folder === '' ? [] : [folder])])
  ).toString();
  const paths = listed.split('\0').filter((path) => isConfigurationFile(posix.basename(path)));
  const { path: copy, remove } = await makeFolder('configuration');
  try {
    const revision = { name, top, copy };
    const own = new Map<string, string>();
    for (const path of paths) own.set(path, (await copyFile(revision, path)) ?? '');
    const modules = paths.filter((path) => !path.endsWith('.json'));
    const files = new Map([...own, ...(await copyImports(revision, modules))]);
    if (await areUnchanged(top, files)) return { project };
    await linkPackages(revision, folder);
    const read = await readConfiguration(join(copy, folder));
    if (read === undefined) return { project };
    if ('settings' in read) return { project: applyConfiguration(project, read) };
    const reason = read.map(({ file, message }) => `${file}: ${message}`).join('; ');
    return { project, note: `the configuration at ${name} cannot be read, so today's is used: ${reason}` };
  } finally {
    await remove();
  }
}

/** Returns a configuration in which the settings that determine how the document is read come from an older one. */
export function withReading(config: Config, old: Config): Config {
  const { include: _n, exclude: _x, openEnumerations: _e, int64: _i, dates: _d, ...rest } = config;
  const { include, exclude, skipUnsupported, openEnumerations, int64, dates } = old;
  return {
    ...rest,
    skipUnsupported,
    ...optional('include', include),
    ...optional('exclude', exclude),
    ...optional('openEnumerations', openEnumerations),
    ...optional('int64', int64),
    ...optional('dates', dates),
  };
}
