/**
 * Finds parameters whose names collide in requests: with the properties of exploded objects, which are sent as separate
 * parameters, or with headers that the HTTP connection sets.
 */
import type { Shape } from '../../../runtime/codec/operation.js';
import { isScalarShape } from '../../../runtime/codec/scalars.js';
import { makeShape, type ShapeOf } from '../../emit/operation-data/shape.js';
import type { Api, Operation, Parameter } from '../../ir/api.js';
import { requestOf } from '../../ir/direction.js';

/** The names from which a parameter is read, and whether it also receives all other names. */
interface Claim {
  readonly parameter: Parameter;
  readonly names: ReadonlySet<string>;
  readonly isFree: boolean;
}

function isSpread({ in: location, style, explode }: Parameter): boolean {
  return (location === 'query' || location === 'cookie') && style === 'form' && explode === true;
}

function objectsIn(shape: Shape): readonly Extract<Shape, { readonly object: object }>[] {
  if (isScalarShape(shape) || 'array' in shape) return [];
  return 'object' in shape ? [shape] : shape.alternatives.flatMap(objectsIn);
}

function claim(shapeOf: ShapeOf, parameter: Parameter): Claim {
  const objects = isSpread(parameter) ? objectsIn(shapeOf(parameter.schema)) : [];
  const isFree = objects.some(({ rest }) => rest !== undefined);
  return {
    parameter,
    isFree,
    names: new Set([parameter.name, ...objects.flatMap(({ object }) => Object.keys(object))]),
  };
}

/** Headers that the HTTP connection sets (RFC 9112, 6; RFC 9110, 7.2 and 7.6.1). */
const framing: ReadonlySet<string> = new Set(['connection', 'content-length', 'host', 'transfer-encoding']);

/** Returns the parameters that cannot be distinguished from others or from connection headers, each with the reason. */
export function listClashes(api: Api, operation: Operation): ReadonlyMap<Parameter, string> {
  const { parameters } = operation;
  const framed = parameters.filter((each) => each.in === 'header' && framing.has(each.name.toLowerCase()));
  const reasons = new Map(framed.map((each) => [each, 'the HTTP connection sets this header']));
  if (parameters.filter(isSpread).length === 0) return reasons;
  const shapeOf = makeShape(api, requestOf(operation));
  const claims = parameters.map((parameter) => claim(shapeOf, parameter));
  const isClash = (one: Claim, other: Claim): boolean =>
    one !== other &&
    one.parameter.in === other.parameter.in &&
    ((one.isFree && other.isFree) || [...one.names].some((name) => other.names.has(name)));
  for (const one of claims) {
    const other = claims.find((each) => isClash(one, each));
    if (other !== undefined)
      reasons.set(
        one.parameter,
        `its names collide with those of the parameter ${JSON.stringify(other.parameter.name)} on the wire`,
      );
  }
  return reasons;
}
