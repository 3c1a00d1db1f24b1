/** `trefoil release`: checks, versions, packs, publishes and tags packages. Completes an interrupted release. */

import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { valid, validRange } from 'semver';
import { type Made, readCandidates } from '../commands/release/candidates.js';
import { listConsumed, readChangesets } from '../commands/release/changesets.js';
import { listReleaseFiles, recordVersions } from '../commands/release/files.js';
import { writeHandover } from '../commands/release/handover.js';
import { printNotes } from '../commands/release/notes.js';
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
  type ReleaseContext,
  type Source,
  stageOf,
  stageSource,
} from '../commands/release/prepare.js';
import { type Packed, type Publication, publishAll, tagOf } from '../commands/release/publish.js';
import { openRepository, type Repository } from '../commands/release/repository.js';
import { listComponents, sbomName } from '../commands/release/sbom.js';
import { restagePart } from '../commands/release/stage.js';
import { type DerivedScope, listWarnings } from '../commands/release/warnings.js';
import { makeFolder } from '../commands/run/folder.js';
import { openRegistry, readRegistries } from '../commands/run/registry.js';
import { type Versions, versionsFile } from '../config/versions.js';
import { exitCodes } from './exit-codes.js';
import { generateTarget } from './generation.js';
import { configFor, loadTarget } from './load.js';
import { type ProgressLine, startProgress } from './progress.js';
import { readTargets, type Target } from './project.js';
import { checkTargets } from './release-checks.js';
import { confirmMajors, exitOfFailure, printRelease } from './release-output.js';
import type { Release } from './release-result.js';
import { UsageError } from './usage-error.js';

export interface ReleaseOptions {
  readonly dryRun?: boolean;
  readonly major?: boolean;
  readonly as?: string;
  readonly prerelease?: string;
  readonly tag?: string;
  readonly push?: boolean;
  readonly out?: string;
  /** Folder to prepare for another job, which publishes the packages. */
  readonly prepare?: string;
  /** File to write the release notes to. */
  readonly notes?: string;
  readonly allowNetwork?: boolean;
  readonly json?: boolean;
}

/** A project, with everything needed to release its packages. */
interface Project {
  readonly releaseContext: ReleaseContext;
  readonly repository: Repository;
  readonly targets: readonly Target[];
  readonly sources: readonly Source[];
  readonly candidates: readonly Candidate[];
  readonly versions: Versions;
  readonly derivedScopes: readonly DerivedScope[];
}

function readAsked({ as, prerelease, tag }: ReleaseOptions): Asked {
  if (as !== undefined && valid(as) !== as)
    throw new UsageError(`--as ${as}: expected a SemVer version, such as 1.2.3`);
  if (prerelease !== undefined && !/^[a-z][\da-z-]*$/iu.test(prerelease))
    throw new UsageError(`--prerelease ${prerelease}: expected a word, such as beta`);
  // npm rejects invalid dist-tags only on publish, when the release is already committed.
  for (const [option, word] of [['tag', tag] as const, ['prerelease', prerelease] as const])
    if (word !== undefined && (validRange(word) !== null || encodeURIComponent(word) !== word))
      throw new UsageError(`--${option} ${word}: expected a dist-tag that is not a version range, such as next`);
  return { ...(as !== undefined && { version: as }), ...(prerelease !== undefined && { prerelease }) };
}

/** Runs the command in the working directory. Resolves to the exit code. */
export async function runRelease(options: ReleaseOptions): Promise<number> {
  const asked = readAsked(options);
  const progress = startProgress(process.stderr, { isQuiet: options.json === true });
  const folder = await makeFolder('release');
  try {
    const notes: string[] = [];
    const release = await execute(options, { asked, folder: folder.path, progress, notes });
    progress.end();
    if (options.notes !== undefined && release.planned.length > 0 && release.kind !== 'refused')
      await writeFile(resolve(options.notes), printNotes(release.planned));
    printRelease(release, options.json === true, notes);
    return release.kind === 'refused' ? exitCodes.findings : exitCodes.done;
  } catch (error) {
    progress.end();
    return exitOfFailure(error, options.json === true);
  } finally {
    await folder.remove();
  }
}

const nothingToRelease =
  'the layout "folder" has no packages to release; choose another "layout", or list packages of your own in "release.packages"';

function hasNoPackages({ project }: Target): boolean {
  return project?.layout === 'folder' && (project.release?.packages ?? []).length === 0;
}

interface Run {
  readonly asked: Asked;
  readonly folder: string;
  readonly progress: ProgressLine;
  readonly notes: string[];
}

async function execute(options: ReleaseOptions, run: Run): Promise<Release> {
  const refuse = (faults: readonly string[], planned: readonly Planned[] = []): Release => ({
    kind: 'refused',
    planned,
    faults,
  });
  const repository = await openRepository(process.cwd());
  // Recover first: the configuration includes the recorded versions.
  const recovered = await repository.recover();
  const targets = await readTargets(process.cwd(), undefined);
  if (targets.every(hasNoPackages)) return refuse([nothingToRelease]);
  if (recovered.length > 0) for (const target of targets) await generateTarget(target, {});
  const changed = await repository.changed();
  const { allowNetwork = false, dryRun: isPlan = false } = options;
  if (changed.length > 0 && !isPlan)
    return refuse([`uncommitted changes: ${listSome(changed)}; commit them, or run \`git stash\``]);
  // npm takes seconds to query the registry, but runs in separate processes.
  const opening = openProject(repository, targets, options, run);
  opening.catch(() => {});
  // `--out` has another meaning in the checks, so it is not passed on.
  const failed = await checkTargets(targets, { allowNetwork, isPlan, notes: run.notes }, run.progress);
  if (failed.length > 0) return refuse(failed);
  run.progress.begin('registry');
  const project = await opening;
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
  const consumed = listConsumed(
    await readChangesets(process.cwd()),
    new Set(project.candidates.map(({ name }) => name)),
  );
  if (consumed.faults.length > 0) return refuse(consumed.faults, planned);
  if (options.dryRun === true) {
    const requirements = changed.length === 0 ? [] : [`commit or ignore ${listSome(changed)}`];
    return { kind: 'planned', ...made, requirements, ...(await describePlan(project, planned, options)) };
  }
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
  return { ...made, ...(await complete(project, versions, options, run)) };
}

/** Publishes a release that is already committed, or prepares it for another job. */
async function complete(
  project: Project,
  versions: readonly Version[],
  options: ReleaseOptions,
  run: Run,
): Promise<Pick<Release, 'kind' | 'publication' | 'folder'>> {
  const { repository } = project;
  const { prepare: folder } = options;
  if (folder !== undefined) {
    const packed = await pack(project, versions, { out: folder }, run);
    await writeHandover(resolve(folder), packed, { repository, tag: options.tag });
    return { kind: 'prepared', folder };
  }
  if (options.push === true) await repository.push();
  return { kind: 'released', publication: await publish(project, versions, options, run) };
}

/** Lists the first ten paths, and the number of others. */
function listSome(paths: readonly string[]): string {
  return `${paths.slice(0, 10).join(', ')}${paths.length > 10 ? ` and ${paths.length - 10} more` : ''}`;
}

/** Returns the fields of a plan: files, registries, and warnings. */
async function describePlan(
  project: Project,
  planned: readonly Planned[],
  { tag }: ReleaseOptions,
): Promise<Partial<Release>> {
  const { cwd } = project.releaseContext;
  const candidates = planned.map(({ candidate }) => candidate);
  return {
    files: await listChanged(project, planned),
    registries: await readRegistries(cwd, candidates),
    warnings: await listWarnings(cwd, candidates, project.derivedScopes),
    ...(tag !== undefined && { tag }),
  };
}

async function openProject(
  repository: Repository,
  targets: readonly Target[],
  { allowNetwork = false, dryRun: isPlan = false }: ReleaseOptions,
  { folder, progress }: Run,
): Promise<Project> {
  const cwd = process.cwd();
  const registry = openRegistry(cwd);
  const made: Made[] = [];
  const sources: Source[] = [];
  const derivedScopes: DerivedScope[] = [];
  for (const target of targets) {
    const load = async (): Promise<Awaited<ReturnType<typeof loadTarget>> & { isLoaded: true }> => {
      const loaded = await loadTarget(target, { allowNetwork });
      // The document could be read during the checks, so this is unlikely.
      if (!loaded.isLoaded) throw new UsageError(`${target.entry}: the document cannot be read anymore`);
      return loaded;
    };
    // The document, which takes long to read, is needed only for the default scope.
    const isNamed = target.project?.scope !== undefined;
    const config = isNamed ? configFor(target.project, { allowNetwork }, undefined) : (await load()).config;
    if (config.layout === 'folder') continue;
    if (!isNamed) derivedScopes.push({ entry: target.entry, scope: config.scope });
    made.push({ config, out: target.project?.out ?? 'packages' });
    sources.push({ config, load: async () => (await load()).document });
  }
  const groups = targets.flatMap(({ project }) => project?.release?.packages ?? []);
  const distinct = new Map(groups.map((group) => [JSON.stringify(group), group]));
  const versions = targets[0]?.project?.versions ?? {};
  const candidates = await readCandidates(cwd, made, [...distinct.values()], versions, registry);
  return {
    repository,
    targets,
    sources,
    candidates,
    versions,
    derivedScopes,
    releaseContext: { cwd, folder, registry, begin: progress.begin, isPlan },
  };
}

/** Returns the packages that the last commit releases and that are not published or tagged yet. */
async function listUnfinished({ candidates, repository }: Project): Promise<readonly Candidate[]> {
  const tags = await repository.tags();
  const isLast = await repository.isLastOf(versionsFile);
  return candidates.filter(
    (each) =>
      isUnfinished(each) ||
      (isLast && each.recorded !== undefined && !tags.has(tagOf({ candidate: each, version: each.recorded }))),
  );
}

async function finish(
  project: Project,
  unfinished: readonly Candidate[],
  options: ReleaseOptions,
  run: Run,
  refuse: (faults: readonly string[]) => Release,
): Promise<Release> {
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
  const done = await complete(project, left, options, run);
  return { ...made, ...done, kind: done.kind === 'released' ? 'finished' : done.kind };
}

/** Lists the files that a release would change, including package.json files with a generated version. */
async function listChanged(project: Project, planned: readonly Planned[]): Promise<readonly string[]> {
  const { releaseContext, candidates, versions } = project;
  const written = await listReleaseFiles(releaseContext.cwd, candidates, planned, recordVersions(versions, planned));
  const generated = planned.filter(({ candidate }) => candidate.part !== undefined);
  const paths = [...written].map(([path, text]) => (text === null ? `${path} (deleted)` : path));
  return [...new Set([...paths, ...generated.map(({ candidate }) => `${candidate.folder}/package.json`)])];
}

/** Writes and commits versions and changelogs. If one of these steps fails, all changes are undone. */
async function writeRelease(project: Project, planned: readonly Planned[], { progress }: Run): Promise<void> {
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
}

/** A package, and the version to release. */
interface Version {
  readonly candidate: Candidate;
  readonly version: string;
}

/** Packs the packages as they are on disk. Saves the tarballs if an output folder is given. */
async function pack(
  project: Project,
  versions: readonly Version[],
  { out }: Pick<ReleaseOptions, 'out'>,
  { progress }: Run,
): Promise<readonly Packed[]> {
  progress.begin('pack');
  for (const { candidate } of versions) await restage(project, candidate);
  const packed = await packCandidates(project.releaseContext, project.sources, versions);
  if (out !== undefined) await keep(project, packed, resolve(out));
  return packed;
}

async function publish(
  project: Project,
  versions: readonly Version[],
  options: ReleaseOptions,
  run: Run,
): Promise<Publication> {
  const { releaseContext, repository } = project;
  const { push, tag } = options;
  const { progress } = run;
  const packed = await pack(project, versions, options, run);
  progress.begin('publish');
  const publication = await publishAll(packed, { registry: releaseContext.registry, repository, tag }, progress.step);
  if (push === true) await repository.push();
  return publication;
}

function readIn({ releaseContext }: Project, { folder }: Candidate, name: string): Promise<string | undefined> {
  return readFile(join(releaseContext.cwd, folder, name), 'utf8').catch(() => undefined);
}

/** Copies the new package.json and changelog to a package that was compiled before versioning. */
async function restage(project: Project, candidate: Candidate): Promise<void> {
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
}

/** Saves the tarballs and an SBOM for each of them. */
async function keep(project: Project, packed: readonly Packed[], folder: string): Promise<void> {
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
}
