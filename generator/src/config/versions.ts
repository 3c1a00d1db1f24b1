/** The versions that were released last, by the names of the packages: `.trefoil-versions.json`, which a release writes. */
import { readFile } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { readJson } from '../openapi/read/json.js';
import { join } from '../support/json-pointer.js';
import { isReading } from '../openapi/read/reading.js';
import { versionPattern } from './table.js';

export const versionsFile = '.trefoil-versions.json';

export type Versions = Readonly<Record<string, string>>;

/** The file cannot be read; the message says where, and what is wrong. */
export class BrokenVersions extends Error {}

/** Reads the file of a folder, which has none before its first release; rejects with `BrokenVersions`. */
export const readVersions = async (folder: string): Promise<Versions> => {
  const text = await readFile(joinPath(folder, versionsFile), 'utf8').catch(() => undefined);
  return text === undefined ? {} : parseVersions(text);
};

const parseVersions = (text: string): Versions => {
  const read = readJson(versionsFile, text);
  if (!isReading(read)) {
    const [{ position, message } = { position: { line: 1, column: 1 }, message: 'it is no JSON' }] = read;
    throw new BrokenVersions(`${versionsFile}:${position.line}:${position.column} ${message}`);
  }
  const { value } = read;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BrokenVersions(`${versionsFile}:1:1 it is no object of packages and their versions`);
  const entries = Object.entries(value).map(([name, version]: [string, unknown]): [string, string] => {
    if (typeof version === 'string' && versionPattern.test(version)) return [name, version];
    const { line, column } = read.locate(join('', name));
    const shown = JSON.stringify(version);
    throw new BrokenVersions(
      `${versionsFile}:${line}:${column} ${shown} is no version as SemVer writes it, such as 1.2.3`,
    );
  });
  return Object.fromEntries(entries);
};

/** The file's text: names in order, so that a release changes its own lines. */
export const printVersions = (versions: Versions): string => {
  const sorted = Object.entries(versions).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
};
