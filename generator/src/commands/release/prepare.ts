/** Packs the packages as they would be published, and compares each with its last release. */
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, packageNames, packagesOf, partsOf } from '../../config/codegen-config.js';
import type { PackageName } from '../../config/settings.js';
import { carrierOf, carriesDocument } from '../../emit/layout.js';
import type { LoadedDocument } from '../../openapi/document.js';
import { type PackageFiles, packInto, type Registry, RegistryError, readTarball } from '../run/registry.js';
import { addChangesets, isDeclared, readChangesets } from './changesets.js';
import { compareWithPublished, isSamePackage, printDocument } from './compare.js';
import { contentsOf, contentsOfOwn } from './contents.js';
import { type Candidate, type Contents, nothing } from './package.js';
import { type Asked, baseOf, type Found, lastOf } from './plan.js';
import { type Staged, stageParts } from './stage.js';

/** A document with its packages. Each call of `load` reads the document again, so that diagnostics are not shared. */
export interface Source {
  readonly config: Config;
  readonly load: () => Promise<LoadedDocument>;
}

/** The environment of a release. */
export interface ReleaseContext {
  readonly cwd: string;
  /** Temporary folder of the release. */
  readonly folder: string;
  readonly registry: Registry;
  readonly begin: (stage: string) => void;
  /** Whether to plan only: then packages without a published version are not compiled and packed. */
  readonly isPlan: boolean;
}

/** Returns the folder for compiling the packages of a document. */
export function stageOf({ folder }: ReleaseContext, { config }: Source): string {
  return join(folder, 'stage', carrierOf(config));
}

function candidatesOf({ config }: Source, all: readonly Candidate[]): ReadonlyMap<PackageName, Candidate> {
  const names = new Set(packagesOf(config).map((part) => packageNames(config)[part]));
  return new Map(all.flatMap((each) => (each.part !== undefined && names.has(each.name) ? [[each.part, each]] : [])));
}

function stagedOf(cwd: string, candidates: ReadonlyMap<PackageName, Candidate>): readonly Staged[] {
  const types = candidates.get('types')?.name;
  return [...candidates].map(([part, { name, folder, required }]) => ({
    part,
    name,
    folder: join(cwd, folder),
    needs: required.filter((need) => need !== types),
  }));
}

/** Compiles the packages of a document. */
export async function stageSource(
  releaseContext: ReleaseContext,
  source: Source,
  all: readonly Candidate[],
): Promise<void> {
  releaseContext.begin('build');
  const folder = stageOf(releaseContext, source);
  await mkdir(folder, { recursive: true });
  const parts = stagedOf(releaseContext.cwd, candidatesOf(source, all));
  await stageParts(parts, printDocument(await source.load(), source.config), folder, releaseContext.cwd);
}

/** Packs packages as npm does, including their `prepack` scripts. */
export async function packCandidates<Of extends { readonly candidate: Candidate }>(
  releaseContext: ReleaseContext,
  sources: readonly Source[],
  all: readonly Of[],
): Promise<readonly (Of & { readonly tarball: string })[]> {
  const folders = all.map(({ candidate }) => {
    const source = sources.find((each) => [...candidatesOf(each, [candidate]).values()].length > 0);
    const { part, folder } = candidate;
    return source === undefined || part === undefined
      ? join(releaseContext.cwd, folder)
      : join(stageOf(releaseContext, source), part);
  });
  const target = join(releaseContext.folder, 'packed');
  await rm(target, { recursive: true, force: true });
  const paths = new Map((await packInto(target, folders, releaseContext.cwd)).map(({ name, path }) => [name, path]));
  return all.map((each) => {
    const tarball = paths.get(each.candidate.name);
    if (tarball === undefined) throw new RegistryError(`npm pack did not create a tarball of ${each.candidate.name}`);
    return { ...each, tarball };
  });
}

/** Returns the files of a version; `undefined` without a version. */
type FilesOf = (candidate: Candidate, version: string | undefined) => PackageFiles | undefined;

/** Fetches the published versions to compare with. */
async function fetchPublished(
  { registry, folder }: ReleaseContext,
  all: readonly Candidate[],
  asked: Asked,
): Promise<FilesOf> {
  const wanted = all.flatMap((candidate) =>
    [lastOf(candidate), baseOf(candidate, asked)].flatMap((version) =>
      version === undefined ? [] : [`${candidate.name}@${version}`],
    ),
  );
  const tarballs = await registry.fetch([...new Set(wanted)], join(folder, 'published'));
  const files = new Map<string, PackageFiles>();
  for (const { name, version, path } of tarballs) files.set(`${name}@${version}`, await readTarball(path));
  return ({ name }, version) => files.get(`${name}@${version}`);
}

/** Returns what changed in a document's packages since their last release, as changelog contents. */
async function compareSource(
  releaseContext: ReleaseContext,
  source: Source,
  all: readonly Candidate[],
  filesOf: FilesOf,
): Promise<ReadonlyMap<string, Contents>> {
  const candidates = candidatesOf(source, all);
  const files = new Map<PackageName, PackageFiles>();
  for (const [part, candidate] of candidates) {
    const published = filesOf(candidate, lastOf(candidate));
    if (published !== undefined) files.set(part, published);
  }
  if (![...files.keys()].some(carriesDocument)) return new Map();
  const folder = join(releaseContext.folder, 'compared', carrierOf(source.config));
  await mkdir(folder, { recursive: true });
  const now = await source.load();
  const difference = await compareWithPublished(now, source.config, files, folder, releaseContext.begin);
  const contents = (part: PackageName): Contents =>
    contentsOf(part === 'api' ? partsOf(source.config) : [part], difference);
  return new Map([...candidates].map(([part, { name }]) => [name, contents(part)]));
}

function readChangelog({ cwd }: ReleaseContext, { folder }: Candidate): Promise<string | undefined> {
  return readFile(join(cwd, folder, 'CHANGELOG.md'), 'utf8').catch(() => undefined);
}

/** Finds what changed in each package since its last release. */
export async function findChanges(
  releaseContext: ReleaseContext,
  sources: readonly Source[],
  all: readonly Candidate[],
  asked: Asked,
): Promise<readonly Found[]> {
  const names = new Set(all.map(({ name }) => name));
  const contents = new Map<string, Contents>();
  const changesets = await readChangesets(releaseContext.cwd);
  const filesOf = await fetchPublished(releaseContext, all, asked);
  const isPacked = (candidate: Candidate): boolean =>
    !releaseContext.isPlan || filesOf(candidate, baseOf(candidate, asked)) !== undefined;
  for (const source of sources) {
    if ([...candidatesOf(source, all).values()].some(isPacked)) await stageSource(releaseContext, source, all);
    releaseContext.begin('compare');
    for (const [name, each] of await compareSource(releaseContext, source, all, filesOf)) contents.set(name, each);
  }
  releaseContext.begin('pack');
  const packed = await packCandidates(
    releaseContext,
    sources,
    all.filter(isPacked).map((candidate) => ({ candidate })),
  );
  const tarballs = new Map(packed.map(({ candidate, tarball }) => [candidate, tarball]));
  return Promise.all(
    all.map(async (candidate): Promise<Found> => {
      const tarball = tarballs.get(candidate);
      const base = filesOf(candidate, baseOf(candidate, asked));
      const isSame =
        base !== undefined && tarball !== undefined && isSamePackage(base, await readTarball(tarball), names);
      const own =
        candidate.part === undefined ? contentsOfOwn(await readChangelog(releaseContext, candidate)) : nothing;
      return {
        candidate,
        contents: addChangesets(contents.get(candidate.name) ?? own, changesets, candidate.name),
        isChanged: !isSame || isDeclared(changesets, candidate.name),
      };
    }),
  );
}
