/** The project that a command runs in: the `trefoil` field of its package.json. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.js';
import { asRaw, asString } from '../lower/raw.js';
import { isSelector } from '../lower/select.js';
import { UsageError } from './usage-error.js';

export interface ProjectConfig extends Config {
  /** Path of the document, relative to the project. */
  readonly spec: string;
  readonly out: string;
}

/** Reads the configuration of a folder; `undefined` where there is none. */
export const readProject = async (folder: string): Promise<ProjectConfig | undefined> => {
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const field = asRaw(parse(text))['trefoil'];
  if (field === undefined) return undefined;
  const raw = asRaw(field);
  const spec = asString(raw['spec']);
  const scope = asString(raw['scope']);
  if (spec === undefined || scope === undefined)
    throw new UsageError('package.json: "trefoil" needs "spec" and "scope"');
  return {
    spec,
    scope,
    out: asString(raw['out']) ?? 'packages',
    version: asString(raw['version']) ?? '0.1.0',
    license: asString(raw['license']) ?? 'UNLICENSED',
    ...(await readLicense(folder, asString(raw['licenseFile']))),
    ...readLayout(raw['layout'], '"trefoil.layout"'),
    skipUnsupported: raw['skipUnsupported'] === true,
    openEnumerations: raw['openEnumerations'] !== false,
    ...readInt64(raw['int64']),
    include: readSelectors(raw['include'], 'include'),
    exclude: readSelectors(raw['exclude'], 'exclude'),
  };
};

/** How the output is laid out; anything but the two ways is a mistake. */
export const readLayout = (value: unknown, name: string): { readonly layout?: 'packages' | 'folder' } => {
  if (value === undefined) return {};
  if (value === 'packages' || value === 'folder') return { layout: value };
  throw new UsageError(`${name} ${JSON.stringify(value)}: it is packages or folder`);
};

/** What integers of 64 bits are; anything but the two types is a mistake. */
const readInt64 = (value: unknown): { readonly int64?: 'number' | 'bigint' } => {
  if (value === undefined) return {};
  if (value === 'number' || value === 'bigint') return { int64: value };
  throw new UsageError(`"trefoil.int64" ${JSON.stringify(value)}: it is number or bigint`);
};

/** Selectors of operations; anything else is a mistake. */
export const readSelectors = (value: unknown, name: string): string[] =>
  (value === undefined ? [] : [value].flat()).map((selector: unknown) => {
    if (typeof selector === 'string' && isSelector(selector)) return selector;
    throw new UsageError(
      `${name} ${JSON.stringify(selector)}: name operations by tag:<name>, path:<path, with * for anything>, operation:<operationId> or webhook:<name>`,
    );
  });

/** The document that a call means: the one that it names, or that of the project. */
export const readEntry = async (
  folder: string,
  spec: string | undefined,
): Promise<{ readonly project: ProjectConfig | undefined; readonly entry: string }> => {
  const project = spec === undefined ? await readProject(folder) : undefined;
  const entry = spec ?? project?.spec;
  if (entry === undefined)
    throw new UsageError('name a document, or add "trefoil": { "spec", "scope" } to package.json');
  return { project, entry };
};

const readLicense = async (folder: string, file: string | undefined): Promise<{ licenseText?: string }> => {
  if (file === undefined) return {};
  const licenseText = await readFile(join(folder, file), 'utf8').catch(() => undefined);
  if (licenseText === undefined) throw new UsageError(`package.json: "trefoil.licenseFile" ${file} cannot be read`);
  return { licenseText };
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`package.json: ${error instanceof Error ? error.message : String(error)}`);
  }
};
