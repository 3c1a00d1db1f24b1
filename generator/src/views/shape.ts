/** What a schema says about reading a value from text: its JSON types. */
import type { Shape } from '../../runtime/codec/operation.js';
import { fromText } from '../../runtime/codec/scalars.js';
import type { Direction } from '../api/access.js';
import type { Api } from '../api/api.js';
import type { Schema } from '../api/schema.js';
import { indexOf, type SchemaIndex } from '../api/schema-index.js';
import type { EnumType, ObjectType, Type } from '../api/type.js';
import { typeOf, typeOfPart } from '../api/type-of.js';
import { shallow } from '../lower/wire-shape.js';

export type ShapeOf = (schema: Schema) => Shape;

export const makeShape = (api: Api, direction: Direction, isDeep = false): ShapeOf => {
  const index = indexOf(api);
  /** What was made of named schemas at each depth, which many others may hold. */
  const made = new Map<string, Shape>();
  let cuts = 0;
  const shapeOfNamed = (name: string, trail: readonly string[], depth: number): Shape => {
    const key = `${depth} ${name}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const before = cuts;
    const own = shape(typeOf(index, index.named(name).schema, direction), [...trail, name], depth);
    // Where a ring is cut depends on where it was entered.
    if (cuts === before) made.set(key, own);
    return own;
  };
  const shape = (schema: Type, trail: readonly string[], depth = 0): Shape => {
    if (!isDeep && depth >= shallow && (schema.kind === 'array' || schema.kind === 'tuple' || schema.kind === 'object'))
      return { object: {}, rest: 'any' };
    switch (schema.kind) {
      case 'null':
      case 'boolean':
      case 'integer':
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
        return alternatives(numbersFirst(schema.members).map((member) => shape(member, trail, depth)));
      case 'intersection':
        return intersect(schema.members.map((member) => shape(member, trail, depth)));
      case 'ref': {
        // A schema within itself cannot be written in a parameter of any style; its depth is where reading stops.
        if (trail.includes(schema.name)) {
          cuts += 1;
          return 'any';
        }
        return shapeOfNamed(schema.name, trail, depth);
      }
    }
  };
  return (schema) => shape(typeOfPart(index, schema, direction), []);
};

/** What the text of a value is read as; as text last, unless a text among the values would be taken for something else. */
const scalarsOf = (values: EnumType['values']): Shape[] => {
  const shapes = values.map((value): 'null' | 'string' | 'boolean' | 'number' => {
    if (value === null) return 'null';
    return typeof value === 'string' ? 'string' : typeof value === 'boolean' ? 'boolean' : 'number';
  });
  const others = shapes.filter((each) => each !== 'string');
  const isMistaken = values.some(
    (value) => typeof value === 'string' && others.some((other) => fromText(value, other) !== undefined),
  );
  const texts = shapes.filter((each) => each === 'string');
  return isMistaken ? [...texts, ...others] : [...others, ...texts];
};

/** Alternatives in the order in which a text is read: a number is none of some listed texts, but a text like any other. */
const numbersFirst = (members: readonly Type[]): readonly Type[] => {
  const isScalar = ({ kind }: Type): boolean => kind === 'integer' || kind === 'number' || kind === 'boolean';
  const scalars = members.filter(isScalar);
  const isApart = (value: EnumType['values'][number]): boolean =>
    typeof value === 'string' && scalars.every(({ kind }) => fromText(value, kind as 'number') === undefined);
  const areListed = members.every(
    (each) => each.kind !== 'string' && (each.kind !== 'enum' || each.values.every(isApart)),
  );
  return areListed ? [...scalars, ...members.filter((each) => !isScalar(each))] : members;
};

/** Whether a list can have an item with a comma in its text; so can what is no list. */
export const holdsComma = (index: SchemaIndex, type: Type, trail: readonly string[], isItem = false): boolean => {
  switch (type.kind) {
    case 'null':
      return false;
    case 'boolean':
    case 'integer':
    case 'number':
      return !isItem;
    case 'enum':
      // What a document of tomorrow may add, a server of today refuses.
      return !isItem || type.values.some((value) => String(value).includes(','));
    case 'array':
      return isItem || holdsComma(index, type.items, trail, true);
    case 'tuple':
      return isItem || type.rest !== false || type.items.some((item) => holdsComma(index, item, trail, true));
    case 'union':
      return type.members.some((member) => holdsComma(index, member, trail, isItem));
    case 'ref': {
      if (trail.includes(type.name)) return true;
      return holdsComma(index, typeOf(index, index.named(type.name).schema, 'sent'), [...trail, type.name], isItem);
    }
    default:
      return true;
  }
};

const objectShape = (schema: ObjectType, shape: (type: Type) => Shape): Shape => ({
  object: Object.fromEntries(schema.properties.map((property) => [property.name, shape(property.type)])),
  ...(schema.additional === false ? {} : { rest: schema.additional === true ? 'any' : shape(schema.additional) }),
});

/** Alternatives of alternatives are tried in the same order as all of them, each once. */
const alternatives = (shapes: readonly Shape[]): Shape => {
  const all = shapes.flatMap((each) => (typeof each === 'object' && 'alternatives' in each ? each.alternatives : each));
  const distinct = [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];
  const [only] = distinct;
  return distinct.length === 1 && only !== undefined ? only : { alternatives: distinct };
};

/** Objects are merged; of anything else the first that says something counts. */
const intersect = (shapes: readonly Shape[]): Shape => {
  const objects = shapes.flatMap((each) => (typeof each === 'object' && 'object' in each ? [each] : []));
  if (objects.length === 0) return shapes.find((each) => each !== 'any') ?? 'any';
  const rest = objects.find((each) => each.rest !== undefined)?.rest;
  const object = Object.fromEntries(objects.flatMap((each) => Object.entries(each.object)));
  return { object, ...(rest === undefined ? {} : { rest }) };
};
