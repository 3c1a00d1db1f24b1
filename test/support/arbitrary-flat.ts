/** Random schemas of values that parameters and forms can represent, each with values. */
import fc from 'fast-check';
import type { Json } from '../../generator/runtime/codec/operation.js';

type JsonObject = { readonly [key: string]: Json };

export interface Flat {
  readonly schema: JsonObject;
  readonly values: fc.Arbitrary<Json>;
}

const marks = [
  ...'%2C,;=&+ |#?/\\"\'[]{}<>.~!$()*:@é',
  '%2C',
  '..',
  'null',
  'true',
  '0',
  '__proto__',
  '\u{1F600}',
  '\u00a0',
];
const texts = fc.oneof(
  fc.string({ minLength: 1, maxLength: 6 }),
  fc.array(fc.constantFrom(...marks), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
);
const numbers = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (Object.is(value, -0) ? 0 : value));

const scalars: fc.Arbitrary<Flat> = fc.constantFrom<Flat>(
  { schema: { type: 'string' }, values: texts },
  { schema: { type: 'integer' }, values: fc.maxSafeInteger().map((value) => value + 0) },
  { schema: { type: 'number' }, values: numbers },
  { schema: { type: 'boolean' }, values: fc.boolean() },
  { schema: { type: 'string', enum: ['a,b', 'c d', '1'] }, values: fc.constantFrom('a,b', 'c d', '1') },
  { schema: { enum: [1, 'one', true] }, values: fc.constantFrom<Json>(1, 'one', true) },
  { schema: { type: ['integer', 'boolean'] }, values: fc.oneof(fc.integer(), fc.boolean()) },
);

function listOf({ schema, values }: Flat): Flat {
  return {
    schema: { type: 'array', items: schema },
    values: fc.array(values, { minLength: 1, maxLength: 3 }),
  };
}

const keys = ['a', 'b c', 'd.e', 'é'] as const;

/** Objects have at least one required member, because empty objects are omitted. */
function objectOf(members: readonly Flat[]): Flat {
  const [first = 'a'] = keys;
  const pairs = members.map((member, at) => [keys[at] ?? first, member] as const);
  return {
    schema: {
      type: 'object',
      required: [first],
      additionalProperties: false,
      properties: Object.fromEntries(pairs.map(([key, { schema }]) => [key, schema])),
    },
    values: fc.record<Record<string, Json>>(Object.fromEntries(pairs.map(([key, { values }]) => [key, values])), {
      requiredKeys: [first],
      noNullPrototype: true,
    }),
  };
}

const lists = scalars.map(listOf);
const objects = fc.array(scalars, { minLength: 1, maxLength: 4 }).map(objectOf);

/** Values that every style can represent. */
export const arbitraryFlat: fc.Arbitrary<Flat> = fc.oneof(scalars, lists, objects);

/** Values with nested parts, which are written as JSON. */
export const arbitraryNested: fc.Arbitrary<Flat> = fc.oneof(
  fc.oneof(lists, objects).map(listOf),
  fc.array(fc.oneof(scalars, lists, objects), { minLength: 1, maxLength: 3 }).map(objectOf),
);

/** Objects with both kinds of members. */
export const arbitraryMembers: fc.Arbitrary<Flat> = fc
  .array(fc.oneof(arbitraryFlat, lists, arbitraryNested), { minLength: 1, maxLength: 4 })
  .map(objectOf);
