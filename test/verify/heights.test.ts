/**
 * The depth of a schema's smallest value, as measured by `verify`, and its error if there is none. A unit test, because
 * other limits also end values, and a run does not show which limit did.
 */
import { describe, expect, test } from 'vitest';
import { createValueContext, makeValid } from '../../generator/src/commands/verify/valid.js';
import { prepare } from '../../generator/src/prepare.js';
import { createRandom } from '../../generator/src/support/regexp/random.js';
import { loadText, testConfig } from '../support/documents.js';
import type { JsonSchema } from '../support/judge.js';

function ref(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}
function holder(inner: JsonSchema, more: object = {}): JsonSchema {
  return {
    type: 'object',
    required: ['next'],
    properties: { next: inner },
    ...more,
  };
}

const schemas: Readonly<Record<string, JsonSchema>> = {
  Text: { type: 'string' },
  Listed: { enum: [{ a: { b: 1 } }] },
  Flat: holder(ref('Text')),
  Deep: holder(ref('Flat')),
  Free: { type: 'object', properties: { next: ref('Free') } },
  Endless: holder(ref('Endless')),
  Nullable: holder(ref('Nullable'), { type: ['object', 'null'] }),
  Items: { type: 'array', items: ref('Deep') },
  OneItem: { type: 'array', items: ref('Deep'), minItems: 1 },
  Tuple: { type: 'array', prefixItems: [ref('Text'), ref('Flat')], minItems: 1 },
  Chain: { type: 'array', items: ref('Chain'), minItems: 1 },
  Either: { anyOf: [ref('Deep'), ref('Text')] },
  EitherDeep: { oneOf: [ref('Deep'), ref('Flat')] },
  EndlessOrText: { oneOf: [ref('Endless'), ref('Text')] },
  NeverOrNever: { anyOf: [ref('Endless'), false] },
  Both: { allOf: [ref('Deep'), ref('Flat')] },
  BothEndless: { allOf: [ref('Flat'), ref('Endless')] },
  Never: false,
  HoldsNever: holder(false),
  MayHoldNever: { type: 'object', properties: { next: false } },
};

async function open() {
  const info = { title: 'Case', version: '1' };
  const all = { properties: Object.fromEntries(Object.keys(schemas).map((name) => [name, ref(name)])) };
  const requestBody = { content: { 'application/json': { schema: all } } };
  const paths = { '/all': { post: { operationId: 'send', requestBody, responses: { 204: { description: 'Done' } } } } };
  const document = await loadText(JSON.stringify({ openapi: '3.1.0', info, paths, components: { schemas } }));
  const { value: input, diagnostics } = prepare(document, testConfig);
  if (input === undefined) throw new Error(JSON.stringify(diagnostics));
  const bench = createValueContext(input.api);
  return { bench, at: (name: string) => bench.index.at(`/components/schemas/${name}`).schema };
}

describe('the smallest value', () => {
  test('the smallest value of a schema is not deeper than its required properties and items require', async () => {
    const { bench, at } = await open();
    expect(Object.fromEntries(Object.keys(schemas).map((name) => [name, bench.heights(at(name))]))).toEqual({
      Text: 0,
      Listed: 0,
      Flat: 1,
      Deep: 2,
      Free: 0,
      Endless: Infinity,
      Nullable: 0,
      Items: 0,
      OneItem: 3,
      Tuple: 2,
      Chain: Infinity,
      Either: 0,
      EitherDeep: 1,
      EndlessOrText: 0,
      NeverOrNever: Infinity,
      Both: 2,
      BothEndless: Infinity,
      Never: Infinity,
      HoldsNever: Infinity,
      MayHoldNever: 0,
    });
  });

  test.each(['Endless', 'Chain', 'NeverOrNever', 'BothEndless', 'Never', 'HoldsNever'])(
    'the schema %s has no finite value',
    async (name) => {
      const { bench, at } = await open();
      const make = () =>
        makeValid(bench, createRandom(1), at(name), { direction: 'sent', wire: 'exact', alphabet: 'any' });
      expect(make).toThrow('the schema requires itself without end, or allows no value');
    },
  );

  test('a value of a union comes from a variant that has a finite value', async () => {
    const { bench, at } = await open();
    for (let seed = 0; seed < 50; seed += 1) {
      const purpose = { direction: 'sent', wire: 'exact', alphabet: 'any' } as const;
      expect(typeof makeValid(bench, createRandom(seed), at('EndlessOrText'), purpose)).toBe('string');
    }
  });
});
