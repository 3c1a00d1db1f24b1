/** What a schema says about reading a value from text: its JSON types. */
import type { Shape } from '../../runtime/codec/operation.js';
import type { Direction } from '../api/access.js';
import type { Api } from '../api/api.js';
import type { Schema } from '../api/schema.js';
import { indexOf } from '../api/schema-index.js';
import { shallow } from '../lower/wire-shape.js';
import type { ObjectType, Type } from '../api/type.js';
import { typeOf, typeOfPart } from '../api/type-of.js';

export type ShapeOf = (schema: Schema) => Shape;

export const makeShape = (api: Api, direction: Direction, isDeep = false): ShapeOf => {
  const index = indexOf(api);
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
        return alternatives(
          schema.values.map((value) =>
            value === null
              ? 'null'
              : typeof value === 'string'
                ? 'string'
                : typeof value === 'boolean'
                  ? 'boolean'
                  : 'number',
          ),
        );
      case 'array':
        return { array: shape(schema.items, trail, depth + 1) };
      case 'tuple':
        return { array: alternatives(schema.items.map((item) => shape(item, trail, depth + 1))) };
      case 'object':
        return objectShape(schema, (inner) => shape(inner, trail, depth + 1));
      case 'union':
        return alternatives(schema.members.map((member) => shape(member, trail, depth)));
      case 'intersection':
        return intersect(schema.members.map((member) => shape(member, trail, depth)));
      case 'ref': {
        // A schema within itself cannot be written in a parameter of any style; its depth is where reading stops.
        if (trail.includes(schema.name)) return 'any';
        return shape(typeOf(index, index.named(schema.name).schema, direction), [...trail, schema.name], depth);
      }
    }
  };
  return (schema) => shape(typeOfPart(index, schema, direction), []);
};

const objectShape = (schema: ObjectType, shape: (type: Type) => Shape): Shape => ({
  object: Object.fromEntries(schema.properties.map((property) => [property.name, shape(property.type)])),
  ...(schema.additional === false ? {} : { rest: schema.additional === true ? 'any' : shape(schema.additional) }),
});

const alternatives = (shapes: readonly Shape[]): Shape => {
  const distinct = [...new Map(shapes.map((each) => [JSON.stringify(each), each])).values()];
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
