/** What a package is made of, as CycloneDX: by npm, of what it would install. */
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { asObject, asString } from '../../openapi/values.js';
import { runNpm } from '../run/npm.js';
import { RegistryError } from '../run/registry.js';

const run = async (args: readonly string[], folder: string): Promise<string> => {
  const { code, stdout, stderr } = await runNpm(args, folder);
  if (code !== 0) throw new RegistryError(`npm ${args[0] ?? ''}: ${stderr.trim().slice(0, 300)}`);
  return stdout;
};

/**
 * Lists what a package needs, all the way down. Packages that are released with it are taken from their tarballs, by
 * name, since the registry may not have them yet; the rest is that of the registry of the project.
 */
export const listComponents = async (
  manifestText: string,
  tarballs: ReadonlyMap<string, string>,
  { cwd, folder }: { readonly cwd: string; readonly folder: string },
): Promise<string> => {
  const { name, version, license, dependencies } = asObject(JSON.parse(manifestText));
  const needs = Object.entries(asObject(dependencies)).map(([need, range]): [string, unknown] => {
    const tarball = tarballs.get(need);
    return [need, tarball === undefined ? range : `file:${tarball}`];
  });
  // What is released is needed by what is released, too: each from its tarball.
  const overrides = Object.fromEntries([...tarballs].map(([need, tarball]) => [need, `file:${tarball}`]));
  const known = new Set(needs.map(([need]) => need));
  const manifest = {
    ...{ name, version, license },
    dependencies: Object.fromEntries(needs),
    overrides: Object.fromEntries(Object.entries(overrides).filter(([need]) => !known.has(need) && need !== name)),
  };
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  // The registry of the project is said there, or above it.
  if (existsSync(join(cwd, '.npmrc'))) await copyFile(join(cwd, '.npmrc'), join(folder, '.npmrc'));
  await run(['install', '--package-lock-only', '--ignore-scripts', '--omit', 'peer'], folder);
  return run(['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'library'], folder);
};

/** The name of the file of a package's list. */
export const sbomName = (manifestText: string): string => {
  const { name, version } = asObject(JSON.parse(manifestText));
  return `${(asString(name) ?? '').replace('@', '').replace('/', '-')}-${asString(version) ?? ''}.cdx.json`;
};
