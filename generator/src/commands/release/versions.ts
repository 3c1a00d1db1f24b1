/** Which version follows another: by Semantic Versioning 2.0.0, and by what npm's caret takes for compatible. */
import { inc, lt, parse, rcompare } from 'semver';
import type { Verdict } from '../diff/change.js';

/** How much of a version changes. */
export const levels = ['none', 'patch', 'minor', 'major'] as const;

export type Level = (typeof levels)[number];

export const higher = (a: Level, b: Level): Level => (levels.indexOf(a) < levels.indexOf(b) ? b : a);

/** What a verdict asks for. */
export const levelOf = (verdict: Verdict): Level =>
  (({ none: 'none', documentation: 'patch', compatible: 'minor', breaking: 'major' }) as const)[verdict];

/** Before 1.0.0 nothing is promised, and npm's caret keeps to the second number: each level is one lower. */
export const settle = (version: string, level: Level): Level => {
  if (parse(version)?.major !== 0) return level;
  return level === 'major' ? 'minor' : level === 'none' ? 'none' : 'patch';
};

/** The version after one, for a level; the same one for none. */
export const nextVersion = (version: string, level: Level): string => {
  const own = settle(version, level);
  return own === 'none' ? version : (inc(version, own) ?? version);
};

/** The next version before a version: `1.2.0-beta.0` first, then one more than the last of those that are known. */
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

/** The dist-tag of a version: the word of a prerelease, so that nobody gets one who has not asked for it. */
export const distTagOf = (version: string): string => {
  const [word] = parse(version)?.prerelease ?? [];
  return word === undefined ? 'latest' : typeof word === 'string' ? word : 'next';
};

/** The newest of some versions that are no prereleases; `undefined` without any. */
export const newestStable = (versions: readonly string[]): string | undefined =>
  versions.filter((each) => !isPrerelease(each)).sort(rcompare)[0];

export const newest = (versions: readonly string[]): string | undefined => [...versions].sort(rcompare)[0];

export const isLower = (version: string, than: string): boolean => lt(version, than);
