/** Writes the changelog of a package: a section per release, newest first. */

import { printInline } from '../../support/code/markdown.js';
import { listUsers } from '../diff/describe.js';
import { printCode, printSpan } from '../diff/markdown.js';
import type { Entry, Planned } from './package.js';

const title = '# Changelog';

/** Matches the heading of the notes for the next release; these move to the section of that release. */
const unreleased = /^## (?:\[)?Unreleased(?:\])?[^\S\n]*$/imu;

/** Returns the text below the heading "Unreleased"; `undefined` if it is missing or empty. */
export function readUnreleased(changelog: string): string | undefined {
  const begin = unreleased.exec(changelog);
  if (begin === null) return undefined;
  const rest = changelog.slice(begin.index + begin[0].length);
  const end = /^## /mu.exec(rest)?.index ?? rest.length;
  return rest.slice(0, end).trim() || undefined;
}

function withoutUnreleased(changelog: string): string {
  const begin = unreleased.exec(changelog);
  if (begin === null) return changelog;
  const rest = changelog.slice(begin.index + begin[0].length);
  const end = /^## /mu.exec(rest)?.index ?? rest.length;
  return `${changelog.slice(0, begin.index)}${rest.slice(end)}`;
}

function printEntry({ where, headline, usedBy, advice, ...code }: Entry): string {
  const users = usedBy.length === 0 ? '' : ` (used by ${printInline(listUsers(usedBy))})`;
  const text = `- ${printSpan(where)}: ${printInline(headline)}${users}.${advice.map((each) => ` ${each}`).join('')}`;
  return [text, ...printCode(code)].join('\n');
}

function printGroup(heading: string, entries: readonly Entry[]): string[] {
  return entries.length === 0 ? [] : [`### ${heading}`, entries.map(printEntry).join('\n')];
}

function printSentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${printInline(text.slice(1))}.`;
}

/** Prints hand-written notes, then the changes by verdict. If there are neither, prints the reason for the release. */
export function printContents({ reason, contents }: Planned): readonly string[] {
  const { breaking, compatible, documentation, written } = contents;
  const groups = [
    ...(written === undefined ? [] : [written]),
    ...printGroup('Breaking', breaking),
    ...printGroup('Compatible', compatible),
    ...printGroup('Documentation', documentation),
  ];
  return groups.length === 0 ? [printSentence(reason)] : groups;
}

/** Prints the changelog section of a release. */
export function printSection(planned: Planned): string {
  return [`## ${planned.next}`, ...printContents(planned)].join('\n\n');
}

/** Adds the section of a release to the changelog. */
export function addSection(changelog: string | undefined, planned: Planned): string {
  const text = withoutUnreleased(changelog ?? '').trim();
  const [head, rest] = splitHead(text);
  return `${[head, printSection(planned), ...(rest === '' ? [] : [rest])].join('\n\n')}\n`;
}

/** Splits a changelog before the first section of a release. */
function splitHead(text: string): readonly [head: string, rest: string] {
  const begin = /^## /mu.exec(text)?.index ?? text.length;
  return [text.slice(0, begin).trim() || title, text.slice(begin).trim()];
}
