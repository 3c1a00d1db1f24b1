/** Derives the changelog entries and the version level of each package from the changes in a document. */

import type { Part } from '../../config/settings.js';
import { type Audience, audiences, type Change, harder, type Verdict, verdicts } from '../diff/change.js';
import { type Described, describeChange } from '../diff/describe.js';
import type { Difference } from '../diff/diff.js';
import { withLines } from '../diff/lines.js';
import { createLocate } from '../diff/location.js';
import { capitalize } from '../diff/markdown.js';
import { readUnreleased } from './changelog.js';
import { type Contents, type Entry, nothing } from './package.js';
import { higher, type Level, levelOf } from './versions.js';

/**
 * Returns the verdict of a change for the users of a package part. The types concern everyone, but a new operation
 * requires nothing from users of the types: only the server's `Handlers` changes.
 */
function verdictFor(part: Part, { callers, implementers, isNewOperation }: Change): Verdict {
  if (part === 'client') return callers;
  if (part === 'server') return implementers;
  return isNewOperation === true ? callers : harder(callers, implementers);
}

/** Returns the audiences that use a package part. */
function audiencesOf(part: Part): readonly Audience[] {
  if (part === 'types') return audiences;
  return part === 'client' ? ['callers'] : ['implementers'];
}

/** Creates an entry with advice for the users of the given parts. With several audiences, the advice names each. */
function entryOf({ where, headline, usedBy, advice, before, after }: Described, parts: readonly Part[]): Entry {
  const own = audiences.filter((audience) => parts.some((part) => audiencesOf(part).includes(audience)));
  const sentences = own.flatMap((audience) => {
    const text = advice[audience];
    if (text === undefined) return [];
    return [`${capitalize(own.length === 1 ? text : `${audience}: ${text}`)}.`];
  });
  return {
    where,
    headline,
    usedBy,
    advice: sentences,
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
  };
}

/** Returns the changelog contents of a package: each change with its worst verdict for any of the package's parts. */
export function contentsOf(parts: readonly Part[], difference: Difference): Contents {
  const entries = new Map<Verdict, Entry[]>(verdicts.map((verdict) => [verdict, []]));
  const locate = createLocate(difference);
  const changes = difference.changes.map((change) => ({ change }));
  for (const reported of withLines(difference, changes)) {
    const verdict = parts.map((part) => verdictFor(part, reported.change)).reduce(harder);
    entries.get(verdict)?.push(entryOf(describeChange(reported, locate), parts));
  }
  const of = (verdict: Verdict): readonly Entry[] => entries.get(verdict) ?? [];
  const level = verdicts
    .filter((verdict) => of(verdict).length > 0)
    .map(levelOf)
    .reduce<Level>(higher, 'none');
  return { level, breaking: of('breaking'), compatible: of('compatible'), documentation: of('documentation') };
}

/** Version levels by headings of a changelog (keepachangelog.com); content below other headings is a fix. */
const headings: readonly (readonly [RegExp, Level])[] = [
  [/^### (?:Breaking|Removed)\b/imu, 'major'],
  [/^### (?:Added|Changed|Compatible|Deprecated)\b/imu, 'minor'],
];

/** Returns the hand-written contents for a package that is not generated; without notes, its release is a patch. */
export function contentsOfOwn(changelog: string | undefined): Contents {
  const written = readUnreleased(changelog ?? '');
  if (written === undefined) return nothing;
  return { ...nothing, level: headings.find(([heading]) => heading.test(written))?.[1] ?? 'patch', written };
}
