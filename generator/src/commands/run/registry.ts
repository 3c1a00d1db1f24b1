/** Reads and publishes packages through npm, which knows the registry URL and the credentials. */
import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { list, type ReadEntry } from 'tar';
import { asArray, asObject, asString } from '../../openapi/values.js';
import { parseJson } from '../../support/json.js';
import { runNpm } from './npm.js';

/** The registry did not respond as expected. The message contains the output of npm. */
export class RegistryError extends Error {}

export interface Registry {
  /** Returns all versions of a package; none if the registry does not know it. */
  readonly versions: (name: string) => Promise<readonly string[]>;
  /** Returns the tarball hash of a version (Subresource Integrity). */
  readonly integrity: (name: string, version: string) => Promise<string | undefined>;
  /** Downloads published versions (`<name>@<version>`) as tarballs to a folder. */
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

/** Returns the line of npm's output that contains the error. */
function reasonOf(stdout: string, stderr: string): string {
  const { code, summary } = asObject(asObject(parseJson(stdout))['error']);
  const said = asString(summary)?.split('\n')[0];
  if (said !== undefined) return `${asString(code) ?? ''} ${said}`.trim();
  const lines = stderr.split('\n').filter((line) => /^npm error/u.test(line) && !/complete log/u.test(line));
  return (
    lines
      .map((line) => line.replace(/^npm error\s*(?:code )?/u, ''))
      .join(' ')
      .slice(0, 300) || stderr.slice(0, 300)
  );
}

function isUnknown(stdout: string): boolean {
  return asObject(asObject(parseJson(stdout))['error'])['code'] === 'E404';
}

function listOf(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : [value]).filter((each): each is string => typeof each === 'string');
}

/** Reads the files of an npm tarball, all of which are below one folder. */
export async function readTarball(path: string): Promise<PackageFiles> {
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
}

/** Packs folders or downloads published versions, all in one process because npm starts slowly. */
export async function packInto(folder: string, all: readonly string[], cwd: string): Promise<readonly Tarball[]> {
  // Without arguments, npm packs the current folder.
  if (all.length === 0) return [];
  await mkdir(folder, { recursive: true });
  // Output of package scripts must not mix with the JSON output.
  const args = ['pack', ...all, '--json', '--foreground-scripts=false', '--pack-destination', folder];
  const { code, stdout, stderr } = await runNpm(args, cwd);
  const tarballs = asArray(parseJson(stdout))
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
}

/** Returns the registry that npm uses in a folder. */
export function openRegistry(cwd: string): Registry {
  const view = async (name: string, members: readonly string[]): Promise<unknown> => {
    const { code, stdout, stderr } = await runNpm(['view', name, ...members, '--json', '--prefer-online'], cwd);
    if (code === 0) return parseJson(stdout);
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
}

/** A package with its folder, relative to the project. */
interface Located {
  readonly name: string;
  readonly folder: string;
}

/**
 * Returns the URLs of the registries that npm would publish packages to: of "publishConfig", of the scope, or the
 * default (npm: package.json, "publishConfig"; npmrc, "registry"). URLs are returned without credentials.
 */
export async function readRegistries(cwd: string, packages: readonly Located[]): Promise<readonly string[]> {
  const scopes = packages.map(({ name }) => /^@[^/]+/u.exec(name)?.[0]);
  const keys = ['registry', ...new Set(scopes.flatMap((scope) => (scope === undefined ? [] : [`${scope}:registry`])))];
  // npm does not print the names of a single key.
  const { stdout } = await runNpm(['config', 'get', ...keys, 'json'], cwd);
  const settings = new Map(
    stdout.split('\n').map((line): [string, string] => {
      const [, key = '', value = ''] = /^([^=]*)=(.*)$/su.exec(line.trim()) ?? [];
      return [key, value === 'undefined' ? '' : value];
    }),
  );
  const urls = packages.map(async ({ folder }, index) => {
    const text = await readFile(join(cwd, folder, 'package.json'), 'utf8').catch(() => '{}');
    const own = asString(asObject(asObject(parseJson(text))['publishConfig'])['registry']);
    return own ?? (settings.get(`${scopes[index]}:registry`) || settings.get('registry')) ?? '';
  });
  return [...new Set((await Promise.all(urls)).map(withoutCredentials))].filter((url) => url !== '');
}

function withoutCredentials(url: string): string {
  return url.replace(/^([a-z]+:\/\/)[^/@]*@/iu, '$1');
}

/** Returns the hash of a file (Subresource Integrity). */
export async function hashFile(path: string): Promise<string> {
  return `sha512-${createHash('sha512')
    .update(await readFile(path))
    .digest('base64')}`;
}
