/** The pages of the reference of this project, served before the API. */
import { join } from 'node:path';
import type { PageFacts } from '@community-platform/service';
import { stringify } from 'yaml';
import { type Page, readPage as readPageOf } from '../../generator/src/commands/dev/pages.js';
import { asArray, asObject, asString, type JsonObject } from '../../generator/src/openapi/values.js';
import { changeDocument } from '../../generator/src/commands/reference/seal.js';
import { fillCredential, rebaseClient, rebaseCurl } from '../../generator/src/emit/docs/samples.js';
import { root } from './project.js';

const read = (target: string): Promise<Page | undefined> => readPageOf(join(root, 'dist'), target);

const withServer = (document: JsonObject, { base }: PageFacts): JsonObject => ({
  ...document,
  servers: [{ url: base, description: 'This sandbox.' }],
});

const DATE = /(?<![\d-])\d{4}-\d\d-\d\d(?![\d-])/gu;

/** A text of the examples as the sample has it: with its address, and at its times, which are moved by whole days. */
const moveText = (text: string, { base, told }: PageFacts): string => {
  if (told === undefined) return text;
  const moved = text.replaceAll(told.base, base).replaceAll(new URL(told.base).host, new URL(base).host);
  return moved.replaceAll(DATE, (date) => {
    const time = new Date(Date.parse(date) + told.later);
    return Number.isNaN(time.getTime()) ? date : time.toISOString().slice(0, date.length);
  });
};

const moveExamples = (value: unknown, facts: PageFacts): unknown => {
  if (Array.isArray(value)) return value.map((each) => moveExamples(each, facts));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, each]) => {
    const isExample = name === 'examples' || name === 'example';
    return [name, isExample ? JSON.parse(moveText(JSON.stringify(each), facts)) : moveExamples(each, facts)];
  });
  return Object.fromEntries(members);
};

/** Puts tokens in the place of those that bodies have as examples, in JSON and in TypeScript alike. */
const fillBody = (source: string, tokens: Readonly<Record<string, string>>): string =>
  source.replaceAll(/(["']?\b(\w+_token)["']?: *(["']))[\w.~-]+(?=\3)/gu, (whole, before: string, name: string) => {
    const token = tokens[name];
    return token === undefined ? whole : `${before}${token}`;
  });

const fillSample = (sample: JsonObject, schemes: readonly string[], facts: PageFacts): JsonObject => {
  const { base, credentials = {}, bodyTokens = {} } = facts;
  const source = moveText(asString(sample['source']) ?? '', facts);
  const moved = sample['label'] === 'curl' ? rebaseCurl(source, base) : rebaseClient(source, base);
  const filled = schemes.reduce((text, scheme) => {
    const credential = credentials[scheme];
    return credential === undefined ? text : fillCredential(text, scheme, credential);
  }, moved);
  return { ...sample, source: fillBody(filled, bodyTokens) };
};

const changeSamples = (operation: JsonObject, common: unknown, facts: PageFacts): JsonObject => {
  // Samples show the first of the ways in which somebody may call.
  const [first] = asArray(operation['security'] ?? common);
  const schemes = Object.keys(asObject(first));
  const samples = asArray(operation['x-codeSamples']).map((sample) => fillSample(asObject(sample), schemes, facts));
  return { ...operation, 'x-codeSamples': samples };
};

/** The document of the page, with samples that run as they are pasted, and examples as they are answered. */
const fillDocument = (written: JsonObject, facts: PageFacts): JsonObject => {
  const document = asObject(moveExamples(written, facts));
  const paths = Object.entries(asObject(document['paths'])).map(([path, item]) => {
    const members = Object.entries(asObject(item)).map(([name, value]) => {
      const isOperation = 'x-codeSamples' in asObject(value);
      return [name, isOperation ? changeSamples(asObject(value), document['security'], facts) : value];
    });
    return [path, Object.fromEntries(members)];
  });
  return { ...withServer(document, facts), paths: Object.fromEntries(paths) };
};

const parseDocument = async (): Promise<JsonObject> => asObject(JSON.parse((await read('/openapi.json'))?.body ?? ''));

const tellPage = async (page: Page, facts: PageFacts): Promise<string> => {
  if (page.type.startsWith('text/html'))
    return changeDocument(page.body, (document) => fillDocument(asObject(document), facts));
  const document = withServer(await parseDocument(), facts);
  return page.type.startsWith('application/json')
    ? `${JSON.stringify(document, null, 2)}\n`
    : stringify(document, { aliasDuplicateObjects: false, lineWidth: 120 });
};

/**
 * The file of a page as its server sends it, or `undefined` where the path is no page. Where a sandbox serves it, the
 * document names it as its server, and the samples carry its address and its tokens. Of the sample, the page shows
 * examples and samples with its address and times; the documents for other tools keep theirs.
 */
export const readPage = async (target: string, tell?: () => Promise<PageFacts>): Promise<Page | undefined> => {
  const page = await read(target);
  return page === undefined || tell === undefined ? page : { ...page, body: await tellPage(page, await tell()) };
};
