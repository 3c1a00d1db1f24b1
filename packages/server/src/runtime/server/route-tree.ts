/** A node of a radix tree of paths: a common prefix is stored once, even across segments. */
import { normalizePath } from '../codec/percent.js';
import { type MixedSegment, matchMixed, parseMixed } from '../codec/template.js';

export interface Node<Leaf> {
  /** The text between the end of its parent and its children. */
  text: string;
  /** By the first code unit of their text. */
  readonly children: Map<number, Node<Leaf>>;
  /** Segments with fixed text and parameters, most fixed text first. */
  mixed: readonly { readonly segment: MixedSegment; readonly node: Node<Leaf> }[];
  /** The node after a segment that is a single parameter. */
  parameter: Node<Leaf> | undefined;
  leaf: Leaf | undefined;
}

/** Creates an empty node. */
export const makeNode = <Leaf>(text: string): Node<Leaf> => ({
  text,
  children: new Map(),
  mixed: [],
  parameter: undefined,
  leaf: undefined,
});

/** Returns the node of a path template and adds it if it does not exist. */
export function descend<Leaf>(root: Node<Leaf>, template: string): Node<Leaf> {
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

function addText<Leaf>(parent: Node<Leaf>, text: string): Node<Leaf> {
  if (text === '') return parent;
  const first = text.charCodeAt(0);
  const child = parent.children.get(first);
  if (child === undefined) {
    const added = makeNode<Leaf>(text);
    parent.children.set(first, added);
    return added;
  }
  let shared = 1;
  while (shared < child.text.length && child.text[shared] === text[shared]) shared += 1;
  if (shared === child.text.length) return addText(child, text.slice(shared));
  const upper = makeNode<Leaf>(text.slice(0, shared));
  parent.children.set(first, upper);
  child.text = child.text.slice(shared);
  upper.children.set(child.text.charCodeAt(0), child);
  return addText(upper, text.slice(shared));
}

function addParameter<Leaf>(parent: Node<Leaf>): Node<Leaf> {
  parent.parameter ??= makeNode('');
  return parent.parameter;
}

function addMixed<Leaf>(parent: Node<Leaf>, segment: MixedSegment): Node<Leaf> {
  const known = parent.mixed.find((candidate) => candidate.segment.literals.join('{}') === segment.literals.join('{}'));
  if (known !== undefined) return known.node;
  const node = makeNode<Leaf>('');
  const fixed = (other: { readonly segment: MixedSegment }): number => other.segment.literals.join('').length;
  parent.mixed = [...parent.mixed, { segment, node }].sort((a, b) => fixed(b) - fixed(a));
  return node;
}

/** A search for the leaf of a normalized path. */
export interface Search<Leaf> {
  readonly path: string;
  /** The segments as received, if they differ from those of the path. */
  readonly raw: readonly string[] | undefined;
  readonly isFit: (leaf: Leaf, method: string) => boolean;
  readonly method: string;
  /** Output: the parameter segments, as received. */
  readonly segments: string[];
  /** Output: the first leaf of this path that `isFit` rejected. */
  passed: Leaf | undefined;
}

/** Finds the first suitable leaf below a node whose text ends at an index. */
export function findLeaf<Leaf>(node: Node<Leaf>, index: number, search: Search<Leaf>): Leaf | undefined {
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

/** Finds the first suitable leaf below a segment with parameters. */
function findOpen<Leaf>({ mixed, parameter }: Node<Leaf>, index: number, search: Search<Leaf>): Leaf | undefined {
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
