/** The manifest of a package: what a release reads of it, and the versions that it writes into it. */
import { satisfies, validRange } from 'semver';
import { asObject, asString } from '../../openapi/values.js';
import { readJson } from '../../openapi/read/json.js';
import { isReading } from '../../openapi/read/reading.js';
import type { Versions } from '../../config/versions.js';

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly isPrivate: boolean;
  /** What it needs when it runs, by name: ranges. */
  readonly needs: Readonly<Record<string, string>>;
  /** The names of those that are installed with it. */
  readonly required: readonly string[];
}

const dependencies = ['dependencies', 'peerDependencies', 'optionalDependencies', 'devDependencies'] as const;

const textsOf = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(asObject(value)).flatMap(([name, each]) => (typeof each === 'string' ? [[name, each]] : [])),
  );

/** Reads a package.json; `undefined` where it is none that can be published. */
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

/** A range that takes a new version: itself if it does already, else one of the same kind. */
export const takeVersion = (range: string, version: string): string => {
  if (validRange(range) === null || satisfies(version, range)) return range;
  const sign = /^[~^]/u.exec(range)?.[0] ?? '';
  return `${sign}${version}`;
};

/** Gives the ranges of a manifest, or of an entry of a lock file, what they need to take new versions. */
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

/** A package.json with its version of a release, and ranges that take those of the others; written as it was. */
export const setVersions = (text: string, versions: Versions): string => {
  const manifest = asObject(JSON.parse(text));
  const version = versions[asString(manifest['name']) ?? ''];
  return print({ ...withRanges(manifest, versions), ...(version !== undefined && { version }) }, text);
};

/** The lock file of npm with the same; other package managers do not write the versions of a workspace into theirs. */
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
