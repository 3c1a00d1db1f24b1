/**
 * Every parameter style and media type with random schemas and values: one side reads what the other writes, or the
 * value is rejected before it is sent. Other tests of the generator cover how schemas are read.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readHeader } from '../../generator/runtime/client/headers.js';
import { readCookieLines, writeCookieLines } from '../../generator/runtime/codec/cookie-lines.js';
import { encodeRequest } from '../../generator/runtime/codec/encode.js';
import { RequestError, UnsendableError } from '../../generator/runtime/codec/errors.js';
import { decodeForm, encodeForm } from '../../generator/runtime/codec/media/form.js';
import { readsJson, sendsJson } from '../../generator/runtime/codec/media/json.js';
import { readsLines, readsSequence, sendsLines, sendsSequence } from '../../generator/runtime/codec/media/lines.js';
import { encodeMultipart } from '../../generator/runtime/codec/media/multipart.js';
import { decodeMultipart } from '../../generator/runtime/codec/media/multipart-reader.js';
import { encodeParts } from '../../generator/runtime/codec/media/parts.js';
import { decodeParts } from '../../generator/runtime/codec/media/parts-reader.js';
import { decodeText, encodeText } from '../../generator/runtime/codec/media/text.js';
import type { Json, Media } from '../../generator/runtime/codec/operation.js';
import { readQuery } from '../../generator/runtime/codec/query-string.js';
import { createInputReader } from '../../generator/runtime/server/input.js';
import { createHeaderEncoder } from '../../generator/runtime/server/response-headers.js';
import { createRouter } from '../../generator/runtime/server/router.js';
import { readParameters, writtenParameters } from '../../generator/src/emit/operation-data/descriptor.js';
import { fieldsOf, partAt, partsOf } from '../../generator/src/emit/operation-data/parts.js';
import { makeShape } from '../../generator/src/emit/operation-data/shape.js';
import { makeWritten } from '../../generator/src/emit/operation-data/writers.js';
import type { Api, Operation } from '../../generator/src/ir/api.js';
import { positionsOf } from '../../generator/src/ir/positions.js';
import { indexOf } from '../../generator/src/ir/schema-index.js';
import { lowerApi } from '../../generator/src/lower/api.js';
import { arbitraryFlat, arbitraryMembers, arbitraryNested, type Flat } from '../support/arbitrary-flat.js';
import { loadText } from '../support/documents.js';
import { runs, testSeed } from '../support/long.js';

const count = runs(12, 150);
const perSchema = runs(6, 20);
function sample(arbitrary: fc.Arbitrary<Flat>, salt: number): readonly Flat[] {
  return fc.sample(arbitrary, { numRuns: count, seed: testSeed + salt });
}

async function lower(operations: readonly object[]): Promise<Api> {
  const paths = operations.map((operation, at) => [
    `/case${at}/{p}`,
    { post: { operationId: `send${at}`, ...operation } },
  ]);
  const info = { title: 'Media', version: '1' };
  return lowerApi(await loadText(JSON.stringify({ openapi: '3.2.0', info, paths: Object.fromEntries(paths) }))).value;
}

const done = { responses: { 204: { description: 'Done' } } };
const plain = { name: 'p', in: 'path', required: true, schema: { type: 'string' } };

interface Tally {
  carried: number;
  refused: number;
}

/** Checks that each value of each schema is transferred, or rejected with a message. */
async function carry(flats: readonly Flat[], through: (value: Json, at: number) => unknown): Promise<Tally> {
  const tally = { carried: 0, refused: 0 };
  for (const [at, { schema, values }] of flats.entries())
    for (const value of fc.sample(values, { numRuns: perSchema, seed: testSeed + at })) {
      let read: unknown;
      try {
        read = await through(value, at);
      } catch (error) {
        if (!(error instanceof RequestError || error instanceof UnsendableError)) throw error;
        tally.refused += 1;
        continue;
      }
      tally.carried += 1;
      expect(read, `${JSON.stringify(schema)}, TEST_SEED=${testSeed}`).toEqual(value);
    }
  return tally;
}

const locations = { path: 'path', query: 'query', header: 'headers', cookie: 'cookies' } as const;

/** Sends a parameter through a URL and request headers, as every platform does. */
function sendParameter(api: Api, operation: Operation, location: keyof typeof locations, value: Json): unknown {
  const key = locations[location];
  const given = { path: { p: 'p' }, [key]: { ...(key === 'path' && { p: 'p' }), color: value, other: 'x' } };
  const { id, method, route: path } = operation;
  const target = { path, parameters: writtenParameters(api, operation) };
  const { pathname, query, headers, cookie } = encodeRequest(target, given);
  const sent = new Request(`http://case${pathname}${query === '' ? '' : `?${query}`}`, {
    headers: { ...headers, cookie },
  });
  const { pathname: sentPath, search } = new URL(sent.url);
  const request = {
    method: 'POST',
    target: '/',
    body: null,
    signal: sent.signal,
    headers: { get: (name: string) => sent.headers.get(name) ?? undefined, count: 1 },
  };
  const received = { id, method, path, parameters: readParameters(api, operation), responses: {} };
  const match = createRouter([['POST', path, received]])(sentPath, 'POST');
  if (typeof match !== 'object') throw new Error(`${sentPath} is not found by ${path}`);
  const input = createInputReader(received)(request, match.segments, search.slice(1));
  expect(Reflect.get(input[key] ?? {}, 'other')).toBe('x');
  return Reflect.get(input[key] ?? {}, 'color');
}

describe('parameters', () => {
  const styles = [
    ...(['simple', 'label', 'matrix'] as const).map((style) => ['path', style] as const),
    ...(['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'] as const).map((style) => ['query', style] as const),
    ['header', 'simple'],
    ...(['form', 'cookie'] as const).map((style) => ['cookie', style] as const),
  ] as const;
  const rows = styles.flatMap(([location, style]) =>
    [false, true].flatMap((explode) =>
      [false, true].map((allowReserved) => ({ location, style, explode, allowReserved })),
    ),
  );

  test.each(rows)(
    'parameters preserve values in $location $style, explode $explode, allowReserved $allowReserved',
    async (row) => {
      const { location, style } = row;
      const flats = sample(fc.oneof(arbitraryFlat, arbitraryNested), style.length);
      const other = { name: 'other', in: location, required: true, schema: { type: 'string' } };
      const isInPath = location === 'path';
      const info = { title: 'Styles', version: '1' };
      const paths = flats.map(({ schema }, at) => {
        const { explode, allowReserved } = row;
        const own = { name: 'color', in: location, style, explode, allowReserved, required: isInPath, schema };
        const operation = {
          operationId: `send${at}`,
          parameters: isInPath ? [plain, own, other] : [plain, own, other],
          ...done,
        };
        return [`/case${at}/{p}${isInPath ? '/{color}/{other}' : ''}`, { post: operation }];
      });
      const api = lowerApi(
        await loadText(JSON.stringify({ openapi: '3.2.0', info, paths: Object.fromEntries(paths) })),
      ).value;
      const { carried } = await carry(flats, (value, at) => {
        const operation = api.operations[at];
        if (operation === undefined) throw new Error('no operation');
        return sendParameter(api, operation, location, value);
      });
      expect(carried).toBeGreaterThan(0);
    },
  );
});

async function text(body: unknown): Promise<Uint8Array> {
  return new Uint8Array(
    await new Response(body instanceof Uint8Array ? new Uint8Array(body) : (body as BodyInit)).arrayBuffer(),
  );
}

async function pass(value: unknown, type: string, sends: Media, reads: Media): Promise<unknown> {
  const sent = sends.encode?.(value, type, sends);
  const bytes = await text(sent?.body);
  const incoming = {
    type: sent?.type ?? '',
    bytes,
    stream: () => new Blob([new Uint8Array(bytes)]).stream(),
    maxDepth: 32,
  };
  return reads.decode?.(incoming, reads);
}

async function contentsOf(flats: readonly Flat[], mediaType: string) {
  const api = await lower(
    flats.map(({ schema }) => ({
      parameters: [plain],
      requestBody: { content: { [mediaType]: { schema } } },
      ...done,
    })),
  );
  const contents = api.operations.map(({ body }) => body?.content[0]);
  return (at: number) => {
    const content = contents[at];
    if (content === undefined) throw new Error('no content');
    return { api, content };
  };
}

async function collect(stream: unknown): Promise<unknown[]> {
  const items: unknown[] = [];
  for await (const item of stream as AsyncIterable<unknown>) items.push(item);
  return items;
}

describe('media', () => {
  test('forms preserve values', async () => {
    const type = 'application/x-www-form-urlencoded';
    const flats = sample(arbitraryMembers, 1);
    const at = await contentsOf(flats, type);
    const { refused } = await carry(flats, (value, index) => {
      const { api, content } = at(index);
      const fields = fieldsOf(api, content, 'sent');
      const members = fields.map(makeWritten);
      return pass(value, type, { encode: encodeForm, members }, { decode: decodeForm, fields });
    });
    expect(refused).toBe(0);
  });

  test('multipart forms preserve values', async () => {
    const type = 'multipart/form-data';
    const flats = sample(arbitraryMembers, 2);
    const at = await contentsOf(flats, type);
    const { refused } = await carry(flats, (value, index) => {
      const { api, content } = at(index);
      const parts = partsOf(api, content, 'sent');
      return pass(value, type, { encode: encodeMultipart, parts }, { decode: decodeMultipart, parts });
    });
    expect(refused).toBe(0);
  });

  test('multipart parts without names preserve values', async () => {
    const type = 'multipart/mixed';
    const lists = sample(fc.oneof(arbitraryFlat, arbitraryNested), 7).map(
      ({ schema, values }): Flat => ({ schema: { type: 'array', items: schema }, values: fc.array(values) }),
    );
    const at = await contentsOf(lists, type);
    const { carried, refused } = await carry(lists, (value, index) => {
      const { api, content } = at(index);
      const rest = partAt(api, positionsOf(indexOf(api), content).rest, 'sent');
      return pass(value, type, { encode: encodeParts, rest }, { decode: decodeParts, rest });
    });
    expect(refused).toBeLessThan(carried);
  });

  test('query strings preserve values', async () => {
    for (const type of ['application/x-www-form-urlencoded', 'application/json']) {
      const flats = sample(arbitraryMembers, 3);
      const api = await lower(
        flats.map(({ schema }) => {
          const whole = { name: 'color', in: 'querystring', content: { [type]: { schema } } };
          return { parameters: [plain, whole], ...done };
        }),
      );
      const { refused } = await carry(flats, (value, index) => {
        const operation = api.operations[index];
        const [content] = operation?.parameters.flatMap(({ medium }) => medium ?? []) ?? [];
        if (operation === undefined || content === undefined) throw new Error('no operation');
        const { query } = encodeRequest(
          { path: operation.route, parameters: writtenParameters(api, operation) },
          { path: { p: 'p' }, query: { color: value } },
        );
        const search = new URL(`http://case/?${query}`).search.slice(1);
        const medium =
          content.kind === 'form' ? { decode: decodeForm, fields: fieldsOf(api, content, 'sent') } : readsJson;
        return readQuery(search, { name: 'color', in: 'query', shape: 'any', content: type, medium });
      });
      expect(refused).toBe(0);
    }
  });

  test('text bodies preserve scalars', async () => {
    const flats = sample(arbitraryFlat, 4).filter(
      ({ schema }) => schema['type'] !== 'array' && schema['type'] !== 'object',
    );
    const at = await contentsOf(flats, 'text/plain');
    const { refused } = await carry(flats, (value, index) => {
      const { api, content } = at(index);
      const shape = makeShape(api, 'sent')(content.schema);
      return pass(value, 'text/plain', { encode: encodeText }, { decode: decodeText, shape });
    });
    expect(refused).toBe(0);
  });

  test('JSON, JSON Lines and JSON sequences preserve values', async () => {
    const flats = sample(fc.oneof(arbitraryFlat, arbitraryNested), 5);
    await carry(flats, (value) => pass(value, 'application/json', sendsJson, readsJson));
    await carry(
      flats,
      async (value) => (await collect(await pass([value, value], 'application/jsonl', sendsLines, readsLines)))[1],
    );
    await carry(
      flats,
      async (value) =>
        (await collect(await pass([value, value], 'application/json-seq', sendsSequence, readsSequence)))[1],
    );
  });

  test('response headers preserve values', async () => {
    const flats = sample(fc.oneof(arbitraryFlat, arbitraryNested), 6);
    const api = await lower(
      flats.map(({ schema }, at) => ({
        parameters: [plain],
        responses: { 200: { description: 'OK', headers: { 'x-own': { explode: at % 2 === 0, schema } } } },
      })),
    );
    const tally = await carry(flats, (value, at) => {
      const header = api.operations[at]?.responses[0]?.headers[0];
      if (header === undefined) throw new Error('no header');
      const shape = makeShape(api, 'received')(header.schema);
      const response = { headers: { 'x-own': { shape, ...(header.explode && { explode: true as const }) } } };
      const sent = createHeaderEncoder(response)({ 'x-own': value }, () => undefined);
      const headers = new Headers(sent.map(([name, line]): [string, string] => [name, line]));
      return readHeader(headers, 'x-own', { read: readHeader, ...response.headers['x-own'] });
    });
    expect(tally.carried).toBeGreaterThan(tally.refused);
  });

  test('Set-Cookie headers preserve lists', async () => {
    const flats = sample(arbitraryFlat, 7);
    const api = await lower(
      flats.map(({ schema }) => ({
        parameters: [plain],
        responses: { 200: { description: 'OK', headers: { 'set-cookie': { schema } } } },
      })),
    );
    const tally = await carry(
      flats.filter(({ schema }) => schema['type'] === 'array'),
      (value, index) => {
        const header = api.operations.filter(
          ({ responses }) => responses[0]?.headers[0]?.schema.types?.[0] === 'array',
        )[index];
        const schema = header?.responses[0]?.headers[0]?.schema;
        if (schema === undefined) throw new Error('no header');
        const headers = new Headers();
        for (const line of writeCookieLines(value)) headers.append('set-cookie', line);
        return readCookieLines(headers.getSetCookie(), makeShape(api, 'received')(schema));
      },
    );
    expect(tally.carried + tally.refused).toBeGreaterThan(0);
  });
});
