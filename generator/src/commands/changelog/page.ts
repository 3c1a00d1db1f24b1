/** Prints the history of a document as Markdown or HTML, newest version first. */
import { printInline } from '../../support/code/markdown.js';
import { type Described, summarize } from '../diff/describe.js';
import { printHeading, printHtmlSections, printPage, printParagraph } from '../diff/html.js';
import { capitalize, printSections } from '../diff/markdown.js';

/** A version of a document, with its changes since the previous one. */
export interface HistoryEntry {
  /** `v1.2.0`, or `Unreleased`. */
  readonly title: string;
  /** Date of the tag; absent for unreleased changes. */
  readonly date?: string;
  /** Changes since the previous version; absent for the first version. */
  readonly changes?: readonly Described[];
  /** Number of operations. */
  readonly operations: number;
}

/** The history of a document. */
export interface History {
  /** Title of the document. */
  readonly title: string;
  /** Oldest first. */
  readonly entries: readonly HistoryEntry[];
}

function headingOf({ title, date }: HistoryEntry): string {
  return date === undefined ? title : `${title} (${date})`;
}

function summaryOf({ changes, operations }: HistoryEntry): string {
  if (changes !== undefined) return `${capitalize(summarize(changes))}.`;
  return `First version, with ${operations} ${operations === 1 ? 'operation' : 'operations'}.`;
}

/** Prints a history as Markdown. */
export function printHistory({ title, entries }: History): string {
  const sections = entries
    .toReversed()
    .flatMap((entry) => [
      `## ${printInline(headingOf(entry))}`,
      summaryOf(entry),
      ...printSections(entry.changes ?? [], 3),
    ]);
  return `${[`# ${printInline(`Changelog of ${title}`)}`, ...sections].join('\n\n')}\n`;
}

/** Prints a history as an HTML page without scripts or external files. */
export function printHistoryHtml({ title, entries }: History): string {
  const sections = entries
    .toReversed()
    .flatMap((entry) => [
      printHeading(2, headingOf(entry)),
      printParagraph(summaryOf(entry)),
      ...printHtmlSections(entry.changes ?? [], 3),
    ]);
  return printPage(`Changelog of ${title}`, sections);
}
