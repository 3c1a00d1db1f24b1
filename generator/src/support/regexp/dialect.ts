/** Reads patterns in ECMA-262 and in other dialects of regular expressions. */

/** Compiles a pattern; returns an error message if it is invalid. */
function toExpression(pattern: string): RegExp | string {
  try {
    return new RegExp(pattern, 'u');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Contents of character classes by their names in POSIX and Java; the POSIX names in lower case. */
const posixClasses: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Alnum: 'a-zA-Z0-9',
    Alpha: 'a-zA-Z',
    Digit: '0-9',
    Upper: 'A-Z',
    Lower: 'a-z',
    XDigit: 'a-fA-F0-9',
    Space: '\\s',
    Punct: '!-\\/:-@\\[-`\\{-~',
    Print: '\\u{20}-~',
    Graph: '!-~',
    Blank: '\\u{20}\\t',
    Cntrl: '\\u{0}-\\u{1f}\\u{7f}',
    ASCII: '\\u{0}-\\u{7f}',
    LD: '\\p{L}\\p{Nd}',
    All: '\\p{Any}',
  }).flatMap(([name, characters]) => [
    [name, characters],
    [name.toLowerCase(), characters],
  ]),
);

function isProperty(text: string): boolean {
  return typeof toExpression(text) !== 'string';
}

/** Translates a named character class: a POSIX class, a Unicode property with the `Is` prefix of Java, or a script. */
function translateProperty(token: string, isClass: boolean): string {
  const [, sign = 'p', name = ''] = /^\\([pP])\{([^{}]*)\}$/u.exec(token) ?? [];
  const posix = sign === 'p' ? posixClasses.get(name) : undefined;
  if (posix !== undefined) return isClass ? posix : `[${posix}]`;
  const plain = name.replace(/^Is/u, '');
  const written = [name, plain, `Script=${plain}`, ...(plain === 'Letter' ? ['L'] : [])];
  return written.map((each) => `\\${sign}{${each}}`).find(isProperty) ?? token;
}

function toCodePoint(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}

/** Translates an escape that is invalid in Unicode mode, or an anchor of another dialect. */
function translateEscape(character: string): string | undefined {
  if (character === 'A') return '^';
  if (character === 'Z' || character === 'z') return '$';
  return /[\s_#%&,:;<=>@!"'`~-]/u.test(character) ? toCodePoint(character) : undefined;
}

/** Matches intersections of character classes in Java: `[a&&[^b]]`, `[a&&[b]]`. */
const intersection = /\[((?:[^\\[\]]|\\[\s\S])+)&&\[((?:[^\\[\]]|\\[\s\S])+)\]\]/gu;

/**
 * Translates a pattern from another dialect to ECMA-262 in Unicode mode: `\\A` and `\\Z` match the start and end of the
 * text, `(?P<name>` starts a named group, and unnecessary escapes are removed.
 */
function translate(pattern: string): string {
  let isClass = false;
  return (
    pattern
      .replaceAll(intersection, '(?:(?=[$2])[$1])')
      .replaceAll(
        /\\[pPu]\{[^{}]*\}|\\x\{[\da-fA-F]+\}|\\0[0-7]{2}|\[:[a-z]+:\]|\(\?P<|\\[\s\S]|\{\d+(?:,\d*)?\}|[{}[\]]/gu,
        (token) => {
          if (token.startsWith('[:')) {
            const named = isClass ? posixClasses.get(token.slice(2, -2)) : token;
            // The class is unknown: its bracket ends the enclosing class.
            if (named === undefined) isClass = false;
            return named ?? `\\${token}`;
          }
          if (token === '[' || token === ']') {
            const isNested = token !== ']' && isClass;
            isClass = token !== ']';
            return isNested ? `\\${token}` : token;
          }
          // A brace that is not part of a quantifier is literal.
          if (token === '{' || token === '}') return `\\${token}`;
          if (token === '(?P<') return '(?<';
          if (/^\\[pP]\{/u.test(token)) return translateProperty(token, isClass);
          if (token.startsWith('\\x{')) return `\\u${token.slice(2)}`;
          if (/^\\0\d/u.test(token)) return toCodePoint(String.fromCodePoint(Number.parseInt(token.slice(1), 8)));
          if (token.length > 2 || token.startsWith('{')) return token;
          return translateEscape(token.slice(1)) ?? token;
        },
      )
      // A hyphen between two character classes is literal.
      .replaceAll(/(\\[dwsDWS])-(?=[^\]])/gu, '$1\\u{2d}')
  );
}

/**
 * Compiles a pattern in Unicode mode, after translation from another dialect if necessary. Returns an error message if
 * that is not possible.
 */
export function readExpression(pattern: string): { readonly text: string; readonly expression: RegExp } | string {
  const expression = toExpression(pattern);
  if (typeof expression !== 'string') return { text: pattern, expression };
  const text = translate(pattern);
  const translated = toExpression(text);
  return typeof translated === 'string' ? expression : { text, expression: translated };
}
