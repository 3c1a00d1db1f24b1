/**
 * A schema of any version and habit as one of JSON Schema 2020-12 (OpenAPI 3.0.4, 4.7.24; 3.1.1, 4.8.24). Unit test: what is
 * generated of two forms is the same, which cannot show that each was read as it is meant.
 */
import { describe, expect, test } from 'vitest';
import { normaliseSchema } from '../../generator/src/openapi/normalize/schema.js';

type JsonObject = Readonly<Record<string, unknown>>;

describe('a schema of OpenAPI 3.0', () => {
  test.each<[what: string, raw: JsonObject, schema: JsonObject]>([
    ['as it is', { type: 'string', minLength: 1 }, { type: 'string', minLength: 1 }],
    ['with a bound that is left out', { minimum: 1, exclusiveMinimum: true }, { exclusiveMinimum: 1 }],
    ['with a bound that is meant', { maximum: 1, exclusiveMaximum: false }, { maximum: 1 }],
    ['with both bounds', { minimum: 1, maximum: 2, exclusiveMaximum: true }, { minimum: 1, exclusiveMaximum: 2 }],
    ['with a flag that has no bound', { type: 'number', exclusiveMinimum: true }, { type: 'number' }],
    ['with a bound that is no number', { minimum: '1', exclusiveMinimum: true }, { minimum: '1' }],
    ['with an example', { type: 'string', example: 'a' }, { type: 'string', examples: ['a'] }],
    ['with an example that is null', { example: null }, { examples: [null] }],
    ['that may be null', { type: 'string', nullable: true }, { type: ['string', 'null'] }],
    ['that may not', { type: 'string', nullable: false }, { type: 'string' }],
    [
      'that lists values, and may be null',
      { type: 'string', nullable: true, enum: ['a'] },
      { type: ['string', 'null'], enum: ['a', null] },
    ],
    [
      'that lists null',
      { type: 'string', nullable: true, enum: ['a', null] },
      { type: ['string', 'null'], enum: ['a', null] },
    ],
    [
      'that is made of another, and may be null',
      { nullable: true, allOf: [{ $ref: '#/x' }] },
      { anyOf: [{ allOf: [{ $ref: '#/x' }] }, { type: 'null' }] },
    ],
  ])('%s', (_, raw, schema) => {
    const made = normaliseSchema(raw, true);
    expect(made.schema).toEqual(schema);
    expect([made.foreign, made.contradictions, made.ignored]).toEqual([[], [], []]);
  });

  test('that refers to another says nothing else', () => {
    const docs = { title: 'A', description: 'B', summary: 'C', example: 'D', 'x-own': 1 };
    const beside = { ...docs, maxLength: 1, nullable: true, examples: [] };
    const { schema, ignored } = normaliseSchema({ $ref: '#/x', ...beside }, true);
    expect([schema, ignored]).toEqual([{ $ref: '#/x' }, ['maxLength', 'nullable', 'examples']]);
    expect(normaliseSchema({ $ref: '#/x', ...docs }, true).ignored).toEqual([]);
  });
});

describe('a schema of a later version', () => {
  test('keeps what stands beside a reference', () => {
    const raw = { $ref: '#/x', maxLength: 1 };
    expect(normaliseSchema(raw, false)).toMatchObject({ schema: raw, ignored: [] });
  });

  test.each<[raw: JsonObject, foreign: readonly string[], schema: JsonObject]>([
    [{ type: 'string', nullable: true }, ['nullable'], { type: ['string', 'null'] }],
    [{ type: 'string', nullable: false }, ['nullable'], { type: 'string' }],
    [{ minimum: 1, exclusiveMinimum: true }, ['exclusiveMinimum'], { exclusiveMinimum: 1 }],
    [{ maximum: 1, exclusiveMaximum: false }, ['exclusiveMaximum'], { maximum: 1 }],
    [{ exclusiveMinimum: 1 }, [], { exclusiveMinimum: 1 }],
    [{ $ref: '#/x', nullable: true }, ['nullable'], { anyOf: [{ $ref: '#/x' }, { type: 'null' }] }],
  ])('as it is meant: %j', (raw, foreign, schema) => {
    expect(normaliseSchema(raw, false)).toMatchObject({ schema, foreign });
  });

  test('has the examples that it has', () => {
    const both = { examples: ['a'], example: 'b' };
    expect(normaliseSchema(both, false).schema).toMatchObject({ examples: ['a'] });
  });
});

describe('listed values', () => {
  test.each<[type: unknown, values: readonly unknown[], read: readonly unknown[] | undefined]>([
    [['string', 'null'], [null], [null]],
    // None of the type, but each as one of it.
    ['string', [1, true, 1], ['1', 'true']],
    ['integer', ['1', '2'], [1, 2]],
    ['number', ['1.5', '-2'], [1.5, -2]],
    ['boolean', ['true', 'false'], [true, false]],
    [
      ['integer', 'null'],
      ['1', null],
      [1, null],
    ],
    // Nothing that could be of it.
    ['integer', ['one', '01', ' 1', 'Infinity', '1e3'], undefined],
    ['boolean', ['yes', 'TRUE'], undefined],
    ['object', ['a'], undefined],
    ['array', ['a'], undefined],
    [['integer', 'boolean'], ['1', 'true'], undefined],
  ])('of type %j: %j', (type, values, read) => {
    const { schema, contradictions } = normaliseSchema({ type, enum: values }, false);
    expect(schema['enum']).toEqual(read);
    const isAsWritten = JSON.stringify(read) === JSON.stringify(values);
    const reading =
      read === undefined
        ? /^it is ignored because none of its values is of type/u
        : /^its values are converted to type/u;
    expect(contradictions).toEqual(isAsWritten ? [] : [{ keyword: 'enum', reading: expect.stringMatching(reading) }]);
  });

  test.each<
    [type: unknown, values: readonly unknown[], read: readonly unknown[], named: readonly (readonly unknown[])[]]
  >([
    ['string', ['a', 1], ['a', '1'], [['/enum/1', 1, '1']]],
    [
      'string',
      ['1', 1, true, 'true'],
      ['1', 'true'],
      [
        ['/enum/1', 1, '1'],
        ['/enum/2', true, 'true'],
      ],
    ],
    [
      'string',
      ['a', null, {}],
      ['a'],
      [
        ['/enum/1', null],
        ['/enum/2', {}],
      ],
    ],
    [['string', 'null'], ['a', null, 2], ['a', null, '2'], [['/enum/2', 2, '2']]],
    [
      'integer',
      [1, 'x', '2', 2.5],
      [1, 2],
      [
        ['/enum/1', 'x'],
        ['/enum/2', '2', 2],
        ['/enum/3', 2.5],
      ],
    ],
    [
      'integer',
      ['1', 'x'],
      [1],
      [
        ['/enum/0', '1', 1],
        ['/enum/1', 'x'],
      ],
    ],
    [
      'boolean',
      ['true', 'x', null],
      [true],
      [
        ['/enum/0', 'true', true],
        ['/enum/1', 'x'],
        ['/enum/2', null],
      ],
    ],
    [['string', 'integer'], ['a', 1, true], ['a', 1], [['/enum/2', true]]],
  ])('are named one by one when they are of other types than %j: %j', (type, values, read, named) => {
    const { schema, contradictions, mismatches } = normaliseSchema({ type, enum: values }, false);
    expect(schema['enum']).toEqual(read);
    expect(contradictions).toEqual([]);
    expect(
      mismatches.map(({ at, value, reading }) => [at, value, ...(reading === undefined ? [] : [reading])]),
    ).toEqual(named);
  });

  test('are read as their source text when the type is string', () => {
    const textOf = (at: string): string | undefined => ({ '/enum/0': '1.0', '/enum/1': '2', '/const': '1e3' })[at];
    const made = normaliseSchema({ type: 'string', enum: [1, 3, 'v'], const: 1000, default: 1 }, false, textOf);
    expect(made.schema).toMatchObject({ enum: ['1.0', '3', 'v'], const: '1e3', default: '1' });
  });

  test('are read the same way in const and default, and an unreadable const is ignored', () => {
    const own = { type: 'string', enum: [1, 2] };
    expect(normaliseSchema({ ...own, default: 2 }, false).schema).toMatchObject({ default: '2' });
    expect(normaliseSchema({ type: 'string', const: 5 }, false)).toMatchObject({
      schema: { const: '5' },
      mismatches: [{ at: '/const', value: 5, reading: '5' }],
    });
    const { schema, mismatches } = normaliseSchema({ type: 'integer', const: 'x', default: 'y' }, false);
    expect(schema).toEqual({ type: 'integer', default: 'y' });
    expect(mismatches).toEqual([{ at: '/const', value: 'x', types: ['integer'] }]);
  });
});
