/** Computes the shapes of schemas: the JSON types that must be known to read a value from text. */
import type { Shape } from '../../../runtime/codec/operation.js';
import { fromText, isScalarShape } from '../../../runtime/codec/scalars.js';
import type { Api } from '../../ir/api.js';
import type { Direction } from '../../ir/direction.js';
import type { Schema } from '../../ir/schema.js';
import { indexOf, type SchemaIndex } from '../../ir/schema-index.js';
import type { EnumType, ObjectType, Type } from '../../ir/type.js';
import { typeOf, typeOfPart } from '../../ir/type-of.js';
import { shallow } from '../../lower/wire-shape.js';

export type ShapeOf = (schema: Schema) => Shape;

function nests({ kind }: Type): boolean {
  return kind === 'array' || kind === 'tuple' || kind === 'object';
}

/** Creates a function that returns the shape of a schema; `isDeep` is whether nested values have shapes, too. */
export function makeShape(api: Api, direction: Direction, isDeep = false): ShapeOf {
  const index = indexOf(api);
  /** Cached shapes of named schemas by depth, because many schemas may refer to the same one. */
  const made = new Map<string, Shape>();
  let cuts = 0;
  const shapeOfNamed = (name: string, trail: readonly string[], depth: number): Shape => {
    const key = `${depth} ${name}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const before = cuts;
    const own = shape(typeOf(index, index.named(name).schema, direction), [...trail, name], depth);
    // The shape of a recursive schema depends on the schema in which the recursion starts, and is therefore not cached.
    if (cuts === before) made.set(key, own);
    return own;
  };
  const shape = (schema: Type, trail: readonly string[], depth = 0): Shape => {
    if (!isDeep && depth >= shallow && nests(schema)) return { object: {}, rest: 'any' };
    switch (schema.kind) {
      case 'null':
      case 'boolean':
      case 'integer':
      case 'bigint':
      case 'number':
      case 'string':
      case 'file':
      case 'any':
        return schema.kind;
      case 'unknown-member':
        return { object: {}, rest: 'any' };
      case 'never':
        return 'string';
      case 'enum':
        return alternatives(scalarsOf(schema.values));
      case 'array':
        return { array: shape(schema.items, trail, depth + 1) };
      case 'tuple':
        return { array: alternatives(schema.items.map((item) => shape(item, trail, depth + 1))) };
      case 'object':
        return objectShape(schema, (inner) => shape(inner, trail, depth + 1));
      case 'union':
        return alternatives(orderMembers(schema.members, (member) => shape(member, trail, depth)));
      case 'intersection':
        return intersect(schema.members.map((member) => shape(member, trail, depth)));
      case 'ref': {
        // A recursive schema cannot be written in any style, so no further shapes are needed.
        if (trail.includes(schema.name)) {
          cuts += 1;
          return nests(typeOf(index, index.named(schema.name).schema, direction)) ? { object: {}, rest: 'any' } : 'any';
        }
        return shapeOfNamed(schema.name, trail, depth);
      }
    }
  };
  return (schema) => shape(typeOfPart(index, schema, direction), []);
}

/**
 * Returns the shapes of an enum's values. `string` comes last, unless a string looks like a value of another type; then
 * the strings are listed first.
 */
function scalarsOf(values: EnumType['values'], beside: readonly Shape[] = []): Shape[] {
  const texts = values.filter((value) => typeof value === 'string');
  const others = values
    .filter((value) => typeof value !== 'string')
    .map((value) => (value === null ? 'null' : typeof value === 'boolean' ? 'boolean' : 'number'));
  if (texts.length === 0) return others;
  const isMistaken = [...others, ...beside].some(
    (other) => !isScalarShape(other) || texts.some((text) => fromText(text, other) !== undefined),
  );
  return isMistaken ? [{ listed: texts }, ...others] : [...others, 'string'];
}

/** Orders variants as they are tried when reading text: listed strings, then types that only some text matches. */
function orderMembers(members: readonly Type[], shape: (member: Type) => Shape): readonly Shape[] {
  if (members.some(({ kind }) => kind === 'string')) return members.map(shape);
  const isEnum = ({ kind }: Type): boolean => kind === 'enum';
  const others = members.filter((each) => !isEnum(each)).map(shape);
  const enums = members.map((each) => (each.kind === 'enum' ? alternatives(scalarsOf(each.values, others)) : []));
  return inOrder([...enums.flat(), ...others]);
}

function rank(shape: Shape): number {
  if (typeof shape === 'object')
    return 'alternatives' in shape ? Math.min(...shape.alternatives.map(rank)) : 'listed' in shape ? 0 : 2;
  return shape === 'integer' || shape === 'bigint' || shape === 'number' || shape === 'boolean' ? 1 : 2;
}

function inOrder(shapes: readonly Shape[]): readonly Shape[] {
  return [...shapes].sort((one, other) => rank(one) - rank(other));
}

/** Returns whether an item of an array can contain a comma; `true` for types other than arrays and null. */
export function containsComma(index: SchemaIndex, type: Type, trail: readonly string[], isItem = false): boolean {
  switch (type.kind) {
    case 'null':
      return false;
    case 'boolean':
    case 'integer':
    case 'bigint':
    case 'number':
      return !isItem;
    case 'enum':
      // This server rejects values that only a newer version of the document lists.
      return !isItem || type.values.some((value) => String(value).includes(','));
    case 'array':
      return isItem || containsComma(index, type.items, trail, true);
    case 'tuple':
      return isItem || type.rest !== false || type.items.some((item) => containsComma(index, item, trail, true));
    case 'union':
      return type.members.some((member) => containsComma(index, member, trail, isItem));
    case 'ref': {
      if (trail.includes(type.name)) return true;
      return containsComma(index, typeOf(index, index.named(type.name).schema, 'sent'), [...trail, type.name], isItem);
    }
    default:
      return true;
  }
}

function objectShape(schema: ObjectType, shape: (type: Type) => Shape): Shape {
  return {
    object: Object.fromEntries(schema.properties.map((property) => [property.name, shape(property.type)])),
    ...(schema.additional === false ? {} : { rest: schema.additional === true ? 'any' : shape(schema.additional) }),
  };
}

/** Creates a shape with alternatives, without nesting and duplicates. */
function alternatives(shapes: readonly Shape[]): Shape {
  const all = flat(shapes);
  const distinct = [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];
  const [only] = distinct;
  return distinct.length === 1 && only !== undefined ? only : { alternatives: distinct };
}

function flat(shapes: readonly Shape[]): readonly Shape[] {
  return shapes.flatMap((each) => (typeof each === 'object' && 'alternatives' in each ? each.alternatives : each));
}

/** Maximum number of combined alternatives in an intersection. If there are more, alternatives are joined first. */
const mostAlternatives = 16;

type ObjectShape = Extract<Shape, { readonly object: object }>;

/** Combines each object alternative with each of the others. Without objects, returns the first that is not `any`. */
function intersect(shapes: readonly Shape[]): Shape {
  const unions = shapes.flatMap((each) => {
    const objects = objectsOf(each);
    return objects.length === 0 ? [] : [objects];
  });
  if (unions.length === 0) return shapes.find((each) => each !== 'any') ?? 'any';
  const count = unions.reduce((product, { length }) => product * length, 1);
  const lists = count > mostAlternatives ? unions.map((objects) => [joinObjects(objects)]) : unions;
  const all = lists.reduce<readonly ObjectShape[]>(
    (before, objects) => before.flatMap((one) => objects.map((other) => merge(one, other))),
    [{ object: {} }],
  );
  return alternatives(all);
}

function objectsOf(shape: Shape): readonly ObjectShape[] {
  if (isScalarShape(shape) || 'array' in shape) return [];
  return 'object' in shape ? [shape] : shape.alternatives.flatMap(objectsOf);
}

function merge(one: ObjectShape, other: ObjectShape): ObjectShape {
  const rest = one.rest ?? other.rest;
  return { object: { ...one.object, ...other.object }, ...(rest === undefined ? {} : { rest }) };
}

/** Joins objects that are alternatives. If the shapes of a member differ, they become alternatives. */
function joinObjects(objects: readonly ObjectShape[]): ObjectShape {
  const members = new Map<string, Shape[]>();
  for (const { object } of objects)
    for (const [name, shape] of Object.entries(object)) members.set(name, [...(members.get(name) ?? []), shape]);
  const object = Object.fromEntries([...members].map(([name, shapes]) => [name, alternatives(inOrder(flat(shapes)))]));
  const rest = objects.find((each) => each.rest !== undefined)?.rest;
  return { object, ...(rest === undefined ? {} : { rest }) };
}

/** Returns the members of an object, or of all objects among alternatives. */
export function joinMembers(shape: Shape): Readonly<Record<string, Shape>> {
  return joinObjects(objectsOf(shape)).object;
}
