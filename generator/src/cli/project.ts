/** The projects of a folder: each document that its configuration names, with all that decides what is made of it. */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config } from '../config/codegen-config.js';
import { isSelector } from '../openapi/select.js';
import { readConfiguration } from '../config/read.js';
import { BrokenVersions, readVersions, type Versions } from '../config/versions.js';
import type { LayoutName, Settings } from '../config/settings.js';
import { defaults, layoutNames } from '../config/table.js';
import { UsageError } from './usage-error.js';

export interface ProjectConfig extends Omit<Config, 'scope'> {
  /** Else it is made from the title of the document. */
  readonly scope?: string;
  /** What it is called where a folder has several. */
  readonly name?: string;
  /** Path of the document, relative to the folder. */
  readonly spec: string;
  /** Paths of its overlays, relative to the folder. */
  readonly overlays?: readonly string[];
  /** The folder that its `$ref`s may reach, relative to the folder. */
  readonly root?: string;
  /** For whom it is. */
  readonly audience?: string;
  readonly out: string;
  /** Folder of the rendered reference. */
  readonly docs: string;
  /** The configuration of the lint, where one is named. */
  readonly lint?: string;
  readonly release?: Settings['release'];
}

/** A document, and the project that it is of; one that is named in a call is of none. */
export interface Target {
  readonly entry: string;
  readonly project: ProjectConfig | undefined;
}

/** Reads the projects of a folder; none where it has no configuration. Rejects with a `UsageError` that names each fault. */
export const readProjects = async (folder: string): Promise<readonly ProjectConfig[]> => {
  const read = await readConfiguration(folder);
  if (read === undefined) return [];
  if (!('settings' in read))
    throw new UsageError(
      read.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`).join('\n'),
    );
  const versions = await readVersions(folder).catch((error: unknown) => {
    throw error instanceof BrokenVersions ? new UsageError(error.message) : error;
  });
  return Promise.all(read.settings.map((settings) => toProject(folder, settings, versions, read.file)));
};

const toProject = async (
  folder: string,
  settings: Settings,
  versions: Versions,
  file: string,
): Promise<ProjectConfig> => {
  const { $schema: _, licenseFile, include = [], exclude = [], ...rest } = settings;
  return {
    ...{ ...defaults, version: '0.1.0', license: 'UNLICENSED' },
    ...{ skipUnsupported: false, openEnumerations: true },
    ...rest,
    ...(await readLicense(folder, licenseFile, file)),
    ...(Object.keys(versions).length > 0 && { versions }),
    include: [include].flat(),
    exclude: [exclude].flat(),
  };
};

/** How the output is laid out; anything but the known ways is a mistake. */
export const readLayout = (value: string | undefined, name: string): { readonly layout?: LayoutName } => {
  if (value === undefined) return {};
  const layout = layoutNames.find((each) => each === value);
  if (layout !== undefined) return { layout };
  throw new UsageError(`${name} ${JSON.stringify(value)}: it is one of ${layoutNames.join(', ')}`);
};

/** Selectors of operations; anything else is a mistake. */
export const readSelectors = (selectors: readonly string[], name: string): readonly string[] => {
  for (const selector of selectors) {
    if (isSelector(selector)) continue;
    throw new UsageError(
      `${name} ${JSON.stringify(selector)}: name operations by tag:<name>, path:<path, with * for anything>, operation:<operationId> or webhook:<name>`,
    );
  }
  return selectors;
};

const list = (names: readonly (string | undefined)[]): string => names.map((name) => name ?? '').join(', ');

/** The documents that a call means: the one that it names, or those of the folder, or the one of these that it chooses. */
export const readTargets = async (
  folder: string,
  spec: string | undefined,
  name?: string,
): Promise<readonly Target[]> => {
  if (spec !== undefined && name !== undefined) throw new UsageError('name a document or a --project, not both');
  if (spec !== undefined) return [{ entry: spec, project: undefined }];
  const projects = await readProjects(folder);
  if (projects.length === 0) throw new UsageError('name a document, or begin a project with: trefoil init');
  const chosen = name === undefined ? projects : projects.filter((project) => project.name === name);
  if (chosen.length === 0) {
    const names = list(projects.map((each) => each.name));
    throw new UsageError(
      `--project ${name ?? ''}: ${names === '' ? 'the one document has no name' : `there is ${names}`}`,
    );
  }
  return chosen.map((project) => ({ entry: project.spec, project }));
};

/** The folder that a call writes into; rejects the one of the other kind, whose files would be taken for what is left of an earlier run. */
export const readFolder = (given: string | undefined, { project }: Target, kind: 'out' | 'docs'): string => {
  const other = kind === 'out' ? 'docs' : 'out';
  const folder = resolve(given ?? project?.[kind] ?? defaults[kind]);
  if (project !== undefined && folder === resolve(project[other]))
    throw new UsageError(
      `--out ${given ?? folder}: that is the folder of "${other}" in the configuration; choose another`,
    );
  return folder;
};

/** The one document that a call means, for what can be done with one only. */
export const readTarget = async (folder: string, spec: string | undefined, name?: string): Promise<Target> => {
  const [first, second] = await readTargets(folder, spec, name);
  if (first === undefined) throw new UsageError('there is no document');
  if (second === undefined) return first;
  const names = list((await readProjects(folder)).map((each) => each.name));
  throw new UsageError(`choose one of the documents with --project: ${names}`);
};

const readLicense = async (
  folder: string,
  path: string | undefined,
  file: string,
): Promise<{ licenseText?: string }> => {
  if (path === undefined) return {};
  const licenseText = await readFile(join(folder, path), 'utf8').catch(() => undefined);
  if (licenseText === undefined) throw new UsageError(`${file}: "licenseFile" ${path} cannot be read`);
  return { licenseText };
};
