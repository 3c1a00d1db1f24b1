/** Inspects a folder before `trefoil init` writes to it. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { readJson } from '../../openapi/read/json.js';
import { startOf } from '../../openapi/read/lines.js';
import { isReading } from '../../openapi/read/reading.js';
import type { Surroundings } from './plan.js';

/** The package.json of a folder cannot be read. The message contains the position. */
export class BrokenManifest extends Error {}

const FOLDERS = ['', 'spec', 'specs', 'api', 'openapi', 'docs'];
const NAMES = /^(?:openapi|swagger|api|spec)(?:[._-][\w.-]+)?\.(?:ya?ml|json)$/iu;

/** Whether a text looks like an OpenAPI document: the version key may appear anywhere at the top level. */
const isDocument = (text: string): boolean =>
  /^\s*(?:\{[\s\S]*)?["']?(?:openapi|swagger)["']?\s*:/mu.test(text.slice(0, 100_000));

const listDocuments = async (folder: string): Promise<string[]> => {
  const found: string[] = [];
  for (const within of FOLDERS) {
    const names = (await readdir(join(folder, within)).catch((): string[] => []))
      .filter((name) => NAMES.test(name))
      .sort();
    for (const name of names) {
      const path = within === '' ? name : `${within}/${name}`;
      if (isDocument(await readFile(join(folder, path), 'utf8').catch(() => ''))) found.push(path);
    }
  }
  return found;
};

/** Whether a file exists in a folder or a parent. */
const isAbove = (folder: string, name: string): boolean =>
  existsSync(join(folder, name)) || (dirname(folder) !== folder && isAbove(dirname(folder), name));

/** Reads package.json. Rejects with `BrokenManifest` if it is not a JSON object. */
const readManifest = async (folder: string): Promise<{ readonly text: string; readonly value: object } | undefined> => {
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const read = readJson('package.json', text.replace(/^\uFEFF/u, ''));
  if (!isReading(read)) {
    const [{ position, message } = { position: startOf('package.json'), message: 'invalid JSON' }] = read;
    throw new BrokenManifest(`package.json:${position.line}:${position.column} ${message}`);
  }
  const { value } = read;
  if (typeof value !== 'object' || value === null) throw new BrokenManifest('package.json:1:1 expected an object');
  return { text, value };
};

/** Inspects a folder. Rejects with `BrokenManifest`. */
export const readSurroundings = async (folder: string): Promise<Surroundings> => {
  const configurations = ['ts', 'mts', 'js', 'mjs', 'json'].map((extension) => `trefoil.config.${extension}`);
  const manifest = await readManifest(folder);
  return {
    folder:
      basename(folder)
        .toLowerCase()
        .replaceAll(/[^a-z\d._-]+/gu, '-') || 'api',
    documents: await listDocuments(folder),
    manifest: manifest?.text,
    isIgnoring: isAbove(folder, '.gitignore'),
    configuration:
      configurations.find((name) => existsSync(join(folder, name))) ??
      (manifest !== undefined && Object.hasOwn(manifest.value, 'trefoil') ? 'package.json' : undefined),
  };
};
