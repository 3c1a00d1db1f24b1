/** Serves the reference pages of this project in front of the API. */
import { join } from 'node:path';
import type { PageFacts } from '@community-platform/service';
import { stringify } from 'yaml';
import { type Page, readPage as readPageOf } from '../../generator/src/commands/dev/pages.js';
import { changeDocument } from '../../generator/src/commands/reference/seal.js';
import { fillCredential, rebaseClient, rebaseCurl } from '../../generator/src/emit/docs/samples.js';
import { asArray, asObject, asString, type JsonObject } from '../../generator/src/openapi/values.js';
import { root } from './project.js';

function read(target: string): Promise<Page | undefined> {
  return readPageOf(join(root, 'dist'), target);
}

function withServer(document: JsonObject, { base }: PageFacts): JsonObject {
  return {
    ...document,
    servers: [{ url: base, description: 'This sandbox.' }],
  };
}

const DATE = /(?<![\d-])\d{4}-\d\d-\d\d(?![\d-])/gu;

/** Adapts example text to the seed data: replaces the base URL, and shifts times by whole days. */
function moveText(text: string, { base, told }: PageFacts): string {
  if (told === undefined) return text;
  const moved = text.replaceAll(told.base, base).replaceAll(new URL(told.base).host, new URL(base).host);
  return moved.replaceAll(DATE, (date) => {
    const time = new Date(Date.parse(date) + told.later);
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

function fillSample(sample: JsonObject, schemes: readonly string[], facts: PageFacts): JsonObject {
  const { base, credentials = {}, bodyTokens = {} } = facts;
  const source = moveText(asString(sample['source']) ?? '', facts);
  const moved = sample['label'] === 'curl' ? rebaseCurl(source, base) : rebaseClient(source, base);
  const filled = schemes.reduce((text, scheme) => {
    const credential = credentials[scheme];
    return credential === undefined ? text : fillCredential(text, scheme, credential);
  }, moved);
  return { ...sample, source: fillBody(filled, bodyTokens) };
}

function changeSamples(operation: JsonObject, common: unknown, facts: PageFacts): JsonObject {
  // Samples use the first security requirement.
  const [first] = asArray(operation['security'] ?? common);
  const schemes = Object.keys(asObject(first));
  const samples = asArray(operation['x-codeSamples']).map((sample) => fillSample(asObject(sample), schemes, facts));
  return { ...operation, 'x-codeSamples': samples };
}

/** Returns the page's document, with samples that run unchanged and examples that match the responses. */
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
  return asObject(JSON.parse((await read('/openapi.json'))?.body ?? ''));
}

async function tellPage(page: Page, facts: PageFacts): Promise<string> {
  if (page.type.startsWith('text/html'))
    return changeDocument(page.body, (document) => fillDocument(asObject(document), facts));
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
export async function readPage(target: string, tell?: () => Promise<PageFacts>): Promise<Page | undefined> {
  const page = await read(target);
  return page === undefined || tell === undefined ? page : { ...page, body: await tellPage(page, await tell()) };
}
