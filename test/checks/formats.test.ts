/**
 * Formats that are checked, and some that are not. A schema with a format accepts a valid text and rejects an invalid
 * one. Other tests cover all valid texts of each format; these tests show that the format's name enables the check.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { type Check, makeChecks } from '../support/checks.js';

/** A valid and an invalid text of each format, from RFC 3339, 5321, 1123, 4291, 3986, 4122, 6901 and 4648. */
const texts: readonly (readonly [format: string, right: string, wrong: string])[] = [
  ['date-time', '2024-02-29T23:59:60Z', '2024-02-30T00:00:00Z'],
  ['date', '2024-02-29', '2023-02-29'],
  ['time', '12:00:00Z', '12:00'],
  ['duration', 'P1DT2H', 'P'],
  ['email', 'a@b.example', 'a.b.example'],
  ['hostname', 'a-b.example', '-a.example'],
  ['ipv4', '127.0.0.1', '127.0.0.256'],
  ['ipv6', '::1', ':1'],
  ['uri', 'urn:a:b', 'a/b'],
  ['uri-reference', 'a/b?c#d', 'a b'],
  ['uuid', '123e4567-e89b-12d3-a456-426614174000', '123e4567-e89b-12d3-a456'],
  ['json-pointer', '/a~1b', 'a'],
  ['byte', 'YQ==', 'YQ='],
];

const numbers: readonly (readonly [format: string, right: number, wrong: number])[] = [
  ['int32', 2 ** 31 - 1, 2 ** 31],
  ['int32', -(2 ** 31), -(2 ** 31) - 1],
  ['int32', 1, 1.5],
  ['int64', 2 ** 53 - 1, 2 ** 53],
  ['int64', 1, 1.5],
];

/** Formats that are only annotations. */
const annotations = ['password', 'idn-email', 'iri', 'regex', 'float', 'relative-json-pointer', 'something-else'];

let checks: readonly (Check | undefined)[];

beforeAll(async () => {
  const formats = [...texts, ...numbers].map(([format]) => ({ format }));
  ({ checks } = await makeChecks([...formats, ...annotations.map((format) => ({ format }))]));
});

describe('format', () => {
  test.each([...texts, ...numbers].map((each, at) => [at, ...each] as const))(
    '%i: format %s accepts %s and rejects %s',
    (at, _, right, wrong) => {
      const check = checks[at];
      expect([check?.(right), check?.(wrong)]).toEqual([true, false]);
      // The format applies to strings only.
      expect([check?.({}), check?.(typeof right === 'string' ? 1.5 : 'x')]).toEqual([true, true]);
    },
  );

  test.each(annotations.map((format, at) => [at, format] as const))('%i: format %s accepts any string', (at) => {
    const check = checks[texts.length + numbers.length + at];
    expect([check?.(''), check?.(' \u0000'), check?.(-1.5)]).toEqual([true, true, true]);
  });
});
