/**
 * Compares a schema with a union as if the schema were one of the variants. `null` also counts as a variant, in any
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
  /** All variants other than `null`. */
  readonly nodes: readonly Node[];
  readonly hasNull: boolean;
  /** The union; absent if the schema is not a union. */
  readonly union?: { readonly part: Schema; readonly keyword: 'oneOf' | 'anyOf' };
}

function withoutNull(part: Schema): Schema {
  const { types, enum: values, ...rest } = part;
  return {
    ...rest,
    ...(types !== undefined && { types: types.filter((type) => type !== 'null') }),
    ...(values !== undefined && { enum: values.filter((value) => value !== null) }),
  };
}

/** Splits a node that is not a union into its variants: the node itself, and `null` if the node allows it. */
function splitNull(node: Node): Variants {
  const kinds = kindsOf(node);
  if (kinds?.has('null') !== true) return { nodes: [node], hasNull: false };
  return { nodes: kinds.size === 1 ? [] : [node.map(withoutNull)], hasNull: true };
}

/** Returns the union of a node, if the node has exactly one and no other constraints. */
function unionOf(node: Node): Variants['union'] {
  const unions = node.flatMap((part) =>
    (['oneOf', 'anyOf'] as const).flatMap((keyword) => (part[keyword] === undefined ? [] : [{ part, keyword }])),
  );
  const isAlone = node.every((part) =>
    Object.entries(part).every(([key, value]) => silent.has(key) || value === undefined),
  );
  return isAlone && unions.length === 1 ? unions[0] : undefined;
}

/** Returns the variants of a node; `null` counts as one variant, even if several variants allow it. */
function variantsOf(node: Node, index: SchemaIndex): Variants {
  const union = unionOf(node);
  if (union === undefined) return splitNull(node);
  const arms = (union.part[union.keyword] ?? []).map((arm) => splitNull(nodeOf(index, [arm])));
  return { nodes: arms.flatMap(({ nodes }) => nodes), hasNull: arms.some(({ hasNull }) => hasNull), union };
}

function formOf(node: Node): string {
  const names = valuesOf(node, 'properties').flatMap((members) => members.map(({ name }) => name));
  return `${kindOf(node)} ${names.sort().join()}`;
}

function kindOf(node: Node): string {
  return [...(kindsOf(node) ?? ['anything'])].sort().join();
}

/** Returns the names of the required properties. */
function requiredOf(node: Node): ReadonlySet<string> {
  return new Set(valuesOf(node, 'required').flat());
}

/** Returns the node that best matches another: same properties, and the fewest additional required ones. */
function findSuggestion(node: Node, among: readonly Node[]): Node | undefined {
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
}

/**
 * Compares a schema with a union if only one side is a union, and returns whether that is the case. The matching
 * variant is compared; other variants are reported as added or removed.
 */
export function compareVariants(pair: Pair): boolean {
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
}

/** Whether the types of the variants are disjoint, so that `oneOf` and `anyOf` are equivalent. */
export function areDisjoint(index: SchemaIndex, arms: readonly Schema[]): boolean {
  const seen = new Set<string>();
  for (const arm of arms) {
    const kinds = kindsOf(nodeOf(index, [arm]));
    if (kinds === undefined || [...kinds].some((kind) => seen.has(kind))) return false;
    for (const kind of kinds) seen.add(kind);
  }
  return true;
}
