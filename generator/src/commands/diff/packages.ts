/** Loads the sources of two sets of packages side by side; equal modules are shared. */
import { createOutputCache } from '../../emit/cache.js';
import type { PackageName } from '../../config/settings.js';
import { importsOf, locate } from '../../emit/reachable-modules.js';
import { listOutputs } from '../../emit/outputs.js';
import type { EmitInput } from '../../emit/input.js';
import type { Sources } from './compiler.js';

/** Source text by path in the layout `folder`. */
export type Package = ReadonlyMap<string, string>;

/** Modules outside the surface, or repeating it: checks, examples and the interchange module. */
const isLeftOut = (path: string): boolean =>
  !/\.ts$/u.test(path) ||
  /^server\/(?:validators\/|examples|definition|operations\/|runtime\/server\/adapters\/)/u.test(path) ||
  /^server\/(?:node|express|fastify|hono)\.ts$/u.test(path) ||
  /^(?:types\/openapi|client\/raw|client\/runtime\/client\/raw)\.ts$/u.test(path);

/** Types of open enums and unions as readers see them: any string may occur. So added values are not a difference. */
const openTexts = `export type UnknownText = string;
export type UnknownMember<Discriminator extends string> = { [Key in Discriminator]: string };
export type Known<T> = T;
`;

/** The sources of the packages that define the surface. */
export const renderSources = async (input: EmitInput): Promise<Package> => {
  const inFolder = { ...input, config: { ...input.config, layout: 'folder' as const } };
  // The validators are expensive to generate and are not part of the surface.
  const outputCache = { ...createOutputCache(undefined, input.api, inFolder.config), checks: () => [] };
  const sources = new Map<string, string>();
  for (const { path, make } of listOutputs(inFolder, outputCache)) {
    if (!isLeftOut(path)) sources.set(path, path === 'types/unknown.ts' ? openTexts : await make());
  }
  return sources;
};

/** The sources of a published package, by path in the layout `folder`. */
export const readPublished = (part: PackageName, files: ReadonlyMap<string, Buffer>, typesName: string): Package => {
  const escaped = typesName.replaceAll(/[.*+?^${}()|[\]\\/]/gu, '\\$&');
  const typesImport = new RegExp(`(from|import) '${escaped}(?:/([^']+))?'`, 'gu');
  const sources = new Map<string, string>();
  for (const [path, content] of files) {
    const within = path.replace(/^src\//u, '');
    const own = part === 'api' ? within : `${part}/${within}`;
    if (!path.startsWith('src/') || isLeftOut(own)) continue;
    const up = '../'.repeat(own.split('/').length - 1);
    const text = content
      .toString('utf8')
      .replaceAll(typesImport, (_, word: string, module = 'index') => `${word} '${up}types/${module}.js'`);
    sources.set(own, own === 'types/unknown.ts' ? openTexts : text);
  }
  return sources;
};

/** The modules that are equal on both sides, including all their imports. */
export const listShared = (old: Package, now: Package): ReadonlySet<string> => {
  const shared = new Set([...now].filter(([path, text]) => old.get(path) === text).map(([path]) => path));
  const users = new Map<string, string[]>();
  for (const [path, text] of now)
    for (const used of importsOf(path, text)) users.set(used, [...(users.get(used) ?? []), path]);
  const waiting = [...now.keys()].filter((path) => !shared.has(path));
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    for (const user of users.get(path) ?? []) if (shared.delete(user)) waiting.push(user);
  }
  return shared;
};

/**
 * Places both sets below `/old` and `/now`. Shared modules exist only below `/old`, so that their types are identical.
 */
export const joinSources = (old: Package, now: Package, shared: ReadonlySet<string>, probe: string): Sources => {
  const text = (path: string): string | undefined => {
    if (path === probePath) return probe;
    const [, side, rest = ''] = /^\/(old|now)\/(.*)$/u.exec(path) ?? [];
    return side === undefined ? undefined : (side === 'old' ? old : now).get(rest);
  };
  return {
    text,
    resolve: (from, specifier) => {
      if (!specifier.startsWith('.')) return undefined;
      const path = locate(from, specifier);
      const inOld = path.startsWith('/now/') && shared.has(path.slice(5)) ? `/old/${path.slice(5)}` : path;
      return text(inOld) === undefined ? undefined : inOld;
    },
  };
};

export const probePath = '/probe.ts';
