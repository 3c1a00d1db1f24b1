/** Long lines of generated TypeScript are broken as by Prettier. Only white space and commas change. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wrapLongLines } from '../../generator/src/support/code/wrap.js';
import { runs } from '../support/long.js';

const a = 'a'.repeat(30);
const b = 'b'.repeat(40);

describe('wrapLongLines', () => {
  test.each<[string, string, string]>([
    ['a short line', 'const x = [1, 2];', 'const x = [1, 2];'],
    [
      'the parameters of a signature before its result',
      `  get(input: ${a}, context: ${b}<Principal, State>, last: ${a}): Awaitable<Reply<Result>>;`,
      `  get(\n    input: ${a},\n    context: ${b}<Principal, State>,\n    last: ${a},\n  ): Awaitable<Reply<Result>>;`,
    ],
    [
      'a list',
      `const ${a} = ['${b}', '${a}', ', [(', '${a}'];`,
      `const ${a} = [\n  '${b}',\n  '${a}',\n  ', [(',\n  '${a}',\n];`,
    ],
    [
      'type arguments, without a comma at the end',
      `export const ${a}: Operation<${b}, ${b}${a}> = {`,
      `export const ${a}: Operation<\n  ${b},\n  ${b}${a}\n> = {`,
    ],
    [
      'a union',
      `export type X = ${a} | ${b} | ${b} | ${a};`,
      `export type X =\n  | ${a}\n  | ${b}\n  | ${b}\n  | ${a};`,
    ],
    [
      'members of a type',
      `  query: ${a} & { ${b}: string; ${a}: number; ${a}1: boolean };`,
      `  query: ${a} & {\n    ${b}: string;\n    ${a}: number;\n    ${a}1: boolean;\n  };`,
    ],
    [
      'an arrow function',
      `  ${a}: (request, options) => unwrap(client.send(${b}, ${b}, options)),`,
      `  ${a}: (request, options) =>\n    unwrap(client.send(${b}, ${b}, options)),`,
    ],
    ['an index of a type, which stays', `type X = ${a}${b}${b}['${a}'];`, `type X = ${a}${b}${b}['${a}'];`],
    ['a comment, which stays', `// ${a} ${b} ${b} (${a}, ${b})`, `// ${a} ${b} ${b} (${a}, ${b})`],
    [
      'a template, which stays',
      `const x = [\`${a}, ${b}\`, '${b}', '${a}'];`,
      `const x = [\`${a}, ${b}\`, '${b}', '${a}'];`,
    ],
    [
      'the beginning of a block',
      `  if (${a} && ${b} && ${b}${a}) {`,
      `  if (\n    ${a} &&\n    ${b} &&\n    ${b}${a}\n  ) {`,
    ],
  ])('wrapLongLines breaks %s', (_, line, expected) => {
    expect(wrapLongLines(line)).toBe(expected);
  });

  test('wrapLongLines changes only white space outside strings, and commas before closing brackets', () => {
    const bare = (text: string): string =>
      text
        .split(/('(?:[^'\\]|\\.)*')/u)
        .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(/\s/gu, '')))
        .join('')
        .replaceAll(/[,;](?=[)\]}>])|(?<=[=(<[,:])\|/gu, '');
    const { value } = fc.letrec<{ value: string }>((tie) => ({
      value: fc.oneof(
        { depthSize: 'medium' },
        fc.constantFrom(a, b, "'it\\'s, [ok]'", 'x', 'Record<string, never>', "'{'"),
        fc.array(tie('value'), { minLength: 1, maxLength: 4 }).map((items) => `[${items.join(', ')}]`),
        fc.array(tie('value'), { maxLength: 4 }).map((items) => `call(${items.join(', ')})`),
        fc
          .array(tie('value'), { minLength: 1, maxLength: 4 })
          .map((items) => `{ ${items.map((item, index) => `m${index}: ${item}`).join(', ')} }`),
        fc.array(tie('value'), { minLength: 1, maxLength: 4 }).map((items) => `Pick<${items.join(', ')}>`),
        fc.array(tie('value'), { minLength: 2, maxLength: 4 }).map((items) => `(${items.join(' | ')})`),
      ),
    }));
    fc.assert(
      fc.property(value, fc.integer({ min: 0, max: 20 }), (text, indent) => {
        const line = `${' '.repeat(indent)}export const x = ${text};`;
        expect(bare(wrapLongLines(line))).toBe(bare(line));
      }),
      { numRuns: runs(500, 5_000) },
    );
  });
});
