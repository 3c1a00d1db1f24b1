/** Random schemas of values that XML can represent, each with values. */
import fc from 'fast-check';
import type { Json } from '../../generator/runtime/codec/operation.js';

type JsonObject = { readonly [key: string]: Json };

export interface Carried {
  readonly schema: JsonObject;
  readonly values: fc.Arbitrary<Json>;
}

/** Characters that are special in XML or that parsers normalize. */
const nasty = fc.constantFrom(
  '<',
  '>',
  '&',
  '"',
  "'",
  ']]>',
  '\t',
  '\n',
  ' ',
  '&amp;',
  '-->',
  '\u{1F600}',
  'é',
  '\u00a0',
);
const texts = fc.oneof(
  fc.string({ maxLength: 6 }),
  fc.array(fc.oneof(nasty, fc.string({ maxLength: 2 })), { maxLength: 4 }).map((parts) => parts.join('')),
);
const integers = fc.maxSafeInteger().map((value) => value + 0);
const numbers = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (Object.is(value, -0) ? 0 : value));

function withNull({ schema, values }: Carried): Carried {
  return {
    schema: { ...schema, type: [schema['type'] ?? 'string', 'null'] },
    values: fc.option(values),
  };
}

const plainScalars: readonly Carried[] = [
  { schema: { type: 'string' }, values: texts },
  { schema: { type: 'integer' }, values: integers },
  { schema: { type: 'number' }, values: numbers },
  { schema: { type: 'boolean' }, values: fc.boolean() },
  { schema: { type: 'string', enum: ['a b', ''] }, values: fc.constantFrom('a b', '') },
];

const scalars: fc.Arbitrary<Carried> = fc
  .tuple(fc.constantFrom(...plainScalars), fc.boolean())
  .map(([carried, isNullable]) => (isNullable && carried.schema['enum'] === undefined ? withNull(carried) : carried));

/** Prefixes and namespaces of elements and attributes. */
const spaces = fc.constantFrom<JsonObject>({}, {}, {}, { prefix: 'p', namespace: 'urn:p' }, { namespace: 'urn:d' });

function withXml({ schema, values }: Carried, xml: JsonObject): Carried {
  return {
    schema: { ...schema, ...(Object.keys(xml).length > 0 && { xml }) },
    values,
  };
}

interface Member {
  readonly carried: Carried;
  readonly isRequired: boolean;
}

function required(carried: Carried): Member {
  return { carried, isRequired: true };
}

/** Returns an object member. Names start with `mark`, so that they are unique. */
function memberOf(depth: number, mark: string): fc.Arbitrary<Member> {
  const element = fc
    .tuple(carriedOf(depth - 1), spaces, fc.boolean(), fc.boolean())
    .map(([carried, space, isRenamed, isRequired]) => ({
      carried: withXml(carried, {
        ...(carried.schema['xml'] as JsonObject),
        ...space,
        ...(isRenamed && { name: `${mark}-e` }),
      }),
      isRequired,
    }));
  const attribute = fc.tuple(scalars, spaces, fc.boolean()).map(([carried, { namespace, ...space }, isOlder]) => {
    const node = isOlder ? { attribute: true } : { nodeType: 'attribute' };
    const bound = space['prefix'] === undefined ? {} : { ...space, namespace: namespace ?? '' };
    return required(withXml(carried, { ...node, ...bound }));
  });
  const list = fc
    .tuple(carriedOf(depth - 1), fc.boolean(), fc.boolean(), fc.boolean())
    .map(([items, isWrapped, isRenamed, isRequired]): Member => {
      const own = isWrapped ? { wrapped: true, ...(isRenamed && { name: `${mark}-w` }) } : {};
      const least = isWrapped || isRequired ? 0 : 1;
      // A list with a single null item is indistinguishable from a null list.
      const values = fc.array(items.values, { minLength: least, maxLength: 3 });
      return { carried: withXml({ schema: { type: 'array', items: items.schema }, values }, own), isRequired };
    });
  return depth <= 0 ? fc.oneof(element, attribute) : fc.oneof(element, attribute, list);
}

function objectOf(members: readonly (readonly [key: string, member: Member])[], isFlat: boolean): Carried {
  return {
    schema: {
      type: 'object',
      required: members.filter(([, { isRequired }]) => isRequired).map(([key]) => key),
      properties: Object.fromEntries(members.map(([key, { carried }]) => [key, carried.schema])),
      ...(isFlat && { additionalProperties: false }),
    },
    values: fc.record(Object.fromEntries(members.map(([key, { carried }]) => [key, carried.values])), {
      requiredKeys: members.filter(([, { isRequired }]) => isRequired).map(([key]) => key),
      noNullPrototype: true,
    }),
  };
}

const keyNames = ['a', 'b', 'c d', '1', 'é'] as const;

function objectsOf(depth: number): fc.Arbitrary<Carried> {
  return fc
    .tuple(
      fc
        .subarray([...keyNames], { maxLength: 4 })
        .chain((keys) =>
          fc.tuple(...keys.map((key, at) => memberOf(depth, `m${at}`).map((member) => [key, member] as const))),
        ),
      fc.option(fc.tuple(fc.constantFrom('text', 'cdata'), fc.constantFrom(...plainScalars), fc.boolean())),
      fc.boolean(),
    )
    .map(([members, text, isClosed]) => {
      const inner: (readonly [string, Member])[] =
        text === null ? [] : [['$', { carried: withXml(text[1], { nodeType: text[0] }), isRequired: text[2] }]];
      return objectOf([...members, ...inner], isClosed);
    });
}

function mapsOf(depth: number): fc.Arbitrary<Carried> {
  return carriedOf(depth - 1).map(({ schema, values }) => ({
    schema: { type: 'object', additionalProperties: schema },
    values: fc.dictionary(
      fc.oneof(fc.string({ minLength: 1, maxLength: 3 }), fc.constantFrom('a', '_x0041_', '__proto__')),
      values,
      {
        maxKeys: 3,
        noNullPrototype: true,
      },
    ),
  }));
}

function tupleOf(depth: number): fc.Arbitrary<Carried> {
  return fc.array(carriedOf(depth - 1), { minLength: 1, maxLength: 3 }).map((parts) => ({
    schema: {
      type: 'array',
      minItems: parts.length,
      maxItems: parts.length,
      prefixItems: parts.map(({ schema }, at) => ({ ...schema, xml: { name: `t${at}` } })),
      xml: { wrapped: true },
    },
    values: fc.tuple(...parts.map(({ values }) => values)),
  }));
}

function carriedOf(depth: number): fc.Arbitrary<Carried> {
  return depth <= 0 ? scalars : fc.oneof(scalars, objectsOf(depth), objectsOf(depth), mapsOf(depth), tupleOf(depth));
}

/** Schemas that are nested a few levels deep. */
export const arbitraryXml: fc.Arbitrary<Carried> = fc.oneof(objectsOf(2), objectsOf(3), mapsOf(2), tupleOf(2));
