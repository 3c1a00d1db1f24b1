/** JSON with bigints: the same as JSON.parse and JSON.stringify without bigints, and exact with them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseExact, printExact } from '../../generator/runtime/codec/exact-json.js';
import type { Integers } from '../../generator/runtime/codec/places.js';
import { testSeed } from '../support/long.js';

const runs = { seed: testSeed };

const none: Integers = {};
const everywhere: Integers = { here: true, rest: () => everywhere, items: () => everywhere };

describe('without bigints', () => {
  test('JSON without bigints is parsed as JSON.parse does', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(parseExact(text, none)).toEqual(JSON.parse(text));
      }),
      runs,
    );
    for (const text of ['', '{', '01', '[1,]', '{12345678901234567890:1}', '"\n"', '-', '012345678901234567890'])
      expect(() => parseExact(text, everywhere), text).toThrow(SyntaxError);
  });
  test('values without bigints are printed as JSON.stringify does', () => {
    const values = fc.anything({
      withDate: true,
      withBoxedValues: true,
      withNullPrototype: true,
      withSparseArray: true,
    });
    fc.assert(
      fc.property(values, (value) => {
        expect(printExact(value)).toBe(JSON.stringify(value));
      }),
      runs,
    );
    for (const value of [undefined, () => 1, { a: undefined, b: Symbol('b'), c: [undefined, Number.NaN, -0] }])
      expect(printExact(value)).toBe(JSON.stringify(value));
  });
});

describe('bigints', () => {
  const integer = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 64n - 1n });
  const nested = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      integer,
      fc.string(),
      fc.array(tie('value')),
      fc.dictionary(fc.string(), tie('value')),
    ),
  })).value;

  test('bigints are restored with all their digits in any context', () => {
    fc.assert(
      fc.property(nested, fc.constantFrom('', ' ', '\n\t'), (value, blank) => {
        const text = printExact(value) ?? '';
        const spaced = text.startsWith('"') ? text : `${blank}${text}${blank}`;
        expect(parseExact(spaced, everywhere)).toEqual(value);
      }),
      runs,
    );
  });
  test.each<[string, unknown]>([
    ['9007199254740993', 9007199254740993n],
    ['-9223372036854775808', -(2n ** 63n)],
    ['1e3', 1000n],
    ['1.0', 1n],
    ['-0', 0n],
    ['1.5', 1.5],
    ['1e300', 1e300],
    ['9007199254740993.0', 9007199254740992],
    ['999999999999999999999', 1e21],
    ['"9007199254740993"', '9007199254740993'],
    ['["\\\\",9007199254740993,"\\"",1]', ['\\', 9007199254740993n, '"', 1n]],
  ])('parses bigints in %s', (text, value) => expect(parseExact(text, everywhere)).toEqual(value));

  test('bigints are parsed only at the declared locations', () => {
    const integers: Integers = {
      members: { id: { here: true }, plain: {} },
      rest: { first: [{}, { here: true }] },
      also: [() => integers, { members: { plain: { items: { here: true } } } }],
    };
    const text = '{"id":1,"plain":[2,"3"],"rest":[4,5,6],"__proto__":[7,8]}';
    const value: unknown = parseExact(text, integers);
    expect(Object.entries(Object(value))).toEqual([
      ['id', 1n],
      ['plain', [2n, '3']],
      ['rest', [4, 5n, 6]],
      ['__proto__', [7, 8n]],
    ]);
  });
  test('bigints are parsed at any depth', () => {
    const depth = 100_000;
    let value: unknown = parseExact(`${'['.repeat(depth)}9007199254740993${']'.repeat(depth)}`, everywhere);
    while (Array.isArray(value)) value = value[0];
    expect(value).toBe(9007199254740993n);
  });
});
