/** Prints the changes between two documents as Markdown: for comments, job summaries, changelogs and release notes. */
import { printInline } from '../../support/code/markdown.js';
import { audiences } from './change.js';
import { type Described, describeVerdict, listUsers, type Reported, sectionsOf, summarize } from './describe.js';
import { explain, plain, printPosition, type Report } from './report.js';

/** Prints a Markdown code span; its fence is longer than any run of backticks in the text. */
export function printSpan(text: string): string {
  const shown = plain(text);
  const longest = Math.max(0, ...[...shown.matchAll(/`+/gu)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return longest === 0 ? `${fence}${shown}${fence}` : `${fence} ${shown} ${fence}`;
}

/** Prints a fenced code block in a list item; its fence is longer than any run of backticks in the text. */
function block(text: string): string[] {
  const longest = Math.max(2, ...[...text.matchAll(/`+/gu)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return [`  ${fence}ts`, ...text.split(/\r\n|[\n\r\u2028\u2029]/u).map((line) => `  ${line}`), `  ${fence}`];
}

/** Joins the code before and after a change, each below a comment; `undefined` if there is no code. */
export function joinCode({ before, after }: Pick<Reported, 'before' | 'after'>): string | undefined {
  if (before === undefined && after === undefined) return undefined;
  return ['// before', before ?? '// nothing', '// after', after ?? '// nothing'].join('\n');
}

/** Prints the code before and after a change as a code block in a list item; nothing if there is no code. */
export function printCode(code: Pick<Reported, 'before' | 'after'>): string[] {
  const text = joinCode(code);
  return text === undefined ? [] : ['', ...block(text)];
}

/** Returns text with a capital first letter. */
export function capitalize(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function printItem(described: Described, isExplained: boolean): string {
  const { within, headline, rule, position, advice } = described;
  // Names keep their case: a headline may start with one.
  const title = within === '' ? printInline(headline) : `${printSpan(within)}: ${printInline(headline)}`;
  const place = position === undefined ? '' : ` at ${printSpan(printPosition(position))}`;
  return [
    `- **${title}**: ${describeVerdict(described)} (${printSpan(rule)}${place})`,
    ...audiences.flatMap((audience) => {
      const text = advice[audience];
      return text === undefined ? [] : [`  - ${capitalize(audience)}: ${text}.`];
    }),
    ...(isExplained ? explain(described).map(([name, value]) => `  - ${capitalize(name)}: ${printSpan(value)}`) : []),
    ...printCode(described),
  ].join('\n');
}

/** Prints the changes below headings: one per verdict at `level`, and below it one per operation or schema. */
export function printSections(changes: readonly Described[], level: number, isExplained = false): readonly string[] {
  const mark = '#'.repeat(level);
  return sectionsOf(changes).flatMap(({ title, groups }) => [
    `${mark} ${title}`,
    ...groups.flatMap((group) => [
      `${mark}# ${printSpan(group.title)}`,
      ...(group.usedBy.length === 0 ? [] : [`Used by ${printInline(listUsers(group.usedBy))}.`]),
      group.changes.map((each) => printItem(each, isExplained)).join('\n'),
    ]),
  ]);
}

/** Prints the changes as a Markdown page, each with the code before and after it. */
export function printMarkdown({ changes, accepted, notes, isExplained }: Report): string {
  const ignored = accepted.map(
    ({ described: { where, headline }, reason }) =>
      `- ${printInline(`${where}: ${headline}`)} (${printInline(reason)})`,
  );
  return `${[
    '# API changes',
    `${capitalize(summarize(changes, accepted.length))}.`,
    ...printSections(changes, 2, isExplained),
    ...(ignored.length === 0 ? [] : ['## Ignored', ignored.join('\n')]),
    ...notes.map((note) => `> ${printInline(note)}`),
  ].join('\n\n')}\n`;
}
