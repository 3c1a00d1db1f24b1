/**
 * The bodies and parameters that `verify` generates: everything that a media type can represent, and nothing else. A
 * unit test, because a run shows only that values passed, not which values.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import {
  createValueContext,
  makeBody,
  purposeOf,
  purposeOfHeader,
  type ValueContext,
} from '../../generator/src/commands/verify/valid.js';
import type { EmitInput } from '../../generator/src/emit/input.js';
import type { Content } from '../../generator/src/ir/api.js';
import { responseOf } from '../../generator/src/ir/direction.js';
import { prepare } from '../../generator/src/prepare.js';
import { createRandom } from '../../generator/src/support/regexp/random.js';
import { loadText, testConfig } from '../support/documents.js';

const item = '{ type: object, required: [n], properties: { n: { type: integer, minimum: 1, maximum: 2 } } }';
const event =
  '{ type: object, required: [data], properties: { data: { type: string }, id: { type: string }, retry: { type: integer } } }';

const spec = `
openapi: 3.2.0
info: { title: Case, version: '1' }
paths:
  /all/{id}/{a}.{b}:
    post:
      operationId: send
      parameters:
        - { name: id, in: path, required: true, schema: { type: string, minLength: 0 } }
        - { name: a, in: path, required: true, schema: { type: string } }
        - { name: b, in: path, required: true, schema: { type: string } }
        - { name: list, in: query, schema: { type: array, items: { type: string } } }
        - { name: X-Text, in: header, schema: { type: string } }
        - { name: json, in: query, content: { application/json: { schema: { type: string } } } }
        - { name: deep, in: query, style: deepObject, schema: { type: object } }
        - { name: c, in: cookie, style: cookie, schema: { type: string } }
      requestBody:
        content:
          application/octet-stream: {}
          text/event-stream: {}
          text/event-stream;v=2: { itemSchema: ${event} }
          application/jsonl: {}
          application/json-seq: { itemSchema: ${item} }
          text/plain: { schema: { type: string } }
          multipart/form-data: { schema: { type: object, required: [photo], properties: { photo: { type: string, format: binary } } } }
          multipart/mixed:
            schema: { type: array, items: { type: string, format: binary } }
            itemEncoding: { contentType: 'image/jpeg, audio/*' }
          application/x-www-form-urlencoded:
            schema: { type: object, properties: { notes: { type: array, items: { type: object, xml: { name: note }, required: [n], properties: { n: { type: integer } } } }, a: { type: integer } } }
            encoding: { notes: { contentType: application/xml } }
          application/xml: { schema: { type: object, additionalProperties: { type: string } } }
      responses:
        '200':
          description: OK
          headers:
            X-Text: { schema: { type: string } }
            X-List: { schema: { type: array, items: { type: string } } }
            X-Json: { content: { application/json: { schema: {} } } }
            Set-Cookie: { schema: { type: string } }
`;

let input: EmitInput;
let bench: ValueContext;
const contents = new Map<string, Content>();

beforeAll(async () => {
  const document = await loadText(spec);
  const { value: read, diagnostics } = prepare(document, testConfig);
  if (read === undefined) throw new Error(JSON.stringify(diagnostics));
  input = read;
  bench = createValueContext(input.api);
  for (const content of input.api.operations[0]?.body?.content ?? []) contents.set(content.mediaType, content);
});

function make(mediaType: string, count = 300): unknown[] {
  return Array.from({ length: count }, (_, seed) => {
    const content = contents.get(mediaType);
    if (content === undefined) throw new Error(mediaType);
    return makeBody(bench, createRandom(seed), content, 'sent');
  });
}

function items(mediaType: string): unknown[] {
  return make(mediaType).flat();
}
function kinds(values: readonly unknown[]): string[] {
  return [...new Set(values.map((each) => JSON.stringify(each)))].sort();
}
function member(values: readonly unknown[], name: string): unknown[] {
  return values.map((each) => Reflect.get(Object(each), name));
}

describe('bodies', () => {
  test('generated binary bodies are non-empty and contain any bytes', () => {
    const lengths = new Set(make('application/octet-stream').map((each) => (each as Uint8Array).length));
    expect([lengths.has(0), lengths.has(1), lengths.has(700), lengths.has(40), lengths.size > 20]).toEqual([
      false,
      true,
      true,
      true,
      true,
    ]);
    const values = new Set(make('application/octet-stream').flatMap((each) => [...(each as Uint8Array)]));
    expect(values.size).toBe(256);
  });

  test('generated streams have one to three items', () => {
    for (const mediaType of ['text/event-stream', 'application/jsonl', 'application/json-seq'])
      expect(new Set(make(mediaType).map((each) => (each as unknown[]).length))).toEqual(new Set([1, 2, 3]));
    expect(new Set(items('application/jsonl').map((each) => typeof each))).toEqual(
      new Set(['string', 'number', 'boolean']),
    );
    expect(kinds(member(items('application/json-seq'), 'n'))).toEqual(['1', '2']);
  });

  test('generated events have all fields or only the required ones', () => {
    const events = items('text/event-stream');
    expect(kinds(member(events, 'data'))).toEqual(kinds(['', 'one', 'a\nb', 'é: {}']));
    expect([kinds(member(events, 'id')), kinds(member(events, 'event'))].flat().filter(Boolean)).toEqual([
      '"7"',
      '"tick"',
    ]);
    const described = items('text/event-stream;v=2');
    expect(described.every((each) => typeof Object(each).data === 'string')).toBe(true);
    // No carriage return, no id of several words, no invalid retry time.
    for (const each of described) {
      const { data, id = 'x', retry = 0 } = Object(each);
      expect([data.includes('\r'), /^[!-~]+$/u.test(id), Number.isSafeInteger(retry) && retry >= 0]).toEqual([
        false,
        true,
        true,
      ]);
    }
    expect(new Set(described.map((each) => 'retry' in Object(each)))).toEqual(new Set([true, false]));
  });

  test('generated files have several names and media types', () => {
    const files = member(make('multipart/form-data'), 'photo') as File[];
    expect(new Set(files.map(({ name }) => name))).toEqual(new Set(['a.txt', 'b c.png', 'ü".bin', 'x;y=z']));
    expect(new Set(files.map(({ type }) => type))).toEqual(
      new Set(['text/plain', 'image/png', 'application/octet-stream']),
    );
    expect(files.some(({ size }) => size === 0)).toBe(true);
  });

  test('generated files have the declared media types', () => {
    const types = new Set((items('multipart/mixed') as File[]).map(({ type }) => type));
    expect(types).toEqual(new Set(['image/jpeg', 'audio/x-any']));
  });

  test('generated forms are non-empty', () => {
    const forms = make('application/x-www-form-urlencoded');
    const hasPair = ({ notes = [], a }: { notes?: unknown[]; a?: number }): boolean =>
      notes.length > 0 || a !== undefined;
    expect(forms.every((each) => hasPair(Object(each)))).toBe(true);
    expect(forms.some((each) => !('a' in Object(each)))).toBe(true);
  });

  test('generated text is never empty, and generated XML values have no empty property names', () => {
    expect(make('text/plain').every((each) => typeof each === 'string' && each !== '')).toBe(true);
    expect(make('application/xml').every((each) => !('' in Object(each)))).toBe(true);
  });
});

test.each<[name: string, fit: readonly unknown[], unfit: readonly unknown[]]>([
  ['id', ['a', '.a', 0, 'a b'], ['', null, [], {}, ['']]],
  // The end of a value can be recognized only if the value is a word.
  ['a', ['word', 7], ['', 'a.b', 'a b', null]],
  ['list', [['a'], ['a', '']], [[], [''], null]],
  ['X-Text', ['a b', '!', '~'], ['', ' a', 'a ', 'é', 'a\tb', 'a\n']],
  ['json', [''], []],
  ['deep', [{ a: 1 }], [{}, null]],
  ['c', ['a.b-c_1'], ['', 'a b', 'é', 'a;b']],
])('generated values of the parameter %s can be serialized', (name, fit, unfit) => {
  const [operation] = input.api.operations;
  const parameter = operation?.parameters.find((each) => each.name === name);
  if (operation === undefined || parameter === undefined) throw new Error(name);
  const { isFit = () => true } = purposeOf(operation, parameter);
  expect([fit.filter((each) => !isFit(each)), unfit.filter((each) => isFit(each))]).toEqual([[], []]);
});

test.each<[name: string, fit: readonly unknown[], unfit: readonly unknown[]]>([
  ['x-text', ['a', 'a b', 5], ['', ' a', 'a ', 'é', null]],
  ['x-list', [['a'], ['a', ''], [1]], [[], [''], ['é'], null]],
  ['x-json', ['', null, {}], []],
  ['set-cookie', ['a=b'], ['', null]],
])('generated values of the response header %s can be serialized', (name, fit, unfit) => {
  const [operation] = input.api.operations;
  const header = operation?.responses[0]?.headers.find((each) => each.name === name);
  if (operation === undefined || header === undefined) throw new Error(name);
  const { isFit = () => true } = purposeOfHeader(responseOf(operation), header);
  expect([fit.filter((each) => !isFit(each)), unfit.filter((each) => isFit(each))]).toEqual([[], []]);
});
