/**
 * The values that `verify` considers equal after serialization, and its descriptions of differences. A unit test,
 * because correct generated code never differs.
 */
import { describe, expect, test } from 'vitest';
import {
  findDifference,
  hasNames,
  isEmpty,
  readWhole,
  show,
  type Wire,
  withoutNothing,
} from '../../generator/src/commands/verify/wire.js';

function bytes(...all: number[]) {
  return Uint8Array.from(all);
}

describe('findDifference finds no difference', () => {
  test.each<[Wire, unknown, unknown]>([
    ['exact', { a: [1, null, 'x'], b: {} }, { b: {}, a: [1, null, 'x'] }],
    ['exact', Number.NaN, Number.NaN],
    ['exact', 2n ** 60n, 2n ** 60n],
    ['exact', bytes(1, 2), bytes(1, 2)],
    ['exact', { a: undefined }, {}],
    ['text', 1, '1'],
    ['text', true, 'true'],
    ['text', 5n, '5'],
    ['text', { a: 1 }, { a: '1' }],
    // A list with one item equals the item, and nested values equal their JSON.
    ['text', [1], '1'],
    ['text', 'a', ['a']],
    ['text', { a: { b: [1] } }, { a: '{"b":[1]}' }],
    ['text', { a: { b: 2n ** 60n } }, { a: '{"b":1152921504606846976}' }],
    ['text', { b: 1 }, '{"b":1}'],
    ['xml', '', null],
    ['xml', {}, []],
    ['xml', { a: null }, {}],
    ['xml', { a: 1 }, { a: '1' }],
    ['xml', [1], 1],
  ])('findDifference returns undefined as %s: %o and %o', (wire, sent, come) =>
    expect(findDifference(sent, come, wire)).toBeUndefined(),
  );
});

describe('findDifference describes the difference', () => {
  test.each<[Wire, unknown, unknown, string]>([
    ['exact', 1, '1', 'the value is "1", not 1'],
    ['exact', null, undefined, 'the value is undefined, not null'],
    ['exact', [1], 1, 'the value is 1, not [1]'],
    ['exact', 0, -0, 'the value is 0, not 0'],
    ['exact', 1n, 1, 'the value is 1, not "1n"'],
    ['exact', '', null, 'the value is null, not ""'],
    ['exact', { a: { b: 1 } }, { a: '{"b":1}' }, '/a is "{\\"b\\":1}", not {"b":1}'],
    ['exact', bytes(1, 2), bytes(1, 3), 'the value has different bytes'],
    ['exact', { f: bytes(1) }, { f: bytes() }, '/f has different bytes'],
    ['exact', [1, 2], [1], 'the value has 1 items, not 2'],
    ['exact', { a: [[1], [2]] }, { a: [[1], [2, 3]] }, '/a/1 has 2 items, not 1'],
    ['exact', { 'a~b/c': 1 }, {}, '/a~0b~1c was sent but not received: 1'],
    ['exact', {}, { a: 1 }, '/a was received but not sent: 1'],
    ['exact', { constructor: 1 }, {}, '/constructor was sent but not received: 1'],
    ['exact', { a: null }, {}, '/a was sent but not received: null'],
    ['text', 1, '2', 'the value is "2", not 1'],
    ['text', [1, 2], '1', 'the value has 1 items, not 2'],
    ['text', [1], '2', '/0 is "2", not 1'],
    ['text', { a: {} }, { a: '[]' }, '/a is "[]", not {}'],
    ['text', '', null, 'the value is null, not ""'],
    ['xml', 'a', null, 'the value is null, not "a"'],
    ['xml', { a: 1 }, {}, '/a was sent but not received: 1'],
    ['xml', { a: { b: 1 } }, { a: '{"b":1}' }, '/a is "{\\"b\\":1}", not {"b":1}'],
  ])('findDifference describes the difference as %s: %o and %o', (wire, sent, come, description) =>
    expect(findDifference(sent, come, wire)).toBe(description),
  );
});

test('withoutNothing omits values that have no text form, down to the given depth', () => {
  const value = { a: null, b: [], c: {}, d: { e: null, f: { g: null } }, h: [null, 1, []], i: '', j: 0 };
  expect(withoutNothing(value)).toEqual({ d: { f: { g: null } }, h: [1], i: '', j: 0 });
  expect(withoutNothing(value, Infinity)).toEqual({ h: [1], i: '', j: 0 });
  expect(withoutNothing(value, 1)).toEqual({ d: { e: null, f: { g: null } }, h: [null, 1, []], i: '', j: 0 });
  expect(withoutNothing(null)).toBeNull();
  expect([null, undefined, [], {}, ''].map(isEmpty)).toEqual([true, true, true, true, true]);
  expect([0, false, [null], { a: undefined }, ' ', new Date(0)].map(isEmpty)).toEqual(Array(6).fill(false));
});

test('hasNames checks property names at any depth', () => {
  const isNamed = (value: unknown): boolean => hasNames(value, /^a$/u);
  expect([{ '': 1 }, { a: [{ '': null }] }, [[{ b: { a: 1 } }]], { a: { b: 1 } }].some(isNamed)).toBe(false);
  expect([null, '', [], {}, { a: 'b' }, { a: { a: 1 } }].every(isNamed)).toBe(true);
});

test('files, bytes and streams are read to the end', async () => {
  const file = new File(['ab'], 'a.txt', { type: 'text/plain' });
  async function* items() {
    yield 1;
    yield 2;
  }
  const received = { bytes: () => Promise.resolve(bytes(7)) };
  const value = { file, list: [new Blob(['c'])], items: items(), own: bytes(9), received, none: undefined, text: 'x' };
  expect(await readWhole(value)).toEqual({
    file: { name: 'a.txt', type: 'text/plain', bytes: bytes(97, 98) },
    list: [{ name: '', type: '', bytes: bytes(99) }],
    items: [1, 2],
    own: bytes(9),
    received: bytes(7),
    text: 'x',
  });
  expect(Object.keys(Object(await readWhole(value)))).not.toContain('none');
});

test('values are shown according to their type and truncated to one line', () => {
  expect(show({ a: [1, 'x', null] })).toBe('{"a":[1,"x",null]}');
  expect(show(undefined)).toBe('undefined');
  expect(show([2n ** 60n])).toBe('["1152921504606846976n"]');
  expect(show(bytes(1, 171))).toBe('"2 bytes: 01ab"');
  expect(show(new Uint8Array(21))).toBe(`"21 bytes: ${'00'.repeat(20)}"`);
  expect(show({ f: new File(['abc'], 'a.txt', { type: 'text/plain' }) })).toBe(
    '{"f":"file a.txt, text/plain, 3 bytes"}',
  );
  expect(show('x'.repeat(398))).toBe(`"${'x'.repeat(398)}"`);
  expect(show('x'.repeat(399))).toBe(`"${'x'.repeat(399)}… (401 characters)`);
  expect(show('abcdef', 3)).toBe('"ab… (8 characters)');
});
