/** Generates strings that match regular expressions. */
import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { findGrowth } from './growth.js';
import type { Random } from './random.js';

/** Candidates for character classes: one character of each kind that patterns use, and more of the common ones. */
const characters = [
  ...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789',
  ...' -_.,:;+*/\\|@#$%&=?!~^\'"`()[]{}<>\t\n',
  'é',
  'ß',
  'Ω',
  'ж',
  '中',
  'あ',
  '\u{1F600}',
  '\u00a0',
  '\u0301',
  '\u200d',
  '€',
  '٣',
];

const parser = new RegExpParser({ ecmaVersion: 2024 });

const known = new Map<string, AST.Pattern | undefined>();

function parse(pattern: string): AST.Pattern | undefined {
  if (known.has(pattern)) return known.get(pattern);
  let parsed: AST.Pattern | undefined;
  try {
    parsed = parser.parsePattern(pattern, 0, pattern.length, { unicode: true });
  } catch {
    parsed = undefined;
  }
  known.set(pattern, parsed);
  return parsed;
}

const matching = new Map<string, readonly string[]>();

/** Returns the characters that an expression for a single character matches. */
function charactersOf(raw: string, extra: readonly string[]): readonly string[] {
  const found = matching.get(raw);
  if (found !== undefined) return found;
  const expression = new RegExp(`^(?:${raw})$`, 'u');
  const all = [...characters, ...extra].filter((each) => expression.test(each));
  matching.set(raw, all);
  return all;
}

/** Returns characters that a class lists: single characters, and three from each range. */
function namedIn(node: AST.CharacterClass | AST.CharacterSet | AST.ExpressionCharacterClass): string[] {
  if (node.type !== 'CharacterClass') return [];
  return node.elements.flatMap((element) => {
    if (element.type === 'Character') return String.fromCodePoint(element.value);
    if (element.type !== 'CharacterClassRange') return [];
    const { min, max } = element;
    return [min.value, Math.floor((min.value + max.value) / 2), max.value].map((code) => String.fromCodePoint(code));
  });
}

interface Writer {
  readonly random: Random;
  /** The text matched so far by each capturing group. */
  readonly groups: Map<AST.CapturingGroup, string>;
  /** Maximum number of repetitions beyond the required ones. */
  readonly more: number;
  /** Remaining steps; negative if the generation was aborted. */
  left: number;
  /** Whether the text certainly matches, because no assertion depends on its context. */
  isCertain: boolean;
}

/** Maximum number of characters and steps; expressions may require any number. */
const longestMatch = 10_000;

/** Maximum nesting of groups. */
const deepest = 200;

function write(writer: Writer, node: AST.Alternative | AST.Element, depth: number): string {
  const { random, groups } = writer;
  writer.left = depth > deepest ? -1 : writer.left - 1;
  if (writer.left < 0) return '';
  switch (node.type) {
    case 'Alternative':
      return writeAll(writer, node.elements, depth);
    case 'Group':
      return write(writer, random.pick(node.alternatives), depth + 1);
    case 'CapturingGroup': {
      const text = write(writer, random.pick(node.alternatives), depth + 1);
      groups.set(node, text);
      return text;
    }
    case 'Quantifier': {
      const count = random.between(node.min, Math.min(node.max, node.min + writer.more));
      let text = '';
      for (let times = 0; times < count && writer.left >= 0; times += 1) text += write(writer, node.element, depth + 1);
      return text;
    }
    case 'Character':
      return String.fromCodePoint(node.value);
    case 'CharacterClass':
    case 'CharacterSet':
    case 'ExpressionCharacterClass': {
      const fitting = charactersOf(node.raw, namedIn(node));
      writer.isCertain &&= fitting.length > 0;
      return fitting.length === 0 ? '' : random.pick(fitting);
    }
    case 'Backreference': {
      const [group] = [node.resolved].flat();
      const text = group === undefined ? '' : (groups.get(group) ?? '');
      writer.left -= text.length;
      writer.isCertain = false;
      return writer.left < 0 ? '' : text;
    }
    default:
      writer.isCertain = false;
      return '';
  }
}

function writeAll(writer: Writer, elements: readonly AST.Element[], depth: number): string {
  return elements.map((element) => write(writer, element, depth)).join('');
}

/** Returns the elements between a leading `^` and a trailing `$`. */
function withinEnds({ elements }: AST.Alternative): readonly AST.Element[] {
  const [first] = elements;
  const last = elements.at(-1);
  const from = first?.type === 'Assertion' && first.kind === 'start' ? 1 : 0;
  const isEnded = last?.type === 'Assertion' && last.kind === 'end' && elements.length > from;
  return elements.slice(from, isEnded ? -1 : undefined);
}

interface Match {
  readonly text: string;
  readonly isCertain: boolean;
}

function tryMatch(random: Random, pattern: AST.Pattern, more: number): Match | undefined {
  const writer: Writer = { random, groups: new Map(), more, left: longestMatch, isCertain: true };
  const text = writeAll(writer, withinEnds(random.pick(pattern.alternatives)), 0);
  return writer.left < 0 ? undefined : { text, isCertain: writer.isCertain };
}

/** Returns text for the positive lookaheads at the start of a pattern. Every match must contain such text. */
function writeAhead(random: Random, pattern: AST.Pattern, more: number): string {
  const [alternative] = pattern.alternatives;
  const writer: Writer = { random, groups: new Map(), more, left: longestMatch, isCertain: true };
  const pieces = (alternative?.elements ?? []).flatMap((element) =>
    element.type === 'Assertion' && element.kind === 'lookahead' && !element.negate
      ? [writeAll(writer, withinEnds(random.pick(element.alternatives)), 0)]
      : [],
  );
  return writer.left < 0 ? '' : pieces.join('');
}

export interface MatchBounds {
  readonly least: number;
  readonly most: number;
  /** An additional condition that the string must fulfill. */
  readonly accept?: (text: string) => boolean;
}

/** Maximum length of strings that are tested with an expression of quadratic complexity. */
const longestGrowing = 32;

function isTestable(expressions: readonly RegExp[], text: string): boolean {
  return expressions.every((each) => {
    const growth = findGrowth(each);
    return growth === 'linear' || (growth === 'quadratic' && text.length <= longestGrowing);
  });
}

/**
 * Returns a string that matches all expressions and whose length is within the bounds; `undefined` if none is found
 * among candidates for the first expression, or if it would be longer than 10,000 characters. Strings that could cause
 * excessive backtracking are not tested.
 */
export function findMatch(
  random: Random,
  patterns: readonly string[],
  { least, most, accept = () => true }: MatchBounds,
): string | undefined {
  const [first = ''] = patterns;
  const parsed = parse(first);
  if (parsed === undefined || least > longestMatch) return undefined;
  const expressions = patterns.map((pattern) => new RegExp(pattern, 'u'));
  const isMatching = (text: string, isCertain: boolean): boolean => {
    const length = [...text].length;
    if (length < least || length > most) return false;
    const isMatched = isTestable(expressions, text)
      ? expressions.every((each) => each.test(text))
      : isCertain && patterns.length === 1;
    return isMatched && accept(text);
  };
  for (let attempt = 0; attempt < 80; attempt += 1) {
    const more = attempt < 20 ? 3 : attempt < 40 ? 0 : attempt < 60 ? Math.min(least, 200) : 12;
    const match = tryMatch(random, parsed, more);
    if (match === undefined) continue;
    const { text, isCertain } = match;
    const grown = [...text].length < least && !first.includes('$') ? text.padEnd(least, 'a') : text;
    if (isMatching(grown, isCertain)) return grown;
    if (attempt < 40) continue;
    const ahead = writeAhead(random, parsed, 0);
    if (ahead === '') continue;
    const led = [ahead, ahead + text, ahead + text.slice([...ahead].length)].find((each) => isMatching(each, false));
    if (led !== undefined) return led;
  }
  return undefined;
}
