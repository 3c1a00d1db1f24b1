/** Reads `x-audience`, the audiences of an object in a document. Without it, the audiences of its parent apply. */

import { join, resolveRef } from '../../support/json-pointer.js';
import type { Path } from '../overlay/traced.js';
import { isKind, itemsOf, kinds, memberShape } from '../resolve/kinds.js';
import type { Shape } from '../resolve/shapes.js';
import { asObject, isJsonObject } from '../values.js';

export const field = 'x-audience';

/** Returns whether a value of `x-audience` is valid: a name or a list of names. */
function isAudiences(value: unknown): boolean {
  return [value].flat().length > 0 && [value].flat().every((each) => typeof each === 'string' && each !== '');
}

/** Returns whether a node is only for other audiences. */
export function isForOthers(value: unknown, audience: string): boolean {
  return isJsonObject(value) && Object.hasOwn(value, field) && ![value[field]].flat().includes(audience);
}

/** Returns whether a node, or a target of its reference, is only for other audiences. */
export function leadsToOthers(root: unknown, value: unknown, audience: string): boolean {
  const seen = new Set<unknown>();
  let at = value;
  while (isJsonObject(at) && !seen.has(at)) {
    if (isForOthers(at, audience)) return true;
    seen.add(at);
    at = typeof at['$ref'] === 'string' ? resolveRef(root, at['$ref']) : undefined;
  }
  return false;
}

export interface Marked {
  /** Paths of nodes that are only for other audiences, and of plain references to them. */
  readonly others: readonly Path[];
  /** Paths of `x-audience` in nodes that remain. */
  readonly fields: readonly Path[];
  /** Pointers of extensions whose value is invalid. */
  readonly faults: readonly string[];
  /** Pointers of extensions that apply to the whole document, and therefore have no effect. */
  readonly ignored: readonly string[];
}

/** A node of a document, with its shape. */
export interface Node {
  readonly path: Path;
  readonly shape: Shape;
  readonly value: unknown;
}

/** Returns the members of an object or the items of an array, with their shapes. */
export function listInner({ path, shape, value }: Node): Node[] {
  if (Array.isArray(value))
    return value.map((item: unknown, index) => ({ path: [...path, index], shape: itemsOf(shape), value: item }));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).map(([key, item]) => ({
    path: [...path, key],
    shape: memberShape(shape, key),
    value: item,
  }));
}

/** Visits all nodes of a document whose shape is known. `enter` returns whether to visit a node's children. */
export function visitDocument(root: unknown, enter: (node: Node) => boolean): void {
  const waiting: Node[] = [{ path: [], shape: 'document', value: root }];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop())
    if (node.shape !== 'any' && enter(node)) waiting.push(...listInner(node));
}

/**
 * Returns whether a node is only a reference, which is removed together with its target. A reference with its own
 * `x-audience` contradicts the target, and remains. A schema remains as well unless it is a component, because any
 * value would be valid without it.
 */
function isReference({ path, shape, value }: Node): boolean {
  if (!isKind(shape) || !isJsonObject(value) || typeof value['$ref'] !== 'string' || Object.hasOwn(value, field))
    return false;
  if (shape === 'schema') return path.length === 3 && path[0] === 'components';
  return kinds[shape].reference === 'alone' || Object.keys(value).length === 1;
}

/** Returns the paths of a schema's properties that refer to schemas for other audiences. */
function listProperties(root: unknown, { path, shape, value }: Node, audience: string): Path[] {
  if (shape !== 'schema') return [];
  return Object.entries(asObject(asObject(value)['properties']))
    .filter(([, each]) => !Object.hasOwn(asObject(each), field) && leadsToOthers(root, each, audience))
    .map(([name]) => [...path, 'properties', name]);
}

/** Finds the nodes with `x-audience` in a document. Examples are not searched. */
export function listMarked(root: unknown, audience: string): Marked {
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
    // On the whole document or in "info", as some guidelines require, the extension describes the document's readers;
    // nothing is removed because of it.
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
}
