/** Reads package.json for a release, and writes new versions to it. */
import { satisfies, validRange } from 'semver';
import type { Versions } from '../../config/versions.js';
import { readJson } from '../../openapi/read/json.js';
import { isReading } from '../../openapi/read/reading.js';
import { asObject, asString } from '../../openapi/values.js';

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly isPrivate: boolean;
  /** Runtime dependencies: version ranges by name. */
  readonly needs: Readonly<Record<string, string>>;
  /** Names of the dependencies that are needed to compile the package. */
  readonly required: readonly string[];
}

const dependencies = ['dependencies', 'peerDependencies', 'optionalDependencies', 'devDependencies'] as const;

function textsOf(value: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(asObject(value)).flatMap(([name, each]) => (typeof each === 'string' ? [[name, each]] : [])),
  );
}

/** Parses package.json; `undefined` if the package cannot be published. */
export function readManifest(text: string): Manifest | undefined {
  const read = readJson('package.json', text);
  if (!isReading(read)) return undefined;
  const manifest = asObject(read.value);
  const [name, version] = [asString(manifest['name']), asString(manifest['version'])];
  if (name === undefined || version === undefined) return undefined;
  const installed = textsOf(manifest['dependencies']);
  const needs = { ...installed, ...textsOf(manifest['peerDependencies']) };
  const required = Object.keys({ ...installed, ...textsOf(manifest['devDependencies']) });
  return { name, version, isPrivate: manifest['private'] === true, needs, required };
}

/** Returns a range that includes a new version: the same range if possible, otherwise one with the same operator. */
export function takeVersion(range: string, version: string): string {
  if (validRange(range) === null || satisfies(version, range)) return range;
  const sign = /^[~^]/u.exec(range)?.[0] ?? '';
  return `${sign}${version}`;
}

/** Updates the dependency ranges in package.json or a lock file entry so that they include the new versions. */
function withRanges(members: Readonly<Record<string, unknown>>, versions: Versions): Record<string, unknown> {
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
}

function print(value: unknown, like: string): string {
  return `${JSON.stringify(value, null, /^[\t ]+/mu.exec(like)?.[0] ?? 2)}${like.endsWith('\n') ? '\n' : ''}`;
}

/** Writes the new version and ranges to package.json, keeping its formatting. */
export function setVersions(text: string, versions: Versions): string {
  const manifest = asObject(JSON.parse(text));
  const version = versions[asString(manifest['name']) ?? ''];
  return print({ ...withRanges(manifest, versions), ...(version !== undefined && { version }) }, text);
}

/** Updates versions and ranges in npm's lock file. Other package managers do not record the versions of workspaces. */
export function setLocked(text: string, folders: ReadonlyMap<string, string>, versions: Versions): string {
  const lock = asObject(JSON.parse(text));
  const entries = Object.entries(asObject(lock['packages'])).map(([path, value]): [string, unknown] => {
    const entry = asObject(value);
    const name = folders.get(path);
    const version = name === undefined ? undefined : versions[name];
    if (path !== '' && name === undefined) return [path, value];
    return [path, { ...withRanges(entry, versions), ...(version !== undefined && { version }) }];
  });
  return entries.length === 0 ? text : print({ ...lock, packages: Object.fromEntries(entries) }, text);
}
