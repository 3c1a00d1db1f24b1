/** `trefoil release`: checks, versions, packs, publishes and tags the packages. Finishes an interrupted release. */
import type { Release } from './release-result.js';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { valid, validRange } from 'semver';
import { type Made, readCandidates } from '../commands/release/candidates.js';
import { listReleaseFiles, recordVersions } from '../commands/release/files.js';
import type { Candidate, Planned } from '../commands/release/package.js';
import {
  type Asked,
  isUnfinished,
  listForeign,
  listMajors,
  listSetBack,
  planRelease,
} from '../commands/release/plan.js';
import {
  findChanges,
  packCandidates,
  type Source,
  stageOf,
  stageSource,
  type ReleaseContext,
} from '../commands/release/prepare.js';
import { type Packed, type Publication, publishAll, tagOf } from '../commands/release/publish.js';
import { openRegistry } from '../commands/run/registry.js';
import { openRepository, type Repository } from '../commands/release/repository.js';
import { listComponents, sbomName } from '../commands/release/sbom.js';
import { restagePart } from '../commands/release/stage.js';
import { makeFolder } from '../commands/run/folder.js';
import { type Versions, versionsFile } from '../config/versions.js';
import { exitCodes } from './exit-codes.js';
import { generateTarget } from './generation.js';
import { loadTarget } from './load.js';
import { type ProgressLine, startProgress } from './progress.js';
import { readTargets, type Target } from './project.js';
import { checkTarget } from './release-checks.js';
import { confirmMajors, exitOfFailure, printRelease } from './release-output.js';
import { UsageError } from './usage-error.js';

export interface ReleaseOptions {
  readonly dryRun?: boolean;
  readonly major?: boolean;
  readonly as?: string;
  readonly prerelease?: string;
  readonly tag?: string;
  readonly push?: boolean;
  readonly out?: string;
  readonly allowNetwork?: boolean;
  readonly json?: boolean;
}

/** A project with everything that a release needs. */
interface Project {
  readonly releaseContext: ReleaseContext;
  readonly repository: Repository;
  readonly targets: readonly Target[];
  readonly sources: readonly Source[];
  readonly candidates: readonly Candidate[];
  readonly versions: Versions;
}

const readAsked = ({ as, prerelease, tag }: ReleaseOptions): Asked => {
  if (as !== undefined && valid(as) !== as)
    throw new UsageError(`--as ${as}: expected a SemVer version, such as 1.2.3`);
  if (prerelease !== undefined && !/^[a-z][\da-z-]*$/iu.test(prerelease))
    throw new UsageError(`--prerelease ${prerelease}: expected a word, such as beta`);
  // npm rejects invalid dist-tags only on publish, when the release is already committed.
  for (const [option, word] of [['tag', tag] as const, ['prerelease', prerelease] as const])
    if (word !== undefined && (validRange(word) !== null || encodeURIComponent(word) !== word))
      throw new UsageError(`--${option} ${word}: expected a dist-tag that is not a version range, such as next`);
  return { ...(as !== undefined && { version: as }), ...(prerelease !== undefined && { prerelease }) };
};

/** Runs the command in the working directory. Resolves to the exit code. */
export const runRelease = async (options: ReleaseOptions): Promise<number> => {
  const asked = readAsked(options);
  const progress = startProgress(process.stderr, options.json === true);
  const folder = await makeFolder('release');
  try {
    const release = await execute(options, { asked, folder: folder.path, progress });
    progress.end();
    printRelease(release, options.json === true);
    return release.kind === 'refused' ? exitCodes.findings : exitCodes.done;
  } catch (error) {
    progress.end();
    return exitOfFailure(error, options.json === true);
  } finally {
    await folder.remove();
  }
};

interface Run {
  readonly asked: Asked;
  readonly folder: string;
  readonly progress: ProgressLine;
}

const execute = async (options: ReleaseOptions, run: Run): Promise<Release> => {
  const refuse = (faults: readonly string[], planned: readonly Planned[] = []): Release => ({
    kind: 'refused',
    planned,
    faults,
  });
  const repository = await openRepository(process.cwd());
  // Recover first: the configuration includes the recorded versions.
  const recovered = await repository.recover();
  const targets = await readTargets(process.cwd(), undefined);
  if (recovered.length > 0) for (const target of targets) await generateTarget(target, {});
  const changed = await repository.changed();
  if (changed.length > 0)
    return refuse([`uncommitted changes: ${changed.slice(0, 10).join(', ')}; commit them, or run \`git stash\``]);
  // `--out` has another meaning in the checks, so it is not passed on.
  const { allowNetwork = false } = options;
  const checkFlags = { allowNetwork };
  for (const target of targets) {
    const faults = await checkTarget(target, checkFlags, run.progress);
    if (faults.length > 0) return refuse(faults);
  }
  run.progress.begin('registry');
  const project = await openProject(repository, targets, options, run);
  const foreign = listForeign(project.candidates, versionsFile);
  if (foreign.length > 0) return refuse(foreign);
  const unfinished = await listUnfinished(project);
  if (unfinished.length > 0) return finish(project, unfinished, options, run, refuse);
  const found = await findChanges(project.releaseContext, project.sources, project.candidates, run.asked);
  const plan = planRelease(found, run.asked);
  const { planned } = plan;
  const versions = planned.map(({ candidate, next }) => ({ candidate, version: next }));
  const faults = [...plan.faults, ...listSetBack(versions, options.tag)];
  if (faults.length > 0) return refuse(faults, planned);
  const made = { planned, faults: [] };
  if (planned.length === 0) return { kind: 'nothing', ...made };
  if (options.dryRun === true) return { kind: 'planned', ...made };
  run.progress.end();
  if (options.major !== true && !(await confirmMajors(listMajors(plan), options.json === true)))
    return refuse(
      listMajors(plan).map(
        ({ candidate, last, next }) =>
          `${candidate.name} ${last} → ${next} is a breaking release; pass --major to confirm it`,
      ),
      planned,
    );
  await writeRelease(project, planned, run);
  if (options.push === true) await repository.push();
  const publication = await publish(project, versions, options, run);
  return { kind: 'released', ...made, publication };
};

const openProject = async (
  repository: Repository,
  targets: readonly Target[],
  { allowNetwork = false }: ReleaseOptions,
  { folder, progress }: Run,
): Promise<Project> => {
  const cwd = process.cwd();
  const registry = openRegistry(cwd);
  const made: Made[] = [];
  const sources: Source[] = [];
  for (const target of targets) {
    const load = async (): Promise<Awaited<ReturnType<typeof loadTarget>> & { isLoaded: true }> => {
      const loaded = await loadTarget(target, { allowNetwork });
      // The document could be read during the checks, so this is unlikely.
      if (!loaded.isLoaded) throw new UsageError(`${target.entry}: the document cannot be read anymore`);
      return loaded;
    };
    const { config } = await load();
    if (config.layout === 'folder') continue;
    made.push({ config, out: target.project?.out ?? 'packages' });
    sources.push({ config, load: async () => (await load()).document });
  }
  const folders = targets.flatMap(({ project }) => project?.release?.packages ?? []);
  const versions = targets[0]?.project?.versions ?? {};
  const candidates = await readCandidates(cwd, made, [...new Set(folders)], versions, registry);
  return {
    repository,
    targets,
    sources,
    candidates,
    versions,
    releaseContext: { cwd, folder, registry, begin: progress.begin },
  };
};

/** The packages that the last commit releases, but that are not published or tagged yet. */
const listUnfinished = async ({ candidates, repository }: Project): Promise<readonly Candidate[]> => {
  const tags = await repository.tags();
  const isLast = await repository.isLastOf(versionsFile);
  return candidates.filter(
    (each) =>
      isUnfinished(each) ||
      (isLast && each.recorded !== undefined && !tags.has(tagOf({ candidate: each, version: each.recorded }))),
  );
};

const finish = async (
  project: Project,
  unfinished: readonly Candidate[],
  options: ReleaseOptions,
  run: Run,
  refuse: (faults: readonly string[]) => Release,
): Promise<Release> => {
  const names = unfinished.map((each) => `${each.name} ${each.recorded ?? ''}`).join(', ');
  if (!(await project.repository.isLastOf(versionsFile)))
    return refuse([
      `${names}: the release was interrupted, and later commits exist; check out the commit of the release, and run the command again`,
    ]);
  const left = unfinished.map((candidate) => ({ candidate, version: candidate.recorded ?? candidate.first }));
  const faults = listSetBack(
    left.filter((each) => isUnfinished(each.candidate)),
    options.tag,
  );
  if (faults.length > 0) return refuse(faults);
  const made = { planned: [], faults: [] };
  if (options.dryRun === true)
    return {
      kind: 'planned',
      ...made,
      publication: { published: [], tagged: [], notes: [`unfinished: ${names}`] },
    };
  for (const source of project.sources) await stageSource(project.releaseContext, source, project.candidates);
  if (options.push === true) await project.repository.push();
  return { kind: 'finished', ...made, publication: await publish(project, left, options, run) };
};

/** Writes and commits versions and changelogs. If that fails, all changes are undone. */
const writeRelease = async (project: Project, planned: readonly Planned[], { progress }: Run): Promise<void> => {
  progress.begin('commit');
  const { repository, targets, candidates, releaseContext } = project;
  const versions = recordVersions(project.versions, planned);
  const files = await listReleaseFiles(releaseContext.cwd, candidates, planned, versions);
  const written = await repository.write(files);
  const generate = async (of: Versions): Promise<void> => {
    for (const { entry, project: own } of targets)
      await generateTarget({ entry, project: own && { ...own, versions: of } }, {});
  };
  try {
    await generate(versions);
    const input = planned.map(({ candidate, next }) => `${candidate.name} ${next}`).join(', ');
    await repository.commit(await repository.changed(), `Release ${input}`);
  } catch (error) {
    await written.restore();
    await generate(project.versions);
    throw error;
  }
  await written.keep();
};

/** Packs the packages as they are on disk, and publishes them. */
const publish = async (
  project: Project,
  versions: readonly { readonly candidate: Candidate; readonly version: string }[],
  { push, out, tag }: ReleaseOptions,
  { progress }: Run,
): Promise<Publication> => {
  const { releaseContext, sources, repository } = project;
  progress.begin('pack');
  for (const { candidate } of versions) await restage(project, candidate);
  const packed = await packCandidates(releaseContext, sources, versions);
  if (out !== undefined) await keep(project, packed, resolve(out));
  progress.begin('publish');
  const publication = await publishAll(packed, { registry: releaseContext.registry, repository, tag }, progress.step);
  if (push === true) await repository.push();
  return publication;
};

const readIn = ({ releaseContext }: Project, { folder }: Candidate, name: string): Promise<string | undefined> =>
  readFile(join(releaseContext.cwd, folder, name), 'utf8').catch(() => undefined);

/** Copies the new package.json and changelog into the compiled packages, which were built before versioning. */
const restage = async (project: Project, candidate: Candidate): Promise<void> => {
  const { part } = candidate;
  if (part === undefined) return;
  const files = new Map<string, string>();
  for (const name of ['package.json', 'CHANGELOG.md']) {
    const text = await readIn(project, candidate, name);
    if (text !== undefined) files.set(name, text);
  }
  for (const source of project.sources)
    if (candidate.folder === join(source.config.out ?? 'packages', part))
      await restagePart(part, stageOf(project.releaseContext, source), files);
};

/** Saves the tarballs, each with its SBOM. */
const keep = async (project: Project, packed: readonly Packed[], folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const tarballs = new Map(packed.map(({ candidate, tarball }) => [candidate.name, tarball]));
  for (const { candidate, tarball } of packed) {
    await copyFile(tarball, join(folder, basename(tarball)));
    const manifest = (await readIn(project, candidate, 'package.json')) ?? '{}';
    const within = join(project.releaseContext.folder, 'sbom', candidate.name);
    await writeFile(
      join(folder, sbomName(manifest)),
      await listComponents(manifest, tarballs, { cwd: project.releaseContext.cwd, folder: within }),
    );
  }
};
