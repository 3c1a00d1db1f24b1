/** Prints the changes between two documents as an HTML page without scripts or external files. */
import { audiences, worstOf } from './change.js';
import { type Described, describeVerdict, listUsers, sectionsOf, summarize } from './describe.js';
import { capitalize, joinCode } from './markdown.js';
import { explain, plain, printPosition, type Report } from './report.js';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML, also in quoted attributes. */
function escapeText(text: string): string {
  return text.replace(/[&<>"']/gu, (character) => entities[character] ?? '');
}

function escapeLine(text: string): string {
  return escapeText(plain(text));
}

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1b1f24;background:#fff}
code,pre{font-family:ui-monospace,monospace;font-size:.9em}pre{background:#f3f4f6;padding:.75rem;overflow:auto}
.breaking{color:#b42318}.compatible{color:#146c2e}.documentation,.none,.facts{color:#57606a}
@media(prefers-color-scheme:dark){body{color:#e6e6e6;background:#16181d}pre{background:#24272e}.breaking{color:#ff9b8e}.compatible{color:#7ee2a0}.documentation,.none,.facts{color:#a9b1bb}}`;

/** Prints a complete page with the given content of `body`. */
export function printPage(title: string, body: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeLine(title)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escapeLine(title)}</h1>
${body.join('\n')}
</body>
</html>
`;
}

/** Prints a paragraph of text. */
export function printParagraph(text: string): string {
  return `<p>${escapeLine(text)}</p>`;
}

/** Prints a heading of a level from 1 to 6. */
export function printHeading(level: number, text: string): string {
  return `<h${level}>${escapeLine(text)}</h${level}>`;
}

function printItem(described: Described, isExplained: boolean): string {
  const { change, within, headline, rule, position, advice } = described;
  const title = `${within === '' ? '' : `<code>${escapeLine(within)}</code>: `}${escapeLine(headline)}`;
  const place = position === undefined ? '' : ` at <code>${escapeLine(printPosition(position))}</code>`;
  const code = joinCode(described);
  const lines = [
    ...audiences.flatMap((audience) => {
      const text = advice[audience];
      return text === undefined ? [] : [`${capitalize(audience)}: ${text}.`];
    }),
    ...(isExplained ? explain(described).map(([name, value]) => `${capitalize(name)}: ${value}`) : []),
  ];
  return [
    `<li><strong>${title}</strong>: <span class="${worstOf(change)}">${describeVerdict(described)}</span> <span class="facts">(<code>${escapeLine(rule)}</code>${place})</span>`,
    ...lines.map((line) => `<br>${escapeLine(line)}`),
    ...(code === undefined ? [] : [`<pre>${escapeText(code)}</pre>`]),
    '</li>',
  ].join('\n');
}

/** Prints the changes below headings: one per verdict at `level`, and below it one per operation or schema. */
export function printHtmlSections(
  changes: readonly Described[],
  level: number,
  isExplained = false,
): readonly string[] {
  return sectionsOf(changes).flatMap(({ title, groups }) => [
    printHeading(level, title),
    ...groups.flatMap((group) => [
      printHeading(level + 1, group.title),
      ...(group.usedBy.length === 0 ? [] : [printParagraph(`Used by ${listUsers(group.usedBy)}.`)]),
      `<ul>\n${group.changes.map((each) => printItem(each, isExplained)).join('\n')}\n</ul>`,
    ]),
  ]);
}

/** Prints the changes as an HTML page. */
export function printHtml({ changes, accepted, notes, isExplained }: Report): string {
  const ignored = accepted.map(
    ({ described: { where, headline }, reason }) => `<li>${escapeLine(`${where}: ${headline} (${reason})`)}</li>`,
  );
  return printPage('API changes', [
    printParagraph(`${capitalize(summarize(changes, accepted.length))}.`),
    ...printHtmlSections(changes, 2, isExplained),
    ...(ignored.length === 0 ? [] : [printHeading(2, 'Ignored'), `<ul>\n${ignored.join('\n')}\n</ul>`]),
    ...notes.map(printParagraph),
  ]);
}
