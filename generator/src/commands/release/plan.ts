/** From what changed to the version that each package gets, or why there is none. */
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

/** What a call asks for. */
export interface Asked {
  /** The version of every package. */
  readonly version?: string;
  /** The identifier of a prerelease, such as `beta`. */
  readonly prerelease?: string;
}

/** What was found of a package. */
export interface Found {
  readonly candidate: Candidate;
  readonly contents: Contents;
  /** Whether the packed files differ from those that were published. */
  readonly isChanged: boolean;
}

export interface Plan {
  /** In the order in which they are published. */
  readonly planned: readonly Planned[];
  /** Why it cannot be carried out. */
  readonly faults: readonly string[];
}

/** The last stable version that this project knows of. */
export const lastOf = ({ recorded, known }: Candidate): string | undefined =>
  recorded === undefined
    ? undefined
    : isPrerelease(recorded)
      ? newestStable(known.filter((version) => isLower(version, recorded)))
      : recorded;

/** What is compared with: for a prerelease the one before it, if there is one. */
export const baseOf = (candidate: Candidate, { prerelease }: Asked): string | undefined => {
  const { recorded } = candidate;
  return prerelease !== undefined && recorded !== undefined && isPrerelease(recorded) ? recorded : lastOf(candidate);
};

/** Whether a release has begun that did not reach the registry. */
export const isUnfinished = ({ recorded, known }: Candidate): boolean =>
  recorded !== undefined && !known.includes(recorded);

/** What the registry has and the project does not know of. */
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
 * Whoever installs a package without a version gets what `latest` means, and npm lets it be set back when it is told the
 * dist-tag: a version below another in the registry has to be given one of its own, by a `tag` that is named.
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
 * The level of a package, given those that are planned already. What changes in a package that it needs may be all of its
 * change: client and server export the types again.
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

/** Plans a release; packages that others need come before these. */
export const planRelease = (all: readonly Found[], asked: Asked): Plan => {
  const planned: Planned[] = [];
  const faults: string[] = [];
  for (const found of all) {
    const { candidate } = found;
    const last = lastOf(candidate);
    const level = levelFor(found, planned);
    // Before the first stable version only what differs from the last prerelease is worth another.
    const isSame = level === 'none' && candidate.recorded !== undefined && asked.version === undefined;
    if (isSame && (last !== undefined || asked.prerelease !== undefined)) continue;
    const next = last === undefined ? planFirst(found, asked) : planNext(found, last, level, asked);
    if (typeof next === 'string') faults.push(next);
    else if (candidate.known.includes(next.next)) faults.push(`${candidate.name} ${next.next} is already published`);
    else planned.push(next);
  }
  return { planned, faults };
};

/** The packages whose first number changes, which somebody has to confirm. */
export const listMajors = ({ planned }: Plan): readonly Planned[] => planned.filter(({ level }) => level === 'major');
