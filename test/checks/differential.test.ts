/**
 * Compares the generated checks with Ajv on random schemas and values. Both use few letters and numbers, so that valid
 * and invalid values are about equally frequent. A failure prints its seed; the long run has a million pairs.
 */
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '../../generator/runtime/codec/operation.js';
import { makeChecks } from '../support/checks.js';
import { ajvFormats, type JsonSchema } from '../support/judge.js';
import { runs } from '../support/long.js';

/** Property names, except those that Ajv handles incorrectly, such as `__proto__`; the test suite covers these. */
const names = fc.constantFrom('a', 'b', 'aa', 'ab', 'x/y~');
const scalar = fc.oneof(
  fc.constantFrom<Json>(null, true, false, 0, 1, 2, -1, 1.5, 3, ''),
  fc.constantFrom<Json>('a', 'b', 'aa', 'ab', '\u{1f600}', '2026-02-28', 'a@b.co'),
);

function object(entries: readonly (readonly [string, Json])[]): Json {
  return Object.fromEntries(entries);
}

const { value } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    { arbitrary: scalar, weight: 4 },
    { arbitrary: fc.array(tie('value'), { maxLength: 4 }), weight: 2 },
    { arbitrary: fc.array(fc.tuple(names, tie('value')), { maxLength: 3 }).map(object), weight: 3 },
  ),
}));

const type = fc.constantFrom('null', 'boolean', 'integer', 'number', 'string', 'array', 'object');
const count = fc.integer({ min: 0, max: 3 });
const bound = fc.constantFrom(-1, 0, 1, 1.5, 2);

type Keyword = readonly [string, Json];
function keyword(name: string, arbitrary: fc.Arbitrary<Json>): fc.Arbitrary<Keyword> {
  return arbitrary.map((item) => [name, item] as const);
}

/** Returns a union of object schemas with the discriminator `a`. */
function tag(parts: readonly Json[]): Json {
  return parts.map((part, index) => ({
    type: 'object',
    required: ['a'],
    properties: { a: index === 0 ? { enum: [0, 'a'] } : { const: index }, b: part },
  }));
}

const { schema } = fc.letrec<{ schema: Json; part: Json }>((tie) => {
  const part = tie('schema');
  const list = fc.array(part, { minLength: 1, maxLength: 3 });
  const byName = fc.array(fc.tuple(names, part), { maxLength: 3 }).map(object);
  const keywords: fc.Arbitrary<Keyword>[] = [
    keyword('type', fc.oneof(type, fc.uniqueArray(type, { minLength: 1, maxLength: 3 }))),
    keyword('enum', fc.array(value, { minLength: 1, maxLength: 5 })),
    keyword('const', value),
    ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'].map((name) => keyword(name, bound)),
    keyword('multipleOf', fc.constantFrom(0.5, 1, 2)),
    ...['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'].map((name) =>
      keyword(name, count),
    ),
    keyword('pattern', fc.constantFrom('^a', 'b$', '^.$')),
    keyword('format', fc.constantFrom('date', 'email', 'ipv4', 'unheard-of')),
    keyword('uniqueItems', fc.boolean()),
    keyword('prefixItems', list),
    // Excludes `unevaluated…`: Ajv counts some variants and conditions that do not apply, and misses some that do.
    ...['items', 'additionalProperties', 'not'].map((name) => keyword(name, part)),
    keyword('propertyNames', fc.constantFrom<Json>({ maxLength: 1 }, { pattern: '^a' }, { enum: ['a', 'b'] }, true)),
    keyword('properties', byName),
    keyword(
      'patternProperties',
      fc.tuple(fc.constantFrom('^a', 'y'), part).map((entry) => object([entry])),
    ),
    keyword('required', fc.uniqueArray(names, { maxLength: 2 })),
    keyword(
      'dependentRequired',
      fc.tuple(names, fc.uniqueArray(names, { maxLength: 2 })).map((entry) => object([entry])),
    ),
    keyword(
      'dependentSchemas',
      fc.tuple(names, part).map((entry) => object([entry])),
    ),
    ...['allOf', 'anyOf', 'oneOf'].map((name) => keyword(name, list)),
    // Variants with a discriminating property.
    ...['anyOf', 'oneOf'].map((name) => keyword(name, fc.array(part, { minLength: 1, maxLength: 3 }).map(tag))),
    ...['if', 'then', 'else'].map((name) => keyword(name, part)),
    keyword('$ref', fc.constantFrom('#/$defs/one', '#/$defs/two')),
  ];
  return {
    part,
    schema: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      {
        arbitrary: fc.oneof(
          fc.boolean(),
          type.map((name) => ({ type: name })),
        ),
        weight: 1,
      },
      { arbitrary: fc.array(fc.oneof(...keywords), { maxLength: 4 }).map(object), weight: 4 },
    ),
  };
});

/** Schemas without references, because a schema that refers to itself in place is undecidable. */
const leaf = fc.constantFrom<Json>(true, false, { type: 'string' }, { required: ['a'] }, { properties: { a: true } });

/** `contains`, at the root only, because in nested lists Ajv reuses the result of the previous item. */
const containing = fc
  .tuple(schema, fc.option(count), fc.option(count))
  .map(
    ([inner, least, most]): Json =>
      object([
        ['contains', inner],
        ...(least === null ? [] : [['minContains', least] as const]),
        ...(most === null ? [] : [['maxContains', most] as const]),
      ]),
  );

const whole = fc
  .tuple(fc.oneof({ arbitrary: schema, weight: 9 }, { arbitrary: containing, weight: 1 }), leaf, leaf)
  .map(
    ([root, one, two]): JsonSchema =>
      typeof root === 'object' && root !== null && !Array.isArray(root)
        ? { ...(root as { readonly [key: string]: Json }), $defs: { one, two } }
        : root !== false,
  );

const ajv = new Ajv2020({
  strict: false,
  unicodeRegExp: true,
  ownProperties: true,
  logger: false,
  inlineRefs: false,
  formats: { ...ajvFormats, 'unheard-of': true },
});

/**
 * Returns Ajv's verdict as a function. The result is undefined if Ajv's compiled code throws, as it does for some
 * conditions.
 */
function judgeOf(each: JsonSchema): (one: Json) => boolean | undefined {
  const validate = ajv.compile(each);
  return (one) => {
    try {
      return validate(one) === true;
    } catch (error) {
      if (error instanceof TypeError || error instanceof ReferenceError) return undefined;
      throw error;
    }
  };
}

test('generated validators agree with Ajv on random schemas and values', async () => {
  let pairs = 0;
  let valid = 0;
  const property = fc.asyncProperty(
    fc.array(whole, { minLength: 30, maxLength: 30 }),
    fc.array(value, { minLength: 80, maxLength: 80 }),
    async (schemas, values) => {
      const { checks, diagnostics, repaired } = await makeChecks(schemas);
      expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
      for (const [index, each] of schemas.entries()) {
        if (repaired.has(index)) continue;
        const judge = judgeOf(each);
        for (const one of values) {
          const expected = judge(one);
          if (expected === undefined) continue;
          const found: never[] = [];
          const said = [checks[index]?.(one), checks[index]?.(one, found), found.length === 0];
          pairs += 1;
          valid += expected ? 1 : 0;
          const isRight = said.every((verdict) => verdict === expected);
          if (!isRight) throw new Error(`${JSON.stringify(each)} over ${JSON.stringify(one)}: ${said.join()}`);
        }
      }
    },
  );
  await fc.assert(property, { numRuns: runs(8, 150), endOnFailure: true });
  // Both verdicts occur often.
  expect(valid / pairs).toBeGreaterThan(0.15);
  expect(valid / pairs).toBeLessThan(0.85);
});
