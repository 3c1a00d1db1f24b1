import { decodePercent } from '../codec/percent.js';
import { type MixedSegment, matchMixed, parseMixed } from '../codec/template.js';

/** A trie of path segments; its leaves hold the routes of a path by method. */
interface Node<Route> {
  readonly literals: Map<string, Node<Route>>;
  /** Those with more fixed text first. */
  mixed: readonly { readonly segment: MixedSegment; readonly node: Node<Route> }[];
  parameter: Node<Route> | undefined;
  leaf: Leaf<Route> | undefined;
}

export interface Leaf<Route> {
  /** Several where paths differ in the names of their parameters only. */
  readonly routes: Map<string, Route[]>;
  /** The value of `Allow`: with HEAD where there is GET, and OPTIONS (RFC 9110 9.1, 10.2.1). */
  allow: string;
}

/** What a path leads to: its leaf, its raw segments; `malformed` if a segment is not percent-encoded UTF-8. */
export type Match<Route> =
  | { readonly leaf: Leaf<Route>; readonly segments: readonly string[] }
  | 'malformed'
  | undefined;

/** Finds the leaf of a path as received: the first that has the method, else the first. */
export type Router<Route> = (pathname: string, method: string) => Match<Route>;

/**
 * Builds a router once for all requests.
 *
 * A literal segment wins over one that is partly fixed, and that over a parameter; where one leads nowhere the next is
 * tried. A parameter takes no empty segment, and a trailing slash makes another path.
 */
export function createRouter<Route>(
  routes: Iterable<readonly [method: string, template: string, Route]>,
): Router<Route> {
  const root = makeNode<Route>();
  for (const [method, template, route] of routes) {
    const node = template.split('/').reduce(descend, root);
    node.leaf ??= { routes: new Map(), allow: '' };
    node.leaf.routes.set(method, [...(node.leaf.routes.get(method) ?? []), route]);
    node.leaf.allow = allowOf(node.leaf.routes);
  }
  return (pathname, method) => {
    const segments = pathname.split('/');
    const decoded = pathname.includes('%') ? decodeAll(segments) : segments;
    if (decoded === undefined) return 'malformed';
    const leaf = find(root, segments, decoded, 0, method) ?? find(root, segments, decoded, 0, undefined);
    return leaf && { leaf, segments };
  };
}

function makeNode<Route>(): Node<Route> {
  return { literals: new Map(), mixed: [], parameter: undefined, leaf: undefined };
}

function descend<Route>(node: Node<Route>, segment: string): Node<Route> {
  const mixed = parseMixed(segment);
  if (mixed !== undefined) return descendMixed(node, mixed);
  if (segment.includes('{')) {
    node.parameter ??= makeNode();
    return node.parameter;
  }
  // Requests are compared decoded, so that `%2D` and `-` are the same path (RFC 3986 6.2.2.2).
  const literal = decodePercent(segment) ?? segment;
  const child = node.literals.get(literal) ?? makeNode();
  node.literals.set(literal, child);
  return child;
}

function descendMixed<Route>(node: Node<Route>, segment: MixedSegment): Node<Route> {
  const known = node.mixed.find((each) => each.segment.literals.join('{}') === segment.literals.join('{}'));
  if (known !== undefined) return known.node;
  const child = makeNode<Route>();
  const fixed = (each: { readonly segment: MixedSegment }): number => each.segment.literals.join('').length;
  node.mixed = [...node.mixed, { segment, node: child }].sort((a, b) => fixed(b) - fixed(a));
  return child;
}

/** `undefined` if one is not percent-encoded UTF-8. */
function decodeAll(segments: readonly string[]): readonly string[] | undefined {
  const decoded: string[] = [];
  for (const segment of segments) {
    const text = decodePercent(segment);
    if (text === undefined) return undefined;
    decoded.push(text);
  }
  return decoded;
}

/** The first leaf that has the method, or any, from a segment on. */
function find<Route>(
  node: Node<Route>,
  raw: readonly string[],
  decoded: readonly string[],
  at: number,
  method: string | undefined,
): Leaf<Route> | undefined {
  const segment = decoded[at];
  if (segment === undefined) return node.leaf !== undefined && hasMethod(node.leaf, method) ? node.leaf : undefined;
  const literal = node.literals.get(segment);
  if (literal !== undefined) {
    const leaf = find(literal, raw, decoded, at + 1, method);
    if (leaf !== undefined) return leaf;
  }
  if (segment === '') return undefined;
  for (const { segment: mixed, node: child } of node.mixed) {
    const leaf = matchMixed(mixed, raw[at] ?? '') && find(child, raw, decoded, at + 1, method);
    if (leaf !== undefined) return leaf;
  }
  return node.parameter && find(node.parameter, raw, decoded, at + 1, method);
}

function hasMethod({ routes }: Leaf<unknown>, method: string | undefined): boolean {
  return method === undefined || routes.has(method) || (method === 'HEAD' && routes.has('GET'));
}

function allowOf(routes: ReadonlyMap<string, unknown>): string {
  const methods = new Set(routes.keys());
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods.add('OPTIONS')].join(', ');
}
