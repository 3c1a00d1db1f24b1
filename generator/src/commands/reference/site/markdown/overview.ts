/** Prints the first page as Markdown: the steps to a first response, the security schemes, and links to all lists. */
import type { EmitInput } from '../../../../emit/input.js';
import { render } from '../../../../emit/print/handlebars.js';
import { printTableCell } from '../../../../support/code/markdown.js';
import { describeScheme, type MachinePage, printHead, printSections } from '../machines.js';
import { divideSchemes } from '../pages/overview.js';
import { listStartSteps } from '../pages/start.js';
import { linkTo } from '../paths.js';
import { splitLead } from '../prose.js';
import { type PathOf, printDescription, printLine } from './fields.js';
import { viewSample } from './operation.js';

/** Path of the page, without its extension. */
const path = 'index';

/** Matches code, which stays as it is, and the marks and the text of a heading. */
const headings = /^(`{3,}|~{3,})[\s\S]*?(?:^\1|$(?![\s\S]))|^ {0,3}(#{1,6})(?=[ \t\n]|$(?![\s\S]))/gmu;
const underlined = /^(`{3,}|~{3,})[\s\S]*?(?:^\1|$(?![\s\S]))|^ {0,3}([^\s>#`~|-][^\n]*)\n {0,3}(=+|-+)[ \t]*$/gmu;

/** Shifts the headings of a text, so that the largest one is below the title of the page. */
export function shiftHeadings(markdown: string): string {
  const marked = markdown.replaceAll(underlined, (match, fence: string | undefined, text = '', line = '') =>
    fence === undefined ? `${line.startsWith('=') ? '#' : '##'} ${text}` : match,
  );
  const levels = [...marked.matchAll(headings)].flatMap(([, , marks]) => (marks === undefined ? [] : [marks.length]));
  const shift = Math.max(0, 2 - Math.min(...levels));
  return marked.replaceAll(headings, (match, _fence, marks?: string) =>
    marks === undefined ? match : '#'.repeat(Math.min(6, marks.length + shift)),
  );
}

/** Prints the page; `pages` are those to which it links. */
export function printOverview(input: EmitInput, pathOf: PathOf, pages: readonly MachinePage[]): string {
  const page = { pathOf, path: `${path}.md` };
  const { lead, rest } = splitLead(input.api.description ?? '');
  const shifted = shiftHeadings(printDescription(page, rest) ?? '');
  const links = {
    operation: (operation: Parameters<PathOf['operation']>[0]) => pathOf.operation(operation),
    heading: (id: string) => `#${encodeURIComponent(id)}`,
    scheme: () => '#security-schemes',
    document: linkTo(path, 'openapi', 'yaml'),
  };
  return render('site/overview.md', {
    ...printHead(input),
    description: lead === '' ? undefined : shiftHeadings(printDescription(page, lead) ?? ''),
    steps: listStartSteps(input, links).map(({ title, text, sample }, index) => ({
      number: String(index + 1),
      title,
      text,
      sample: sample && viewSample(title, sample.lang, sample.source)[0],
    })),
    rest: shifted === '' ? undefined : shifted,
    schemes: divideSchemes(input.api).used.map((scheme) => {
      const description = printLine(page, scheme.description);
      return {
        name: printTableCell(scheme.name),
        how: describeScheme(scheme),
        description: description === '' ? undefined : description,
      };
    }),
    sections: printSections(pages),
  });
}
