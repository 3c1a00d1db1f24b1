/** Serves the reference pages of this project in front of the API. */
import { join } from 'node:path';
import type { PageFacts } from '@community-platform/service';
import { stringify } from 'yaml';
import { type Page, readPage as readPageOf } from '../../generator/src/commands/reference/pages.js';
import { changeDocument } from '../../generator/src/commands/reference/seal.js';
import { highlight } from '../../generator/src/commands/reference/site/highlight.js';
import type { CodeSample } from '../../generator/src/commands/reference/site/samples/list.js';
import { fillCredential, rebaseRequest } from '../../generator/src/emit/docs/samples.js';
import { addressOf, lowerServers } from '../../generator/src/lower/servers.js';
import { asArray, asObject, asString, isJsonObject, type JsonObject } from '../../generator/src/openapi/values.js';
import { printData, printText } from '../../generator/src/support/code/markup.js';
import { root } from './project.js';

function read(target: string, accept?: string): Promise<Page | undefined> {
  return readPageOf(join(root, 'dist'), target, accept);
}

/** A page that is not an image. */
type TextPage = Page & { readonly body: string };

function isText(page: Page): page is TextPage {
  return typeof page.body === 'string';
}

async function readText(target: string): Promise<string> {
  const page = await read(target);
  return page !== undefined && isText(page) ? page.body : '';
}

function withServer(document: JsonObject, { base }: PageFacts): JsonObject {
  return {
    ...document,
    servers: [{ url: base, description: 'This sandbox.' }],
  };
}

const DATE = /(?<![\d-])\d{4}-\d\d-\d\d(?![\d-])/gu;

/** Adapts example text to the seed data: replaces the base URL, and shifts times by whole days. */
function moveText(text: string, { base, seed }: PageFacts): string {
  if (seed === undefined) return text;
  const moved = text.replaceAll(seed.base, base).replaceAll(new URL(seed.base).host, new URL(base).host);
  return moved.replaceAll(DATE, (date) => {
    const time = new Date(Date.parse(date) + seed.later);
    return Number.isNaN(time.getTime()) ? date : time.toISOString().slice(0, date.length);
  });
}

function moveExamples(value: unknown, facts: PageFacts): unknown {
  if (Array.isArray(value)) return value.map((each) => moveExamples(each, facts));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, each]) => {
    const isExample = name === 'examples' || name === 'example';
    return [name, isExample ? JSON.parse(moveText(JSON.stringify(each), facts)) : moveExamples(each, facts)];
  });
  return Object.fromEntries(members);
}

/** Replaces example tokens in request bodies with valid tokens, in JSON and in TypeScript. */
function fillBody(source: string, tokens: Readonly<Record<string, string>>): string {
  return source.replaceAll(
    /(["']?\b(\w+_token)["']?: *(["']))[\w.~-]+(?=\3)/gu,
    (whole, before: string, name: string) => {
      const token = tokens[name];
      return token === undefined ? whole : `${before}${token}`;
    },
  );
}

/** Sets the base URL of each client in TypeScript, and the credentials that have placeholders. */
function fillClient(source: string, { base, credentials = {} }: PageFacts): string {
  const address = `baseUrl: '${base}'`;
  const rebased = source.replaceAll(
    /\bcreateClient\((?:\)|\{(\s*)(?:baseUrl: '[^']*',?\s*)?)/gu,
    (_, space: string | undefined) =>
      space === undefined ? `createClient({ ${address} })` : `createClient({${space}${address},${space}`,
  );
  return rebased.replaceAll(/\b(\w+): '(?:API_KEY|ACCESS_TOKEN)'/gu, (whole, scheme: string) => {
    const credential = credentials[scheme];
    return credential === undefined ? whole : `${scheme}: '${credential}'`;
  });
}

/** Fills in the credentials of security schemes, in samples that send them in a header. */
function fillHeaders(source: string, schemes: readonly string[], { credentials = {} }: PageFacts): string {
  return schemes.reduce((text, scheme) => {
    const credential = credentials[scheme];
    return credential === undefined ? text : fillCredential(text, scheme, credential);
  }, source);
}

function fillSample(sample: JsonObject, schemes: readonly string[], facts: PageFacts): JsonObject {
  const { base, bodyTokens = {} } = facts;
  const source = moveText(asString(sample['source']) ?? '', facts);
  const isClient = sample['lang'] === 'typescript';
  const filled = isClient ? fillClient(source, facts) : fillHeaders(rebaseRequest(source, base), schemes, facts);
  return { ...sample, source: fillBody(filled, bodyTokens) };
}

/** Returns the security schemes of an operation that its samples use: those of the first requirement. */
function schemesOf(operation: JsonObject, common: unknown): readonly string[] {
  const [first] = asArray(operation['security'] ?? common);
  return Object.keys(asObject(first));
}

function changeSamples(operation: JsonObject, common: unknown, facts: PageFacts): JsonObject {
  const schemes = schemesOf(operation, common);
  const samples = asArray(operation['x-codeSamples']).map((sample) => fillSample(asObject(sample), schemes, facts));
  return { ...operation, 'x-codeSamples': samples };
}

/** Fills in the document of `redoc.html`: its samples can be run unchanged, and its examples equal the responses. */
function fillDocument(written: JsonObject, facts: PageFacts): JsonObject {
  const document = asObject(moveExamples(written, facts));
  const paths = Object.entries(asObject(document['paths'])).map(([path, item]) => {
    const members = Object.entries(asObject(item)).map(([name, value]) => {
      const isOperation = 'x-codeSamples' in asObject(value);
      return [name, isOperation ? changeSamples(asObject(value), document['security'], facts) : value];
    });
    return [path, Object.fromEntries(members)];
  });
  return { ...withServer(document, facts), paths: Object.fromEntries(paths) };
}

async function parseDocument(): Promise<JsonObject> {
  return asObject(JSON.parse(await readText('/openapi.json')));
}

/** Matches the code blocks of a page of the site; those of samples name their operation. */
const blocks =
  /(<div class="code" data-language="(\w+)"(?: data-sample="([^"]*)")?><pre tabindex="0"><code>)([\s\S]*?)<\/code>/gu;

/** Matches the code blocks of the page for paper, which have no colors. */
const paperBlocks = /(<pre tabindex="0" data-language="(\w+)"><code>)([^<]*)<\/code>/gu;

/** The samples of each operation, with its security schemes. */
type Samples = ReadonlyMap<string, { readonly samples: readonly CodeSample[]; readonly schemes: readonly string[] }>;

async function readSamples(): Promise<Samples> {
  const document = await parseDocument();
  const samples = asObject(JSON.parse(await readText('/samples.json')));
  const operations = Object.values(asObject(document['paths'])).flatMap((item) => Object.values(asObject(item)));
  const schemes = new Map(
    operations
      .filter(isJsonObject)
      .map((operation) => [asString(operation['operationId']) ?? '', schemesOf(operation, document['security'])]),
  );
  return new Map(
    Object.entries(samples).map(([id, list]) => [
      id,
      { samples: asArray(list).map(readSample), schemes: schemes.get(id) ?? [] },
    ]),
  );
}

function readSample(value: unknown): CodeSample {
  const { lang, label, source } = asObject(value);
  return { lang: asString(lang) ?? '', label: asString(label) ?? '', source: asString(source) ?? '' };
}

/** Returns the data of a form, with the sandbox as its server and with initial credentials. */
function fillForm(text: string, facts: PageFacts): string {
  const data = asObject(JSON.parse(text));
  const schemes = asArray(data['schemes']).map((each) => {
    const scheme = asObject(each);
    const credential = facts.credentials?.[asString(scheme['name']) ?? ''];
    return credential === undefined ? scheme : { ...scheme, credential };
  });
  const servers = [{ url: facts.base, description: 'This sandbox', variables: [] }];
  return printData(asObject(JSON.parse(moveText(JSON.stringify({ ...data, servers, schemes }), facts))));
}

const forms = /(<script type="application\/json" class="try-data">)(.*?)(<\/script>)/gu;

let known: Promise<Samples> | undefined;

/** Returns the method and path of the first curl command; `undefined` for other code. */
function headOf(source: string): string | undefined {
  return /^curl (?:-i )?((?:-X \w+ )?['"]https?:\/\/[^/]+[^?'"]*)/mu.exec(source)?.[1];
}

/**
 * Creates the function that fills in the code blocks of a page in their order. Blocks in other languages have the
 * security schemes of the preceding curl command.
 */
function createFill(samples: Samples, facts: PageFacts): (source: string, language: string) => string {
  const operations = [...samples.values()].flatMap((own) =>
    own.samples.filter(({ lang }) => lang === 'bash').map(({ source }) => ({ head: headOf(source), ...own })),
  );
  let schemes: readonly string[] = [];
  return (source, language) => {
    if (/^(?:ts|typescript)$/u.test(language)) return fillBody(fillClient(source, facts), facts.bodyTokens ?? {});
    if (!/^(?:bash|sh|javascript|python)$/u.test(language)) return source;
    const head = headOf(source);
    if (head !== undefined) schemes = operations.find((each) => each.head === head)?.schemes ?? [];
    return fillBody(fillHeaders(source, schemes, facts), facts.bodyTokens ?? {});
  };
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'", amp: '&' };

/** Returns the text of highlighted code. */
function readCode(code: string): string {
  const text = code.replaceAll(/<[^>]*>/gu, '');
  return text.replaceAll(/&([#\w]+);/gu, (whole, name: string) => entities[name] ?? whole);
}

/** Returns the servers of the document that are on other hosts. */
async function listServers(): Promise<readonly string[]> {
  const servers = lowerServers((await parseDocument())['servers']).map(addressOf);
  return servers.filter((url) => /^https?:/u.test(url));
}

/** Replaces the servers of the document; `print` escapes URLs. */
async function fillServers(
  text: string,
  { base }: PageFacts,
  print: (text: string) => string = String,
): Promise<string> {
  return (await listServers()).reduce((moved, url) => moved.replaceAll(print(url), () => print(base)), text);
}

/** Fills in the samples and the form of a page of the site, and shifts the times and addresses in its examples. */
async function fillSite(body: string, facts: PageFacts): Promise<string> {
  // The files change only when this process is started again.
  known ??= readSamples();
  const samples = await known;
  const formed = body.replaceAll(
    forms,
    (_, start: string, data: string, end: string) => `${start}${fillForm(data, facts)}${end}`,
  );
  const fillBlock = createFill(samples, facts);
  const fill = (language: string, id: string | undefined, code: string): string => {
    const own = samples.get(id ?? '');
    const sample = own?.samples.find(({ lang }) => lang === language);
    if (own === undefined || sample === undefined) {
      const text = readCode(code);
      const filled = fillBlock(text, language);
      return moveText(filled === text ? code : highlight(filled, language), facts);
    }
    const { source } = fillSample({ ...sample }, own.schemes, facts);
    return highlight(asString(source) ?? '', language);
  };
  const filled = formed.replaceAll(
    blocks,
    (_, start: string, language: string, id: string | undefined, code: string) =>
      `${start}${fill(language, id, code)}</code>`,
  );
  const printed = filled.replaceAll(
    paperBlocks,
    (_, start: string, language: string, code: string) =>
      `${start}${moveText(printText(fillBlock(readCode(code), language)), facts)}</code>`,
  );
  return fillServers(printed, facts, printText);
}

const credentialStep = '<h3>Get a credential</h3>';

/** Says in the first step where the tokens of this sandbox are. */
function showTokens(body: string, { credentials = {} }: PageFacts): string {
  const text =
    Object.keys(credentials).length > 0
      ? 'This sandbox has tokens of its own. They are already in all samples and in the forms of “Try it”.'
      : 'This sandbox has tokens of its own. It printed them when it started.';
  return body.replace(credentialStep, () => `${credentialStep}\n<div class="prose"><p>${text}</p></div>`);
}

/** Installs the client from the repository, because a sandbox may run before its packages are published. */
const installing = `# In the folder of this sandbox's repository. "../my-app" is your project.
npm install --prefix ../my-app "$PWD/packages/types" "$PWD/packages/client"`;

/** Replaces the commands that install the client and start the MCP server; `print` escapes the new ones. */
function fillInstall(text: string, print: (text: string) => string = String): string {
  return text
    .replaceAll(/npm install @community-platform\/client\b/gu, () => print(installing))
    .replace(
      '`npx trefoil mcp openapi.yaml`, in the folder of the document',
      "`npx trefoil mcp dist/openapi.json`, in the folder of this sandbox's repository",
    );
}

/** Matches the code blocks of Markdown. */
const fences = /^(`{3,})(\w+)\n([\s\S]*?)^\1$/gmu;

/** Replaces the document's servers in a text for programs, and fills in its samples. */
async function fillText(text: string, facts: PageFacts): Promise<string> {
  known ??= readSamples();
  const fill = createFill(await known, facts);
  const filled = moveText(text, facts).replaceAll(
    fences,
    (_, fence: string, language: string, source: string) => `${fence}${language}\n${fill(source, language)}${fence}`,
  );
  return fillInstall(await fillServers(filled, facts));
}

async function tellPage(page: TextPage, facts: PageFacts, path: string): Promise<string> {
  const kind = page.type.split(';')[0];
  if (path === '/redoc.html') return changeDocument(page.body, (document) => fillDocument(asObject(document), facts));
  if (kind === 'text/html') return fillInstall(showTokens(await fillSite(page.body, facts), facts), printText);
  if (kind === 'text/markdown' || kind === 'text/plain' || path === '/postman.json') return fillText(page.body, facts);
  return page.body;
}

async function tellDocument(page: TextPage, facts: PageFacts): Promise<string> {
  const document = withServer(await parseDocument(), facts);
  return page.type.startsWith('application/json')
    ? `${JSON.stringify(document, null, 2)}\n`
    : stringify(document, { aliasDuplicateObjects: false, lineWidth: 120 });
}

/**
 * Returns the file of a page; `undefined` if the path is not a page. In a sandbox, the document lists the sandbox as
 * its server, and samples use the URL and tokens of the sandbox. For seed data, the page's examples and samples get the
 * URL and times of that data; the documents for other tools stay unchanged.
 */
export async function readPage(
  target: string,
  tell?: () => Promise<PageFacts>,
  accept?: string,
): Promise<Page | undefined> {
  const page = await read(target, accept);
  if (page === undefined || tell === undefined || page.isImmutable || !isText(page)) return page;
  const [path = ''] = target.split('?');
  const facts = await tell();
  const body = /^\/openapi\.(?:json|yaml)$/u.test(path)
    ? await tellDocument(page, facts)
    : await tellPage(page, facts, path);
  return { ...page, body };
}
