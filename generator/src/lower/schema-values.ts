/** What a keyword of a schema may be besides its type (JSON Schema 2020-12 validation, 6). */
import { analyse } from 'scslre';
import type { Context } from './raw.js';

/** Keywords that bound a number of values, which no bound below zero or between two whole numbers can. */
const counts: ReadonlySet<string> = new Set([
  ...['minLength', 'maxLength', 'minItems', 'maxItems', 'minContains', 'maxContains', 'minProperties', 'maxProperties'],
]);

/** Whether a bound is one; what is none is reported. */
export const checkNumber = (context: Context, keyword: string, value: number, pointer: string): boolean => {
  const refuse = (rule: string): false => {
    context.report('schema-invalid', pointer, { reason: `"${keyword}" must be ${rule}` });
    return false;
  };
  if (keyword === 'multipleOf') return value > 0 || refuse('> 0');
  if (!counts.has(keyword)) return true;
  if (!Number.isInteger(value)) return refuse('integer');
  return value >= 0 || refuse('>= 0');
};

type Growth = 'exponentially' | 'with its square or more';

const known = new Map<string, Growth | undefined>();

/** Longer ones are written by programs, and take long to look at. */
const longestPattern = 2_000;

/** What is found in an expression; nothing where it is too large to be looked at. */
const findReports = (expression: RegExp): readonly { readonly exponential: boolean }[] => {
  try {
    return analyse(expression, { reportTypes: { Move: false } }).reports;
  } catch {
    return [];
  }
};

/** How the time grows that a text can take, where that is not with its length alone. */
const findGrowth = (expression: RegExp): Growth | undefined => {
  const { source } = expression;
  if (source.length > longestPattern) return undefined;
  if (known.has(source)) return known.get(source);
  // That a search begins at each character is not the fault of a pattern.
  const reports = findReports(expression);
  const growth = reports.some(({ exponential }) => exponential)
    ? 'exponentially'
    : reports.length > 0
      ? 'with its square or more'
      : undefined;
  known.set(source, growth);
  return growth;
};

/** A pattern as a regular expression, or why it is none. */
const toExpression = (pattern: string): RegExp | string => {
  try {
    return new RegExp(pattern, 'u');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/**
 * A pattern as other languages and older expressions write it, in the words of ECMA-262 with Unicode: `\\A` and `\\Z` are
 * the ends of a text, and what need not be escaped is not.
 */
const translate = (pattern: string): string => {
  let isClass = false;
  return (
    pattern
      .replaceAll(/\\[pPu]\{[^{}]*\}|\\[\s\S]|\{\d+(?:,\d*)?\}|[{}[\]]/gu, (token) => {
        if (token === '[' || token === ']') {
          const isNested = token === '[' && isClass;
          isClass = token === '[';
          return isNested ? '\\[' : token;
        }
        // A brace that is part of no quantifier is itself.
        if (token === '{' || token === '}') return `\\${token}`;
        const posix = posixClasses.get(/^\\p\{(\w+)\}$/u.exec(token)?.[1] ?? '');
        if (posix !== undefined) return isClass ? posix : `[${posix}]`;
        if (token.length > 2 || token.startsWith('{')) return token;
        const character = token.slice(1);
        if (character === 'A') return '^';
        if (character === 'Z' || character === 'z') return '$';
        return /[\s_#%&,:;<=>@!"'`~-]/u.test(character)
          ? `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`
          : token;
      })
      // A hyphen between a class of characters and another is itself.
      .replaceAll(/(\\[dwsDWS])-(?=[^\]])/gu, '$1\\u{2d}')
  );
};

/** Classes of characters by the names that Java and POSIX give them. */
const posixClasses: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ Alnum: 'a-zA-Z0-9', Alpha: 'a-zA-Z', Digit: '0-9', Upper: 'A-Z', Lower: 'a-z', XDigit: 'a-fA-F0-9' },
    ...{ Space: '\\s', Punct: '!-\\/:-@\\[-`\\{-~', Print: '\\u{20}-~', Graph: '!-~', Blank: '\\u{20}\\t' },
  }),
);

export interface Pattern {
  readonly text: string;
  /** Whether a short text could keep a server, or this run, busy for as long as it likes. */
  readonly isEndless: boolean;
}

/** A pattern that is a regular expression, or can be read as one; what is none is reported. */
export const readPattern = (context: Context, pattern: string, pointer: string): Pattern | undefined => {
  const given = toExpression(pattern);
  const expression = typeof given === 'string' ? toExpression(translate(pattern)) : given;
  if (typeof expression === 'string') {
    context.report('pattern-invalid', pointer, { pattern, reason: typeof given === 'string' ? given : expression });
    return undefined;
  }
  const growth = findGrowth(expression);
  if (growth !== undefined) context.report('pattern-backtracks', pointer, { pattern, growth });
  const text = typeof given === 'string' ? translate(pattern) : pattern;
  return { text, isEndless: growth === 'exponentially' };
};
