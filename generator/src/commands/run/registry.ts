/** Reads and publishes packages with npm, which provides the registry URL and credentials. */
import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { list, type ReadEntry } from 'tar';
import { asArray, asObject, asString } from '../../openapi/values.js';
import { runNpm } from './npm.js';

/** The registry does not respond as expected. The message contains the output of npm. */
export class RegistryError extends Error {}

export interface Registry {
  /** All versions of a package; empty if it is unknown. */
  readonly versions: (name: string) => Promise<readonly string[]>;
  /** The tarball hash of a version (Subresource Integrity). */
  readonly integrity: (name: string, version: string) => Promise<string | undefined>;
  /** Downloads the tarballs of published versions (`<name>@<version>`) to a folder. */
  readonly fetch: (versions: readonly string[], folder: string) => Promise<readonly Tarball[]>;
  readonly publish: (tarball: string, tag: string) => Promise<void>;
}

/** The files of a package, by path. */
export type PackageFiles = ReadonlyMap<string, Buffer>;

/** A published package. */
export interface Tarball {
  readonly name: string;
  readonly version: string;
  readonly path: string;
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The line of the npm output that contains the error. */
const reasonOf = (stdout: string, stderr: string): string => {
  const { code, summary } = asObject(asObject(parse(stdout))['error']);
  const said = asString(summary)?.split('\n')[0];
  if (said !== undefined) return `${asString(code) ?? ''} ${said}`.trim();
  const lines = stderr.split('\n').filter((line) => /^npm error/u.test(line) && !/complete log/u.test(line));
  return (
    lines
      .map((line) => line.replace(/^npm error\s*(?:code )?/u, ''))
      .join(' ')
      .slice(0, 300) || stderr.slice(0, 300)
  );
};

const isUnknown = (stdout: string): boolean => asObject(asObject(parse(stdout))['error'])['code'] === 'E404';

const listOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((each): each is string => typeof each === 'string');

/** Reads the files of an npm tarball; all are below one folder. */
export const readTarball = async (path: string): Promise<PackageFiles> => {
  const files = new Map<string, Buffer>();
  const waiting: Promise<void>[] = [];
  const read = async (entry: ReadEntry): Promise<void> => {
    const parts: Buffer[] = [];
    for await (const part of entry) parts.push(part);
    files.set(entry.path.replace(/^[^/]*\//u, ''), Buffer.concat(parts));
  };
  await list({
    file: path,
    onReadEntry: (entry) => {
      if (entry.type === 'File') waiting.push(read(entry));
      else entry.resume();
    },
  });
  await Promise.all(waiting);
  return files;
};

/** Packs folders or downloads published versions, in a single process because npm is slow to start. */
export const packInto = async (folder: string, all: readonly string[], cwd: string): Promise<readonly Tarball[]> => {
  // Without arguments, npm packs the current folder.
  if (all.length === 0) return [];
  await mkdir(folder, { recursive: true });
  // Output of package scripts must not mix with the JSON output.
  const args = ['pack', ...all, '--json', '--foreground-scripts=false', '--pack-destination', folder];
  const { code, stdout, stderr } = await runNpm(args, cwd);
  const tarballs = asArray(parse(stdout))
    .map(asObject)
    .map(({ name, version, filename }) => ({
      name: asString(name) ?? '',
      version: asString(version) ?? '',
      path: join(folder, asString(filename) ?? ''),
    }));
  if (code !== 0 || tarballs.length !== all.length)
    throw new RegistryError(`npm pack ${all.join(' ')}: ${reasonOf('', stderr)}`);
  // `@a/b-c` and `@a-b/c` have the same tarball file name.
  if (new Set(tarballs.map(({ path }) => path)).size === all.length) return tarballs;
  const apart = all.map((each, index) => packInto(join(folder, String(index)), [each], cwd));
  return (await Promise.all(apart)).flat();
};

/** The registry that npm uses in a folder. */
export const openRegistry = (cwd: string): Registry => {
  const view = async (name: string, members: readonly string[]): Promise<unknown> => {
    const { code, stdout, stderr } = await runNpm(['view', name, ...members, '--json', '--prefer-online'], cwd);
    if (code === 0) return parse(stdout);
    if (isUnknown(stdout)) return undefined;
    throw new RegistryError(`npm view ${name}: ${reasonOf(stdout, stderr)}`);
  };
  return {
    // For several fields, npm prints an object; for one, its value.
    versions: async (name) => listOf(asObject(await view(name, ['versions', 'name']))['versions']),
    integrity: async (name, version) => asString(await view(`${name}@${version}`, ['dist.integrity'])),
    fetch: (versions, folder) => packInto(folder, versions, cwd),
    publish: async (tarball, tag) => {
      const isAttested = process.env['ACTIONS_ID_TOKEN_REQUEST_URL'] !== undefined;
      const args = ['publish', tarball, '--tag', tag, '--json', ...(isAttested ? ['--provenance'] : [])];
      const { code, stdout, stderr } = await runNpm(args, cwd);
      if (code !== 0) throw new RegistryError(`npm publish: ${reasonOf(stdout, stderr)}`);
    },
  };
};

/** The hash of a file (Subresource Integrity). */
export const hashFile = async (path: string): Promise<string> => {
  return `sha512-${createHash('sha512')
    .update(await readFile(path))
    .digest('base64')}`;
};
