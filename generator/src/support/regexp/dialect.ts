/** Patterns in ECMA-262 and in other dialects. */

/** Returns a pattern as a regular expression, or an error message. */
const toExpression = (pattern: string): RegExp | string => {
  try {
    return new RegExp(pattern, 'u');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** Character classes by their names in Java and POSIX (lower case). */
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

const isProperty = (text: string): boolean => typeof toExpression(text) !== 'string';

/** Translates a named character class: a POSIX class, a Unicode property with the `Is` prefix of Java, or a script. */
const translateProperty = (token: string, isClass: boolean): string => {
  const [, sign = 'p', name = ''] = /^\\([pP])\{([^{}]*)\}$/u.exec(token) ?? [];
  const posix = sign === 'p' ? posixClasses.get(name) : undefined;
  if (posix !== undefined) return isClass ? posix : `[${posix}]`;
  const plain = name.replace(/^Is/u, '');
  const written = [name, plain, `Script=${plain}`, ...(plain === 'Letter' ? ['L'] : [])];
  return written.map((each) => `\\${sign}{${each}}`).find(isProperty) ?? token;
};

const toCodePoint = (character: string): string => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;

/** Translates an escaped character whose backslash ECMA-262 may not allow. */
const translateEscape = (character: string): string | undefined => {
  if (character === 'A') return '^';
  if (character === 'Z' || character === 'z') return '$';
  return /[\s_#%&,:;<=>@!"'`~-]/u.test(character) ? toCodePoint(character) : undefined;
};

/** Intersections of character classes in Java: `[a&&[^b]]`, `[a&&[b]]`. */
const intersection = /\[((?:[^\\[\]]|\\[\s\S])+)&&\[((?:[^\\[\]]|\\[\s\S])+)\]\]/gu;

/**
 * Translates a pattern of another dialect to ECMA-262 with Unicode: `\\A` and `\\Z` are the ends of a text, `(?P<name>`
 * begins a named group, and unnecessary escapes are removed.
 */
const translate = (pattern: string): string => {
  let isClass = false;
  return (
    pattern
      .replaceAll(intersection, '(?:(?=[$2])[$1])')
      .replaceAll(
        /\\[pPu]\{[^{}]*\}|\\x\{[\da-fA-F]+\}|\\0[0-7]{2}|\[:[a-z]+:\]|\(\?P<|\\[\s\S]|\{\d+(?:,\d*)?\}|[{}[\]]/gu,
        (token) => {
          if (token.startsWith('[:')) {
            const named = isClass ? posixClasses.get(token.slice(2, -2)) : token;
            // An unknown class: its bracket ends the enclosing class.
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
};

/**
 * Returns a pattern as a regular expression in Unicode mode, translated from other dialects if necessary; or an error
 * message.
 */
export const readExpression = (pattern: string): { readonly text: string; readonly expression: RegExp } | string => {
  const expression = toExpression(pattern);
  if (typeof expression !== 'string') return { text: pattern, expression };
  const text = translate(pattern);
  const translated = toExpression(text);
  return typeof translated === 'string' ? expression : { text, expression: translated };
};
