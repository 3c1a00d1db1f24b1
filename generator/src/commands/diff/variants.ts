/**
 * Compares a schema with a union by treating the schema as one of the variants. `null` also counts as a variant, in any
 * notation: in a list of types, as `nullable`, or as a separate schema.
 */
import type { Schema } from '../../ir/schema.js';
import type { SchemaIndex } from '../../ir/schema-index.js';
import { join } from '../../support/json-pointer.js';
import { kindsOf, type Node, nodeOf, valuesOf } from './node.js';
import type { Pair } from './pair.js';

/** Keywords that do not affect which values are valid. */
const silent: ReadonlySet<string> = new Set([
  'pointer',
  'ref',
  'allOf',
  'oneOf',
  'anyOf',
  'discriminator',
  'isOpen',
  'title',
  'description',
  'summary',
  'default',
  'examples',
  'externalDocs',
  'xml',
  'deprecated',
  'deprecatedSince',
  'sunset',
  'isFormatAnnotation',
]);

interface Variants {
  /** All variants except `null`. */
  readonly nodes: readonly Node[];
  readonly hasNull: boolean;
  /** The union; absent if the schema is not a union. */
  readonly union?: { readonly part: Schema; readonly keyword: 'oneOf' | 'anyOf' };
}

const withoutNull = (part: Schema): Schema => {
  const { types, enum: values, ...rest } = part;
  return {
    ...rest,
    ...(types !== undefined && { types: types.filter((type) => type !== 'null') }),
    ...(values !== undefined && { enum: values.filter((value) => value !== null) }),
  };
};

/** The variants of a node that is not a union: the node itself, and `null` if it is one of its types. */
const splitNull = (node: Node): Variants => {
  const kinds = kindsOf(node);
  if (kinds?.has('null') !== true) return { nodes: [node], hasNull: false };
  return { nodes: kinds.size === 1 ? [] : [node.map(withoutNull)], hasNull: true };
};

/** The union of a node without other constraints on values. */
const unionOf = (node: Node): Variants['union'] => {
  const unions = node.flatMap((part) =>
    (['oneOf', 'anyOf'] as const).flatMap((keyword) => (part[keyword] === undefined ? [] : [{ part, keyword }])),
  );
  const isAlone = node.every((part) =>
    Object.entries(part).every(([key, value]) => silent.has(key) || value === undefined),
  );
  return isAlone && unions.length === 1 ? unions[0] : undefined;
};

/** The variants of a node, with nested unions flattened. */
const variantsOf = (node: Node, index: SchemaIndex): Variants => {
  const union = unionOf(node);
  if (union === undefined) return splitNull(node);
  const arms = (union.part[union.keyword] ?? []).map((arm) => splitNull(nodeOf(index, [arm])));
  return { nodes: arms.flatMap(({ nodes }) => nodes), hasNull: arms.some(({ hasNull }) => hasNull), union };
};

const formOf = (node: Node): string => {
  const names = valuesOf(node, 'properties').flatMap((members) => members.map(({ name }) => name));
  return `${kindOf(node)} ${names.sort().join()}`;
};

const kindOf = (node: Node): string => [...(kindsOf(node) ?? ['anything'])].sort().join();

/**
 * The required properties of a schema. Of several variants with the same properties, the one with the fewest additional
 * requirements matches best.
 */
const requiredOf = (node: Node): ReadonlySet<string> => new Set(valuesOf(node, 'required').flat());

/** The node that most likely matches another node. */
const findSuggestion = (node: Node, among: readonly Node[]): Node | undefined => {
  const required = requiredOf(node);
  const distance = (other: Node): number => {
    const others = requiredOf(other);
    const more = [...others].filter((name) => !required.has(name)).length;
    return more * 1000 + [...required].filter((name) => !others.has(name)).length;
  };
  const nearest = (candidates: readonly Node[]): Node | undefined =>
    [...candidates].sort((a, b) => distance(a) - distance(b))[0];
  const shared = among.filter((each) => each.some((part) => node.includes(part)));
  return (
    nearest(shared) ??
    nearest(among.filter((each) => formOf(each) === formOf(node))) ??
    nearest(among.filter((each) => kindOf(each) === kindOf(node)))
  );
};

/**
 * Compares a schema with a union if one side is a union and the other is not. Returns whether it did. The matching
 * variant is compared; other variants are added or removed.
 */
export const compareVariants = (pair: Pair): boolean => {
  const [old, now] = [variantsOf(pair.old, pair.indexes.old), variantsOf(pair.now, pair.indexes.now)];
  if ((old.union === undefined) === (now.union === undefined)) return false;
  const side = now.union === undefined ? ('old' as const) : ('new' as const);
  const [several, one] = side === 'new' ? [now, old] : [old, now];
  const single = one.nodes[0];
  const union = several.union;
  if (union === undefined || (single === undefined && !one.hasNull)) return false;
  const match = single === undefined ? undefined : findSuggestion(single, several.nodes);
  // No variant matches: the values are different, or the relation is unknown.
  if (single !== undefined && match === undefined) return false;
  const place = {
    pointer: join(union.part.pointer, union.keyword),
    side,
    isTyped: true,
    isRestructured: true,
  } as const;
  if (single !== undefined && match !== undefined) {
    if (side === 'new') pair.compareNodes(single, match);
    else pair.compareNodes(match, single);
  }
  const others = several.nodes.length - (match === undefined ? 0 : 1);
  const effect = side === 'new' ? 'wider' : 'narrower';
  if (others > 0) {
    const what = others === 1 ? 'another variant was' : `${others} other variants were`;
    pair.tellAt(place, effect, `${what} ${side === 'new' ? 'added' : 'removed'}`);
  }
  if (old.hasNull !== now.hasNull)
    pair.tellAt(place, now.hasNull ? 'wider' : 'narrower', now.hasNull ? 'it can be null' : 'it can no longer be null');
  return true;
};

/** Whether the variants have disjoint types, so that `oneOf` and `anyOf` are equivalent. */
export const areDisjoint = (index: SchemaIndex, arms: readonly Schema[]): boolean => {
  const seen = new Set<string>();
  for (const arm of arms) {
    const kinds = kindsOf(nodeOf(index, [arm]));
    if (kinds === undefined || [...kinds].some((kind) => seen.has(kind))) return false;
    for (const kind of kinds) seen.add(kind);
  }
  return true;
};
