/** Finds and reads the configuration in a folder. Errors have positions. */

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Position } from '../diagnostics/diagnostics.js';
import { readJson } from '../openapi/read/json.js';
import { startOf } from '../openapi/read/lines.js';
import { isReading } from '../openapi/read/reading.js';
import { isContainer } from '../support/guards.js';
import { join as joinPointer } from '../support/json-pointer.js';
import { toolFolder } from '../support/tool-root.js';
import { checkSettings } from './check.js';
import { locateKeys } from './locate-keys.js';
import type { Settings } from './settings.js';

/** Names of configuration files, in order of precedence. */
const NAMES = ['ts', 'mts', 'js', 'mjs', 'json'].map((extension) => `trefoil.config.${extension}`);

/** Returns whether a file, by its name, may contain a configuration. */
export function isConfigurationFile(name: string): boolean {
  return name === 'package.json' || NAMES.includes(name);
}

/** An error in a configuration, with its position. */
export interface SettingsIssue extends Position {
  readonly message: string;
}

export interface Configuration {
  /** Path of the file, relative to the folder. */
  readonly file: string;
  readonly settings: readonly Settings[];
  /** The text of the file. */
  readonly text: string;
  /** Returns the position of a pointer in one document's settings. In a module, finds it by searching for the keys. */
  readonly locate: (index: number, pointer: string) => Position;
}

interface Held {
  readonly file: string;
  readonly value: unknown;
  readonly text: string;
  readonly locate: (pointer: string) => Position;
}

function fault(position: Position, message: string): SettingsIssue {
  return { ...position, message };
}

async function readData(folder: string, file: string): Promise<Held | readonly SettingsIssue[]> {
  // Editors on Windows may write a byte order mark, which JSON does not allow.
  const text = (await readFile(join(folder, file), 'utf8')).replace(/^\uFEFF/u, '');
  const read = readJson(file, text);
  if (!isReading(read)) return read.map(({ position, message }) => fault(position, message));
  return { file, value: read.value, text, locate: read.locate };
}

/** Imports a configuration module. Uses jiti because Node runs TypeScript only since version 22.18. */
async function runModule(folder: string, file: string): Promise<Held | readonly SettingsIssue[]> {
  const { createJiti } = await import('jiti');
  // The import `trefoil` resolves to this tool even if it is not installed in the project.
  const jiti = createJiti(pathToFileURL(join(folder, file)).href, {
    alias: { trefoil: join(toolFolder, 'dist/index.js') },
    fsCache: false,
    moduleCache: false,
  });
  try {
    const made = await jiti.import(join(folder, file), { default: true });
    const value: unknown = typeof made === 'function' ? await (made as () => unknown)() : await made;
    const text = await readFile(join(folder, file), 'utf8');
    return { file, value, text, locate: locateKeys(file, text) };
  } catch (error) {
    return [
      fault(startOf(file), `cannot run the configuration: ${error instanceof Error ? error.message : String(error)}`),
    ];
  }
}

async function readManifest(folder: string): Promise<Held | readonly SettingsIssue[] | undefined> {
  const held = await readData(folder, 'package.json');
  if (!('value' in held)) return held;
  const { value, locate } = held;
  if (!isContainer(value) || value['trefoil'] === undefined) return undefined;
  return { ...held, value: value['trefoil'], locate: (pointer) => locate(`/trefoil${pointer}`) };
}

/** Reads the configuration of a folder. Returns every error if it is invalid, and `undefined` if there is none. */
export async function readConfiguration(folder: string): Promise<Configuration | readonly SettingsIssue[] | undefined> {
  const names = new Set(await readdir(folder).catch((): string[] => []));
  const files = NAMES.filter((name) => names.has(name));
  const inManifest = names.has('package.json') ? await readManifest(folder) : undefined;
  if (inManifest !== undefined && !('value' in inManifest) && files.length === 0) return inManifest;
  const isInManifest = inManifest !== undefined && 'value' in inManifest;
  const all = [...files, ...(isInManifest ? ['package.json'] : [])];
  const [file = '', second] = all;
  if (second !== undefined)
    return [fault(startOf(second), `${file} also contains a configuration; remove one of the two`)];
  if (file === '') return undefined;
  const held = isInManifest ? inManifest : await (file.endsWith('.json') ? readData : runModule)(folder, file);
  if (!('value' in held)) return held;
  const checked = checkSettings(held.value);
  const { text, value, locate } = held;
  const locateIn = (index: number, pointer: string): Position =>
    locate(Array.isArray(value) ? joinPointer('', index) + pointer : pointer);
  if ('settings' in checked) return { file, settings: checked.settings, text, locate: locateIn };
  return checked.faults.map(({ pointer, message }) => fault(held.locate(pointer), message));
}
