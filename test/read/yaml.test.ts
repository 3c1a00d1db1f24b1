/** YAML is parsed as by Redocly's lint (js-yaml, strict YAML 1.2), or rejected. */

import { parseYaml } from '@redocly/openapi-core';
import { describe, expect, test } from 'vitest';
import { readSource, type Source } from '../../generator/src/openapi/read/source.js';

function read(text: string, path = '/spec.yaml'): Source | string {
  const result = readSource({ path, label: 'spec.yaml', isEntry: true }, text);
  if ('value' in result) return result;
  const [first] = result;
  return `${first?.position.line}:${first?.position.column} ${first?.message}`;
}

const accepted = [
  'a: 1_000',
  'a: 0o14',
  'a: 014',
  'a: 0x1F',
  'a: yes',
  'a: 2020-01-01',
  'a: 1:30',
  'a: +1',
  'a: .5',
  'a: 1e3',
  'a: ~',
  'a: NULL',
  'a: TRUE',
  'a: y',
  'a: -0',
  'a: 0O7',
  'a: -0x10',
  'a: 1,2',
  'a: #x',
  'a: 9007199254740993',
  'null: 1',
  'true: 1',
  '1.0: 1',
  '0x10: 1',
  '? a\n: b',
  '__proto__: 1',
  '? &a b\n: *a',
  'x: &a { b: 1 }\ny: { <<: *a, c: 2 }',
  'x: &a { b: 1 }\ny: { <<: [*a], b: 2 }',
  'a: 1\n<<: { a: 2 }',
  '%YAML 1.1\n---\na: yes',
  '%YAML 1.1\n---\na: 0777',
  '---\na: 1\n...',
  '\ufeffa: 1',
  'a: ! 1',
  'a: !!str 1',
  'a: "\\x41\\u0041\\U00000041\\/"',
  "a: 'it''s'",
  'a: >-\n  x\n   y\n',
  'a: |\n \tx',
  'a:\t1',
  'a: "x\n\n  y"',
  'a: {"b":1\n}',
  'a: [\n]',
  '- {\n}',
  'a:\n- {\n  b: 1\n}\n- c',
  'a: &x {\n}\nb: *x',
  'a: [ #x\n]',
  '{\n"a": [\n1\n]\n}',
  'p:\n  a: {\n    "x": [\n    ]\n  }\n  b: {\n    "y": 1\n  }',
  '{\n\t"a": 1\n}',
  '[1, 2,]',
  '{ a, b: }',
];

/** The line, column and message of a parse error. */
const refused: readonly (readonly [text: string, at: string])[] = [
  ['a: 1\na: 2', '2:1'],
  ['{ a: 1, "a": 2 }', '1:9'],
  ['1: x\n"1": y', '2:1'],
  ['a: 1\ntrue: 1\n"true": 2', '3:1'],
  ['null: 1\n"null": 2', '2:1'],
  ['a: !x b', '1:4'],
  ['a: !!float 1', '1:4'],
  ['a: !!timestamp 2020-01-01', '1:16'],
  ['a: !!binary aGk=', '1:13'],
  ['a: !!set { x }', '1:10'],
  ['? [a]\n: 1', '1:3'],
  ['? { a: 1 }\n: 2', '1:3'],
  ['a: "\u0007"', '1:5'],
  ['a: b\u0007', '1:5'],
  ['a: 1e400', '1:1'],
  ['a: [1, .inf]', '1:8'],
  ['a: { b: .NaN }', '1:6'],
  ['\ta: 1', '1:1'],
  ['a:\n\t- b', '2:1'],
  ['a: [b,\nc]', '2:1'],
  ['p:\n  a: "x\ny"', '2:8'],
  ['a: 1\n---\nb: 1', '2:1'],
  ['a: @b', '1:4'],
  ['a: *b', '1:4'],
  ['a: *b\nc: &b 1', '1:4'],
];

describe('readSource', () => {
  test.each(accepted)('reads %j as Redocly does', (text) => {
    const source = read(text);
    if (typeof source === 'string') throw new Error(source);
    expect(parseYaml(source.strictText ?? text)).toEqual(source.value);
  });

  test('rewrites the text for Redocly only where YAML forbids the indentation of a closing bracket', () => {
    const texts = accepted.filter((text) => {
      const source = read(text);
      return typeof source !== 'string' && source.strictText !== undefined;
    });
    expect(texts).toEqual(accepted.filter((text) => /^[\]}]|\n {2}\}/mu.test(text) && !text.startsWith('{')));
    for (const text of texts) expect(() => parseYaml(text), text).toThrow('deficient indentation');
  });

  test.each(refused)('rejects %j and reports where the error is', (text, at) => {
    expect(read(text)).toMatch(new RegExp(`^${at} `, 'u'));
  });

  test.each([
    ['{ "a": 1, "a": 2 }', '1:11'],
    ['{ "a": 1e400 }', '1:3'],
    ['{ "a": 1, }', '1:11'],
    ["{ 'a': 1 }", '1:3'],
    ['{ "a": 1 } // b', '1:12'],
  ])('rejects the JSON %j and reports where the error is', (text, at) => {
    expect(read(text, '/spec.json')).toMatch(new RegExp(`^${at} `, 'u'));
  });
});
