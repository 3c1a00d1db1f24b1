/** From a difference to what each package tells of it, and how much of its version that is. */
import type { Difference } from '../diff/diff.js';
import { withLines } from '../diff/lines.js';
import { type Change, harder, type Verdict, verdicts } from '../diff/change.js';
import type { Part } from '../../config/settings.js';
import { readUnreleased } from './changelog.js';
import { type Contents, type Entry, nothing } from './package.js';
import { higher, type Level, levelOf } from './versions.js';

/**
 * What a change is to who uses a part. The types are everybody's; but that an operation is new is nothing in them that
 * anybody has to write: the server's `Handlers` are.
 */
const verdictFor = (part: Part, { callers, implementers, isNewOperation }: Change): Verdict => {
  if (part === 'client') return callers;
  if (part === 'server') return implementers;
  return isNewOperation === true ? callers : harder(callers, implementers);
};

/** What a package of some parts tells of a difference: of each change what it is to who is hit the hardest. */
export const contentsOf = (parts: readonly Part[], difference: Difference): Contents => {
  const entries = new Map<Verdict, Entry[]>(verdicts.map((verdict) => [verdict, []]));
  for (const entry of withLines(
    difference,
    difference.changes.map((change) => ({ change })),
  ))
    entries.get(parts.map((part) => verdictFor(part, entry.change)).reduce(harder))?.push(entry);
  const of = (verdict: Verdict): readonly Entry[] => entries.get(verdict) ?? [];
  const level = verdicts
    .filter((verdict) => of(verdict).length > 0)
    .map(levelOf)
    .reduce<Level>(higher, 'none');
  return { level, breaking: of('breaking'), compatible: of('compatible'), documentation: of('documentation') };
};

/** Headings of a changelog by what they ask for, as keepachangelog.com has them; what is under no heading is a fix. */
const headings: readonly (readonly [RegExp, Level])[] = [
  [/^### (?:Breaking|Removed)\b/imu, 'major'],
  [/^### (?:Added|Changed|Compatible|Deprecated)\b/imu, 'minor'],
];

/** What a person has written of a package that is made of no document; without a word it is no more than a fix. */
export const contentsOfOwn = (changelog: string | undefined): Contents => {
  const written = readUnreleased(changelog ?? '');
  if (written === undefined) return nothing;
  return { ...nothing, level: headings.find(([heading]) => heading.test(written))?.[1] ?? 'patch', written };
};
