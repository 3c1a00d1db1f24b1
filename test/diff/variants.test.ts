/**
 * Schemas that become unions, notations of null, and settings that do not change the serialized form. The expected
 * verdicts were derived by hand from the values on both sides.
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

function document({
  sent,
  received,
  parameters = [],
  mediaType = 'application/json',
  encoding,
  schemas,
  openapi = '3.1.0',
}: Parts): Json {
  return {
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
  };
}

async function compare(old: Parts, now: Parts): Promise<readonly [callers: string, implementers: string]> {
  const { callers, implementers } = await compareValues(document(old), document(now), { redocly: false, compiler });
  return [callers, implementers];
}

const text = { type: 'string' };
const nothing = { type: 'null' };
function thing(...required: readonly string[]): Json {
  return {
    type: 'object',
    properties: { foo: text, bar: text },
    ...(required.length > 0 && { required }),
  };
}
function holding(a: Json): Json {
  return { type: 'object', properties: { a } };
}

const unions: readonly (readonly [name: string, one: Json, several: Json])[] = [
  [
    'an object and a union of objects with fewer required properties',
    thing('foo', 'bar'),
    { anyOf: [thing('foo'), thing('bar')] },
  ],
  [
    'an object and a union with another object',
    thing('foo'),
    { oneOf: [thing('foo'), { type: 'object', properties: { x: text }, required: ['x'] }] },
  ],
  ['a string and a union with number', text, { anyOf: [text, { type: 'number' }] }],
  ['a string and a union with null', text, { anyOf: [text, nothing] }],
];

describe('schemas and unions that contain them', () => {
  test.each(unions)('adding a variant widens a schema: %s', async (_, one, several) => {
    expect(await compare({ sent: holding(one) }, { sent: holding(several) })).toEqual(['compatible', 'breaking']);
    expect(await compare({ received: holding(one) }, { received: holding(several) })).toEqual([
      'breaking',
      'compatible',
    ]);
  });

  test('a change breaks callers if no variant accepts what they send', async () => {
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
    ['type with null and anyOf with null', { type: ['string', 'null'] }, { anyOf: [text, nothing] }],
    ['anyOf and oneOf in another order', { anyOf: [ref, nothing] }, { oneOf: [nothing, ref] }],
    [
      'enum with null',
      { type: ['string', 'null'], enum: ['a', null] },
      { anyOf: [{ type: 'string', enum: ['a'] }, nothing] },
    ],
    ['a nullable object', { ...thing('foo'), type: ['object', 'null'] }, { oneOf: [thing('foo'), nothing] }],
    [
      'a nullable array',
      { type: ['array', 'null'], items: text },
      { anyOf: [{ type: 'array', items: text }, nothing] },
    ],
  ])('treats all notations of null as equal: %s', async (_, old, now) => {
    for (const [before, after] of [
      [old, now],
      [now, old],
    ] as const) {
      const [one, other] = [before, after].map((each) => ({ sent: holding(each), received: holding(each), schemas }));
      expect(await compare(one ?? {}, other ?? {})).toEqual(['none', 'none']);
    }
  });

  test('treats null in a type list like nullable in OpenAPI 3.0', async () => {
    const nullable = { allOf: [ref], nullable: true };
    const old = { sent: holding(nullable), received: holding({ ...text, nullable: true }), schemas, openapi: '3.0.3' };
    const now = { sent: holding({ anyOf: [ref, nothing] }), received: holding({ anyOf: [text, nothing] }), schemas };
    expect(await compare(old, now)).toEqual(['none', 'none']);
  });
});

function parameter(more: Json, schema: Json = { type: 'array', items: text }): Json {
  return {
    name: 'q',
    in: 'query',
    schema,
    ...more,
  };
}
const form = { type: 'object', properties: { a: { type: 'array', items: text }, b: text } };
const parts = {
  type: 'object',
  properties: { a: { type: 'string', format: 'binary' }, b: text, c: { type: 'object' } },
};

describe('serialization settings', () => {
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
      'the style of a string',
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
  ])('reports no change for serialization settings that leave the bytes unchanged: %s', async (_, old, now) => {
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
      'the style of a string in a path',
      { parameters: [{ name: 'q', in: 'cookie', schema: text }] },
      { parameters: [{ name: 'q', in: 'cookie', style: 'cookie', schema: text }] },
    ],
  ])('serialization settings that change the bytes break both sides: %s', async (_, old, now) => {
    expect(await compare(old, now)).toEqual(['breaking', 'breaking']);
  });

  test.each([
    ['removed', 'image/png, image/jpeg', 'image/png', ['breaking', 'compatible']],
    ['added', 'image/png', 'image/png, image/jpeg', ['compatible', 'breaking']],
    ['widened to a range', 'image/png', 'image/*', ['compatible', 'breaking']],
    ['narrowed from a range', 'image/*', 'image/png', ['breaking', 'compatible']],
    ['replaced', 'image/png', 'text/plain', ['breaking', 'breaking']],
    ['the same in another order', 'image/png, image/jpeg', 'image/jpeg,image/PNG', ['none', 'none']],
  ])(
    'removing a media type of a multipart part breaks senders, and adding one breaks receivers: %s',
    async (_, had, has, verdicts) => {
      const [old, now] = [had, has].map((contentType) => ({
        sent: parts,
        mediaType: 'multipart/form-data',
        encoding: { a: { contentType } },
      }));
      expect(await compare(old ?? {}, now ?? {})).toEqual(verdicts);
    },
  );
});

describe('lines before and after a change', () => {
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

  test('shows the whole type before and after a property is added, removed or made required', async () => {
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
