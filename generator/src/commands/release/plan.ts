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

/** The options of the command line. */
export interface Asked {
  /** Version for every package. */
  readonly version?: string;
  /** Prerelease identifier, such as `beta`. */
  readonly prerelease?: string;
}

/** The changes found for a package. */
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

/** The last stable version recorded in this project. */
export const lastOf = ({ recorded, known }: Candidate): string | undefined =>
  recorded === undefined
    ? undefined
    : isPrerelease(recorded)
      ? newestStable(known.filter((version) => isLower(version, recorded)))
      : recorded;

/** The version to compare with: for a prerelease, the previous prerelease if one exists. */
export const baseOf = (candidate: Candidate, { prerelease }: Asked): string | undefined => {
  const { recorded } = candidate;
  return prerelease !== undefined && recorded !== undefined && isPrerelease(recorded) ? recorded : lastOf(candidate);
};

/** Whether a release was started but not published. */
export const isUnfinished = ({ recorded, known }: Candidate): boolean =>
  recorded !== undefined && !known.includes(recorded);

/** Versions that are in the registry but not recorded in the project. */
export const listForeign = (candidates: readonly Candidate[], file: string): readonly string[] =>
  candidates.flatMap(({ name, recorded, known }) => {
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

/**
 * Finds packages whose release would move `latest` back to a lower version. npm allows this if a dist-tag is passed, so
 * such a version needs another dist-tag, given with `tag`.
 */
export const listSetBack = (
  versions: readonly { readonly candidate: Candidate; readonly version: string }[],
  tag: string | undefined,
): readonly string[] =>
  versions.flatMap(({ candidate: { name, known }, version }) => {
    const later = newestStable(known);
    if (tag !== undefined || distTagOf(version) !== 'latest' || later === undefined || !isLower(version, later))
      return [];
    return [
      `${name} ${version} would become "latest" although ${later} is in the registry; choose another dist-tag with --tag <dist-tag>`,
    ];
  });

const reasonOf = ({ contents, isChanged }: Found, level: Level): string => {
  const { breaking, compatible, documentation, written } = contents;
  const counts = [
    ...(breaking.length > 0 ? [`${breaking.length} breaking`] : []),
    ...(compatible.length > 0 ? [`${compatible.length} compatible`] : []),
    ...(documentation.length > 0 ? [`${documentation.length} documentation`] : []),
  ];
  if (counts.length > 0) return counts.join(', ');
  if (written !== undefined) return `${level} change according to the changelog`;
  if (level === 'none') return 'requested';
  return isChanged ? 'no exported API changed' : 'a dependency is released';
};

/**
 * The version level of a package, given the packages planned so far. A changed dependency alone may require a release:
 * client and server re-export the types.
 */
const levelFor = ({ candidate, contents, isChanged }: Found, planned: readonly Planned[]): Level => {
  const isNeeding = planned.some((each) => candidate.needs.includes(each.candidate.name));
  return isChanged || isNeeding ? higher('patch', contents.level) : 'none';
};

const planFirst = ({ candidate, contents }: Found, asked: Asked): Planned => {
  const version = asked.version ?? candidate.first;
  const next = asked.prerelease === undefined ? version : prereleaseOf(version, asked.prerelease, candidate.known);
  return { candidate, next, level: 'minor', reason: 'first release', contents };
};

const planNext = (found: Found, last: string, level: Level, asked: Asked): Planned | string => {
  const { candidate, contents } = found;
  const least = nextVersion(last, level);
  const reason = reasonOf(found, settle(last, level));
  if (asked.version !== undefined && isLower(asked.version, least))
    return `${candidate.name} ${asked.version}: the changes require at least ${least} (${reason})`;
  const version = asked.version ?? least;
  const next = asked.prerelease === undefined ? version : prereleaseOf(version, asked.prerelease, candidate.known);
  return { candidate, last, next, level: settle(last, level), reason, contents };
};

/** Plans a release. Dependencies must come before their dependents. */
export const planRelease = (all: readonly Found[], asked: Asked): Plan => {
  const planned: Planned[] = [];
  const faults: string[] = [];
  for (const found of all) {
    const { candidate } = found;
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
};

/** The packages with a breaking version, which must be confirmed. */
export const listMajors = ({ planned }: Plan): readonly Planned[] => planned.filter(({ level }) => level === 'major');
