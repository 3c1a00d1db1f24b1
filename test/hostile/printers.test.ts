/**
 * How each printer represents text, as source code and as the value of that code. Text from a document gets into code,
 * comments and tables only through these printers.
 */
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { ts } from 'ts-morph';
import { describe, expect, test } from 'vitest';
import type { Json } from '../../generator/runtime/codec/operation.js';
import { printMediaType } from '../../generator/src/emit/types/body-type.js';
import {
  isIdentifierName,
  printDoc,
  printDocLines,
  printIdentifier,
  printKey,
  printNumber,
  printPropertyName,
  printScalar,
  printSpecifier,
  printString,
} from '../../generator/src/support/code/code.js';
import { printLiteral } from '../../generator/src/support/code/literal.js';
import { printInline, printTableCell } from '../../generator/src/support/code/markdown.js';
import { runs } from '../support/long.js';
import { hostileStrings } from './strings.js';

function evaluate(code: string): unknown {
  return runInNewContext(`(${code})`, Object.create(null));
}

/** Texts of any code units, mixed with harmful ones. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 5 }),
      fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
      fc.constantFrom(...hostileStrings, '</', '<', '/', '*', '@', '\\', "'", '`', '|', '\n', '\r\n', '#', '> ', '~~~'),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

/** Invisible characters, and characters that some parsers treat as line breaks. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u;

describe('string literals', () => {
  test.each([
    ["it's", "'it\\'s'"],
    ['back\\slash', "'back\\\\slash'"],
    ['a\nb\rc\td', "'a\\nb\\rc\\td'"],
    ['\u0000\u0007\u001b\u007f\u0085', "'\\u0000\\u0007\\u001b\\u007f\\u0085'"],
    ['\u2028\u2029', "'\\u2028\\u2029'"],
    ['\u202a\u202e\u2066\u2069\u200e\u200f\u061c', "'\\u202a\\u202e\\u2066\\u2069\\u200e\\u200f\\u061c'"],
    ['\u200b\u200d\u2060\ufeff\u00ad', "'\\u200b\\u200d\\u2060\\ufeff\\u00ad'"],
    ['\ud800', "'\\ud800'"],
    ['\udfff', "'\\udfff'"],
    ['\u{1f600}', "'\u{1f600}'"],
    ['\u{e0001}', "'\\udb40\\udc01'"],
    ['</script>', "'<\\/script>'"],
    ['</</style><!--', "'<\\/<\\/style><!--'"],
    ['a/b < c', "'a/b < c'"],
    ['"`${x}', "'\"`${x}'"],
    ['', "''"],
  ])('a string literal prints %j as %s', (text, printed) => {
    expect(printString(text)).toBe(printed);
    expect(evaluate(printed)).toBe(text);
  });

  test('a string literal evaluates to its text, and contains no line break and no end of a script element', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const printed = printString(text);
        expect(evaluate(printed)).toBe(text);
        expect(printed).not.toMatch(unseen);
        expect(printed).not.toContain('</');
        expect(printed).toMatch(/^'.*'$/u);
        expect([printScalar(text), printSpecifier(text)]).toEqual([printed, printed]);
      }),
      { numRuns: runs(600, 1_200) },
    );
  });
});

describe('numbers', () => {
  test.each([0, -0, 1.5, -1e21, 1e-7, Number.MAX_SAFE_INTEGER])('the number %d evaluates to itself', (value) => {
    expect(evaluate(printNumber(value))).toBe(value);
  });
});

describe('names', () => {
  test.each(['a', '_', '$', 'a1', 'class', '__proto__', 'constructor'])('prints key %s without quotes', (name) => {
    expect(isIdentifierName(name)).toBe(true);
    expect([printIdentifier(name), printPropertyName(name)]).toEqual([name, name]);
  });

  test.each(['', '1a', 'a-b', 'a b', 'a.b', 'ä', 'a\u200d', 'a\n', 'a;b', '\\u0061', "a'b"])(
    'the name %j is not an identifier and is quoted as a property name',
    (name) => {
      expect(isIdentifierName(name)).toBe(false);
      expect(() => printIdentifier(name)).toThrow('not an identifier');
      expect(printPropertyName(name)).toBe(printString(name));
    },
  );

  test('any name, including __proto__, is printed as an own property', () => {
    expect(printKey('__proto__')).toBe("['__proto__']");
    fc.assert(
      fc.property(fc.oneof(anyText, fc.constantFrom('__proto__', 'constructor', '1', 'a')), (name) => {
        const value: unknown = evaluate(`{ ${printKey(name)}: 7 }`);
        expect(Object.getOwnPropertyNames(value)).toEqual([name]);
        expect(Object.getOwnPropertyDescriptor(value, name)?.value).toBe(7);
        expect(Object.keys(Object(evaluate(`{ get ${printKey(name)}() { return 7; } }`)))).toEqual([name]);
      }),
    );
  });
});

test('literals evaluate to the value they print', () => {
  const text = fc.oneof(anyText, fc.constantFrom('__proto__', 'toString'));
  const { json } = fc.letrec<{ json: Json }>((tie) => ({
    json: fc.oneof(
      { maxDepth: 3 },
      text,
      fc.boolean(),
      fc.constant(null),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.array(tie('json'), { maxLength: 4 }),
      fc.array(fc.tuple(text, tie('json')), { maxLength: 4 }).map((entries) => Object.fromEntries(entries)),
    ),
  }));
  fc.assert(
    fc.property(json, fc.nat(120), (value, used) => {
      const printed = printLiteral(value, used);
      // The value is from another realm, with its own prototypes.
      const back: unknown = structuredClone(evaluate(printed));
      expect(back).toStrictEqual(structuredClone(value));
      expect(JSON.stringify(back)).toBe(JSON.stringify(value));
      expect(printed).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]|<\//u);
    }),
  );
});

/** Returns the comments before the first token of code, and that token. */
function scan(code: string): { readonly comments: readonly string[]; readonly token: string } {
  const scanner = ts.createScanner(ts.ScriptTarget.ES2022, false, ts.LanguageVariant.Standard, code);
  const comments: string[] = [];
  for (;;) {
    const kind = scanner.scan();
    const text = scanner.getTokenText();
    if (kind === ts.SyntaxKind.MultiLineCommentTrivia || kind === ts.SyntaxKind.SingleLineCommentTrivia)
      comments.push(text);
    else if (kind !== ts.SyntaxKind.NewLineTrivia && kind !== ts.SyntaxKind.WhitespaceTrivia)
      return { comments, token: text };
  }
}

/** Returns the JSDoc tags that TypeScript finds in a comment. */
function tagsOf(doc: string): string[] {
  const source = ts.createSourceFile('a.ts', `${doc}export const end = 1;\n`, ts.ScriptTarget.ES2022, true);
  const [statement] = source.statements;
  return statement === undefined ? ['nothing'] : ts.getJSDocTags(statement).map(({ tagName }) => tagName.text);
}

describe('documentation comments', () => {
  test.each([
    ['ends */ here', ['ends *\\/ here']],
    ['**/', ['**\\/']],
    ['begins /* here', ['begins /\\* here']],
    ['/*/', ['/\\*\\/']],
    ['@deprecated', ['\\@deprecated']],
    ['see @type {x}', ['see \\@type {x}']],
    ['me@example.com @ noon', ['me@example.com \\@ noon']],
    ['@', ['\\@']],
    ['one\ntwo\r\nthree\rfour\u2028five\u2029six', ['one', 'two', 'three', 'four', 'five', 'six']],
    ['\u202eevil\u202c\u2066x\u2069', ['\\u202eevil\\u202c\\u2066x\\u2069']],
    ['nul \u0000, escape \u001b[31m, next \u0085', ['nul \\u0000, escape \\u001b[31m, next \\u0085']],
    ['lone \ud800', ['lone \\ud800']],
    ['tab\tstays', ['tab\tstays']],
    ['trailing   ', ['trailing']],
    ['```\n@code\n```\n@tag', ['```', '\\@code', '```', '\\@tag']],
  ])('escapes %j in a documentation comment', (text, lines) => {
    expect(printDocLines(text)).toEqual(lines);
  });

  test('documentation comments wrap prose, but not tables, headings, quotes or code', () => {
    const words = Array.from({ length: 40 }, () => 'words').join(' ');
    expect(printDocLines(words).map((line) => line.length <= 112)).toEqual([true, true, true]);
    expect(printDocLines(words).join(' ')).toBe(words);
    for (const start of ['| ', '# ', '    ', '> ']) expect(printDocLines(start + words)).toEqual([start + words]);
    expect(printDocLines(`- ${words}`)[1]).toMatch(/^ {2}words/u);
    expect(printDocLines(`12. ${words}`)[1]).toMatch(/^ {4}words/u);
    const long = `${'x'.repeat(111)} @tag`;
    expect(printDocLines(long)).toEqual(['x'.repeat(111), '\\@tag']);
  });

  test('any text becomes a single documentation comment without tags or invisible characters', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const doc = printDoc(printDocLines(text));
        const { comments, token } = scan(`${doc}end`);
        expect([comments.length, token]).toEqual([doc === '' ? 0 : 1, 'end']);
        expect(doc.slice(3, -4)).not.toMatch(/\*\/|\/\*/u);
        expect(doc).not.toMatch(/(?![\n\t])[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/u);
        expect(tagsOf(doc)).toEqual([]);
      }),
      { numRuns: runs(600, 1_200) },
    );
  });

  test('a documentation comment takes one line if it fits', () => {
    expect(printDoc(printDocLines('short'), '  ')).toBe('  /** short */\n');
    expect(printDoc(printDocLines('x'.repeat(110)))).toBe(`/** ${'x'.repeat(110)} */\n`);
    expect(printDoc(printDocLines('x'.repeat(111)))).toBe(`/**\n * ${'x'.repeat(111)}\n */\n`);
    expect(printDoc(printDocLines('one\n\ntwo'))).toBe('/**\n * one\n *\n * two\n */\n');
    expect(printDoc([])).toBe('');
  });
});

describe('Markdown', () => {
  test.each([
    ['a\\b', 'a\\\\b'],
    ['`code`', '\\`code\\`'],
    ['*b* _i_', '\\*b\\* \\_i\\_'],
    ['[x](javascript:y)', '\\[x\\](javascript:y)'],
    ['# no | table', '\\# no \\| table'],
    ['<b>', '&lt;b&gt;'],
    [' two\n lines\u2028\u202e ', 'two  lines'],
  ])('escapes %j in inline Markdown', (text, printed) => {
    expect(printInline(text)).toBe(printed);
  });

  test.each([
    ['a|b', 'a\\|b'],
    ['`a`', '\u02cba\u02cb'],
    ['<b>', '&lt;b&gt;'],
    ['a\r\nb\tc\u0000', 'a b c '],
    ['\u202e\u2029', ' '],
  ])('escapes %j in a Markdown table cell', (text, printed) => {
    expect(printTableCell(text)).toBe(printed);
  });

  test('puts any text on one line of Markdown and escapes its markup', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const inline = printInline(text);
        const cell = printTableCell(text);
        for (const printed of [inline, cell]) {
          expect(printed).not.toMatch(/[\p{Cc}\p{Bidi_Control}\u2028\u2029<>]/u);
          expect(printed.replaceAll('\\|', '')).not.toContain('|');
        }
        expect(inline.replaceAll(/\\[\\`*_[\]#|]/gu, '')).not.toMatch(/[\\`*_[\]#|]/u);
        expect(cell).not.toContain('`');
      }),
      { numRuns: runs(600, 1_200) },
    );
  });
});

// All of these are media types (RFC 9110, 8.3.1), except the last.
test('a media type is printed as a string literal, a template literal type or the type string', () => {
  expect(
    ['text/*', 'x-a.b+c/*', '*/*', 'a`b/*', 'a$b/*', "a'b/c", 'text/plain; q=*', '${a}/*'].map(printMediaType),
  ).toEqual([
    '`text/${string}`',
    '`x-a.b+c/${string}`',
    'string',
    'string',
    'string',
    "'a\\'b/c'",
    "'text/plain; q=*'",
    'string',
  ]);
});
