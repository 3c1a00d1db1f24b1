import { decodePercent } from '../codec/percent.js';

/** A trie of path segments; its leaves hold the routes of a path by method. */
interface Node<Route> {
  readonly literals: Map<string, Node<Route>>;
  parameter: Node<Route> | undefined;
  leaf: Leaf<Route> | undefined;
}

export interface Leaf<Route> {
  readonly routes: Map<string, Route>;
  /** The value of `Allow`: with HEAD where there is GET, and OPTIONS (RFC 9110 9.1, 10.2.1). */
  allow: string;
}

/** What a path leads to: its leaf, its raw segments; `malformed` if a segment is not percent-encoded UTF-8. */
export type Match<Route> =
  | { readonly leaf: Leaf<Route>; readonly segments: readonly string[] }
  | 'malformed'
  | undefined;

/** Finds the leaf of a path as received. */
export type Router<Route> = (pathname: string) => Match<Route>;

/**
 * Builds a router once for all requests.
 *
 * A literal segment wins over a parameter, and where it leads nowhere the parameter is tried. A parameter takes no
 * empty segment, and a trailing slash makes another path.
 */
export function createRouter<Route>(
  routes: Iterable<readonly [method: string, template: string, Route]>,
): Router<Route> {
  const root = makeNode<Route>();
  for (const [method, template, route] of routes) {
    const node = template.split('/').reduce(descend, root);
    node.leaf ??= { routes: new Map(), allow: '' };
    node.leaf.routes.set(method, route);
    node.leaf.allow = allowOf(node.leaf.routes);
  }
  return (pathname) => {
    const segments = pathname.split('/');
    const decoded = pathname.includes('%') ? segments.map(decodePercent) : segments;
    if (decoded.includes(undefined)) return 'malformed';
    const leaf = find(root, decoded, 0);
    return leaf && { leaf, segments };
  };
}

function makeNode<Route>(): Node<Route> {
  return { literals: new Map(), parameter: undefined, leaf: undefined };
}

function descend<Route>(node: Node<Route>, segment: string): Node<Route> {
  // A part of a segment is a parameter only in what is left out, which has no values to read.
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

function find<Route>(
  node: Node<Route>,
  segments: readonly (string | undefined)[],
  at: number,
): Leaf<Route> | undefined {
  const segment = segments[at];
  if (segment === undefined) return node.leaf;
  const literal = node.literals.get(segment);
  const found = literal && find(literal, segments, at + 1);
  if (found !== undefined || node.parameter === undefined || segment === '') return found;
  return find(node.parameter, segments, at + 1);
}

function allowOf(routes: ReadonlyMap<string, unknown>): string {
  const methods = new Set(routes.keys());
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods.add('OPTIONS')].join(', ');
}
