import { normalizePath } from '../codec/percent.js';
import type { MountOptions, RequestLine, Server } from './options.js';

/** Possible base paths, longest first: the one of the options, or those of the document. */
export interface BasePaths {
  readonly paths: readonly string[];
  /** Whether requests outside them are rejected. */
  readonly areRequired: boolean;
}

/** Returns the base paths: the one of the options if given, else those of the document. */
export function basePathsOf(asked: string | undefined, declared: string | readonly string[] = ''): BasePaths {
  const paths = [asked ?? declared].flat().map((path) => path.replace(/\/$/, ''));
  return { paths: paths.sort((a, b) => b.length - a.length), areRequired: asked !== undefined };
}

/**
 * Returns the path below a base path. The base path may come before or after the mount path. `''` if it is required and
 * absent.
 */
export function pathBelow(pathname: string, mount: string | undefined, { paths, areRequired }: BasePaths): string {
  const local = (mount ? withoutPrefix(pathname, mount) : undefined) ?? pathname;
  for (const base of paths) {
    const below = withoutPrefix(local, base) ?? (local === pathname ? undefined : withoutPrefix(pathname, base));
    if (below !== undefined) return below;
  }
  return areRequired ? '' : local;
}

/** Removes a prefix; `undefined` if the path is not below it. Both are compared in normal form. */
function withoutPrefix(pathname: string, prefix: string): string | undefined {
  const start = pathname.startsWith(prefix) ? prefix.length : lengthOfEqual(pathname, prefix);
  if (start === undefined) return undefined;
  return pathname[start] === '/' || pathname.length === start ? pathname.slice(start) : undefined;
}

/** Returns the length of a path's start that equals the prefix in normal form but not literally. */
function lengthOfEqual(pathname: string, prefix: string): number | undefined {
  const normal = normalizePath(prefix);
  if (normal === prefix && !pathname.includes('%')) return undefined;
  const start = pathname.split('/', prefix.split('/').length).join('/');
  return normalizePath(start) === normal ? start.length : undefined;
}

/** Splits a target in origin form or absolute form (RFC 9112, 3.2) into path and query. */
export function splitTarget(target: string): { readonly pathname: string; readonly query: string } {
  const local = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*/i, '');
  const question = local.indexOf('?');
  return question < 0
    ? { pathname: local, query: '' }
    : { pathname: local.slice(0, question), query: local.slice(question + 1) };
}

/**
 * Returns the part of a path, as received, that matches a mount pattern before its wildcard, such as `/:team/api/*`;
 * `''` without a wildcard.
 */
export function mountOf(pattern: string, pathname: string): string {
  const wildcard = pattern.indexOf('*');
  if (wildcard <= 1) return '';
  const fixed = pattern.slice(0, wildcard - 1);
  if (pathname.startsWith(fixed)) return fixed;
  return pathname.split('/', fixed.split('/').length).join('/');
}

/** Returns whether the server handles a request, rather than the host. */
export function isOwn(server: Server, request: RequestLine, { fallThrough = 'path' }: MountOptions): boolean {
  if (fallThrough === 'none' || server.match === undefined) return true;
  const match = server.match(request);
  return match === 'operation' || (match === 'path' && fallThrough === 'path');
}
