/** Computes versions according to Semantic Versioning 2.0.0 and the caret ranges of npm. */
import { inc, lt, parse, rcompare } from 'semver';
import type { Verdict } from '../diff/change.js';

/** The version level of a change. */
export const levels = ['none', 'patch', 'minor', 'major'] as const;

export type Level = (typeof levels)[number];

export const higher = (a: Level, b: Level): Level => (levels.indexOf(a) < levels.indexOf(b) ? b : a);

/** The version level that a verdict requires. */
export const levelOf = (verdict: Verdict): Level =>
  (({ none: 'none', documentation: 'patch', compatible: 'minor', breaking: 'major' }) as const)[verdict];

/** Below 1.0.0, caret ranges of npm fix the minor version, so each level is one lower. */
export const settle = (version: string, level: Level): Level => {
  if (parse(version)?.major !== 0) return level;
  return level === 'major' ? 'minor' : level === 'none' ? 'none' : 'patch';
};

/** The next version for a level; the same version for `none`. */
export const nextVersion = (version: string, level: Level): string => {
  const own = settle(version, level);
  return own === 'none' ? version : (inc(version, own) ?? version);
};

/** The next prerelease of a version: `1.2.0-beta.0`, or one after the last known prerelease. */
export const prereleaseOf = (version: string, identifier: string, known: readonly string[]): string => {
  const numbers = known.flatMap((each) => {
    const read = parse(each);
    const [name, number] = read?.prerelease ?? [];
    const isOf = read !== null && `${read.major}.${read.minor}.${read.patch}` === version && name === identifier;
    return isOf && typeof number === 'number' ? [number] : [];
  });
  return `${version}-${identifier}.${Math.max(-1, ...numbers) + 1}`;
};

export const isPrerelease = (version: string): boolean => (parse(version)?.prerelease.length ?? 0) > 0;

/** The dist-tag of a version: for a prerelease its identifier, so that only users who request it get it. */
export const distTagOf = (version: string): string => {
  const [word] = parse(version)?.prerelease ?? [];
  return word === undefined ? 'latest' : typeof word === 'string' ? word : 'next';
};

/** The newest stable version; `undefined` if there is none. */
export const newestStable = (versions: readonly string[]): string | undefined =>
  versions.filter((each) => !isPrerelease(each)).sort(rcompare)[0];

export const newest = (versions: readonly string[]): string | undefined => [...versions].sort(rcompare)[0];

export const isLower = (version: string, than: string): boolean => lt(version, than);
