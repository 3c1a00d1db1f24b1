/** Packs the packages as they would be published, and compares them with their last release. */
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, packageNames, packagesOf, partsOf } from '../../config/codegen-config.js';
import type { LoadedDocument } from '../../openapi/document.js';
import { carrierOf, carriesDocument } from '../../emit/layout.js';
import type { PackageName } from '../../config/settings.js';
import { compareWithPublished, isSamePackage, printDocument } from './compare.js';
import { contentsOf, contentsOfOwn } from './contents.js';
import { type Candidate, type Contents, nothing } from './package.js';
import { type Asked, baseOf, type Found, lastOf } from './plan.js';
import { type PackageFiles, packInto, type Registry, RegistryError, readTarball } from '../run/registry.js';
import { type Staged, stageParts } from './stage.js';

/** A document with its packages. Each call of `load` reads it again, so that diagnostics are not shared. */
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
}

/** The folder in which the packages of a document are compiled. */
export const stageOf = ({ folder }: ReleaseContext, { config }: Source): string =>
  join(folder, 'stage', carrierOf(config));

const candidatesOf = ({ config }: Source, all: readonly Candidate[]): ReadonlyMap<PackageName, Candidate> => {
  const names = new Set(packagesOf(config).map((part) => packageNames(config)[part]));
  return new Map(all.flatMap((each) => (each.part !== undefined && names.has(each.name) ? [[each.part, each]] : [])));
};

const stagedOf = (cwd: string, candidates: ReadonlyMap<PackageName, Candidate>): readonly Staged[] => {
  const types = candidates.get('types')?.name;
  return [...candidates].map(([part, { name, folder, required }]) => ({
    part,
    name,
    folder: join(cwd, folder),
    needs: required.filter((need) => need !== types),
  }));
};

/** Compiles the packages of a document. */
export const stageSource = async (
  releaseContext: ReleaseContext,
  source: Source,
  all: readonly Candidate[],
): Promise<void> => {
  releaseContext.begin('build');
  const folder = stageOf(releaseContext, source);
  await mkdir(folder, { recursive: true });
  const parts = stagedOf(releaseContext.cwd, candidatesOf(source, all));
  await stageParts(parts, printDocument(await source.load(), source.config), folder, releaseContext.cwd);
};

/** Packs packages like npm does, including their `prepack` scripts. */
export const packCandidates = async <Of extends { readonly candidate: Candidate }>(
  releaseContext: ReleaseContext,
  sources: readonly Source[],
  all: readonly Of[],
): Promise<readonly (Of & { readonly tarball: string })[]> => {
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
};

/** The files of a version; `undefined` without a version. */
type FilesOf = (candidate: Candidate, version: string | undefined) => PackageFiles | undefined;

/** Fetches the published versions to compare with. */
const fetchPublished = async (
  { registry, folder }: ReleaseContext,
  all: readonly Candidate[],
  asked: Asked,
): Promise<FilesOf> => {
  const wanted = all.flatMap((candidate) =>
    [lastOf(candidate), baseOf(candidate, asked)].flatMap((version) =>
      version === undefined ? [] : [`${candidate.name}@${version}`],
    ),
  );
  const tarballs = await registry.fetch([...new Set(wanted)], join(folder, 'published'));
  const files = new Map<string, PackageFiles>();
  for (const { name, version, path } of tarballs) files.set(`${name}@${version}`, await readTarball(path));
  return ({ name }, version) => files.get(`${name}@${version}`);
};

/** The changelog contents of the packages of a document since their last release. */
const compareSource = async (
  releaseContext: ReleaseContext,
  source: Source,
  all: readonly Candidate[],
  filesOf: FilesOf,
): Promise<ReadonlyMap<string, Contents>> => {
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
};

const readChangelog = ({ cwd }: ReleaseContext, { folder }: Candidate): Promise<string | undefined> =>
  readFile(join(cwd, folder, 'CHANGELOG.md'), 'utf8').catch(() => undefined);

/** Finds the changes of each package since its last release. */
export const findChanges = async (
  releaseContext: ReleaseContext,
  sources: readonly Source[],
  all: readonly Candidate[],
  asked: Asked,
): Promise<readonly Found[]> => {
  const names = new Set(all.map(({ name }) => name));
  const contents = new Map<string, Contents>();
  const filesOf = await fetchPublished(releaseContext, all, asked);
  for (const source of sources) {
    await stageSource(releaseContext, source, all);
    releaseContext.begin('compare');
    for (const [name, each] of await compareSource(releaseContext, source, all, filesOf)) contents.set(name, each);
  }
  releaseContext.begin('pack');
  const packed = await packCandidates(
    releaseContext,
    sources,
    all.map((candidate) => ({ candidate })),
  );
  const found: Found[] = [];
  for (const { candidate, tarball } of packed) {
    const files = await readTarball(tarball);
    const base = filesOf(candidate, baseOf(candidate, asked));
    const own = candidate.part === undefined ? contentsOfOwn(await readChangelog(releaseContext, candidate)) : nothing;
    found.push({
      candidate,
      contents: contents.get(candidate.name) ?? own,
      isChanged: base === undefined || !isSamePackage(base, files, names),
    });
  }
  return found;
};
