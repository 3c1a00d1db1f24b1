/** Patterns as ECMA-262 writes regular expressions, and as other languages do. */

/** A pattern as a regular expression, or why it is none. */
const toExpression = (pattern: string): RegExp | string => {
  try {
    return new RegExp(pattern, 'u');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** Classes of characters by the names that Java and POSIX give them, the latter in lower case. */
const posixClasses: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ Alnum: 'a-zA-Z0-9', Alpha: 'a-zA-Z', Digit: '0-9', Upper: 'A-Z', Lower: 'a-z', XDigit: 'a-fA-F0-9' },
    ...{ Space: '\\s', Punct: '!-\\/:-@\\[-`\\{-~', Print: '\\u{20}-~', Graph: '!-~', Blank: '\\u{20}\\t' },
    ...{ Cntrl: '\\u{0}-\\u{1f}\\u{7f}', ASCII: '\\u{0}-\\u{7f}', LD: '\\p{L}\\p{Nd}', All: '\\p{Any}' },
  }).flatMap(([name, characters]) => [
    [name, characters],
    [name.toLowerCase(), characters],
  ]),
);

const isProperty = (text: string): boolean => typeof toExpression(text) !== 'string';

/** A class of characters by its name: of POSIX, a property of Unicode with the `Is` of Java, or a script. */
const translateProperty = (token: string, isClass: boolean): string => {
  const [, sign = 'p', name = ''] = /^\\([pP])\{([^{}]*)\}$/u.exec(token) ?? [];
  const posix = sign === 'p' ? posixClasses.get(name) : undefined;
  if (posix !== undefined) return isClass ? posix : `[${posix}]`;
  const plain = name.replace(/^Is/u, '');
  const written = [name, plain, `Script=${plain}`, ...(plain === 'Letter' ? ['L'] : [])];
  return written.map((each) => `\\${sign}{${each}}`).find(isProperty) ?? token;
};

const toCodePoint = (character: string): string => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;

/** An escaped character, whose backslash ECMA-262 may not allow. */
const translateEscape = (character: string): string | undefined => {
  if (character === 'A') return '^';
  if (character === 'Z' || character === 'z') return '$';
  return /[\s_#%&,:;<=>@!"'`~-]/u.test(character) ? toCodePoint(character) : undefined;
};

/** What is in one class of Java and not in another, or in both: `[a&&[^b]]`, `[a&&[b]]`. */
const intersection = /\[((?:[^\\[\]]|\\[\s\S])+)&&\[((?:[^\\[\]]|\\[\s\S])+)\]\]/gu;

/**
 * A pattern as other languages and older expressions write it, in the words of ECMA-262 with Unicode: `\\A` and `\\Z` are
 * the ends of a text, `(?P<name>` begins a group with a name, and what need not be escaped is not.
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
            // Without such a class, the bracket in it ends the one that it stands in.
            if (named === undefined) isClass = false;
            return named ?? `\\${token}`;
          }
          if (token === '[' || token === ']') {
            const isNested = token !== ']' && isClass;
            isClass = token !== ']';
            return isNested ? `\\${token}` : token;
          }
          // A brace that is part of no quantifier is itself.
          if (token === '{' || token === '}') return `\\${token}`;
          if (token === '(?P<') return '(?<';
          if (/^\\[pP]\{/u.test(token)) return translateProperty(token, isClass);
          if (token.startsWith('\\x{')) return `\\u${token.slice(2)}`;
          if (/^\\0\d/u.test(token)) return toCodePoint(String.fromCodePoint(Number.parseInt(token.slice(1), 8)));
          if (token.length > 2 || token.startsWith('{')) return token;
          return translateEscape(token.slice(1)) ?? token;
        },
      )
      // A hyphen between a class of characters and another is itself.
      .replaceAll(/(\\[dwsDWS])-(?=[^\]])/gu, '$1\\u{2d}')
  );
};

/** A pattern as a regular expression in Unicode mode, if need be by what other languages mean by it; or why it is none. */
export const readExpression = (pattern: string): { readonly text: string; readonly expression: RegExp } | string => {
  const expression = toExpression(pattern);
  if (typeof expression !== 'string') return { text: pattern, expression };
  const text = translate(pattern);
  const translated = toExpression(text);
  return typeof translated === 'string' ? expression : { text, expression: translated };
};
