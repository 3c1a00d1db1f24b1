/** Reads the packages of a project, and their versions in the registry. */
import { readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { type Config, packagesOf } from '../../config/codegen-config.js';
import type { Versions } from '../../config/versions.js';
import type { Registry } from '../run/registry.js';
import { type Manifest, readManifest } from './manifest.js';
import type { Candidate } from './package.js';

/** The package cannot be released. The message names the package and the reason. */
export class CandidateError extends Error {}

/** A document of a project, with the configuration for its packages. */
export interface Made {
  readonly config: Config;
  readonly out: string;
}

async function readFolder(cwd: string, folder: string): Promise<Manifest> {
  const text = await readFile(join(cwd, folder, 'package.json'), 'utf8').catch(() => undefined);
  const manifest = text === undefined ? undefined : readManifest(text);
  if (manifest === undefined)
    throw new CandidateError(
      `${folder}: no package.json with a name and a version; correct the setting "release.packages"`,
    );
  if (manifest.isPrivate) throw new CandidateError(`${manifest.name} is private and cannot be published`);
  return manifest;
}

/** The location of a package. */
type Place = Pick<Candidate, 'folder' | 'group'> & { readonly part: Candidate['part'] | undefined };

/** Sorts packages so that dependencies come first, and otherwise preserves their order. */
function sortByNeeds(all: readonly Candidate[]): readonly Candidate[] {
  const sorted: Candidate[] = [];
  const visit = (candidate: Candidate, above: ReadonlySet<Candidate>): void => {
    if (sorted.includes(candidate) || above.has(candidate)) return;
    const within = new Set([...above, candidate]);
    for (const other of all) if (candidate.needs.includes(other.name)) visit(other, within);
    sorted.push(candidate);
  };
  for (const candidate of all) visit(candidate, new Set());
  return sorted;
}

/** Reads the generated packages of documents and the packages in additional folders. Each group shares one version. */
export async function readCandidates(
  cwd: string,
  made: readonly Made[],
  groups: readonly (string | readonly string[])[],
  versions: Versions,
  registry: Pick<Registry, 'versions'>,
): Promise<readonly Candidate[]> {
  const parts = made.flatMap(({ config, out }) =>
    packagesOf(config).map((part) => ({ part, folder: relative(cwd, resolve(cwd, out, part)) })),
  );
  const own = groups.flatMap((group) =>
    [group].flat().map((folder) => ({
      part: undefined,
      folder: relative(cwd, resolve(cwd, folder)),
      ...(typeof group !== 'string' && { group: group.join(' ') }),
    })),
  );
  const candidates = await Promise.all(
    [...parts, ...own].map(async (each: Place): Promise<Candidate> => {
      const { name, version, needs, required } = await readFolder(cwd, each.folder);
      const recorded = versions[name];
      return {
        name,
        folder: each.folder.replaceAll('\\', '/'),
        ...(each.part !== undefined && { part: each.part }),
        ...(each.group !== undefined && { group: each.group }),
        first: version,
        ...(recorded !== undefined && { recorded }),
        known: await registry.versions(name),
        needs: Object.keys(needs),
        required,
      };
    }),
  );
  return sortByNeeds(candidates);
}
