/** Lists the contents of types, merged as in the types: properties, variants, and how variants differ. */
import { printExact } from '../../../../runtime/codec/exact-json.js';
import type { Direction } from '../../../ir/direction.js';
import type { SchemaIndex } from '../../../ir/schema-index.js';
import type { ObjectType, Property, Type } from '../../../ir/type.js';
import { typeOf } from '../../../ir/type-of.js';
import { optional } from '../../../openapi/values.js';

/** The index in which types are looked up, and their direction. */
export interface Scope {
  readonly index: SchemaIndex;
  readonly direction: Direction;
}

/** The contents of a type: the properties of its objects, the variants of its unions, and the types of other keys. */
export interface Inside {
  readonly properties: readonly Property[];
  readonly unions: readonly (readonly Type[])[];
  readonly additional: readonly Type[];
}

export const nothing: Inside = { properties: [], unions: [], additional: [] };

/** Returns how few values a type allows: the higher, the fewer. */
function precisionOf({ kind }: Type): number {
  if (kind === 'any') return 0;
  if (kind === 'number') return 1;
  return kind === 'enum' || kind === 'null' || kind === 'never' ? 3 : 2;
}

const hasFields = ({ kind }: Type): boolean => kind === 'object' || kind === 'ref' || kind === 'intersection';

/**
 * Returns the type of a property that two parts of an `allOf` declare: the one that allows fewer values, otherwise the
 * later one. It gets the texts of the other one that it lacks. Two types with fields become an intersection.
 */
function narrow(known: Type, later: Property): Type {
  const { type, narrows } = later;
  const difference = narrows === true ? 1 : precisionOf(known) - precisionOf(type);
  const isSmaller = known.kind === 'enum' && type.kind === 'enum' && known.values.length < type.values.length;
  const [chosen, other] = difference > 0 || (difference === 0 && isSmaller) ? [known, type] : [type, known];
  const { description = other.description, limits = other.limits } = chosen;
  const texts = { ...optional('description', description), ...optional('limits', limits) };
  const isSame = known.kind === 'ref' && type.kind === 'ref' && known.name === type.name;
  if (difference !== 0 || isSame || !hasFields(known) || !hasFields(type)) return { ...chosen, ...texts };
  return { kind: 'intersection', members: [known, type], pointer: type.pointer, ...texts };
}

function mergeInside(parts: readonly Inside[]): Inside {
  const properties = new Map<string, Property>();
  for (const property of parts.flatMap((part) => part.properties)) {
    const known = properties.get(property.name);
    const type = known === undefined ? property.type : narrow(known.type, property);
    properties.set(property.name, { ...property, type, required: property.required || known?.required === true });
  }
  return {
    properties: [...properties.values()],
    unions: parts.flatMap((part) => part.unions),
    additional: parts.flatMap((part) => part.additional),
  };
}

function insideObject({ properties, additional }: ObjectType): Inside {
  return { properties, unions: [], additional: typeof additional === 'object' ? [additional] : [] };
}

export function targetOf({ index, direction }: Scope, name: string): Type {
  return typeOf(index, index.named(name).schema, direction);
}

/** Returns the contents of a type. Follows references; a circular reference has no contents. */
export function insideOf(scope: Scope, type: Type, seen: readonly string[] = []): Inside {
  switch (type.kind) {
    case 'ref':
      return seen.includes(type.name) ? nothing : insideOf(scope, targetOf(scope, type.name), [...seen, type.name]);
    case 'object':
      return insideObject(type);
    case 'array':
      return insideOf(scope, type.items, seen);
    case 'intersection':
      return mergeInside(type.members.map((member) => insideOf(scope, member, seen)));
    case 'union': {
      const members = listShown(type.members);
      const [only] = members;
      if (only !== undefined && members.length === 1) return insideOf(scope, only, seen);
      const isOpen = members.some((member) => isOpenable(scope, member, seen));
      return isOpen ? { ...nothing, unions: [members] } : nothing;
    }
    case 'tuple':
      return {
        ...nothing,
        properties: type.items.map((item, at) => ({ name: `[${at}]`, required: at < type.least, type: item })),
        additional: typeof type.rest === 'object' ? [type.rest] : [],
      };
    default:
      return nothing;
  }
}

function isOpenable(scope: Scope, type: Type, seen: readonly string[]): boolean {
  const { properties, unions, additional } = insideOf(scope, type, seen);
  return properties.length + unions.length + additional.length > 0;
}

export function listShown(members: readonly Type[]): readonly Type[] {
  return members.filter(({ kind }) => kind !== 'null' && kind !== 'unknown-member');
}

/** Returns the names of the schemas whose fields appear when a type is expanded, excluding those of its variants. */
export function namesIn(type: Type): readonly string[] {
  if (type.kind === 'ref') return [type.name];
  if (type.kind === 'array') return namesIn(type.items);
  if (type.kind === 'intersection') return type.members.flatMap(namesIn);
  const members = type.kind === 'union' ? listShown(type.members) : [];
  return members.length === 1 ? members.flatMap(namesIn) : [];
}

/** Returns the values of an enumeration, or of its items. */
export function valuesOf(type: Type): readonly string[] {
  if (type.kind === 'array') return valuesOf(type.items);
  if (type.kind === 'union') return type.members.flatMap((member) => valuesOf(member));
  // Without quotes, an empty string would be invisible.
  return type.kind === 'enum'
    ? type.values.map((value) => (typeof value === 'string' && value !== '' ? value : (printExact(value) ?? '')))
    : [];
}

/** How a variant differs: by the only value of a property or, without `value`, by properties that only it requires. */
export interface Difference {
  /** Empty if no difference can be described. */
  readonly names: readonly string[];
  readonly value?: string;
}

/** Returns how a variant differs from the others: by the only value of a property, or by the properties it requires. */
export function differenceOf(scope: Scope, variant: Type, variants: readonly Type[]): Difference {
  const { properties } = insideOf(scope, variant);
  const fixed = properties.find(({ required, type }) => required && valuesOf(type).length === 1);
  if (fixed !== undefined) return { names: [fixed.name], value: valuesOf(fixed.type)[0] ?? '' };
  const others = variants.filter((each) => each !== variant).flatMap((other) => insideOf(scope, other).properties);
  const elsewhere = new Set(others.flatMap(({ name, required }) => (required ? [name] : [])));
  const own = properties.filter(({ name, required }) => required && !elsewhere.has(name));
  return { names: own.slice(0, 3).map(({ name }) => name) };
}

/** Sorts required items first, and otherwise preserves the order of the document. */
export function sortRequired<T extends { readonly required: boolean }>(items: readonly T[]): readonly T[] {
  return [...items.filter(({ required }) => required), ...items.filter(({ required }) => !required)];
}
