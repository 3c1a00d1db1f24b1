/** Prints a difference as text or Markdown. */
import type { Position } from '../../diagnostics/diagnostics.js';
import type { Paint, Style } from '../../support/terminal.js';
import { printInline } from '../../support/code/markdown.js';
import { type Change, type Verdict, verdicts, type Verdicts, worstOf } from './change.js';

/** A change with its position in a file, and the code before and after it, if it can be printed. */
export interface Reported {
  readonly change: Change;
  readonly place: Position;
  readonly before?: string;
  readonly after?: string;
}

const control = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]+/gu;

/** Prints text of a document on one line, with control characters escaped. */
const plain = (text: string): string => text.replaceAll(control, ' ');

const styles: Readonly<Record<Verdict, Style>> = {
  breaking: 'red',
  compatible: 'green',
  documentation: 'dim',
  none: 'dim',
};

const groupsOf = (
  reported: readonly Reported[],
): readonly { readonly verdict: Verdict; readonly all: readonly Reported[] }[] =>
  verdicts
    .toReversed()
    .map((verdict) => ({ verdict, all: reported.filter(({ change }) => worstOf(change) === verdict) }))
    .filter(({ all }) => all.length > 0);

const shownPlace = ({ file, line, column }: Position): string => plain(`${file}:${line}:${column}`);

const summaryOf = ({ callers, implementers }: Verdicts, count: number): string =>
  `${count} ${count === 1 ? 'change' : 'changes'}: ${callers} for callers, ${implementers} for implementers`;

/** Prints the changes as text, worst first, with a summary. */
export const printText = (paint: Paint, verdict: Verdicts, reported: readonly Reported[]): string => {
  const blocks = groupsOf(reported).map(({ verdict: group, all }) => {
    const lines = all.flatMap(({ change, place }) => [
      `  ${paint('bold', shownPlace(place))} ${plain(change.pointer)}`,
      `    callers: ${change.callers}, implementers: ${change.implementers} ${paint('dim', `(reported by ${change.heldBy.join(', ')})`)}`,
      `    ${plain(change.message)}`,
    ]);
    return [paint(styles[group], `${group} (${all.length})`), ...lines].join('\n');
  });
  return [...blocks, paint('bold', summaryOf(verdict, reported.length))].join('\n\n');
};

/** Prints a Markdown code span with a fence that the text cannot close. */
export const printSpan = (text: string): string => {
  const shown = plain(text);
  const longest = Math.max(0, ...[...shown.matchAll(/`+/gu)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return longest === 0 ? `${fence}${shown}${fence}` : `${fence} ${shown} ${fence}`;
};

/** A fenced code block inside a list item, with a fence that the text cannot close. */
const block = (text: string): string[] => {
  const longest = Math.max(2, ...[...text.matchAll(/`+/gu)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return [`  ${fence}ts`, ...text.split(/\r\n|[\n\r\u2028\u2029]/u).map((line) => `  ${line}`), `  ${fence}`];
};

/** Prints the code before and after a change as a block in a list item; nothing if there is none. */
export const printCode = ({ before, after }: Pick<Reported, 'before' | 'after'>): string[] => {
  if (before === undefined && after === undefined) return [];
  const lines = [`// before`, before ?? '// nothing', `// after`, after ?? '// nothing'];
  return ['', ...block(lines.join('\n'))];
};

const title = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Prints the changes as Markdown, with the code before and after each. */
export const printMarkdown = (verdict: Verdicts, reported: readonly Reported[], notes: readonly string[]): string => {
  const sections = groupsOf(reported).map(({ verdict: group, all }) => {
    const items = all.map((each) => {
      const { change, place } = each;
      const who = `callers: ${change.callers}, implementers: ${change.implementers}, reported by ${change.heldBy.join(', ')}`;
      return [
        `- **${printInline(change.message)}** (${who})  `,
        `  ${printSpan(shownPlace(place))} ${printSpan(change.pointer)}`,
        ...printCode(each),
      ].join('\n');
    });
    return [`## ${title(group)}`, ...items].join('\n\n');
  });
  const ends = notes.map((note) => `> ${printInline(note)}`);
  return `${['# Changes', `${title(summaryOf(verdict, reported.length))}.`, ...sections, ...ends].join('\n\n')}\n`;
};
