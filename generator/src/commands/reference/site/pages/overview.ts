/** The first page: what the API is, three steps to a first response, servers, authentication, groups, downloads. */
import type { TemplateViews } from '../../../../emit/print/template-views.js';
import type { Api, SecurityScheme } from '../../../../ir/api.js';
import { addressOf } from '../../../../lower/servers.js';
import { printText } from '../../../../support/code/markup.js';
import { plural } from '../../../../support/terminal.js';
import type { PageContext } from '../context.js';
import { highlight } from '../highlight.js';
import { describeScheme } from '../machines.js';
import { divideGroups, type Group } from '../navigation.js';
import { idOfScheme } from '../paths.js';
import { listHeadings, renderInline, renderOwn, splitLead } from '../prose.js';
import { summarize } from '../titles.js';
import { listStartSteps } from './start.js';

type View = TemplateViews['site/overview.html'];

/** Returns the views of the first steps, with links from the page. */
function viewSteps({ input, link }: PageContext): View['steps'] {
  const to = (id: string): string => `#${encodeURIComponent(id)}`;
  const links = {
    operation: link.operation,
    heading: to,
    scheme: (name: string) => to(idOfScheme(name)),
    document: 'openapi.yaml',
  };
  return listStartSteps(input, links).map(({ title, text, sample }) => ({
    title,
    text: text === undefined ? undefined : renderOwn(text),
    sample: sample && {
      language: sample.lang,
      code: highlight(sample.source, sample.lang),
      sample: sample.operation,
    },
  }));
}

function viewGroupLink(page: PageContext, { title, description, path, operations }: Group) {
  const text = summarize(description);
  return {
    href: page.link.page(path),
    title,
    count: plural(operations.length, 'operation'),
    text: text === '' ? undefined : printText(text),
  };
}

/** Divides schemes by whether an operation accepts them. If no operation accepts any, all count as accepted. */
export function divideSchemes({
  operations,
  securitySchemes,
}: Api): Record<'used' | 'unused', readonly SecurityScheme[]> {
  const names = new Set(operations.flatMap(({ security }) => security.flatMap((each) => Object.keys(each))));
  const used = securitySchemes.filter(({ name }) => names.has(name));
  if (used.length === 0) return { used: securitySchemes, unused: [] };
  return { used, unused: securitySchemes.filter(({ name }) => !names.has(name)) };
}

/** Returns links to the topics of a description, if there are too many to be seen at once. */
function listContents(text: string, hasSteps: boolean): View['contents'] {
  const headings = listHeadings(text).filter(({ isFirst }) => isFirst);
  const links = headings.map(({ id, title }) => ({ href: `#${encodeURIComponent(id)}`, title }));
  const start = hasSteps ? [{ href: '#start', title: 'Start' }] : [];
  return links.length < 4 ? [] : [...start, ...links, { href: '#groups', title: 'Operations' }];
}

/** Returns the view of the first page. */
export function viewOverview(page: PageContext, groups: readonly Group[], downloads: View['downloads']): View {
  const { api } = page.input;
  const { lead, rest } = splitLead(api.description ?? '');
  const { used, unused } = divideSchemes(api);
  const steps = viewSteps(page);
  return {
    title: api.title,
    description: lead === '' ? undefined : page.prose(lead, 2),
    rest: rest === '' ? undefined : page.prose(rest, 2, true),
    contents: listContents(rest, steps.length > 0),
    steps,
    servers: api.servers.map(addressOf),
    schemes: used.map((scheme) => ({
      id: idOfScheme(scheme.name),
      name: scheme.name,
      how: renderInline(describeScheme(scheme).replace(/^./u, (letter) => letter.toUpperCase())),
      description: scheme.description === undefined ? undefined : page.prose(scheme.description),
    })),
    unused: unused.map(({ name }) => ({ id: idOfScheme(name), name })),
    sections: divideGroups(page.input, groups).map(({ title, groups: own }, _, { length }) => ({
      title: length === 1 ? undefined : title,
      groups: own.map((group) => viewGroupLink(page, group)),
    })),
    downloads,
  };
}
