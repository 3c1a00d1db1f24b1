/** Reads the projects of a folder: each is a document from the configuration, with its settings. */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config, CustomOutputs } from '../config/codegen-config.js';
import { type Configuration, readConfiguration } from '../config/read.js';
import type { ReferenceSource } from '../config/reference.js';
import type { LayoutName, Settings } from '../config/settings.js';
import { defaults, layoutNames } from '../config/table.js';
import { BrokenVersions, readVersions, type Versions } from '../config/versions.js';
import type { Position } from '../diagnostics/diagnostics.js';
import { type Customization, customizesAnything } from '../openapi/overlay/customization.js';
import { isSelector } from '../openapi/select.js';
import { UsageError } from './usage-error.js';

export interface ProjectConfig extends Omit<Config, 'scope' | 'reference'> {
  /** Default: derived from the title of the document. */
  readonly scope?: string;
  /** Name of the document, if the configuration has several. */
  readonly name?: string;
  /** Path of the document, relative to the folder. */
  readonly spec: string;
  /** Paths of the document's overlays, relative to the folder. */
  readonly overlays?: readonly string[];
  /** Names, groups and pagination from the configuration. */
  readonly customization?: Customization;
  /** The folder that the document's `$ref`s may read from, relative to the folder. */
  readonly root?: string;
  /** Headers for reading URLs, by origin; values can contain environment variables. */
  readonly headers?: Settings['headers'];
  /** Audience for which packages and reference are generated. */
  readonly audience?: string;
  readonly out: string;
  /** Output folder of the API reference. */
  readonly docs: string;
  readonly reference?: ReferenceSource;
  /** Path of the Redocly lint configuration. */
  readonly lint?: string;
  readonly release?: Settings['release'];
  readonly diff?: Settings['diff'];
}

/** A document and its project; `project` is `undefined` for documents given on the command line. */
export interface Target {
  readonly entry: string;
  readonly project: ProjectConfig | undefined;
}

/**
 * Reads the projects of a folder; empty without a configuration. Rejects with a `UsageError` that lists every error.
 */
export async function readProjects(folder: string): Promise<readonly ProjectConfig[]> {
  const read = await readConfiguration(folder);
  if (read === undefined) return [];
  if (!('settings' in read))
    throw new UsageError(
      read.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`).join('\n'),
    );
  const versions = await readVersions(folder).catch((error: unknown) => {
    throw error instanceof BrokenVersions ? new UsageError(error.message) : error;
  });
  return Promise.all(
    read.settings.map(async (settings, index) => {
      const project = {
        ...(await toProject(folder, settings, versions, read.file)),
        ...outputsOf(folder, read, index),
        ...referenceOf(folder, read, index),
      };
      const customization = customizationOf(read, index);
      return customizesAnything(customization) ? { ...project, customization } : project;
    }),
  );
}

/** Returns the names, groups and pagination that the configuration contains for a document. */
export function customizationOf({ file, settings, text, locate }: Configuration, index: number): Customization {
  const { operations = {}, schemas = {}, groups = {} } = settings[index] ?? {};
  const source = { path: file, label: file, text, value: undefined, locate: locate.bind(undefined, index) };
  return { operations, schemas, groups, source };
}

/** Returns the functions in a document's setting `outputs`, if any. */
function outputsOf(
  folder: string,
  { file, settings, text, locate }: Configuration,
  index: number,
): { readonly outputs?: CustomOutputs } {
  const functions = settings[index]?.outputs ?? [];
  if (functions.length === 0) return {};
  const outputs = { functions, folder, file, text };
  return { outputs: { ...outputs, locate: (each) => locate(index, `/outputs/${each}`) } };
}

function referenceOf(folder: string, { settings, locate }: Configuration, index: number) {
  const own = settings[index]?.reference;
  const locateOwn = (pointer: string): Position => locate(index, `/reference${pointer}`);
  return own === undefined ? {} : { reference: { settings: own, folder, locate: locateOwn } };
}

async function toProject(folder: string, settings: Settings, versions: Versions, file: string): Promise<ProjectConfig> {
  const {
    $schema: _,
    licenseFile,
    include = [],
    exclude = [],
    operations: _o,
    schemas: _s,
    groups: _g,
    outputs: _f,
    reference: _r,
    ...rest
  } = settings;
  return {
    ...defaults,
    version: '0.1.0',
    license: 'UNLICENSED',
    skipUnsupported: false,
    openEnumerations: true,
    ...rest,
    ...(await readLicense(folder, licenseFile, file)),
    ...(Object.keys(versions).length > 0 && { versions }),
    include: [include].flat(),
    exclude: [exclude].flat(),
  };
}

/** Reads a layout. Throws a `UsageError` if it is unknown. */
export function readLayout(value: string | undefined, name: string): { readonly layout?: LayoutName } {
  if (value === undefined) return {};
  const layout = layoutNames.find((each) => each === value);
  if (layout !== undefined) return { layout };
  throw new UsageError(`${name} ${JSON.stringify(value)}: expected one of ${layoutNames.join(', ')}`);
}

/** Checks selectors of operations. Throws a `UsageError` if one is invalid. */
export function readSelectors(selectors: readonly string[], name: string): readonly string[] {
  for (const selector of selectors) {
    if (isSelector(selector)) continue;
    throw new UsageError(
      `${name} ${JSON.stringify(selector)}: expected tag:<name>, path:<path> with * as a wildcard, operation:<operationId> or webhook:<name>`,
    );
  }
  return selectors;
}

function list(names: readonly (string | undefined)[]): string {
  return names.map((name) => name ?? '').join(', ');
}

/** Returns the documents to run a command on: the given one, the one of `--project`, or all in the configuration. */
export async function readTargets(folder: string, spec: string | undefined, name?: string): Promise<readonly Target[]> {
  if (spec !== undefined && name !== undefined) throw new UsageError('pass a document or --project, not both');
  if (spec !== undefined) return [{ entry: spec, project: undefined }];
  const projects = await readProjects(folder);
  if (projects.length === 0)
    throw new UsageError(
      'no document given; pass the path of a document, or run `npx trefoil init` to create a project',
    );
  const chosen = name === undefined ? projects : projects.filter((project) => project.name === name);
  if (chosen.length === 0) {
    const names = list(projects.map((each) => each.name));
    throw new UsageError(
      `--project ${name ?? ''}: ${names === '' ? 'the only document has no name' : `unknown name; the documents are ${names}`}`,
    );
  }
  return chosen.map((project) => ({ entry: project.spec, project }));
}

/**
 * Returns the output folder of a command. Rejects the folder for the other type of output: the files there would be
 * considered obsolete and deleted.
 */
export function readFolder(given: string | undefined, { project }: Target, kind: 'out' | 'docs'): string {
  const other = kind === 'out' ? 'docs' : 'out';
  const folder = resolve(given ?? project?.[kind] ?? defaults[kind]);
  if (project !== undefined && folder === resolve(project[other]))
    throw new UsageError(
      `--out ${given ?? folder}: this is the folder of "${other}" in the configuration; choose another`,
    );
  return folder;
}

/** Returns the document for a command that accepts only one. */
export async function readTarget(folder: string, spec: string | undefined, name?: string): Promise<Target> {
  const [first, second] = await readTargets(folder, spec, name);
  if (first === undefined) throw new UsageError('the configuration has no document');
  if (second === undefined) return first;
  const names = list((await readProjects(folder)).map((each) => each.name));
  throw new UsageError(`the configuration has several documents; choose one with --project: ${names}`);
}

async function readLicense(folder: string, path: string | undefined, file: string): Promise<{ licenseText?: string }> {
  if (path === undefined) return {};
  const licenseText = await readFile(join(folder, path), 'utf8').catch(() => undefined);
  if (licenseText === undefined) throw new UsageError(`${file}: cannot read the "licenseFile" ${JSON.stringify(path)}`);
  return { licenseText };
}
