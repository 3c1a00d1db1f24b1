import { normalizePath } from '../codec/percent.js';
import { descend, findLeaf, makeNode } from './route-tree.js';

export interface Leaf<Route> {
  /** Several if paths differ only in the names of their parameters. */
  readonly routes: Map<string, Route[]>;
  /** The value of `Allow`: includes HEAD if there is GET, and OPTIONS (RFC 9110, 9.1 and 10.2.1). */
  allow: string;
}

/** The result of routing a path; `malformed` if a segment is not percent-encoded UTF-8. */
export type Match<Route> =
  | {
      readonly leaf: Leaf<Route>;
      /** The parameter segments, as received. */
      readonly segments: readonly string[];
      /** The leaf of a more specific path that does not have the method. */
      readonly passed: Leaf<Route> | undefined;
    }
  | 'malformed'
  | undefined;

/** Finds the leaf of a received path: the first that has the method, else the first. */
export type Router<Route> = (pathname: string, method: string) => Match<Route>;

/**
 * Creates a router, once for all requests. A literal segment takes precedence over one with fixed text and parameters,
 * and that over a single parameter; if one leads nowhere, the next is tried. A parameter never matches an empty
 * segment, and a trailing slash is significant. Paths are compared in normal form, and values are decoded only after
 * the match: a percent-encoded delimiter is data and never matches a literal.
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
