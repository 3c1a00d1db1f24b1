import { normalizePath } from '../codec/percent.js';
import type { MountOptions, RequestLine, Server } from './options.js';

/** Possible base paths, longest first: those of the options or of the document. */
export interface BasePaths {
  readonly paths: readonly string[];
  /** Whether requests outside the base paths are rejected. */
  readonly areRequired: boolean;
}

/** Returns the base path of the options if given, otherwise those of the document. */
export function basePathsOf(asked: string | undefined, declared: string | readonly string[] = ''): BasePaths {
  const paths = [asked ?? declared].flat().map((path) => path.replace(/\/$/, ''));
  return { paths: paths.sort((a, b) => b.length - a.length), areRequired: asked !== undefined };
}

/**
 * Returns the path below a base path, which may come before or after the mount path. Returns `''` if a base path is
 * required, but absent.
 */
export function pathBelow(pathname: string, mount: string | undefined, { paths, areRequired }: BasePaths): string {
  const local = (mount ? withoutPrefix(pathname, mount) : undefined) ?? pathname;
  for (const base of paths) {
    const below = withoutPrefix(local, base) ?? (local === pathname ? undefined : withoutPrefix(pathname, base));
    if (below !== undefined) return below;
  }
  return areRequired ? '' : local;
}

/** Removes a prefix from a path; `undefined` if the path does not have it. Both are compared in normal form. */
function withoutPrefix(pathname: string, prefix: string): string | undefined {
  const start = pathname.startsWith(prefix) ? prefix.length : lengthOfEqual(pathname, prefix);
  if (start === undefined) return undefined;
  return pathname[start] === '/' || pathname.length === start ? pathname.slice(start) : undefined;
}

/** Returns the length of the beginning of a path that equals the prefix in normal form; `undefined` if none does. */
function lengthOfEqual(pathname: string, prefix: string): number | undefined {
  const normal = normalizePath(prefix);
  if (normal === prefix && !pathname.includes('%')) return undefined;
  const start = pathname.split('/', prefix.split('/').length).join('/');
  return normalizePath(start) === normal ? start.length : undefined;
}

/** Splits a request target in origin form or absolute form (RFC 9112, 3.2) into path and query. */
export function splitTarget(target: string): { readonly pathname: string; readonly query: string } {
  const local = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*/i, '');
  const question = local.indexOf('?');
  return question < 0
    ? { pathname: local, query: '' }
    : { pathname: local.slice(0, question), query: local.slice(question + 1) };
}

/**
 * Returns the part of a received path that matches a mount pattern, such as `/:team/api/*`, before the wildcard; `''`
 * without a wildcard.
 */
export function mountOf(pattern: string, pathname: string): string {
  const wildcard = pattern.indexOf('*');
  if (wildcard <= 1) return '';
  const fixed = pattern.slice(0, wildcard - 1);
  if (pathname.startsWith(fixed)) return fixed;
  return pathname.split('/', fixed.split('/').length).join('/');
}

/** Returns whether this server rather than the host handles a request. */
export function isOwn(server: Server, request: RequestLine, { fallThrough = 'path' }: MountOptions): boolean {
  if (fallThrough === 'none' || server.match === undefined) return true;
  const match = server.match(request);
  return match === 'operation' || (match === 'path' && fallThrough === 'path');
}
