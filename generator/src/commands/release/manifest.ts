/** Reads package.json for a release, and writes versions to it. */
import { satisfies, validRange } from 'semver';
import { asObject, asString } from '../../openapi/values.js';
import { readJson } from '../../openapi/read/json.js';
import { isReading } from '../../openapi/read/reading.js';
import type { Versions } from '../../config/versions.js';

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly isPrivate: boolean;
  /** Runtime dependencies: version ranges by name. */
  readonly needs: Readonly<Record<string, string>>;
  /** Names of bundled dependencies. */
  readonly required: readonly string[];
}

const dependencies = ['dependencies', 'peerDependencies', 'optionalDependencies', 'devDependencies'] as const;

const textsOf = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(asObject(value)).flatMap(([name, each]) => (typeof each === 'string' ? [[name, each]] : [])),
  );

/** Reads a package.json; `undefined` if it cannot be published. */
export const readManifest = (text: string): Manifest | undefined => {
  const read = readJson('package.json', text);
  if (!isReading(read)) return undefined;
  const manifest = asObject(read.value);
  const [name, version] = [asString(manifest['name']), asString(manifest['version'])];
  if (name === undefined || version === undefined) return undefined;
  const installed = textsOf(manifest['dependencies']);
  const needs = { ...installed, ...textsOf(manifest['peerDependencies']) };
  const required = Object.keys(installed);
  return { name, version, isPrivate: manifest['private'] === true, needs, required };
};

/** A range that includes a new version: unchanged if it already does, otherwise a range of the same kind. */
export const takeVersion = (range: string, version: string): string => {
  if (validRange(range) === null || satisfies(version, range)) return range;
  const sign = /^[~^]/u.exec(range)?.[0] ?? '';
  return `${sign}${version}`;
};

/** Updates the dependency ranges of a package.json or a lock file entry to include the new versions. */
const withRanges = (members: Readonly<Record<string, unknown>>, versions: Versions): Record<string, unknown> => {
  const next = { ...members };
  for (const kind of dependencies) {
    const known = asObject(members[kind]);
    const changed = Object.entries(known).map(([name, range]): [string, unknown] => {
      const version = versions[name];
      return [name, typeof range === 'string' && version !== undefined ? takeVersion(range, version) : range];
    });
    if (changed.length > 0) next[kind] = Object.fromEntries(changed);
  }
  return next;
};

const print = (value: unknown, like: string): string =>
  `${JSON.stringify(value, null, /^[\t ]+/mu.exec(like)?.[0] ?? 2)}${like.endsWith('\n') ? '\n' : ''}`;

/** Writes the new version and ranges to package.json, keeping its formatting. */
export const setVersions = (text: string, versions: Versions): string => {
  const manifest = asObject(JSON.parse(text));
  const version = versions[asString(manifest['name']) ?? ''];
  return print({ ...withRanges(manifest, versions), ...(version !== undefined && { version }) }, text);
};

/** Updates the npm lock file in the same way. Other package managers do not record workspace versions. */
export const setLocked = (text: string, folders: ReadonlyMap<string, string>, versions: Versions): string => {
  const lock = asObject(JSON.parse(text));
  const entries = Object.entries(asObject(lock['packages'])).map(([path, value]): [string, unknown] => {
    const entry = asObject(value);
    const name = folders.get(path);
    const version = name === undefined ? undefined : versions[name];
    if (path !== '' && name === undefined) return [path, value];
    return [path, { ...withRanges(entry, versions), ...(version !== undefined && { version }) }];
  });
  return entries.length === 0 ? text : print({ ...lock, packages: Object.fromEntries(entries) }, text);
};
