/** The first page: what the API is, three steps to a first response, servers, authentication, groups, downloads. */
import { packageNames, partsOf } from '../../../../config/codegen-config.js';
import { firstWithBody } from '../../../../emit/docs/readmes.js';
import { hasSample } from '../../../../emit/docs/samples.js';
import type { EmitInput } from '../../../../emit/input.js';
import type { TemplateViews } from '../../../../emit/print/template-views.js';
import type { Api, Operation, SecurityScheme } from '../../../../ir/api.js';
import { addressOf } from '../../../../lower/servers.js';
import { type Html, html, joinHtml, printText } from '../../../../support/code/markup.js';
import { plural } from '../../../../support/terminal.js';
import type { PageContext } from '../context.js';
import { highlight } from '../highlight.js';
import { describeScheme } from '../machines.js';
import { divideGroups, type Group } from '../navigation.js';
import { idOfScheme } from '../paths.js';
import { listHeadings, renderInline, splitLead } from '../prose.js';
import { type CodeSample, samplesOf } from '../samples/list.js';
import { summarize, titleOf } from '../titles.js';

type View = TemplateViews['site/overview.html'];
type Step = View['steps'][number];

/** Returns the operation whose call the first page shows. */
export function firstOperation({ api }: EmitInput): Operation | undefined {
  return firstWithBody(api.operations.filter((operation) => hasSample(api, operation)));
}

function sampleIn({ lang, source }: Pick<CodeSample, 'lang' | 'source'>, sample?: string): Step['sample'] {
  return { language: lang, code: highlight(source, lang), sample };
}

/** Words of headings that explain how to get a credential. */
const credentialWords = /\b(?:access|api keys?|authenticat\w*|authori[sz]ation|credentials?|tokens?)\b/iu;

/** Prints where the document explains how to get a credential, and how the first call sends it. */
function describeCredential({ input }: PageContext, { security }: Operation): Html {
  const headings = listHeadings(splitLead(input.api.description ?? '').rest);
  const found = headings.find(({ title }) => credentialWords.test(title));
  const [names = []] = security.map((each) => Object.keys(each));
  const schemes = joinHtml(
    names.map(
      (name) => html`<a href="#${printText(encodeURIComponent(idOfScheme(name)))}"><code>${printText(name)}</code></a>`,
    ),
    ' and ',
  );
  const sent = html`This call needs ${schemes}.`;
  if (found === undefined) return html`<p>${sent}</p>`;
  return html`<p>See <a href="#${printText(encodeURIComponent(found.id))}">${printText(found.title)}</a>. ${sent}</p>`;
}

/** How to run a sample in TypeScript, also with versions of Node.js that do not run TypeScript. */
const saved = html`<p>Save this as <code>first-call.mts</code> and run it with <code>npx --yes tsx first-call.mts</code>:</p>`;

function listSteps(page: PageContext): View['steps'] {
  const { input } = page;
  const first = firstOperation(input);
  if (first === undefined) return [];
  const hasClient = partsOf(input.config).includes('client') && input.config.layout !== 'folder';
  const link = html`<a href="${printText(page.link.operation(first))}">${printText(titleOf(input, first))}</a>`;
  const samples = samplesOf(input, first);
  const [call] = samples;
  const typed = samples.find((sample) => sample.lang === 'typescript' && sample !== call);
  const needs = first.security.length > 0 && first.security.every((each) => Object.keys(each).length > 0);
  const isTypedFirst = call?.lang === 'typescript';
  const { api, client } = packageNames(input.config);
  const source = `npm install ${input.config.layout === 'package' ? api : client}`;
  const install = hasClient
    ? [{ title: 'Install the TypeScript client', text: undefined, sample: sampleIn({ lang: 'bash', source }) }]
    : [];
  return [
    ...(needs ? [{ title: 'Get a credential', text: describeCredential(page, first), sample: undefined }] : []),
    ...(isTypedFirst ? install : []),
    {
      title: 'Make the first call',
      text: call === undefined ? html`<p>${link}</p>` : html`<p>${link}, with ${printText(call.label)}:</p>`,
      sample: call && sampleIn(call, first.id),
    },
    ...(isTypedFirst ? [] : install),
    ...(typed === undefined || !hasClient
      ? []
      : [{ title: 'Call it from TypeScript', text: saved, sample: sampleIn(typed, first.id) }]),
  ];
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
function divideSchemes({ operations, securitySchemes }: Api): Record<'used' | 'unused', readonly SecurityScheme[]> {
  const names = new Set(operations.flatMap(({ security }) => security.flatMap((each) => Object.keys(each))));
  const used = securitySchemes.filter(({ name }) => names.has(name));
  if (used.length === 0) return { used: securitySchemes, unused: [] };
  return { used, unused: securitySchemes.filter(({ name }) => !names.has(name)) };
}

/** Returns links to the topics of a description, if there are too many to be seen at once. */
function listContents(text: string): View['contents'] {
  const headings = listHeadings(text).filter(({ isFirst }) => isFirst);
  const links = headings.map(({ id, title }) => ({ href: `#${encodeURIComponent(id)}`, title }));
  return links.length < 4 ? [] : [...links, { href: '#groups', title: 'Operations' }];
}

/** Returns the view of the first page. */
export function viewOverview(page: PageContext, groups: readonly Group[], downloads: View['downloads']): View {
  const { api } = page.input;
  const { lead, rest } = splitLead(api.description ?? '');
  const { used, unused } = divideSchemes(api);
  return {
    title: api.title,
    description: lead === '' ? undefined : page.prose(lead, 2),
    rest: rest === '' ? undefined : page.prose(rest, 2, true),
    contents: listContents(rest),
    steps: listSteps(page),
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
