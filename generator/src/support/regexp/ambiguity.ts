/**
 * Detects repeated alternatives that match the same character: each such character doubles the time of a failing match.
 */
import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

/** Characters with which alternatives are compared: ASCII, Latin, and one of each larger range. */
const probes = [...Array.from({ length: 0x250 }, (_, code) => String.fromCodePoint(code)), 'Ω', 'あ', '中', '😀'];

/** Returns whether an element can match the empty string. */
function canBeEmpty(element: AST.Element): boolean {
  return element.type === 'Quantifier' && element.min === 0;
}

/** Returns whether matching can fail after a node; otherwise there is no backtracking into the node. */
function canFailAfter(node: AST.Node): boolean {
  const { parent } = node;
  if (parent === null || parent.type === 'Pattern') return false;
  if (parent.type === 'Alternative') {
    const later = parent.elements.filter(({ start }) => start >= node.end);
    if (later.some((element) => !canBeEmpty(element))) return true;
  }
  return canFailAfter(parent);
}

/** Returns the characters that an alternative matches; `undefined` if it is not a single character or class. */
function charactersOf({ elements, raw }: AST.Alternative, flags: string): Set<string> | undefined {
  const isOne = elements.length === 1 && elements[0]?.type.startsWith('Character') === true;
  if (!isOne) return undefined;
  const expression = new RegExp(`^(?:${raw})$`, flags);
  return new Set(probes.filter((character) => expression.test(character)));
}

function isAmbiguous({ element, max }: AST.Quantifier, flags: string): boolean {
  if (max !== Number.POSITIVE_INFINITY || (element.type !== 'Group' && element.type !== 'CapturingGroup')) return false;
  const seen = new Set<string>();
  return element.alternatives.some((alternative) => {
    const characters = charactersOf(alternative, flags) ?? [];
    const isShared = [...characters].some((character) => seen.has(character));
    for (const character of characters) seen.add(character);
    return isShared;
  });
}

/** Returns whether an expression repeats overlapping alternatives, followed by something that can fail. */
export function repeatsOverlap({ source, flags }: RegExp): boolean {
  let isFound = false;
  visitRegExpAST(new RegExpParser().parsePattern(source, 0, source.length, { unicode: flags.includes('u') }), {
    onQuantifierEnter: (quantifier) => {
      isFound ||= isAmbiguous(quantifier, flags) && canFailAfter(quantifier);
    },
  });
  return isFound;
}
