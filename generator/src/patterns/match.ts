/** Texts that a regular expression matches. */
import { type AST, RegExpParser } from '@eslint-community/regexpp';
import type { Random } from './random.js';

/** What a class of characters is looked for in: one of each kind that expressions speak of, and more of the plain ones. */
const characters = [
  ...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789',
  ...' -_.,:;+*/\\|@#$%&=?!~^\'"`()[]{}<>\t\n',
  ...['é', 'ß', 'Ω', 'ж', '中', 'あ', '\u{1F600}', '\u00a0', '\u0301', '\u200d', '€', '٣'],
];

const parser = new RegExpParser({ ecmaVersion: 2024 });

const known = new Map<string, AST.Pattern | undefined>();

const parse = (pattern: string): AST.Pattern | undefined => {
  if (known.has(pattern)) return known.get(pattern);
  let parsed: AST.Pattern | undefined;
  try {
    parsed = parser.parsePattern(pattern, 0, pattern.length, { unicode: true });
  } catch {
    parsed = undefined;
  }
  known.set(pattern, parsed);
  return parsed;
};

const matching = new Map<string, readonly string[]>();

/** The characters that one piece of an expression matches. */
const charactersOf = (raw: string, extra: readonly string[]): readonly string[] => {
  const found = matching.get(raw);
  if (found !== undefined) return found;
  const expression = new RegExp(`^(?:${raw})$`, 'u');
  const all = [...characters, ...extra].filter((each) => expression.test(each));
  matching.set(raw, all);
  return all;
};

/** What a class names by itself. */
const namedIn = (node: AST.CharacterClass | AST.CharacterSet | AST.ExpressionCharacterClass): string[] => {
  if (node.type !== 'CharacterClass') return [];
  return node.elements.flatMap((element) => {
    if (element.type === 'Character') return String.fromCodePoint(element.value);
    if (element.type !== 'CharacterClassRange') return [];
    const { min, max } = element;
    return [min.value, Math.floor((min.value + max.value) / 2), max.value].map((code) => String.fromCodePoint(code));
  });
};

interface Writer {
  readonly random: Random;
  /** The text of each group so far. */
  readonly groups: Map<AST.CapturingGroup, string>;
  /** How many times more than it has to a piece is repeated at most. */
  readonly more: number;
}

const write = (writer: Writer, node: AST.Alternative | AST.Element): string => {
  const { random, groups } = writer;
  switch (node.type) {
    case 'Alternative':
      return node.elements.map((element) => write(writer, element)).join('');
    case 'Group':
      return write(writer, random.pick(node.alternatives));
    case 'CapturingGroup': {
      const text = write(writer, random.pick(node.alternatives));
      groups.set(node, text);
      return text;
    }
    case 'Quantifier': {
      const count = random.between(node.min, Math.min(node.max, node.min + writer.more));
      return Array.from({ length: count }, () => write(writer, node.element)).join('');
    }
    case 'Character':
      return String.fromCodePoint(node.value);
    case 'CharacterClass':
    case 'CharacterSet':
    case 'ExpressionCharacterClass': {
      const fitting = charactersOf(node.raw, namedIn(node));
      return fitting.length === 0 ? '' : random.pick(fitting);
    }
    case 'Backreference': {
      const [group] = [node.resolved].flat();
      return group === undefined ? '' : (groups.get(group) ?? '');
    }
    default:
      return '';
  }
};

/** A text that may match, of about `length` characters more than there have to be; whoever asks tests it. */
export const writeMatch = (random: Random, pattern: string, length: number): string | undefined => {
  const parsed = parse(pattern);
  if (parsed === undefined) return undefined;
  return write({ random, groups: new Map(), more: length }, random.pick(parsed.alternatives));
};

/**
 * A text that regular expressions match, of a number of characters between two bounds; `undefined` where none is found
 * among some that the first suggests.
 */
export const findMatch = (
  random: Random,
  patterns: readonly string[],
  { least, most }: { readonly least: number; readonly most: number },
): string | undefined => {
  const [first = ''] = patterns;
  const expressions = patterns.map((pattern) => new RegExp(pattern, 'u'));
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const more = attempt < 20 ? 3 : attempt < 40 ? 0 : Math.min(least, 200);
    const text = writeMatch(random, first, more);
    if (text === undefined) return undefined;
    const grown = [...text].length < least && !first.includes('$') ? text.padEnd(least, 'a') : text;
    const length = [...grown].length;
    if (length >= least && length <= most && expressions.every((each) => each.test(grown))) return grown;
  }
  return undefined;
};
