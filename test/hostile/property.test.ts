/** Random texts, made of what ends a string, a comment or a line: none of them is ever read as code. */
import fc from 'fast-check';
import { ts } from 'ts-morph';
import { expect, test } from 'vitest';
import { prepare } from '../../generator/src/prepare.js';
import { listOutputs } from '../../generator/src/emit/outputs.js';
import { loadText, testConfig } from '../support/documents.js';
import { makeHostileSpec } from './hostile-spec.js';
import { runs } from '../support/long.js';

const fragment = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      "'",
      '"',
      '`',
      '\\',
      '${',
      '}',
      '*/',
      '/*',
      '//',
      '\n',
      '\r',
      '\u2028',
      '</',
      '<!--',
      '{{',
      '}}',
      '$&',
      '@',
      '|',
      ']',
      'trefoil_held_0_',
      '\u202E',
      '\u0000',
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
);

/** Always says `pwned=1`: where that is code, there is an identifier of this name. */
const hostileText = fc.array(fragment, { minLength: 1, maxLength: 8 }).map((parts) => {
  const middle = Math.floor(parts.length / 2);
  return [...parts.slice(0, middle), ' pwned=1;', ...parts.slice(middle)].join('');
});

/** The generated scripts of a document, without those that are copied. */
const render = async (texts: readonly string[]): Promise<Map<string, string>> => {
  const document = await loadText(JSON.stringify(makeHostileSpec(texts)));
  const input = prepare(document, testConfig);
  if (input === undefined) throw new Error('the document has errors');
  const scripts = listOutputs(input).filter(({ path }) => /\.(ts|js)$/u.test(path) && !path.includes('/runtime/'));
  const outputs = new Map<string, string>();
  for (const { path, make } of scripts) outputs.set(path, await make());
  return outputs;
};

const parseProblems = (path: string, text: string): string[] => {
  // A module of declarations is none that can be compiled, but reads as one.
  const fileName = path.replace(/\.d\.ts$/u, '.ts');
  const { diagnostics = [] } = ts.transpileModule(text, { fileName, reportDiagnostics: true });
  return diagnostics.map(({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
};

const hasIdentifier = (node: ts.Node, name: string): boolean =>
  (ts.isIdentifier(node) && node.text === name) ||
  (ts.forEachChild(node, (child) => hasIdentifier(child, name) || undefined) ?? false);

const findCode = (path: string, text: string): string[] =>
  hasIdentifier(ts.createSourceFile(path, text, ts.ScriptTarget.ES2022), 'pwned')
    ? [`${path}: a text has become code`]
    : [];

test('random texts are never read as code', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(hostileText, { minLength: 3, maxLength: 5 }), async (texts) => {
      const outputs = await render(texts);
      const problems = [...outputs].flatMap(([path, text]) => [...parseProblems(path, text), ...findCode(path, text)]);
      expect(problems).toEqual([]);
    }),
    { numRuns: runs(60, 600), interruptAfterTimeLimit: runs(6_000, 60_000) },
  );
});

test('code is found where there is some', () => {
  expect(findCode('a.ts', 'const a = 1; globalThis.pwned=1;')).toHaveLength(1);
  expect(findCode('a.ts', "/* pwned=1; */ const a = 'pwned=1;';")).toEqual([]);
  expect(parseProblems('a.ts', "const a = 'x\n';")).not.toEqual([]);
});
