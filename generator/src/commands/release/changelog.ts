/** Writes the changelog of a package: a section per release, newest first. */
import { printCode, printSpan } from '../diff/report.js';
import { printInline } from '../../support/code/markdown.js';
import type { Entry, Planned } from './package.js';

const title = '# Changelog';

/** Heading of the notes for the next release, which move to its section. */
const unreleased = /^## (?:\[)?Unreleased(?:\])?[^\S\n]*$/imu;

/** The text below the heading "Unreleased"; `undefined` if it is missing or empty. */
export const readUnreleased = (changelog: string): string | undefined => {
  const begin = unreleased.exec(changelog);
  if (begin === null) return undefined;
  const rest = changelog.slice(begin.index + begin[0].length);
  const end = /^## /mu.exec(rest)?.index ?? rest.length;
  return rest.slice(0, end).trim() || undefined;
};

const withoutUnreleased = (changelog: string): string => {
  const begin = unreleased.exec(changelog);
  if (begin === null) return changelog;
  const rest = changelog.slice(begin.index + begin[0].length);
  const end = /^## /mu.exec(rest)?.index ?? rest.length;
  return `${changelog.slice(0, begin.index)}${rest.slice(end)}`;
};

const printEntry = (entry: Entry): string =>
  [`- ${printInline(entry.change.message)} (${printSpan(entry.change.pointer)})`, ...printCode(entry)].join('\n');

const printGroup = (heading: string, entries: readonly Entry[]): string[] =>
  entries.length === 0 ? [] : [`### ${heading}`, entries.map(printEntry).join('\n')];

const printSentence = (text: string): string => `${text.charAt(0).toUpperCase()}${printInline(text.slice(1))}.`;

/** Prints the section of a release. */
export const printSection = ({ next, reason, contents }: Planned): string => {
  const { breaking, compatible, documentation, written } = contents;
  const groups = [
    ...(written === undefined ? [] : [written]),
    ...printGroup('Breaking', breaking),
    ...printGroup('Compatible', compatible),
    ...printGroup('Documentation', documentation),
  ];
  return [`## ${next}`, ...(groups.length === 0 ? [printSentence(reason)] : groups)].join('\n\n');
};

/** Adds the section of a release to the changelog. */
export const addSection = (changelog: string | undefined, planned: Planned): string => {
  const text = withoutUnreleased(changelog ?? '').trim();
  const [head, rest] = splitHead(text);
  return `${[head, printSection(planned), ...(rest === '' ? [] : [rest])].join('\n\n')}\n`;
};

/** Splits a changelog before its first release section. */
const splitHead = (text: string): readonly [head: string, rest: string] => {
  const begin = /^## /mu.exec(text)?.index ?? text.length;
  return [text.slice(0, begin).trim() || title, text.slice(begin).trim()];
};
