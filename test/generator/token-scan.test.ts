/** The scan for tokens that do not end, compared with TypeScript's parser on texts that break out of their token. */
import fc from 'fast-check';
import { ts } from 'ts-morph';
import { expect, test } from 'vitest';
import { hasClosedTokens } from '../../generator/src/output/token-scan.js';
import { hostileStrings } from '../hostile/strings.js';
import { generateFiles } from '../support/documents.js';
import { runs } from '../support/long.js';

/** Codes of TypeScript's errors about tokens: open strings, comments, templates and expressions, invalid characters. */
const lexical = [1002, 1010, 1126, 1127, 1160, 1161];

/** Returns TypeScript's errors about tokens, and those at the end of the text, which something open causes. */
function listTokenErrors(text: string): string[] {
  const file: object = ts.createSourceFile('code.ts', text, ts.ScriptTarget.ES2022, false);
  const found: unknown = 'parseDiagnostics' in file ? file.parseDiagnostics : undefined;
  if (!Array.isArray(found)) throw new Error('TypeScript has no parseDiagnostics');
  const errors: readonly import('ts-morph').ts.DiagnosticWithLocation[] = found;
  return errors
    .filter(({ code, start }) => lexical.includes(code) || start >= text.trimEnd().length)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

/** Code with a slot in each kind of token that can contain text from a document. */
const slots: readonly ((text: string) => string)[] = [
  (text) => `export const one = { name: '${text}', other: [1, 'b'] };\n`,
  (text) => `export const two = f("${text}");\n`,
  (text) => `export const three = \`a ${text} \${one.name} b\`;\n`,
  (text) => `/** ${text} */\nexport type Four = { readonly a?: string };\n`,
  (text) => `// ${text}\nexport const five = (a: string) => ({ a });\n`,
  (text) => `export const six = /^${text}$/u.test(one) ? 4 / 2 : undefined;\n`,
  (text) => `export const seven${text} = [1];\n`,
];

const fragment = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom("'", '"', '`', '\\', '${', '}', '{', '*/', '/*', '//', '/', '\n', '\r') },
  { weight: 2, arbitrary: fc.constantFrom('\u2028', '(', ')', '[', ']', 'a', ' ', '$', '<!--', '#', '@', '\0') },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 4 }) },
);
const texts = fc.oneof(
  fc.array(fragment, { minLength: 1, maxLength: 8 }).map((parts) => parts.join('')),
  fc.constantFrom(...hostileStrings),
);

test('code that the scan accepts has no token errors according to TypeScript', { timeout: 120_000 }, () => {
  let accepted = 0;
  let refused = 0;
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...slots), texts), { minLength: 1, maxLength: 3 }), (parts) => {
      const code = parts.map(([slot, text]) => slot(text)).join('');
      if (hasClosedTokens(code)) {
        accepted += 1;
        expect(listTokenErrors(code)).toEqual([]);
      } else refused += 1;
    }),
    { numRuns: runs(2_000, 40_000) },
  );
  expect(Math.min(accepted, refused)).toBeGreaterThan(10);
});

test.each([
  ["a string's end", "const a = 'b;\nconst c = 'd';\n"],
  ['the end of a template literal', `const a = \`b \${c} d;\n`],
  ["a comment's end", '/* const a = 1;\n'],
  ["a regular expression's end", 'const a = /b;\n'],
  ['a closing bracket', 'const a = (b;\n'],
  ['an opening bracket', 'const a = b);\n'],
  ['the bracket of an expression', `const a = \`b \${c\`;\n`],
  ['a matching bracket', 'const a = [b);\n'],
])('the scan rejects code without %s', (_name, code) => {
  expect(hasClosedTokens(code)).toBe(false);
});

test('generated code without divisions is accepted', async () => {
  const spec = `openapi: 3.1.0
info: { title: "It's \`a\` \${test} */ // /x/", version: '1' }
paths:
  /pets/{id}:
    get:
      operationId: getPet
      description: "it's */ \${a} \`b\` // 'c'"
      parameters: [{ name: id, in: path, required: true, schema: { type: string, pattern: "^[a-z/'\\"\`]+$" } }]
      responses: { '200': { description: OK, content: { application/json: { schema: { const: "\`'\\"\${a}*/" } } } } }
`;
  const files = await generateFiles({ 'spec.yaml': spec });
  const scripts = [...files].filter(([path]) => /\.[jt]s$/u.test(path) && !path.includes('/runtime/'));
  expect(scripts.length).toBeGreaterThan(15);
  // These contain divisions.
  const parsed = scripts.filter(([, text]) => !hasClosedTokens(text)).map(([path]) => path);
  expect(parsed.sort()).toEqual(['server/src/hono.ts', 'server/src/node.ts']);
});
