/** `x-audience`: for whom a part of a document is. A part without one is for everybody who sees what it stands in. */
import { asObject, isJsonObject } from '../values.js';
import { join, resolveRef } from '../../support/json-pointer.js';
import { isKind, itemsOf, kinds, memberShape } from '../resolve/kinds.js';
import type { Shape } from '../resolve/shapes.js';
import type { Path } from '../overlay/traced.js';

export const field = 'x-audience';

/** Whether a value of the field says for whom something is: a name, or a list of names. */
const isAudiences = (value: unknown): boolean =>
  [value].flat().length > 0 && [value].flat().every((each) => typeof each === 'string' && each !== '');

/** Whether a part is for others only. */
export const isForOthers = (value: unknown, audience: string): boolean =>
  isJsonObject(value) && Object.hasOwn(value, field) && ![value[field]].flat().includes(audience);

/** Whether a part is for others only, or what it refers to is. */
export const leadsToOthers = (root: unknown, value: unknown, audience: string): boolean => {
  const seen = new Set<unknown>();
  let at = value;
  while (isJsonObject(at) && !seen.has(at)) {
    if (isForOthers(at, audience)) return true;
    seen.add(at);
    at = typeof at['$ref'] === 'string' ? resolveRef(root, at['$ref']) : undefined;
  }
  return false;
};

export interface Marked {
  /** Parts that are for others only, and references to such parts that are no more than that. */
  readonly others: readonly Path[];
  /** The fields themselves, at parts that stay. */
  readonly fields: readonly Path[];
  /** Pointers of fields of which it is not clear for whom their part is. */
  readonly faults: readonly string[];
  /** Pointers of fields at the document itself. */
  readonly ignored: readonly string[];
}

/** A part of a document, with what it is. */
export interface Node {
  readonly path: Path;
  readonly shape: Shape;
  readonly value: unknown;
}

/** The members of an object, or the items of a list. */
export const listInner = ({ path, shape, value }: Node): Node[] => {
  if (Array.isArray(value))
    return value.map((item: unknown, index) => ({ path: [...path, index], shape: itemsOf(shape), value: item }));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).map(([key, item]) => ({
    path: [...path, key],
    shape: memberShape(shape, key),
    value: item,
  }));
};

/** Every part of a document of which it is known what it is; `enter` says whether to look into one. */
export const visitDocument = (root: unknown, enter: (node: Node) => boolean): void => {
  const waiting: Node[] = [{ path: [], shape: 'document', value: root }];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop())
    if (node.shape !== 'any' && enter(node)) waiting.push(...listInner(node));
};

/**
 * Whether a part is no more than what it refers to: it goes with that, as if it were written out. One that says itself for
 * whom it is contradicts what it refers to, and stays. So does a schema, since without it a value would be anything, but
 * for a property and a component.
 */
const isReference = ({ path, shape, value }: Node): boolean => {
  if (!isKind(shape) || !isJsonObject(value) || typeof value['$ref'] !== 'string' || Object.hasOwn(value, field))
    return false;
  if (shape === 'schema') return path.length === 3 && path[0] === 'components';
  return kinds[shape].reference === 'alone' || Object.keys(value).length === 1;
};

/** The properties of a schema that refer to what is for others. */
const listProperties = (root: unknown, { path, shape, value }: Node, audience: string): Path[] => {
  if (shape !== 'schema') return [];
  return Object.entries(asObject(asObject(value)['properties']))
    .filter(([, each]) => !Object.hasOwn(asObject(each), field) && leadsToOthers(root, each, audience))
    .map(([name]) => [...path, 'properties', name]);
};

/** Finds what is marked; what stands in an example is none of it. */
export const listMarked = (root: unknown, audience: string): Marked => {
  const others: Path[] = [];
  const fields: Path[] = [];
  const faults: string[] = [];
  const ignored: string[] = [];
  visitDocument(root, (node) => {
    const { path, shape, value } = node;
    others.push(...listProperties(root, node, audience));
    if (isReference(node) && leadsToOthers(root, value, audience)) {
      others.push(path);
      return false;
    }
    if (!isKind(shape) || !isJsonObject(value) || !Object.hasOwn(value, field)) return true;
    // Of the whole document it says who reads it (as in guidelines that put it into "info"): no part is cut by that.
    if (path.length === 0 || shape === 'info') {
      ignored.push(join('', ...path, field));
      return true;
    }
    if (!isAudiences(value[field])) faults.push(join('', ...path, field));
    else if (isForOthers(value, audience)) {
      others.push(path);
      return false;
    }
    fields.push([...path, field]);
    return true;
  });
  return { others, fields, faults, ignored };
};
