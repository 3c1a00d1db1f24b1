/** Random texts made of fragments that end a string, a comment or a line are never parsed as code. */
import fc from 'fast-check';
import { ts } from 'ts-morph';
import { expect, test } from 'vitest';
import { listOutputs } from '../../generator/src/emit/outputs.js';
import { prepare } from '../../generator/src/prepare.js';
import { loadText, testConfig } from '../support/documents.js';
import { runs } from '../support/long.js';
import { makeHostileSpec } from './hostile-spec.js';

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

/** Text that always contains `pwned=1`: if the text is parsed as code, an identifier with this name appears. */
const hostileText = fc.array(fragment, { minLength: 1, maxLength: 8 }).map((parts) => {
  const middle = Math.floor(parts.length / 2);
  return [...parts.slice(0, middle), ' pwned=1;', ...parts.slice(middle)].join('');
});

/** Returns the scripts that are generated for a document, without the runtime. */
async function render(texts: readonly string[]): Promise<Map<string, string>> {
  const document = await loadText(JSON.stringify(makeHostileSpec(texts)));
  const { value: input } = prepare(document, testConfig);
  if (input === undefined) throw new Error('the document has errors');
  const scripts = listOutputs(input).filter(({ path }) => /\.(ts|js)$/u.test(path) && !path.includes('/runtime/'));
  const outputs = new Map<string, string>();
  for (const { path, make } of scripts) outputs.set(path, (await make()).text);
  return outputs;
}

function parseProblems(path: string, text: string): string[] {
  // A declaration file cannot be transpiled, but parses as a module.
  const fileName = path.replace(/\.d\.ts$/u, '.ts');
  const { diagnostics = [] } = ts.transpileModule(text, { fileName, reportDiagnostics: true });
  return diagnostics.map(({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
}

function hasIdentifier(node: ts.Node, name: string): boolean {
  return (
    (ts.isIdentifier(node) && node.text === name) ||
    (ts.forEachChild(node, (child) => hasIdentifier(child, name) || undefined) ?? false)
  );
}

function findCode(path: string, text: string): string[] {
  return hasIdentifier(ts.createSourceFile(path, text, ts.ScriptTarget.ES2022), 'pwned')
    ? [`${path}: a text has become code`]
    : [];
}

test('text from a document is never parsed as code', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(hostileText, { minLength: 3, maxLength: 5 }), async (texts) => {
      const outputs = await render(texts);
      const problems = [...outputs].flatMap(([path, text]) => [...parseProblems(path, text), ...findCode(path, text)]);
      expect(problems).toEqual([]);
    }),
    { numRuns: runs(60, 300), interruptAfterTimeLimit: runs(6_000, 60_000) },
  );
});

test('findCode and parseProblems detect code and syntax errors', () => {
  expect(findCode('a.ts', 'const a = 1; globalThis.pwned=1;')).toHaveLength(1);
  expect(findCode('a.ts', "/* pwned=1; */ const a = 'pwned=1;';")).toEqual([]);
  expect(parseProblems('a.ts', "const a = 'x\n';")).not.toEqual([]);
});
