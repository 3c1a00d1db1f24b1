import { normalizePath } from '../codec/percent.js';
import { descend, findLeaf, makeRouteNode } from './route-tree.js';

export interface Leaf<Route> {
  /** Routes by method; several for one method if paths differ only in parameter names. */
  readonly routes: Map<string, Route[]>;
  /** Value of the `Allow` header, with HEAD if there is GET, and with OPTIONS (RFC 9110, 9.1 and 10.2.1). */
  allow: string;
}

/** The result of routing a path. `malformed`: a segment is not percent-encoded UTF-8; `undefined`: no match. */
export type Match<Route> =
  | {
      readonly leaf: Leaf<Route>;
      /** The segments of parameters, as received. */
      readonly segments: readonly string[];
      /** The leaf of a more specific path that also matches, but does not have the method. */
      readonly passed: Leaf<Route> | undefined;
    }
  | 'malformed'
  | undefined;

/** Finds the leaf for a received path: the first leaf that has the method, else the first that matches the path. */
export type Router<Route> = (pathname: string, method: string) => Match<Route>;

/**
 * Creates a router, once for all requests. A literal segment takes precedence over a segment with fixed text and
 * parameters, which takes precedence over a single parameter. If one of them does not lead to a leaf, the next is
 * tried. A parameter never matches an empty segment, and trailing slashes are significant. Paths are compared in normal
 * form, but values are decoded only after the match: a percent-encoded delimiter is data and never matches a literal.
 */
export function createRouter<Route>(
  routes: Iterable<readonly [method: string, template: string, Route]>,
): Router<Route> {
  const root = makeRouteNode<Leaf<Route>>('');
  for (const [method, template, route] of routes) {
    const node = descend(root, template);
    node.leaf ??= { routes: new Map(), allow: '' };
    node.leaf.routes.set(method, [...(node.leaf.routes.get(method) ?? []), route]);
    node.leaf.allow = allowOf(node.leaf.routes);
  }
  const find = (path: string, raw: readonly string[] | undefined, method: string, isFit: typeof hasMethod) => {
    const search = { path, raw, method, isFit, segments: [], passed: undefined };
    const leaf = findLeaf(root, 0, search);
    return leaf && { leaf, segments: search.segments, passed: search.passed };
  };
  const match = (path: string, raw: readonly string[] | undefined, method: string): Match<Route> =>
    find(path, raw, method, hasMethod) ?? find(path, raw, method, hasAny);
  return (pathname, method) => {
    const path = normalizePath(pathname);
    if (path === undefined) return 'malformed';
    return match(path, path === pathname ? undefined : pathname.split('/'), method);
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
