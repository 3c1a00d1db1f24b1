/** Loads the sources of two sets of packages for comparison. Equal modules exist once. */
import { posix } from 'node:path';
import { partsOf } from '../../config/codegen-config.js';
import type { PackageName, Part } from '../../config/settings.js';
import { createOutputCache } from '../../emit/cache.js';
import type { EmitInput } from '../../emit/input.js';
import { listOutputs } from '../../emit/outputs.js';
import { type MergedFile, mergeRuntime } from '../../emit/runtime/merge.js';
import { runtimeModules } from '../../emit/runtime/modules.js';
import { listEntries, runtimePackage } from '../../emit/runtime/package.js';
import type { Sources } from './compiler.js';

/** Source text by path in the layout `folder`. */
export type Package = ReadonlyMap<string, string>;

/** Returns whether to skip a module: it has no public types (validators, examples), or only those of other modules. */
function isLeftOut(path: string): boolean {
  return (
    !/\.ts$/u.test(path) ||
    /^server\/(?:validators\/|examples|definition)/u.test(path) ||
    /^server\/(?:node|express|fastify|hono)\.ts$/u.test(path) ||
    /^(?:types\/openapi|client\/raw|client\/runtime\/raw)\.ts$/u.test(path)
  );
}

/** The module with the types that all packages share. Its generated text moves to `as-written.ts`. */
const sharedTypes = 'types/runtime.ts';
const sharedTypesAsWritten = 'types/runtime/as-written.ts';

/** Lets open enums and unions contain any string, so that a value added to one of them is not a difference. */
const openTexts = `export * from './runtime/as-written.js';
export type UnknownText = string;
export type UnknownMember<Discriminator extends string> = { [Key in Discriminator]: string };
export type Known<T> = T;
`;

/** Adds a source. Open enums and unions get the types of `openTexts`. */
function addSource(sources: Map<string, string>, path: string, text: string): void {
  if (isLeftOut(path)) return;
  sources.set(path === sharedTypes ? sharedTypesAsWritten : path, text);
  if (path === sharedTypes) sources.set(path, openTexts);
}

function wholeRuntime(part: Part): readonly MergedFile[] {
  return mergeRuntime(part, new Set(runtimeModules().keys()));
}

/** Renders the sources that define the TypeScript API, and the whole runtime, which is then equal on both sides. */
export async function renderSources(input: EmitInput): Promise<Package> {
  const inFolder = { ...input, config: { ...input.config, layout: 'folder', runtime: 'copy' } } as const;
  // The validators are expensive to generate and are not part of the surface.
  const outputCache = { ...createOutputCache(undefined, input.api, inFolder.config), checks: () => [] };
  const sources = new Map<string, string>();
  for (const { path, make } of listOutputs(inFolder, outputCache)) {
    if (!isLeftOut(path)) addSource(sources, path, (await make()).text);
  }
  for (const part of partsOf(inFolder.config))
    for (const { path, text } of wholeRuntime(part)) addSource(sources, `${part}/${path}`, text);
  return sources;
}

const kinds = ['types', 'client', 'server'] as const;

const runtimeImport = new RegExp(`(from|import) '${runtimePackage}/([^']+)'`, 'gu');

const runtimeEntries = new Map(listEntries());

/** Returns the module behind an entry of the runtime package; packages with a copy have it at the same path. */
function runtimeModule(entry: string): string {
  return runtimeEntries.get(entry) ?? entry;
}

/** Returns the sources of a published package, by path in the layout `folder`. */
export function readPublished(part: PackageName, files: ReadonlyMap<string, Buffer>, typesName: string): Package {
  const escaped = typesName.replaceAll(/[.*+?^${}()|[\]\\/]/gu, '\\$&');
  const typesImport = new RegExp(`(from|import) '${escaped}(?:/([^']+))?'`, 'gu');
  const sources = new Map<string, string>();
  const parts = new Set<Part>();
  for (const [path, content] of files) {
    const within = path.replace(/^src\//u, '');
    const own = part === 'api' ? within : `${part}/${within}`;
    if (!path.startsWith('src/')) continue;
    const up = '../'.repeat(own.split('/').length - 1);
    const text = content
      .toString('utf8')
      .replaceAll(typesImport, (_, word: string, module = 'index') => `${word} '${up}types/${module}.js'`);
    const kind = kinds.find((each) => own.startsWith(`${each}/`)) ?? 'types';
    const local = text.replaceAll(runtimeImport, (_, word: string, entry: string) => {
      parts.add(kind);
      return `${word} '${up}${kind}/${runtimeModule(entry)}.js'`;
    });
    addSource(sources, own, local);
  }
  // Packages without a copy of the runtime get the runtime of this version, which the other side also uses.
  for (const kind of parts)
    for (const { path, text } of wholeRuntime(kind)) addSource(sources, `${kind}/${path}`, text);
  return sources;
}

/** Resolves a relative import specifier to a path. */
function locate(from: string, specifier: string): string {
  return posix.join(posix.dirname(from), specifier).replace(/\.js$/u, '.ts');
}

/** Returns the paths of all relative imports and re-exports of a module, including types. */
function importsOf(path: string, text: string): string[] {
  return [...text.matchAll(/(?:from|import) '(\.[^']+)'/gu)].map(([, specifier = '']) => locate(path, specifier));
}

/** Returns the modules that are equal on both sides, including all their imports. */
export function listShared(old: Package, now: Package): ReadonlySet<string> {
  const shared = new Set([...now].filter(([path, text]) => old.get(path) === text).map(([path]) => path));
  const users = new Map<string, string[]>();
  for (const [path, text] of now)
    for (const used of importsOf(path, text)) users.set(used, [...(users.get(used) ?? []), path]);
  const waiting = [...now.keys()].filter((path) => !shared.has(path));
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    for (const user of users.get(path) ?? []) if (shared.delete(user)) waiting.push(user);
  }
  return shared;
}

/** Combines both sets below `/old` and `/now`. Shared modules exist only below `/old`, so their types are identical. */
export function joinSources(old: Package, now: Package, shared: ReadonlySet<string>, probe: string): Sources {
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
}

export const probePath = '/probe.ts';
