/** The forms of configuration modules to which `trefoil suggest --write` adds settings. */
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { mergeIntoCode } from '../../generator/src/commands/suggest/merge-code.js';
import { removeFromCode } from '../../generator/src/commands/suggest/remove.js';

const settings = {
  operations: { 'GET /a': { name: 'listA' }, 'GET /b': { name: 'getB', pagination: { style: 'page', page: 'p' } } },
} as const;

/** Evaluates the module as an expression. */
function evaluate(text: string): unknown {
  return runInNewContext(text.replace(/^import .*$/mu, '').replace('export default', 'result ='), {
    result: undefined,
    defineConfig: (value: unknown) => value,
  });
}

describe('mergeIntoCode', () => {
  test.each([
    ['an object on one line', "export default { spec: 'a.yaml' };\n"],
    ['an empty object', 'export default {};\n'],
    ['an object without a last comma', "export default {\n    spec: 'a.yaml'\n};\n"],
    ['an object with tabs', "export default {\n\tspec: 'a.yaml',\n\t// The end.\n};\n"],
    ['an object that closes on the line of its last member', "export default {\n  spec: 'a.yaml',\n  out: 'o' };\n"],
    ['a comment after the last member', "export default {\n  spec: 'a.yaml' // Ours, {\n};\n"],
    ['members on one line', "export default { spec: 'a.yaml', out: 'b' };\n"],
    ['a comment between members on one line', "export default { spec: 'a.yaml', /* , */ out: 'b', };\n"],
    ['a comment in an empty object', 'export default { /* none */ };\n'],
    ['a block comment before the end', "export default { spec: 'a.yaml' /* } */ };\n"],
  ])('adds settings to %s', (_, text) => {
    const merged = mergeIntoCode(text, 0, settings) ?? '';
    expect(evaluate(merged)).toEqual({ ...Object(evaluate(text)), ...settings });
    expect(mergeIntoCode(merged, 0, settings)).toBe(merged);
    for (const comment of text.match(/\/\/.*|\/\*.*\*\//gu) ?? []) expect(merged).toContain(comment);
  });

  test('adds settings to the selected item of a list that contains constants', () => {
    const text = `const first = { spec: 'a.yaml' };
const all = [first, { spec: 'b.yaml', operations: { 'GET /a': { group: 'x' }, other: {} } }];
export default defineConfig(all);
`;
    const merged = mergeIntoCode(text, 1, settings) ?? '';
    expect(evaluate(merged)).toEqual([
      { spec: 'a.yaml' },
      {
        spec: 'b.yaml',
        operations: { ...settings.operations, 'GET /a': { group: 'x', name: 'listA' }, other: {} },
      },
    ]);
    expect(mergeIntoCode('export default ({ a: 1 } satisfies object as object);\n', 0, settings)).toContain('listA');
  });

  test('does not change existing settings', () => {
    const text =
      "export default { operations: { ['GET /a']: { name: 'mine' }, \"GET /b\": { name: 'own', pagination: {} } } };\n";
    expect(mergeIntoCode(text, 0, settings)).toBe(text);
  });
});

test.each([
  ['a function', 'export default () => ({});\n'],
  ['a spread object', 'export default { ...base };\n'],
  ['operations from elsewhere', 'export default { operations };\n'],
  ['a call with several arguments', 'export default merge({}, {});\n'],
  ['a list with a spread item', 'export default [...others, {}];\n'],
  ['a name that is not declared', 'export default elsewhere;\n'],
  ['no default export', 'export const a = {};\n'],
])('returns undefined for %s', (_, text) => {
  expect(mergeIntoCode(text, 0, settings)).toBeUndefined();
});

describe('removeFromCode', () => {
  const gone = [{ setting: 'operations', key: 'GET /gone' }] as const;

  test.each([
    [
      'a line with the comment above it',
      "export default {\n  operations: {\n    // Gone.\n    'GET /gone': { name: 'a' }, // Also gone.\n    // Ours.\n    b: {},\n  },\n};\n",
      'export default {\n  operations: {\n    // Ours.\n    b: {},\n  },\n};\n',
    ],
    [
      'the last member of a line',
      "export default { operations: { b: {}, 'GET /gone': {} } };\n",
      'export default { operations: { b: {} } };\n',
    ],
    [
      'the first member of a line',
      "export default { operations: { 'GET /gone': {}, b: {} } };\n",
      'export default { operations: { b: {} } };\n',
    ],
    [
      'the only member, with its setting',
      "export default {\n  spec: 'a.yaml',\n  operations: {\n    'GET /gone': {\n      name: 'a',\n    },\n  },\n};\n",
      "export default {\n  spec: 'a.yaml',\n};\n",
    ],
  ])('removes %s', (_, text, expected) => {
    expect(removeFromCode(text, 0, gone)).toBe(expected);
  });

  test('refuses a setting that is not an object literal', () => {
    expect(removeFromCode('const operations = {};\nexport default { operations };\n', 0, gone)).toBeUndefined();
  });
});
