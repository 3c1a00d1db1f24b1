/** Repeated alternatives that match the same character: each such character doubles the time of a failing match. */
import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

/** Characters that alternatives are compared by: ASCII, Latin and one of each larger range. */
const probes = [...Array.from({ length: 0x250 }, (_, code) => String.fromCodePoint(code)), 'Ω', 'あ', '中', '😀'];

/** Whether an element can match nothing, and so cannot refuse a text. */
const canBeEmpty = (element: AST.Element): boolean => element.type === 'Quantifier' && element.min === 0;

/** Whether the match can still fail after a node. Without that, nothing is tried a second time. */
const canFailAfter = (node: AST.Node): boolean => {
  const { parent } = node;
  if (parent === null || parent.type === 'Pattern') return false;
  if (parent.type === 'Alternative') {
    const later = parent.elements.filter(({ start }) => start >= node.end);
    if (later.some((element) => !canBeEmpty(element))) return true;
  }
  return canFailAfter(parent);
};

/** The characters that an alternative of one element matches; nothing where it consists of more. */
const charactersOf = ({ elements, raw }: AST.Alternative, flags: string): Set<string> | undefined => {
  const isOne = elements.length === 1 && elements[0]?.type.startsWith('Character') === true;
  if (!isOne) return undefined;
  const expression = new RegExp(`^(?:${raw})$`, flags);
  return new Set(probes.filter((character) => expression.test(character)));
};

const isAmbiguous = ({ element, max }: AST.Quantifier, flags: string): boolean => {
  if (max !== Number.POSITIVE_INFINITY || (element.type !== 'Group' && element.type !== 'CapturingGroup')) return false;
  const seen = new Set<string>();
  return element.alternatives.some((alternative) => {
    const characters = charactersOf(alternative, flags) ?? [];
    const isShared = [...characters].some((character) => seen.has(character));
    for (const character of characters) seen.add(character);
    return isShared;
  });
};

/** Whether an expression repeats alternatives that overlap, with something after them that can fail. */
export const repeatsOverlap = ({ source, flags }: RegExp): boolean => {
  let isFound = false;
  visitRegExpAST(new RegExpParser().parsePattern(source, 0, source.length, { unicode: flags.includes('u') }), {
    onQuantifierEnter: (quantifier) => {
      isFound ||= isAmbiguous(quantifier, flags) && canFailAfter(quantifier);
    },
  });
  return isFound;
};
