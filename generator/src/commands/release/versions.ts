/** Computes versions according to Semantic Versioning 2.0.0 and npm's caret ranges. */
import { inc, lt, parse, rcompare } from 'semver';
import type { Verdict } from '../diff/change.js';

/** The version level of a change. */
export const levels = ['none', 'patch', 'minor', 'major'] as const;

export type Level = (typeof levels)[number];

/** Returns the higher of two levels. */
export function higher(a: Level, b: Level): Level {
  return levels.indexOf(a) < levels.indexOf(b) ? b : a;
}

/** Returns the version level that a verdict requires. */
export function levelOf(verdict: Verdict): Level {
  return ({ none: 'none', documentation: 'patch', compatible: 'minor', breaking: 'major' } as const)[verdict];
}

/** Returns the level to apply: below 1.0.0, one level lower, because npm's caret ranges fix the minor version. */
export function settle(version: string, level: Level): Level {
  if (parse(version)?.major !== 0) return level;
  return level === 'major' ? 'minor' : level === 'none' ? 'none' : 'patch';
}

/** Returns the next version for a level; the same version if the level is `none`. */
export function nextVersion(version: string, level: Level): string {
  const own = settle(version, level);
  return own === 'none' ? version : (inc(version, own) ?? version);
}

/** Returns the next prerelease of a version: `1.2.0-beta.0`, or the one after the last known prerelease. */
export function prereleaseOf(version: string, identifier: string, known: readonly string[]): string {
  const numbers = known.flatMap((each) => {
    const read = parse(each);
    const [name, number] = read?.prerelease ?? [];
    const isOf = read !== null && `${read.major}.${read.minor}.${read.patch}` === version && name === identifier;
    return isOf && typeof number === 'number' ? [number] : [];
  });
  return `${version}-${identifier}.${Math.max(-1, ...numbers) + 1}`;
}

/** Returns whether a version is a prerelease. */
export function isPrerelease(version: string): boolean {
  return (parse(version)?.prerelease.length ?? 0) > 0;
}

/** Returns the dist-tag of a version: for a prerelease, its identifier, so that only users who ask for it get it. */
export function distTagOf(version: string): string {
  const [word] = parse(version)?.prerelease ?? [];
  return word === undefined ? 'latest' : typeof word === 'string' ? word : 'next';
}

/** Returns the newest stable version; `undefined` if there is none. */
export function newestStable(versions: readonly string[]): string | undefined {
  return versions.filter((each) => !isPrerelease(each)).sort(rcompare)[0];
}

/** Returns the newest version, including prereleases; `undefined` if there is none. */
export function newest(versions: readonly string[]): string | undefined {
  return [...versions].sort(rcompare)[0];
}

/** Returns whether a version is lower than another. */
export function isLower(version: string, than: string): boolean {
  return lt(version, than);
}
