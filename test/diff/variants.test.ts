/**
 * Schemas that become unions, forms of null, and what changes no byte: whom that breaks is written here by hand, by what
 * the values of both sides are.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { type Compiler, createCompiler } from '../../generator/src/commands/diff/compiler.js';
import { withLines } from '../../generator/src/commands/diff/lines.js';
import { compareValues } from './documents.js';

let compiler: Compiler;
beforeAll(() => {
  compiler = createCompiler();
});

type Json = Readonly<Record<string, unknown>>;

interface Parts {
  readonly sent?: Json;
  readonly received?: Json;
  readonly parameters?: readonly Json[];
  readonly mediaType?: string;
  readonly encoding?: Json;
  readonly schemas?: Json;
  readonly openapi?: string;
}

const document = ({
  sent,
  received,
  parameters = [],
  mediaType = 'application/json',
  encoding,
  schemas,
  openapi = '3.1.0',
}: Parts): Json => ({
  openapi,
  info: { title: 'Things', version: '1' },
  paths: {
    '/things': {
      post: {
        operationId: 'sendThing',
        parameters,
        ...(sent !== undefined && {
          requestBody: { required: true, content: { [mediaType]: { schema: sent, ...(encoding && { encoding }) } } },
        }),
        responses: {
          '200': { description: 'Done', ...(received && { content: { 'application/json': { schema: received } } }) },
        },
      },
    },
  },
  ...(schemas !== undefined && { components: { schemas } }),
});

const compare = async (old: Parts, now: Parts): Promise<readonly [callers: string, implementers: string]> => {
  const { callers, implementers } = await compareValues(document(old), document(now), { redocly: false, compiler });
  return [callers, implementers];
};

const text = { type: 'string' };
const nothing = { type: 'null' };
const thing = (...required: readonly string[]): Json => ({
  type: 'object',
  properties: { foo: text, bar: text },
  ...(required.length > 0 && { required }),
});
const holding = (a: Json): Json => ({ type: 'object', properties: { a } });

const unions: readonly (readonly [name: string, one: Json, several: Json])[] = [
  ['an object and one of looser ones', thing('foo', 'bar'), { anyOf: [thing('foo'), thing('bar')] }],
  [
    'an object and it beside another',
    thing('foo'),
    { oneOf: [thing('foo'), { type: 'object', properties: { x: text }, required: ['x'] }] },
  ],
  ['a text and it beside a number', text, { anyOf: [text, { type: 'number' }] }],
  ['a text and it beside null', text, { anyOf: [text, nothing] }],
];

describe('a schema and a union of it', () => {
  test.each(unions)('is wider: %s', async (_, one, several) => {
    expect(await compare({ sent: holding(one) }, { sent: holding(several) })).toEqual(['compatible', 'breaking']);
    expect(await compare({ received: holding(one) }, { received: holding(several) })).toEqual([
      'breaking',
      'compatible',
    ]);
  });

  test('breaks callers when no variant takes what they send', async () => {
    const other = { type: 'object', properties: { x: text }, required: ['x'] };
    expect(await compare({ sent: thing('foo') }, { sent: { anyOf: [other, text] } })).toEqual(['breaking', 'breaking']);
    expect(await compare({ sent: thing('foo') }, { sent: { anyOf: [thing('foo', 'bar'), text] } })).toEqual([
      'breaking',
      'breaking',
    ]);
  });
});

const ref = { $ref: '#/components/schemas/Thing' };
const schemas = { Thing: thing('foo') };

describe('null', () => {
  test.each<[name: string, old: Json, now: Json]>([
    ['a type beside others, and anyOf', { type: ['string', 'null'] }, { anyOf: [text, nothing] }],
    ['anyOf, and oneOf in another order', { anyOf: [ref, nothing] }, { oneOf: [nothing, ref] }],
    [
      'of listed values',
      { type: ['string', 'null'], enum: ['a', null] },
      { anyOf: [{ type: 'string', enum: ['a'] }, nothing] },
    ],
    ['of an object', { ...thing('foo'), type: ['object', 'null'] }, { oneOf: [thing('foo'), nothing] }],
    ['of a list', { type: ['array', 'null'], items: text }, { anyOf: [{ type: 'array', items: text }, nothing] }],
  ])('is the same however it is written: %s', async (_, old, now) => {
    for (const [before, after] of [
      [old, now],
      [now, old],
    ] as const) {
      const [one, other] = [before, after].map((each) => ({ sent: holding(each), received: holding(each), schemas }));
      expect(await compare(one ?? {}, other ?? {})).toEqual(['none', 'none']);
    }
  });

  test('is the same as nullable of OpenAPI 3.0', async () => {
    const nullable = { allOf: [ref], nullable: true };
    const old = { sent: holding(nullable), received: holding({ ...text, nullable: true }), schemas, openapi: '3.0.3' };
    const now = { sent: holding({ anyOf: [ref, nothing] }), received: holding({ anyOf: [text, nothing] }), schemas };
    expect(await compare(old, now)).toEqual(['none', 'none']);
  });
});

const parameter = (more: Json, schema: Json = { type: 'array', items: text }): Json => ({
  name: 'q',
  in: 'query',
  schema,
  ...more,
});
const form = { type: 'object', properties: { a: { type: 'array', items: text }, b: text } };
const parts = {
  type: 'object',
  properties: { a: { type: 'string', format: 'binary' }, b: text, c: { type: 'object' } },
};

describe('settings of serialization', () => {
  test.each<[name: string, old: Parts, now: Parts]>([
    [
      'defaults of a parameter',
      { parameters: [parameter({})] },
      { parameters: [parameter({ style: 'form', explode: true, allowReserved: false })] },
    ],
    [
      'explode of a number',
      { parameters: [parameter({}, { type: 'integer' })] },
      { parameters: [parameter({ explode: false }, { type: 'integer' })] },
    ],
    [
      'the style of a text',
      { parameters: [parameter({}, text)] },
      { parameters: [parameter({ style: 'pipeDelimited' }, text)] },
    ],
    [
      'defaults of a form',
      { sent: form, mediaType: 'application/x-www-form-urlencoded' },
      {
        sent: form,
        mediaType: 'application/x-www-form-urlencoded',
        encoding: { a: { style: 'form', explode: true }, b: { allowReserved: false } },
      },
    ],
    [
      'default media types of parts',
      { sent: parts, mediaType: 'multipart/form-data' },
      {
        sent: parts,
        mediaType: 'multipart/form-data',
        encoding: { b: { contentType: 'text/plain' }, c: { contentType: 'application/json' } },
      },
    ],
  ])('are no change when no byte changes: %s', async (_, old, now) => {
    expect(await compare(old, now)).toEqual(['none', 'none']);
    expect(await compare(now, old)).toEqual(['none', 'none']);
  });

  test.each<[name: string, old: Parts, now: Parts]>([
    ['explode of a list', { parameters: [parameter({})] }, { parameters: [parameter({ explode: false })] }],
    [
      'the style of a list',
      { parameters: [parameter({ explode: false })] },
      { parameters: [parameter({ style: 'pipeDelimited', explode: false })] },
    ],
    [
      'explode in a form',
      { sent: form, mediaType: 'application/x-www-form-urlencoded' },
      { sent: form, mediaType: 'application/x-www-form-urlencoded', encoding: { a: { explode: false } } },
    ],
    [
      'a style of a text in a path',
      { parameters: [{ name: 'q', in: 'cookie', schema: text }] },
      { parameters: [{ name: 'q', in: 'cookie', style: 'cookie', schema: text }] },
    ],
  ])('break both when bytes change: %s', async (_, old, now) => {
    expect(await compare(old, now)).toEqual(['breaking', 'breaking']);
  });

  test.each([
    ['fewer', 'image/png, image/jpeg', 'image/png', ['breaking', 'compatible']],
    ['more', 'image/png', 'image/png, image/jpeg', ['compatible', 'breaking']],
    ['a range', 'image/png', 'image/*', ['compatible', 'breaking']],
    ['one of a range', 'image/*', 'image/png', ['breaking', 'compatible']],
    ['others', 'image/png', 'text/plain', ['breaking', 'breaking']],
    ['the same in another order', 'image/png, image/jpeg', 'image/jpeg,image/PNG', ['none', 'none']],
  ])('break who sends a part of fewer media types, and who receives one of more: %s', async (_, had, has, verdicts) => {
    const [old, now] = [had, has].map((contentType) => ({
      sent: parts,
      mediaType: 'multipart/form-data',
      encoding: { a: { contentType } },
    }));
    expect(await compare(old ?? {}, now ?? {})).toEqual(verdicts);
  });
});

describe('both sides of a change', () => {
  const linesOf = async (old: Json, now: Json): Promise<readonly (readonly unknown[])[]> => {
    const difference = await compareValues(
      document({ sent: ref, schemas: { Thing: old } }),
      document({ sent: ref, schemas: { Thing: now } }),
      { redocly: false, compiler },
    );
    return withLines(
      difference,
      difference.changes.map((change) => ({ change })),
    ).map(({ before, after }) => [before, after]);
  };

  test('are whole when a property has come, gone, or has to be there', async () => {
    const more = { ...thing('foo', 'age'), properties: { foo: text, bar: text, age: { type: 'integer' } } };
    const less = 'interface Thing { foo: string; bar?: string }';
    expect(await linesOf(thing('foo'), more)).toEqual([
      [less, 'interface Thing { foo: string; bar?: string; age: number }'],
    ]);
    expect(await linesOf(more, thing('foo'))).toEqual([
      ['interface Thing { foo: string; bar?: string; age: number }', less],
    ]);
    expect(await linesOf(thing('foo'), thing('foo', 'bar'))).toEqual([
      [less, 'interface Thing { foo: string; bar: string }'],
    ]);
  });
});
