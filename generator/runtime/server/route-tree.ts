/** Stores paths in a radix tree: each common prefix exists once, even if it spans segments. */
import { normalizePath } from '../codec/percent.js';
import { type MixedSegment, matchMixed, parseMixed } from '../codec/template.js';

export interface RouteNode<Leaf> {
  /** The part of the path that this node adds to its parent. */
  text: string;
  /** Child nodes by the first code unit of their text. */
  readonly children: Map<number, RouteNode<Leaf>>;
  /** Segments that combine fixed text and parameters, those with the most fixed text first. */
  mixed: readonly { readonly segment: MixedSegment; readonly node: RouteNode<Leaf> }[];
  /** The node for a segment that is a single parameter. */
  parameter: RouteNode<Leaf> | undefined;
  leaf: Leaf | undefined;
}

/** Creates an empty node. */
export const makeRouteNode = <Leaf>(text: string): RouteNode<Leaf> => ({
  text,
  children: new Map(),
  mixed: [],
  parameter: undefined,
  leaf: undefined,
});

/** Returns the node for a path template. Adds the node if it does not exist. */
export function descend<Leaf>(root: RouteNode<Leaf>, template: string): RouteNode<Leaf> {
  let [node, text] = [root, ''];
  for (const [index, segment] of template.split('/').entries()) {
    if (index > 0) text += '/';
    const mixed = parseMixed(segment);
    if (mixed === undefined && !segment.includes('{')) {
      text += normalizePath(segment) ?? segment;
      continue;
    }
    const parent = addText(node, text);
    node = mixed === undefined ? addParameter(parent) : addMixed(parent, mixed);
    text = '';
  }
  return addText(node, text);
}

function addText<Leaf>(parent: RouteNode<Leaf>, text: string): RouteNode<Leaf> {
  if (text === '') return parent;
  const first = text.charCodeAt(0);
  const child = parent.children.get(first);
  if (child === undefined) {
    const added = makeRouteNode<Leaf>(text);
    parent.children.set(first, added);
    return added;
  }
  let shared = 1;
  while (shared < child.text.length && child.text[shared] === text[shared]) shared += 1;
  if (shared === child.text.length) return addText(child, text.slice(shared));
  const upper = makeRouteNode<Leaf>(text.slice(0, shared));
  parent.children.set(first, upper);
  child.text = child.text.slice(shared);
  upper.children.set(child.text.charCodeAt(0), child);
  return addText(upper, text.slice(shared));
}

function addParameter<Leaf>(parent: RouteNode<Leaf>): RouteNode<Leaf> {
  parent.parameter ??= makeRouteNode('');
  return parent.parameter;
}

function addMixed<Leaf>(parent: RouteNode<Leaf>, segment: MixedSegment): RouteNode<Leaf> {
  const known = parent.mixed.find((candidate) => candidate.segment.literals.join('{}') === segment.literals.join('{}'));
  if (known !== undefined) return known.node;
  const node = makeRouteNode<Leaf>('');
  const fixed = (other: { readonly segment: MixedSegment }): number => other.segment.literals.join('').length;
  parent.mixed = [...parent.mixed, { segment, node }].sort((a, b) => fixed(b) - fixed(a));
  return node;
}

/** The state of a search for the leaf of a normalized path. */
export interface Search<Leaf> {
  readonly path: string;
  /** The segments as received, if they differ from those of the normalized path. */
  readonly raw: readonly string[] | undefined;
  readonly isFit: (leaf: Leaf, method: string) => boolean;
  readonly method: string;
  /** Output: the segments of parameters, as received. */
  readonly segments: string[];
  /** Output: the first leaf that has this path but was rejected by `isFit`. */
  passed: Leaf | undefined;
}

/** Finds the first suitable leaf at or below a node whose text ends at `index`. */
export function findLeaf<Leaf>(node: RouteNode<Leaf>, index: number, search: Search<Leaf>): Leaf | undefined {
  const { path } = search;
  if (index === path.length) {
    const { leaf } = node;
    if (leaf === undefined || search.isFit(leaf, search.method)) return leaf;
    search.passed ??= leaf;
    return undefined;
  }
  const child = node.children.get(path.charCodeAt(index));
  if (child !== undefined && path.startsWith(child.text, index)) {
    const leaf = findLeaf(child, index + child.text.length, search);
    if (leaf !== undefined) return leaf;
  }
  return node.parameter === undefined && node.mixed.length === 0 ? undefined : findOpen(node, index, search);
}

/** Finds the first suitable leaf below a segment that contains parameters. */
function findOpen<Leaf>({ mixed, parameter }: RouteNode<Leaf>, index: number, search: Search<Leaf>): Leaf | undefined {
  const { path, raw, segments } = search;
  const slash = path.indexOf('/', index);
  const end = slash < 0 ? path.length : slash;
  if (end === index) return undefined;
  const received = raw === undefined ? path.slice(index, end) : (raw[countSlashes(path, index)] ?? '');
  segments.push(received);
  for (const { segment, node } of mixed) {
    const leaf = matchMixed(segment, received) && findLeaf(node, end, search);
    if (leaf !== undefined) return leaf;
  }
  const leaf = parameter && findLeaf(parameter, end, search);
  if (leaf === undefined) segments.pop();
  return leaf;
}

function countSlashes(path: string, end: number): number {
  let count = 0;
  for (let index = path.indexOf('/'); index >= 0 && index < end; index = path.indexOf('/', index + 1)) count += 1;
  return count;
}
