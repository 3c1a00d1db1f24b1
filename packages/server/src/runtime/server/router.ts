import { decodeSegment, descend, findLeaf, makeNode } from './route-tree.js';

export interface Leaf<Route> {
  /** Several where paths differ in the names of their parameters only. */
  readonly routes: Map<string, Route[]>;
  /** The value of `Allow`: with HEAD where there is GET, and OPTIONS (RFC 9110 9.1, 10.2.1). */
  allow: string;
}

/** What a path leads to: its leaf, its raw segments that are not fixed; `malformed` if one is not percent-encoded UTF-8. */
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
  const root = makeNode<Leaf<Route>>('');
  for (const [method, template, route] of routes) {
    const node = descend(root, template);
    node.leaf ??= { routes: new Map(), allow: '' };
    node.leaf.routes.set(method, [...(node.leaf.routes.get(method) ?? []), route]);
    node.leaf.allow = allowOf(node.leaf.routes);
  }
  const find = (path: string, raw: readonly string[] | undefined, method: string, isFit: typeof hasMethod) => {
    const segments: string[] = [];
    const leaf = findLeaf(root, 0, { path, raw, method, isFit, segments });
    return leaf && { leaf, segments };
  };
  const match = (path: string, raw: readonly string[] | undefined, method: string): Match<Route> =>
    find(path, raw, method, hasMethod) ?? find(path, raw, method, hasAny);
  return (pathname, method) => {
    if (!pathname.includes('%')) return match(pathname, undefined, method);
    const raw = pathname.split('/');
    const decoded = raw.map(decodeSegment);
    return decoded.includes(undefined) ? 'malformed' : match(decoded.join('/'), raw, method);
  };
}

const hasAny = (): boolean => true;

function hasMethod({ routes }: Leaf<unknown>, method: string): boolean {
  return routes.has(method) || (method === 'HEAD' && routes.has('GET'));
}

function allowOf(routes: ReadonlyMap<string, unknown>): string {
  const methods = new Set(routes.keys());
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods.add('OPTIONS')].join(', ');
}
