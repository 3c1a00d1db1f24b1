/** The configuration of a folder: where it stands, what it holds, and the place of each fault in it. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Position } from '../diagnostics/diagnostics.js';
import { readJson } from '../openapi/read/json.js';
import { startOf } from '../openapi/read/lines.js';
import { isReading } from '../openapi/read/reading.js';
import { toolFolder } from '../support/tool-root.js';
import { checkSettings } from './check.js';
import type { Settings } from './settings.js';

/** Files that hold nothing but a configuration. */
const NAMES = ['ts', 'mts', 'js', 'mjs', 'json'].map((extension) => `trefoil.config.${extension}`);

/** What is wrong with a configuration, at its place. */
export interface SettingsFault extends Position {
  readonly message: string;
}

export interface Configuration {
  /** The file, from the folder. */
  readonly file: string;
  readonly settings: readonly Settings[];
}

interface Held {
  readonly file: string;
  readonly value: unknown;
  readonly locate: (pointer: string) => Position;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const fault = (position: Position, message: string): SettingsFault => ({ ...position, message });

const readData = async (folder: string, file: string): Promise<Held | readonly SettingsFault[]> => {
  // An editor on Windows may begin a file with a mark, which is no JSON.
  const text = (await readFile(join(folder, file), 'utf8')).replace(/^\uFEFF/u, '');
  const read = readJson(file, text);
  if (!isReading(read)) return read.map(({ position, message }) => fault(position, message));
  return { file, value: read.value, locate: read.locate };
};

/** Runs a module: Node itself reads TypeScript only since version 22.18. */
const runModule = async (folder: string, file: string): Promise<Held | readonly SettingsFault[]> => {
  const { createJiti } = await import('jiti');
  // A tool that runs without being installed in the project is found by its name, too.
  const jiti = createJiti(pathToFileURL(join(folder, file)).href, {
    alias: { trefoil: join(toolFolder, 'dist/index.js') },
    fsCache: false,
    moduleCache: false,
  });
  try {
    const made = await jiti.import(join(folder, file), { default: true });
    const value: unknown = typeof made === 'function' ? await (made as () => unknown)() : await made;
    return { file, value, locate: () => startOf(file) };
  } catch (error) {
    return [fault(startOf(file), `it cannot be run: ${error instanceof Error ? error.message : String(error)}`)];
  }
};

const readManifest = async (folder: string): Promise<Held | readonly SettingsFault[] | undefined> => {
  const held = await readData(folder, 'package.json');
  if (!('value' in held)) return held;
  const { value, locate } = held;
  if (!isRecord(value) || value['trefoil'] === undefined) return undefined;
  return { ...held, value: value['trefoil'], locate: (pointer) => locate(`/trefoil${pointer}`) };
};

/** Reads the configuration of a folder; `undefined` where there is none, every fault where it is wrong. */
export const readConfiguration = async (
  folder: string,
): Promise<Configuration | readonly SettingsFault[] | undefined> => {
  const names = new Set(await readdir(folder).catch((): string[] => []));
  const files = NAMES.filter((name) => names.has(name));
  const inManifest = names.has('package.json') ? await readManifest(folder) : undefined;
  if (inManifest !== undefined && !('value' in inManifest) && files.length === 0) return inManifest;
  const isInManifest = inManifest !== undefined && 'value' in inManifest;
  const all = [...files, ...(isInManifest ? ['package.json'] : [])];
  const [file = '', second] = all;
  if (second !== undefined) return [fault(startOf(second), `${file} holds the configuration, too; remove one of them`)];
  if (file === '') return undefined;
  const held = isInManifest ? inManifest : await (file.endsWith('.json') ? readData : runModule)(folder, file);
  if (!('value' in held)) return held;
  const checked = checkSettings(held.value);
  if ('settings' in checked) return { file, settings: checked.settings };
  return checked.faults.map(({ pointer, message }) => fault(held.locate(pointer), message));
};
