/**
 * Reads the style `deepObject`, which OpenAPI defines only for flat objects (3.1.1, 4.8.12.2). Beyond that, it reads
 * nested objects (`a[b][c]=1`), arrays of scalars (`a[b][]=1&a[b][]=2`) in the most common convention (Rails, PHP, qs),
 * and arrays of objects with indexes (`a[0][b]=1`). It also reads repeated names (`a[b]=1&a[b]=2`) and indexes
 * (`a[b][0]=1`).
 */
import { DecodeError } from '../errors.js';
import { lookUp, type MutableRecord, setOwn } from '../objects.js';
import type { Json, Parameter, Shape } from '../operation.js';
import type { ObjectShape } from '../read-text.js';
import { fromText, isScalarShape } from '../scalars.js';

/** Maximum depth of nested objects. */
const MAX_DEPTH = 32;

interface Tree {
  readonly texts: string[];
  readonly children: Map<string, Tree>;
}

/**
 * Reads a parameter from query pairs, whose values `decode` decodes. Returns `undefined` if no pair belongs to the
 * parameter. Throws `DecodeError` if a scalar is given more than once, or if the nesting is deeper than 32.
 */
export function readDeepObject(
  parameter: Parameter,
  pairs: ReadonlyMap<string, readonly string[]>,
  decode: (raw: string) => string,
): Json | undefined {
  const root: Tree = { texts: [], children: new Map() };
  for (const [name, texts] of pairs) {
    if (!name.startsWith(parameter.name)) continue;
    const keys = bracketed(parameter, name.slice(parameter.name.length));
    if (keys === undefined) continue;
    let node = root;
    for (const key of keys) node = child(node, key);
    for (const text of texts) node.texts.push(decode(text));
  }
  return isEmpty(root) ? undefined : (readTree(root, parameter, parameter.shape, false) ?? anything(root));
}

function bracketed(parameter: Parameter, rest: string): readonly string[] | undefined {
  if (rest === '') return [];
  if (!rest.startsWith('[') || !rest.endsWith(']')) return undefined;
  const keys = rest.slice(1, -1).split('][');
  if (keys.length > MAX_DEPTH) throw new DecodeError('query', parameter.name, 'is nested too deeply');
  return keys;
}

function child(node: Tree, key: string): Tree {
  const existing = node.children.get(key);
  if (existing !== undefined) return existing;
  const created: Tree = { texts: [], children: new Map() };
  node.children.set(key, created);
  return created;
}

function isEmpty(node: Tree): boolean {
  return node.texts.length === 0 && node.children.size === 0;
}

/**
 * Returns the value of a node. If a part of the value does not match the shape, returns `undefined` in strict mode;
 * otherwise, leaves that part to the validator.
 */
function readTree(node: Tree, parameter: Parameter, shape: Shape, strict: boolean): Json | undefined {
  if (shape === 'any') return anything(node);
  if (isScalarShape(shape)) {
    if (node.children.size > 0 || node.texts[0] === undefined) return undefined;
    if (node.texts.length > 1) {
      if (strict) return undefined;
      throw new DecodeError('query', parameter.name, 'is given more than once');
    }
    return fromText(node.texts[0], shape);
  }
  if ('alternatives' in shape) {
    for (const alternative of inOrder(node, shape.alternatives)) {
      const value = readTree(node, parameter, alternative, true);
      if (value !== undefined) return value;
    }
    return undefined;
  }
  return 'array' in shape
    ? readTreeList(node, parameter, shape.array, strict)
    : readTreeObject(node, parameter, shape, strict);
}

/** Returns the alternatives in the order to try them: for a single text without brackets, arrays come last. */
function inOrder(node: Tree, alternatives: readonly Shape[]): readonly Shape[] {
  if (node.texts.length !== 1 || node.children.size > 0) return alternatives;
  const isList = (shape: Shape): boolean => typeof shape === 'object' && 'array' in shape;
  return [...alternatives.filter((alternative) => !isList(alternative)), ...alternatives.filter(isList)];
}

function readTreeList(node: Tree, parameter: Parameter, shape: Shape, strict: boolean): Json | undefined {
  const items: Json[] = [];
  const leaves: Tree[] = [...node.texts, ...(node.children.get('')?.texts ?? [])].map(leaf);
  for (const [key, inner] of node.children) {
    if (/^\d+$/.test(key)) leaves.push(inner);
    else if (key !== '') return undefined;
  }
  for (const inner of leaves) {
    const value = readTree(inner, parameter, shape, strict) ?? (strict ? undefined : anything(inner));
    if (value === undefined) return undefined;
    items.push(value);
  }
  return items;
}

function leaf(text: string): Tree {
  return { texts: [text], children: new Map() };
}

function readTreeObject(node: Tree, parameter: Parameter, shape: ObjectShape, strict: boolean): Json | undefined {
  if (node.texts.length > 0) return undefined;
  const out: MutableRecord<Json> = {};
  for (const [key, inner] of node.children) {
    const member = lookUp(shape.object, key) ?? shape.rest ?? 'any';
    const value = readTree(inner, parameter, member, strict) ?? (strict ? undefined : anything(inner));
    if (value === undefined) return undefined;
    setOwn(out, key, value);
  }
  return out;
}

/**
 * Converts a node to text, an array or an object without using a shape: for the shape `any`, or for the validator to
 * reject.
 */
function anything(node: Tree): Json {
  if (node.children.size === 0) return node.texts.length === 1 ? (node.texts[0] ?? '') : [...node.texts];
  const list = node.children.size === 1 ? node.children.get('') : undefined;
  if (list !== undefined) return [...node.texts, ...list.texts];
  const out: MutableRecord<Json> = {};
  for (const [key, inner] of node.children) setOwn(out, key, anything(inner));
  return out;
}
