import { normalizePath } from '../codec/percent.js';
import type { MountOptions, RequestLine, Server } from './options.js';

/** The paths that may be before all others, the longest first: the one that was asked for, or those of the document. */
export interface BasePaths {
  readonly paths: readonly string[];
  /** Whether there is nothing outside them. */
  readonly areRequired: boolean;
}

export function basePathsOf(asked: string | undefined, declared: string | readonly string[] = ''): BasePaths {
  const paths = [asked ?? declared].flat().map((path) => path.replace(/\/$/, ''));
  return { paths: paths.sort((a, b) => b.length - a.length), areRequired: asked !== undefined };
}

/**
 * A path below a base path, which is looked for before and after what the host has taken away; `''` outside one that is
 * required.
 */
export function pathBelow(pathname: string, mount: string | undefined, { paths, areRequired }: BasePaths): string {
  const local = (mount ? withoutPrefix(pathname, mount) : undefined) ?? pathname;
  for (const base of paths) {
    const below = withoutPrefix(local, base) ?? (local === pathname ? undefined : withoutPrefix(pathname, base));
    if (below !== undefined) return below;
  }
  return areRequired ? '' : local;
}

/** `undefined` for a path that is not below the prefix; both are compared in their normal form. */
function withoutPrefix(pathname: string, prefix: string): string | undefined {
  const start = pathname.startsWith(prefix) ? prefix.length : lengthOfEqual(pathname, prefix);
  if (start === undefined) return undefined;
  return pathname[start] === '/' || pathname.length === start ? pathname.slice(start) : undefined;
}

/** The length of as many segments of a path as a prefix has, where the two are equal in normal form only. */
function lengthOfEqual(pathname: string, prefix: string): number | undefined {
  const normal = normalizePath(prefix);
  if (normal === prefix && !pathname.includes('%')) return undefined;
  const start = pathname.split('/', prefix.split('/').length).join('/');
  return normalizePath(start) === normal ? start.length : undefined;
}

/** Path and query of a target in origin or absolute form (RFC 9112 3.2). */
export function splitTarget(target: string): { readonly pathname: string; readonly query: string } {
  const local = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*/i, '');
  const at = local.indexOf('?');
  return at < 0 ? { pathname: local, query: '' } : { pathname: local.slice(0, at), query: local.slice(at + 1) };
}

/**
 * As many segments of a path, as it was sent, as the pattern of a mount has before its wildcard, such as `/:team/api/*`; `''`
 * without one.
 */
export function mountOf(pattern: string, pathname: string): string {
  const at = pattern.indexOf('*');
  if (at <= 1) return '';
  const fixed = pattern.slice(0, at - 1);
  if (pathname.startsWith(fixed)) return fixed;
  return pathname.split('/', fixed.split('/').length).join('/');
}

/** Whether a server answers a request, or leaves it to its host. */
export function isOwn(server: Server, request: RequestLine, { fallThrough = 'path' }: MountOptions): boolean {
  if (fallThrough === 'none' || server.match === undefined) return true;
  const match = server.match(request);
  return match === 'operation' || (match === 'path' && fallThrough === 'path');
}
