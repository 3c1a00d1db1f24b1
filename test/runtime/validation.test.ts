/** Formats and helpers that replace Ajv's own. Unit tests compare each with Ajv on many inputs. */
import { isDeepStrictEqual } from 'node:util';
import ucs2Module from 'ajv/dist/runtime/ucs2length.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseJson } from '../../generator/runtime/codec/json.js';
import { isUtf8, matchDeclared, negotiate, parseMediaType } from '../../generator/runtime/codec/media-type.js';
import { formats } from '../../generator/runtime/server/formats.js';
import { equal, hasDuplicates, isLonger, isMultiple, isShorter } from '../../generator/runtime/server/validation.js';

function parse(text: string): unknown {
  return JSON.parse(text.replaceAll(/-0(?![.\d])/gu, '0'));
}

const corpus = [
  '',
  '2026-02-28',
  '2026-02-29',
  '2024-02-29',
  '1900-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-01-32',
  '12:30:00Z',
  '12:30:00',
  '24:00:00Z',
  '23:59:60Z',
  '22:59:60Z',
  '15:59:60-08:00',
  '12:30:00.123+05:30',
  '12:30:61Z',
  '2026-01-01T00:00:00Z',
  '2026-01-01t00:00:00z',
  '2026-01-01T00:00:00',
  '2026-01-01T25:00:00Z',
  'P1D',
  'P',
  'PT',
  'PT1H',
  'P1Y2M3DT4H5M6S',
  'P1W',
  'P1W1D',
  'P1',
  'a@b.co',
  'a.b+c@d-e.org',
  'a@',
  '@b.co',
  'a b@c.de',
  'a..b@c.de',
  '.a@b.de',
  'localhost',
  'a.b.c',
  '-a.b',
  'a-.b',
  'a_b',
  'x'.repeat(64),
  `${'x'.repeat(63)}.y`,
  '1.2.3.4',
  '1.2.3.256',
  '01.2.3.4',
  '1.2.3',
  '::',
  '::1',
  '1::',
  '1:2:3:4:5:6:7:8',
  '1:2:3:4:5:6:7',
  '1::2::3',
  '::ffff:1.2.3.4',
  '1:2:3:4:5:6:1.2.3.4',
  '::1.2.3.400',
  '12345::',
  ':::',
  '1:2:3:4:5:6:7:8:9',
  '::g',
  '2b9cf8a4-0c1e-4a51-a7b1-6b9fb3a0d6c4',
  '2b9cf8a4',
  'http://a.b/c?d=e#f',
  'mailto:a@b',
  'a b',
  '/a/b',
  '#f',
  'http://a/%zz',
  'http://a/<b>',
  '/a/~0b~1c',
  '/a/~2',
  'a/b',
  '(a',
  'a+',
  'YQ==',
  'YQ',
  'Y===',
  'YWJj',
  'YWI=',
  'P1Y2M3W',
  'P10DT20M',
  'PT10S',
  'PT1H30S',
  'a!#$%&*+/=?^`{|}~-_.b@c.de',
  'xn--a9.b-c.d1',
  'http://[::1]:80/a?b=c;d,e&f=%41%aF#/g?h',
  "urn:a'()*+!$:~",
  '//a.b',
  'a+b.c-1:d',
  '1::5:6:7:8',
  'ABCD:ef01:0:0:0:0:0:0',
  '0.0.0.0',
  '255.255.255.255',
  '/~0~1//ä b',
  '2026-12-31T23:59:60Z',
  '2026-06-30T23:59:60.5+00:00',
  '2000-02-29T00:00:00.000-23:59',
  '0000-02-29',
  '1600-02-29',
];

/** Returns variants of a text: each character is removed, doubled or replaced, and both ends are extended. */
function variantsOf(text: string): string[] {
  return [
    text,
    ...['0', 'x', '-', '\n', ' '].flatMap((sign) => [sign + text, text + sign]),
    ...Array.from(text, (sign, at) => [
      text.slice(0, at) + text.slice(at + 1),
      text.slice(0, at) + sign + text.slice(at),
      ...['0', '9', 'x', '-', '%', 'Z'].map((other) => text.slice(0, at) + other + text.slice(at + 1)),
    ]).flat(),
  ];
}
const names = [
  'date',
  'time',
  'date-time',
  'duration',
  'email',
  'hostname',
  'ipv4',
  'ipv6',
  'uuid',
  'uri',
  'uri-reference',
  'json-pointer',
  'byte',
] as const;

/** Texts for which Ajv's formats deviate from the standards: offsets without a colon, a trailing dot, line breaks. */
const contested: Readonly<Record<string, RegExp>> = {
  time: /[+-]\d{4}$/u,
  'date-time': /[+-]\d{4}$/u,
  hostname: /\.$/u,
  byte: /\n/u,
};

describe('formats', () => {
  test.each(names)('the format %s agrees with ajv-formats', (name) => {
    const theirs: unknown = fullFormats[name];
    const judge = (text: string): boolean => {
      if (theirs instanceof RegExp) return theirs.test(text);
      if (typeof theirs === 'function') return Boolean(theirs(text));
      const { validate } = theirs as { validate: RegExp | ((text: string) => boolean) };
      return validate instanceof RegExp ? validate.test(text) : validate(text);
    };
    // For URIs, our formats check the characters only.
    const isWhole = name.startsWith('uri');
    const texts = corpus
      .flatMap((text) => (isWhole || text.length > 60 ? text : variantsOf(text)))
      .filter((text) => contested[name]?.test(text) !== true);
    expect(texts.filter((text) => formats[name](text) !== judge(text))).toEqual([]);
  });
  test('URI formats accept the characters of each component (RFC 3986)', () => {
    const { uri, 'uri-reference': reference } = formats;
    for (const sign of "aZ09_.~:/?[]@!$&'()*+,;=-") {
      expect([sign, reference(`${sign}#`), uri(`a:${sign}`)]).toEqual([sign, true, true]);
      expect([sign, reference(`#${sign}`)]).toEqual([sign, !'[]'.includes(sign)]);
    }
    for (const sign of '<>"{}|\\^` \nä')
      expect([sign, reference(sign), reference(`#${sign}`)]).toEqual([sign, false, false]);
    expect(['%41', '#%41', 'a%aF', '', '#', '##', '%4', '%', '#%g0', '%0g'].map(reference)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(['a:b', 'a1+.-:b', 'A:b', 'a:', ':b', '1a:b', '+a:b', 'a_:b', 'a', 'a:%4'].map(uri)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
  test('the formats int32 and int64 check their range', () => {
    const { int32, int64 } = formats;
    expect([int32(2 ** 31 - 1), int32(2 ** 31), int32(1.5)]).toEqual([true, false, false]);
    expect([int32(-(2 ** 31)), int32(-(2 ** 31) - 1)]).toEqual([true, false]);
    expect([int64(2 ** 53 - 1), int64(2 ** 53), int64(1.5)]).toEqual([true, false, false]);
  });
  test.each(names)('checking the format %s takes linear time', (name) => {
    const started = process.cpuUsage();
    for (const piece of ['a', '0', '.', ':', '-', '%41', '/', '@', 'a.', '1:'])
      formats[name](`${piece.repeat(50_000)}\u0000`);
    // In microseconds of CPU time: other processes do not count.
    expect(process.cpuUsage(started).user).toBeLessThan(500_000);
  });
});

describe('helpers', () => {
  const theirLength: (text: string) => number = ucs2Module.default ?? ucs2Module;
  test('equal compares JSON values by structure', () => {
    fc.assert(
      // JSON has no negative zero, where the two would differ.
      fc.property(fc.json().map(parse), fc.json().map(parse), (a, b) => {
        expect([equal(a, b), equal(a, structuredClone(a))]).toEqual([isDeepStrictEqual(a, b), true]);
      }),
    );
    expect([
      equal({ a: 1, b: 2 }, { b: 2, a: 1 }),
      equal({}, []),
      equal({ a: undefined }, { b: 1 }),
      equal(null, {}),
    ]).toEqual([true, false, false, false]);
  });
  test('isLonger and isShorter count code points', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(12), (text, limit) => {
        expect(isLonger(text, limit)).toBe(theirLength(text) > limit);
        expect(isShorter(text, limit)).toBe(theirLength(text) < limit);
      }),
    );
    // At the ends of both surrogate ranges, and beyond them.
    const pairs = ['\ud800\udc00', '\ud800\udfff', '\udbff\udc00', '\udbff\udfff'];
    const others = ['\ud7ff\udc00', '\ud800\udbff', '\udbff\ue000', '\udc00\udc00', 'a\udc00', '\ud800a'];
    expect(pairs.filter((text) => isLonger(text, 1) || isShorter(text, 1))).toEqual([]);
    expect(others.filter((text) => !isLonger(text, 1) || isShorter(text, 2))).toEqual([]);
  });
  test('isMultiple compares decimal fractions exactly', () => {
    const digits = fc.integer({ min: -100_000, max: 100_000 });
    fc.assert(
      fc.property(digits, fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 0, max: 6 }), (value, step, places) => {
        const scaled = (count: number): number => Number(`${count}e-${places}`);
        expect(isMultiple(scaled(value), scaled(step))).toBe(value % step === 0);
      }),
    );
    expect([isMultiple(1e308, 0.123456789), isMultiple(5, 2), isMultiple(1e-7, 1e-8)]).toEqual([false, false, true]);
  });
  test('hasDuplicates finds equal items', () => {
    fc.assert(
      fc.property(fc.array(fc.json({ maxDepth: 2 }).map(parse), { maxLength: 6 }), (items) => {
        const isTwice = items.some((one, at) =>
          items.some((other, index) => index > at && isDeepStrictEqual(one, other)),
        );
        expect(hasDuplicates(items)).toBe(isTwice);
      }),
    );
    expect([
      hasDuplicates([1, true, '1', null, 'null']),
      hasDuplicates([
        { a: 1, b: [2] },
        { b: [2], a: 1 },
      ]),
    ]).toEqual([false, true]);
  });
});

describe('JSON and media types', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  test('parseJson limits the nesting, ignoring brackets in strings', () => {
    expect(parseJson(bytes(`${'['.repeat(32)}${']'.repeat(32)}`)).ok).toBe(true);
    expect(parseJson(bytes(`${'[{"a":'.repeat(17)}`))).toEqual({ ok: false, reason: 'depth' });
    expect(parseJson(bytes(JSON.stringify({ '[[[["': `${'[['.repeat(50)}\\"[` })), { maxDepth: 1 }).ok).toBe(true);
    expect(parseJson(bytes('[]'.repeat(40)))).toEqual({ ok: false, reason: 'syntax' });
    expect(parseJson(bytes('"unterminated\\'))).toEqual({ ok: false, reason: 'syntax' });
    expect(parseJson(bytes('\ufeff{}')).ok).toBe(true);
    expect(parseJson(new Uint8Array())).toEqual({ ok: false, reason: 'empty' });
  });
  test('parseJson agrees with JSON.parse', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), (text) => {
        expect(parseJson(bytes(text))).toEqual({ ok: true, value: JSON.parse(text) });
      }),
    );
  });
  test('parses and matches media types', () => {
    expect(parseMediaType('Text/HTML; Charset="a;\\"b" ; q=1')?.parameters.get('charset')).toBe('a;"b');
    for (const text of ['', 'text', 'text/', '/x', 'a b/c', 'a/b c']) expect(parseMediaType(text)).toBeUndefined();
    const declared = ['application/json', 'text/*', 'application/problem+json; charset=utf-8'];
    expect(matchDeclared('application/json; charset=utf-8', declared)).toBe('application/json');
    expect(matchDeclared('TEXT/csv', declared)).toBe('text/*');
    expect(matchDeclared('application/problem+json', declared)).toBe(declared[2]);
    expect(matchDeclared('application/xml', declared)).toBeUndefined();
    expect([isUtf8('a/b'), isUtf8('a/b; charset=UTF-8'), isUtf8('a/b; charset=utf-16')]).toEqual([true, true, false]);
  });
  test.each<[string | undefined, string | undefined]>([
    [undefined, 'a/x'],
    ['', 'a/x'],
    ['*/*', 'a/x'],
    ['a/*', 'a/x'],
    ['a/y', 'a/y'],
    ['a/x;q=0.1, a/y', 'a/y'],
    ['b/c', undefined],
    ['*/*, a/x;q=0', 'a/y'],
    ['a/*;q=0.2, */*;q=0.1', 'a/x'],
    ['nonsense', undefined],
    ['a/x;q=2', undefined],
    ['b/c, */*;q=0.1', 'a/x'],
  ])('negotiate selects the media type for Accept: %s', (accept, chosen) =>
    expect(negotiate(accept, ['a/x', 'a/y'])).toBe(chosen),
  );
});
