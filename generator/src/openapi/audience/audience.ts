/** `x-audience`: the audiences of a part of a document. A part without it is for everyone who sees its parent. */
import { asObject, isJsonObject } from '../values.js';
import { join, resolveRef } from '../../support/json-pointer.js';
import { isKind, itemsOf, kinds, memberShape } from '../resolve/kinds.js';
import type { Shape } from '../resolve/shapes.js';
import type { Path } from '../overlay/traced.js';

export const field = 'x-audience';

/** Returns whether a value of the extension is valid: a name or a list of names. */
const isAudiences = (value: unknown): boolean =>
  [value].flat().length > 0 && [value].flat().every((each) => typeof each === 'string' && each !== '');

/** Returns whether a part is for other audiences only. */
export const isForOthers = (value: unknown, audience: string): boolean =>
  isJsonObject(value) && Object.hasOwn(value, field) && ![value[field]].flat().includes(audience);

/** Returns whether a part, or the target of its references, is for other audiences only. */
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
  /** Parts for other audiences only, and plain references to them. */
  readonly others: readonly Path[];
  /** The extensions themselves, on parts that remain. */
  readonly fields: readonly Path[];
  /** Pointers of invalid extensions. */
  readonly faults: readonly string[];
  /** Pointers of extensions on the document itself, which have no effect. */
  readonly ignored: readonly string[];
}

/** A part of a document and its shape. */
export interface Node {
  readonly path: Path;
  readonly shape: Shape;
  readonly value: unknown;
}

/** Returns the members of an object or the items of an array. */
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

/** Visits every part of a document with a known shape; `enter` returns whether to visit the part's children. */
export const visitDocument = (root: unknown, enter: (node: Node) => boolean): void => {
  const waiting: Node[] = [{ path: [], shape: 'document', value: root }];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop())
    if (node.shape !== 'any' && enter(node)) waiting.push(...listInner(node));
};

/**
 * Returns whether a part is only a reference, which is removed with its target. A reference with its own `x-audience`
 * contradicts its target and remains. So does a schema, because without it any value would be valid, except for
 * properties and components.
 */
const isReference = ({ path, shape, value }: Node): boolean => {
  if (!isKind(shape) || !isJsonObject(value) || typeof value['$ref'] !== 'string' || Object.hasOwn(value, field))
    return false;
  if (shape === 'schema') return path.length === 3 && path[0] === 'components';
  return kinds[shape].reference === 'alone' || Object.keys(value).length === 1;
};

/** Returns the properties of a schema that refer to schemas for other audiences. */
const listProperties = (root: unknown, { path, shape, value }: Node, audience: string): Path[] => {
  if (shape !== 'schema') return [];
  return Object.entries(asObject(asObject(value)['properties']))
    .filter(([, each]) => !Object.hasOwn(asObject(each), field) && leadsToOthers(root, each, audience))
    .map(([name]) => [...path, 'properties', name]);
};

/** Finds parts with `x-audience`, except in examples. */
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
    // On the whole document, it describes its readers (as in guidelines that put it into "info"): no part is removed
    // because of it.
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
