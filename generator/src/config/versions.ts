/** Reads and prints `.trefoil-versions.json`: the last released version of each package, by package name. */
import { readFile } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { readJson } from '../openapi/read/json.js';
import { isReading } from '../openapi/read/reading.js';
import { join } from '../support/json-pointer.js';
import { versionPattern } from './table.js';

export const versionsFile = '.trefoil-versions.json';

export type Versions = Readonly<Record<string, string>>;

/** Thrown if the versions file is invalid; the message contains the position and the error. */
export class BrokenVersions extends Error {}

/** Reads the versions file of a folder; returns `{}` if there is none. Rejects with `BrokenVersions` if it is invalid. */
export async function readVersions(folder: string): Promise<Versions> {
  const text = await readFile(joinPath(folder, versionsFile), 'utf8').catch(() => undefined);
  return text === undefined ? {} : parseVersions(text);
}

function parseVersions(text: string): Versions {
  const read = readJson(versionsFile, text);
  if (!isReading(read)) {
    const [{ position, message } = { position: { line: 1, column: 1 }, message: 'invalid JSON' }] = read;
    throw new BrokenVersions(`${versionsFile}:${position.line}:${position.column} ${message}`);
  }
  const { value } = read;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BrokenVersions(`${versionsFile}:1:1 expected an object that maps package names to versions`);
  const entries = Object.entries(value).map(([name, version]: [string, unknown]): [string, string] => {
    if (typeof version === 'string' && versionPattern.test(version)) return [name, version];
    const { line, column } = read.locate(join('', name));
    const shown = JSON.stringify(version);
    throw new BrokenVersions(`${versionsFile}:${line}:${column} ${shown} is not a SemVer version, such as 1.2.3`);
  });
  return Object.fromEntries(entries);
}

/** Prints the versions file, sorted by name, so that a release changes only the lines of its packages. */
export function printVersions(versions: Versions): string {
  const sorted = Object.entries(versions).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}
