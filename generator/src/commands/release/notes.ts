/** Prints release notes for the body of a GitHub release, separately for callers and for implementers. */
import { printInline } from '../../support/code/markdown.js';
import { printSpan } from '../diff/markdown.js';
import { printContents } from './changelog.js';
import type { Planned } from './package.js';

function titleOf({ candidate: { name, part } }: Planned): string {
  if (part === 'client') return `For callers: ${printSpan(name)}`;
  if (part === 'server') return `For implementers: ${printSpan(name)}`;
  return printSpan(name);
}

/** Whether a types package's changes are also listed by the client or server package of the same release. */
function isRepeated({ candidate }: Planned, planned: readonly Planned[]): boolean {
  const isOther = (other: Planned): boolean => other.candidate.part === 'client' || other.candidate.part === 'server';
  return candidate.part === 'types' && planned.some(isOther);
}

/** Prints a table of the packages, followed by the changes of each. */
export function printNotes(planned: readonly Planned[]): string {
  const rows = planned.map(
    ({ candidate, last, next, reason }) =>
      `| ${printSpan(candidate.name)} | ${last === undefined ? next : `${last} → ${next}`} | ${printInline(reason)} |`,
  );
  const sections = planned
    .filter((each) => !isRepeated(each, planned))
    .flatMap((each) => [`## ${titleOf(each)}`, ...printContents(each)]);
  return `${['| Package | Version | |\n|---|---|---|\n'.concat(rows.join('\n')), ...sections].join('\n\n')}\n`;
}
