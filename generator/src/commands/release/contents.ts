/** Derives the changelog entries and the version level of each package from a difference. */
import type { Difference } from '../diff/diff.js';
import { withLines } from '../diff/lines.js';
import { type Change, harder, type Verdict, verdicts } from '../diff/change.js';
import type { Part } from '../../config/settings.js';
import { readUnreleased } from './changelog.js';
import { type Contents, type Entry, nothing } from './package.js';
import { higher, type Level, levelOf } from './versions.js';

/**
 * The verdict of a change for the users of a part. The types concern everyone. But a new operation requires nothing of
 * users of the types: only `Handlers` of the server changes.
 */
const verdictFor = (part: Part, { callers, implementers, isNewOperation }: Change): Verdict => {
  if (part === 'client') return callers;
  if (part === 'server') return implementers;
  return isNewOperation === true ? callers : harder(callers, implementers);
};

/** The changelog of a package with several parts: each change with the worst verdict of its parts. */
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

/** Headings of a changelog (keepachangelog.com) by version level; other content is a fix. */
const headings: readonly (readonly [RegExp, Level])[] = [
  [/^### (?:Breaking|Removed)\b/imu, 'major'],
  [/^### (?:Added|Changed|Compatible|Deprecated)\b/imu, 'minor'],
];

/** The hand-written notes of a package that is not generated; without notes, the release is a patch. */
export const contentsOfOwn = (changelog: string | undefined): Contents => {
  const written = readUnreleased(changelog ?? '');
  if (written === undefined) return nothing;
  return { ...nothing, level: headings.find(([heading]) => heading.test(written))?.[1] ?? 'patch', written };
};
