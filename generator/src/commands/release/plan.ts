/** Plans the version of each package from its changes. */
import type { Candidate, Contents, Planned } from './package.js';
import {
  distTagOf,
  higher,
  isLower,
  isPrerelease,
  type Level,
  newest,
  newestStable,
  nextVersion,
  prereleaseOf,
  settle,
} from './versions.js';

/** Command-line options. */
export interface Asked {
  /** One version for all packages. */
  readonly version?: string;
  /** Prerelease identifier, such as `beta`. */
  readonly prerelease?: string;
}

/** What changed in a package since its last release. */
export interface Found {
  readonly candidate: Candidate;
  readonly contents: Contents;
  /** Whether the packed files differ from the published ones. */
  readonly isChanged: boolean;
}

export interface Plan {
  /** Packages in publishing order. */
  readonly planned: readonly Planned[];
  /** Reasons why the plan cannot be executed. */
  readonly faults: readonly string[];
}

/** Returns the last stable version: the recorded one or, for a prerelease, the newest lower one in the registry. */
export function lastOf({ recorded, known }: Candidate): string | undefined {
  return recorded === undefined
    ? undefined
    : isPrerelease(recorded)
      ? newestStable(known.filter((version) => isLower(version, recorded)))
      : recorded;
}

/** Returns the version to compare with. For a prerelease, this is the previous prerelease if there is one. */
export function baseOf(candidate: Candidate, { prerelease }: Asked): string | undefined {
  const { recorded } = candidate;
  return prerelease !== undefined && recorded !== undefined && isPrerelease(recorded) ? recorded : lastOf(candidate);
}

/** Whether the recorded version was not published. */
export function isUnfinished({ recorded, known }: Candidate): boolean {
  return recorded !== undefined && !known.includes(recorded);
}

/** Reports versions that the registry has but the project has not recorded. */
export function listForeign(candidates: readonly Candidate[], file: string): readonly string[] {
  return candidates.flatMap(({ name, recorded, known }) => {
    const latest = newest(known);
    if (recorded === undefined && latest !== undefined)
      return [
        `${name} ${latest} is in the registry, but not in ${file}; if the package is yours, add this version to ${file}`,
      ];
    const [major] = (recorded ?? '').split('.');
    const later = newest(known.filter((version) => version.split('.')[0] === major));
    if (recorded !== undefined && later !== undefined && isLower(recorded, later) && known.includes(recorded))
      return [`${name} ${later} is in the registry, but ${file} records ${recorded}; pull the commit of that release`];
    return [];
  });
}

/**
 * Reports packages whose release would move `latest` back to a lower version. npm would allow this, but such a version
 * needs another dist-tag, given as `tag`.
 */
export function listSetBack(
  versions: readonly { readonly candidate: Candidate; readonly version: string }[],
  tag: string | undefined,
): readonly string[] {
  return versions.flatMap(({ candidate: { name, known }, version }) => {
    const later = newestStable(known);
    if (tag !== undefined || distTagOf(version) !== 'latest' || later === undefined || !isLower(version, later))
      return [];
    return [
      `${name} ${version} would become "latest" although ${later} is in the registry; choose another dist-tag with --tag <dist-tag>`,
    ];
  });
}

function reasonOf({ candidate, contents, isChanged }: Found, level: Level): string {
  const { breaking, compatible, documentation, written } = contents;
  const counts = [
    ...(breaking.length > 0 ? [`${breaking.length} breaking`] : []),
    ...(compatible.length > 0 ? [`${compatible.length} compatible`] : []),
    ...(documentation.length > 0 ? [`${documentation.length} documentation`] : []),
  ];
  if (counts.length > 0) return counts.join(', ');
  if (written !== undefined) return `${level} change according to the changelog`;
  if (level === 'none') return candidate.group === undefined ? 'requested' : 'same version as its group';
  return isChanged ? 'no exported API changed' : 'a dependency is released';
}

/**
 * Returns the version level of a package, given the packages planned so far. A changed dependency alone may require a
 * release, because client and server re-export the types.
 */
function levelFor({ candidate, contents, isChanged }: Found, planned: readonly Planned[]): Level {
  const isNeeding = planned.some((each) => candidate.needs.includes(each.candidate.name));
  return isChanged || isNeeding ? higher('patch', contents.level) : 'none';
}

function planFirst({ candidate, contents }: Found, asked: Asked): Planned {
  const version = asked.version ?? candidate.first;
  const next = asked.prerelease === undefined ? version : prereleaseOf(version, asked.prerelease, candidate.known);
  return { candidate, next, level: 'minor', reason: 'first release', contents };
}

function planNext(found: Found, last: string, level: Level, asked: Asked): Planned | string {
  const { candidate, contents } = found;
  const least = nextVersion(last, level);
  const reason = reasonOf(found, settle(last, level));
  if (asked.version !== undefined && isLower(asked.version, least))
    return `${candidate.name} ${asked.version}: the changes require at least ${least} (${reason})`;
  const version = asked.version ?? least;
  const next = asked.prerelease === undefined ? version : prereleaseOf(version, asked.prerelease, candidate.known);
  return { candidate, last, next, level: settle(last, level), reason, contents };
}

/** Versions by group. Groups that are not released are missing. */
type GroupVersions = ReadonlyMap<string, string>;

/**
 * Returns one version for each released group: the highest that any package of the group needs, and higher than the
 * last version of each package in the group.
 */
function versionsOfGroups({ planned }: Plan, all: readonly Found[]): GroupVersions {
  const versions = new Map<string, string>();
  const raise = ({ group }: Candidate, version: string): void => {
    const highest = group === undefined ? undefined : versions.get(group);
    if (group !== undefined && (highest === undefined || isLower(highest, version))) versions.set(group, version);
  };
  // Each package has its own prereleases of the version.
  for (const { candidate, next } of planned) raise(candidate, next.replace(/-.*$/u, ''));
  for (const { candidate } of all) {
    const last = lastOf(candidate);
    const isPlanned = planned.some((each) => each.candidate === candidate);
    if (last !== undefined && !isPlanned && versions.has(candidate.group ?? ''))
      raise(candidate, nextVersion(last, 'patch'));
  }
  return versions;
}

/** Plans a release. In `all`, dependencies must come before the packages that depend on them. */
export function planRelease(all: readonly Found[], asked: Asked): Plan {
  let versions: GroupVersions = new Map();
  for (;;) {
    const plan = planWith(all, asked, versions);
    const next = versionsOfGroups(plan, all);
    // A package that is released for its group may need others to be released. Versions only rise, so this ends.
    if (plan.faults.length > 0 || [...next].every(([group, version]) => versions.get(group) === version)) return plan;
    versions = next;
  }
}

function planWith(all: readonly Found[], every: Asked, versions: GroupVersions): Plan {
  const planned: Planned[] = [];
  const faults: string[] = [];
  for (const found of all) {
    const { candidate } = found;
    const version = every.version ?? versions.get(candidate.group ?? '');
    const asked: Asked = version === undefined ? every : { ...every, version };
    const last = lastOf(candidate);
    const level = levelFor(found, planned);
    // Before the first stable version, a new prerelease requires a difference to the last one.
    const isSame = level === 'none' && candidate.recorded !== undefined && asked.version === undefined;
    if (isSame && (last !== undefined || asked.prerelease !== undefined)) continue;
    const next = last === undefined ? planFirst(found, asked) : planNext(found, last, level, asked);
    if (typeof next === 'string') faults.push(next);
    else if (candidate.known.includes(next.next)) faults.push(`${candidate.name} ${next.next} is already published`);
    else planned.push(next);
  }
  return { planned, faults };
}

/** Returns what a plan calls the level of a package: `new` for its first release. */
export function kindOf({ last, level }: Pick<Planned, 'last' | 'level'>): Level | 'new' {
  return last === undefined ? 'new' : level;
}

/** Returns the packages that get a new major version, which the user must confirm. */
export function listMajors({ planned }: Plan): readonly Planned[] {
  return planned.filter(({ level }) => level === 'major');
}
