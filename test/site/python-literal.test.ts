/** Python literals in samples, compared with what Python's parser reads. */
import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json } from '../../generator/runtime/codec/operation.js';
import {
  isPrintable,
  printPython,
  printPythonString,
  statement,
} from '../../generator/src/commands/reference/site/samples/python-literal.js';
import { runs } from '../support/long.js';
import { findPython } from '../support/sample-runs.js';

const python = findPython('ast');

/** Parses literals with Python; returns them as JSON, in which lone surrogates are escaped. */
function parse(literals: readonly string[]): unknown {
  const script = `import ast, json, sys
print(json.dumps([ast.literal_eval(each) for each in json.load(sys.stdin)]))`;
  const { stdout, stderr } = spawnSync(python ?? '', ['-c', script], {
    input: JSON.stringify(literals),
    encoding: 'utf8',
  });
  if (stderr !== '') throw new Error(stderr);
  return JSON.parse(stdout);
}

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('"', "'", '\\', '\n', '\r', '\t', '\0', 'u', 'x', 'N', '{', '\u2028', '\u202e') }),
  fc.string({ unit: fc.constantFrom('\ud800', '\udc00', 'a', '\ufeff', '\u{e0001}') }),
);

describe.skipIf(python === undefined)('literals that Python parses', () => {
  test('any text is printed as a literal that Python reads as the same string', () => {
    const property = fc.property(fc.array(text, { minLength: 200, maxLength: 200 }), (texts) => {
      expect(parse(texts.map(printPythonString))).toEqual(texts);
    });
    fc.assert(property, { numRuns: runs(3, 100) });
  });

  test('any JSON value is printed as a literal that Python reads as the same value', () => {
    const values = fc.array(fc.jsonValue({ depthSize: 'large' }), { minLength: 50, maxLength: 50 });
    const property = fc.property(values, (list) => {
      const json = list as Json[];
      expect(parse(json.map((each) => printPython(each, statement)))).toEqual(JSON.parse(JSON.stringify(list)));
    });
    fc.assert(property, { numRuns: runs(3, 100) });
  });
});

test('literals are printed on several lines if they do not fit on one', () => {
  const value = {
    names: ['a'.repeat(40), 'b'.repeat(40)],
    none: [],
    isOpen: true,
    at: null,
    big: 12345678901234567890n,
  };
  expect(printPython(value, statement)).toBe(`{
    "names": [
        "${'a'.repeat(40)}",
        "${'b'.repeat(40)}",
    ],
    "none": [],
    "isOpen": True,
    "at": None,
    "big": 12345678901234567890,
}`);
});

test('values with lone surrogates or deep nesting cannot be printed as Python', () => {
  const nest = (depth: number): Json => (depth === 0 ? 1 : [nest(depth - 1)]);
  expect(isPrintable({ a: ['\u{1F600}', nest(50)] })).toBe(true);
  expect(isPrintable({ '\ud800': 1 })).toBe(false);
  expect(isPrintable(nest(150))).toBe(false);
});
