/** Parsing JSON with locations. A unit test: no document has white space and syntax errors at every position. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readJson } from '../../generator/src/openapi/read/json.js';
import { isReading } from '../../generator/src/openapi/read/reading.js';
import { runs, testSeed } from '../support/long.js';

/** White space that JSON allows between tokens. */
const space = fc.constantFrom('', ' ', '\n', '\t ', '\r\n  ');

/** A text, and the offset of each of its members by pointer. */
interface Written {
  readonly text: string;
  readonly places: ReadonlyMap<string, number>;
}

function escapeKey(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Writes a value with random white space, and records the offset of each key and of each list item. */
function write(value: unknown, next: () => string): Written {
  let text = '';
  const places = new Map<string, number>();
  const go = (each: unknown, pointer: string): void => {
    if (typeof each !== 'object' || each === null) {
      text += JSON.stringify(each);
      return;
    }
    const isList = Array.isArray(each);
    text += isList ? '[' : '{';
    for (const [index, [key, item]] of Object.entries(each).entries()) {
      text += index === 0 ? next() : `,${next()}`;
      places.set(`${pointer}/${escapeKey(key)}`, text.length);
      if (!isList) text += `${JSON.stringify(key)}${next()}:${next()}`;
      go(item, `${pointer}/${escapeKey(key)}`);
      text += next();
    }
    text += isList ? ']' : '}';
  };
  text += next();
  const start = text.length;
  go(value, '');
  text += next();
  return { text, places: places.set('', start) };
}

/** Returns the line and column of an offset. */
function count(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
}

function readOrThrow(text: string): { readonly value: unknown; readonly at: (pointer: string) => string } {
  const result = readJson('a.json', text);
  if (!isReading(result)) throw new Error(result.map(({ message }) => message).join('\n'));
  return {
    value: result.value,
    at: (pointer) => {
      const { line, column } = result.locate(pointer);
      return `${line}:${column}`;
    },
  };
}

const key = fc.oneof(fc.string({ unit: 'binary', maxLength: 4 }), fc.constantFrom('a', '__proto__', '{"', '":', '/~'));

const { value: json } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.oneof(fc.constantFrom(null, true, false), fc.double({ noNaN: true, noDefaultInfinity: true }), key),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(key, tie('value'), { maxKeys: 4 }),
  ),
}));

test(`parses JSON as JSON.parse does and locates each member (TEST_SEED=${testSeed})`, () => {
  const property = fc.property(json, fc.array(space, { minLength: 1, maxLength: 20 }), (value, spaces) => {
    let index = 0;
    const { text, places } = write(value, () => spaces[index++ % spaces.length] ?? '');
    const read = readOrThrow(text);
    expect(read.value).toEqual(JSON.parse(text));
    for (const [pointer, offset] of places) expect(read.at(pointer), pointer).toBe(count(text, offset));
  });
  fc.assert(property, { seed: testSeed, numRuns: runs(300, 4_000) });
});

test(`rejects JSON that JSON.parse rejects (TEST_SEED=${testSeed})`, () => {
  const signs = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"',
    '\\',
    'u',
    '0',
    '1',
    '-',
    '.',
    'e',
    ' ',
    '\n',
    '\u0001',
  );
  const edits = fc.array(fc.tuple(fc.nat(), fc.nat(1), signs), { minLength: 1, maxLength: 3 });
  let refused = 0;
  const property = fc.property(json, edits, (value, changes) => {
    let text = JSON.stringify(value) ?? '';
    for (const [at, length, sign] of changes) {
      const offset = at % (text.length + 1);
      text = text.slice(0, offset) + sign + text.slice(offset + length);
    }
    let isValid = true;
    try {
      JSON.parse(text);
    } catch {
      isValid = false;
    }
    const result = readJson('a.json', text);
    if (!isValid) {
      refused += 1;
      expect(isReading(result), text).toBe(false);
    } else if (!isReading(result)) {
      // Valid JSON may still have duplicate keys.
      for (const { message } of result) expect(message, text).toMatch(/ is a duplicate$/u);
    }
  });
  fc.assert(property, { seed: testSeed, numRuns: runs(1000, 20_000) });
  expect(refused).toBeGreaterThan(100);
});

test.each([
  ['{"a":1,\n "b":{"c":1,"c":2}}', '2:13 duplicate key "c"'],
  ['{"a":1,"\\u0061":2}', '1:8 duplicate key "\\u0061"'],
  ['[{"a":1},{"a":1}]', undefined],
  ['{"__proto__":1,"__proto__":2}', '1:16 duplicate key "__proto__"'],
  ['{"a":1,}', '1:8 expected a key, but found "}"'],
  ['{"a" 1}', '1:6 expected ":", but found "1"'],
  ['[1 2]', '1:4 expected "," or "]", but found "2"'],
  ['["a', '1:2 unterminated string'],
  ['["\\x"]', '1:3 invalid escape sequence in a string'],
  ['[1]\n[2]', '2:1 expected the end of the text, but found "["'],
  ['', '1:1 expected a value, but found the end of the text'],
  ['[😀]', '1:2 expected a value, but found "😀"'],
])('reports the JSON error and its location in %s', (text, expected) => {
  const result = readJson('a.json', text);
  const [first] = isReading(result) ? [] : result;
  const said = first === undefined ? undefined : `${first.position.line}:${first.position.column} ${first.message}`;
  expect(said?.replace(/^(\S+) .*?: /u, '$1 ')).toBe(expected);
});
