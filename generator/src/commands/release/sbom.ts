/** Creates the CycloneDX SBOM of a package with npm. */

import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asObject, asString } from '../../openapi/values.js';
import { runNpm } from '../run/npm.js';
import { RegistryError } from '../run/registry.js';

async function run(args: readonly string[], folder: string): Promise<string> {
  const { code, stdout, stderr } = await runNpm(args, folder);
  if (code !== 0) throw new RegistryError(`npm ${args[0] ?? ''}: ${stderr.trim().slice(0, 300)}`);
  return stdout;
}

/**
 * Lists all transitive dependencies of a package. Packages of the same release come from their tarballs, because the
 * registry may not have them yet; others come from the project's registry.
 */
export async function listComponents(
  manifestText: string,
  tarballs: ReadonlyMap<string, string>,
  { cwd, folder }: { readonly cwd: string; readonly folder: string },
): Promise<string> {
  const { name, version, license, dependencies } = asObject(JSON.parse(manifestText));
  const needs = Object.entries(asObject(dependencies)).map(([need, range]): [string, unknown] => {
    const tarball = tarballs.get(need);
    return [need, tarball === undefined ? range : `file:${tarball}`];
  });
  // Released packages depend on each other, so each comes from its tarball.
  const overrides = Object.fromEntries([...tarballs].map(([need, tarball]) => [need, `file:${tarball}`]));
  const known = new Set(needs.map(([need]) => need));
  const manifest = {
    name,
    version,
    license,
    dependencies: Object.fromEntries(needs),
    overrides: Object.fromEntries(Object.entries(overrides).filter(([need]) => !known.has(need) && need !== name)),
  };
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  // The registry is configured in the project folder or above it.
  if (existsSync(join(cwd, '.npmrc'))) await copyFile(join(cwd, '.npmrc'), join(folder, '.npmrc'));
  await run(['install', '--package-lock-only', '--ignore-scripts', '--omit', 'peer'], folder);
  return run(['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'library'], folder);
}

/** Returns the file name of the SBOM of a package. */
export function sbomName(manifestText: string): string {
  const { name, version } = asObject(JSON.parse(manifestText));
  return `${(asString(name) ?? '').replace('@', '').replace('/', '-')}-${asString(version) ?? ''}.cdx.json`;
}
