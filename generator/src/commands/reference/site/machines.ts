/** Prints the files of a site for programs: llms.txt, AGENTS.md and the API catalog. */
import { entriesOf, partsOf } from '../../../config/codegen-config.js';
import { firstCall } from '../../../emit/docs/readmes.js';
import { credentialHeader } from '../../../emit/docs/samples.js';
import type { EmitInput } from '../../../emit/input.js';
import { render } from '../../../emit/print/handlebars.js';
import type { TemplateViews } from '../../../emit/print/template-views.js';
import type { Operation, SecurityScheme } from '../../../ir/api.js';
import { addressOf } from '../../../lower/servers.js';
import { toPascal } from '../../../support/case.js';
import { printInline, printTableCell } from '../../../support/code/markdown.js';
import { groupBy } from '../../../support/group-by.js';
import { mostFrequent } from '../../../support/most-frequent.js';
import { plural } from '../../../support/terminal.js';
import { describePagination } from '../origin.js';
import { describeSource, installClient } from './pages/start.js';
import { summarize } from './titles.js';

/** A page of the site as Markdown. */
export interface MachinePage {
  readonly kind: 'operation' | 'schema' | 'chapter';
  /** Title of the group of an operation or a schema. */
  readonly group: string;
  readonly title: string;
  readonly description: string;
  /** Path of the Markdown file, relative to the site. */
  readonly path: string;
}

/** Addresses of files of the site: paths relative to the site, or URLs. */
export interface MachineFiles {
  readonly llms: string;
  readonly full: string;
  readonly document: string;
}

const defaultFiles: MachineFiles = { llms: 'llms.txt', full: 'llms-full.txt', document: 'openapi.yaml' };

/** Escapes characters that would end the destination of a link. */
function printPath(path: string): string {
  return path.replaceAll(/[\s()<>\\]/gu, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

export function printHead({ api }: EmitInput): { readonly title: string; readonly summary: string } {
  const summary = printInline(summarize(api.description, 400));
  return {
    title: printInline(api.title),
    summary: summary === '' ? `Reference of the API, version ${printInline(api.version)}.` : summary,
  };
}

function printSection(heading: string, pages: readonly MachinePage[]): TemplateViews['site/llms.md']['sections'] {
  const links = pages.map(({ title, description, path }) => {
    const says = printInline(summarize(description));
    return { label: printInline(title), path: printPath(path), says: says === '' ? undefined : says };
  });
  return links.length === 0 ? [] : [{ heading: printInline(heading), links }];
}

/** Returns the views of the links to pages: chapters, operations by group, and schemas. */
export function printSections(pages: readonly MachinePage[]): TemplateViews['site/llms.md']['sections'] {
  const ofKind = (kind: MachinePage['kind']): readonly MachinePage[] => pages.filter((page) => page.kind === kind);
  const groups = groupBy(ofKind('operation'), ({ group }) => group);
  return [
    ...printSection('Guides', ofKind('chapter')),
    ...[...groups].flatMap(([group, own]) => printSection(group, own)),
    ...printSection('Optional', ofKind('schema')),
  ];
}

/**
 * Prints llms.txt (llmstxt.org): the chapters, the operations by group, and the schemas in the section "Optional",
 * which programs may skip.
 */
export function printLlms(input: EmitInput, pages: readonly MachinePage[]): string {
  return render('site/llms.md', { ...printHead(input), sections: printSections(pages) });
}

/** Prints llms-full.txt: the description of the API, which is Markdown, and the texts of all Markdown pages. */
export function printLlmsFull(input: EmitInput, markdownPages: readonly string[], description?: string): string {
  return render('site/llms-full.md', {
    ...printHead(input),
    description,
    pages: markdownPages.map((text) => ({ text: text.trim() })),
  });
}

/** Returns how a credential is sent, as Markdown. */
export function describeScheme(scheme: SecurityScheme): string {
  const { scheme: own } = scheme;
  if (own.type === 'mutualTLS') return 'a client certificate (mutual TLS).';
  if (own.type === 'apiKey' && own.in === 'query') return `the query parameter \`${printTableCell(own.name)}\`.`;
  const header = `the header \`${printTableCell(credentialHeader(scheme) ?? '')}\`.`;
  if (own.type === 'http' && own.scheme.toLowerCase() === 'basic') return 'user name and password (HTTP Basic).';
  if (own.type === 'openIdConnect') return `${header} Tokens: OpenID Connect, \`${printTableCell(own.url)}\`.`;
  if (own.type !== 'oauth2') return header;
  const urls = own.flows.flatMap(({ name, tokenUrl }) =>
    tokenUrl === undefined ? [] : [`${printInline(name)} at \`${printTableCell(tokenUrl)}\``],
  );
  return [header, ...(urls.length === 0 ? [] : [`Tokens: OAuth 2.0, ${urls.join('; ')}.`])].join(' ');
}

function count(operations: readonly unknown[]): string {
  return plural(operations.length, 'operation');
}

type AgentsView = TemplateViews['site/agents.md'];

/** Returns the views of the schemes that operations accept; of all schemes if no operation names any. */
function viewSchemes({ api }: EmitInput): AgentsView['schemes'] {
  const views = api.securitySchemes.map((scheme) => {
    const users = api.operations.filter(({ security }) => security.some((each) => Object.hasOwn(each, scheme.name)));
    return {
      name: printTableCell(scheme.name),
      sent: describeScheme(scheme),
      operations: users.length === 0 ? undefined : count(users),
    };
  });
  const used = views.filter(({ operations }) => operations !== undefined);
  return used.length > 0 ? used : views;
}

function isOpen({ security }: Operation): boolean {
  return security.length === 0 || security.some((each) => Object.keys(each).length === 0);
}

function viewPagination({ api }: EmitInput): AgentsView['paginated'] {
  const described = api.operations.flatMap((operation) =>
    operation.pagination === undefined ? [] : [{ operation, says: describePagination(operation.pagination) }],
  );
  return [...groupBy(described, ({ says }) => says)].map(([says, own]) => ({
    operations: count(own),
    method: own[0]?.operation.method ?? '',
    path: printTableCell(own[0]?.operation.path ?? ''),
    says,
  }));
}

/** Returns the statuses of errors, each with its most frequent description. */
function viewErrors({ api }: EmitInput): AgentsView['errors'] {
  const responses = api.operations.flatMap((operation) => operation.responses);
  const failed = responses.filter(({ status }) => /^[45]|^default$/u.test(status));
  const says = mostFrequent(
    failed.map(({ status, description }) => ({ key: status, identity: description, item: description })),
  );
  return [...says]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([status, text]) => ({ status: printTableCell(status), says: printInline(summarize(text)) }));
}

function viewClient(input: EmitInput, files: MachineFiles): AgentsView['client'] {
  const { config } = input;
  if (!partsOf(config).includes('client')) return undefined;
  const isFolder = config.layout === 'folder';
  return {
    source: isFolder ? undefined : describeSource(input, printInline(files.document)),
    install: isFolder ? undefined : installClient(input).join('\n'),
    folder: isFolder ? 'client' : undefined,
    sample: firstCall(input, isFolder ? './client/index.js' : entriesOf(config).client),
  };
}

/** Prints AGENTS.md, for coding agents that use the API and its packages. */
export function printAgents(input: EmitInput, files: MachineFiles = defaultFiles): string {
  const { api, names, config } = input;
  const paginated =
    partsOf(config).includes('client') && api.operations.find(({ pagination }) => pagination !== undefined);
  const open = api.operations.filter(isOpen);
  return render('site/agents.md', {
    ...printHead(input),
    version: printInline(api.version),
    llms: printInline(files.llms),
    full: printInline(files.full),
    document: printInline(files.document),
    servers: api.servers.map((server) => ({ url: printInline(addressOf(server)) })),
    client: viewClient(input, files),
    schemes: viewSchemes(input),
    open: open.length === 0 ? undefined : count(open),
    paginated: viewPagination(input),
    paginate: paginated ? `paginate${toPascal(names.operation(paginated).value)}` : undefined,
    errors: viewErrors(input),
  });
}

/**
 * Prints the linkset of `.well-known/api-catalog` (RFC 9727, RFC 9264): for each server, the document and the
 * reference. `base` is the URL of the site; relative server URLs are resolved against it.
 */
export function printApiCatalog({ api }: Pick<EmitInput, 'api'>, base: string): string {
  const root = base.endsWith('/') ? base : `${base}/`;
  const link = (path: string, type: string): object => ({ href: `${root}${path}`, type });
  const addresses = api.servers.map(addressOf).filter((address) => !address.includes('{'));
  const anchors = (addresses.length === 0 ? ['/'] : addresses).map((address) =>
    URL.canParse(address, root) ? new URL(address, root).href : address,
  );
  const linkset = [...new Set(anchors)].map((anchor) => ({
    anchor,
    'service-desc': [link('openapi.json', 'application/json'), link('openapi.yaml', 'application/yaml')],
    'service-doc': [link('', 'text/html'), link('llms.txt', 'text/plain')],
  }));
  return `${JSON.stringify({ linkset }, null, 2)}\n`;
}
