/** The npm package `trefoil-runtime`, from which generated code imports the runtime with `runtime: 'package'`. */
import type { Config } from '../../config/codegen-config.js';
import type { Part } from '../../config/settings.js';
import { type Code, code, printString } from '../../support/code/code.js';
import { toolVersion } from '../../support/tool-root.js';
import { type RuntimeFile, type RuntimeKey, runtimeFiles, runtimeKeys } from './files.js';
import { type MergedFile, mergeRuntime } from './merge.js';
import { runtimeModules } from './modules.js';
import type { UseRuntime } from './names.js';

/** The name of the package. */
export const runtimePackage = 'trefoil-runtime';

type RuntimeConfig = Pick<Config, 'runtime'>;

/** Returns whether generated code imports the runtime from the npm package. */
export function isPackaged({ runtime }: RuntimeConfig): boolean {
  return runtime === 'package';
}

/** Returns the entry point of the npm package for a runtime file, such as `codec`. */
export function entryOf(key: RuntimeKey): string {
  return key === 'types' ? key : runtimeFiles[key].path.replace(/^runtime\//u, '').replace(/\.ts$/u, '');
}

/** Returns the specifier of a runtime file in the npm package. */
export function packagedSpecifier(key: RuntimeKey): string {
  return `${runtimePackage}/${entryOf(key)}`;
}

/**
 * Returns the lowest compatible version of the npm package. Patch releases do not change what generated code imports,
 * so the patch number is 0. A prerelease is compatible with itself and later versions.
 */
export function requiredRuntime(): string {
  return toolVersion().replace(/^(\d+\.\d+)\.\d+$/u, '$1.0');
}

/** Returns the dependency on the package; none if the runtime is copied. */
export function runtimeNeeds(config: RuntimeConfig): Readonly<Record<string, string>> {
  return isPackaged(config) ? { [runtimePackage]: `^${requiredRuntime()}` } : {};
}

/** Returns the statement that checks the version of the package; empty if the runtime is copied. */
export function printVersionCheck(config: RuntimeConfig, use: UseRuntime<Code>): Code {
  return isPackaged(config) ? code`${use('version', 'checkRuntime')}(${printString(requiredRuntime())});` : code``;
}

/**
 * Returns the modules of a part that re-export entry points of the npm package: the types, which other modules import,
 * and the adapters, which are entry points of the server package. In the layout `folder`, users install
 * `trefoil-runtime` themselves and import adapters from it.
 */
export function listReexports(part: Part, { layout }: Pick<Config, 'layout'>): readonly MergedFile[] {
  if (part === 'server' && layout === 'folder') return [];
  return runtimeKeys.flatMap((key): MergedFile[] => {
    const { doc, path, parts }: RuntimeFile = runtimeFiles[key];
    if (!parts.includes(part) || path.startsWith('runtime/')) return [];
    const word = part === 'types' ? 'export type' : 'export';
    return [{ path, text: `/** ${doc} */\n${word} * from '${packagedSpecifier(key)}';\n` }];
  });
}

/** Returns all source files of the npm package: the runtime files for a document that needs every module. */
export function listPackageSources(): readonly MergedFile[] {
  const modules = new Set(runtimeModules().keys());
  const files = (['types', 'client', 'server'] as const).flatMap((part) => mergeRuntime(part, modules));
  return [...new Map(files.map((file) => [file.path, file])).values()];
}

/** Returns the entry points of the npm package, each with the path of its module, without extension. */
export function listEntries(): readonly (readonly [entry: string, module: string])[] {
  return runtimeKeys.map((key) => [entryOf(key), runtimeFiles[key].path.replace(/\.ts$/u, '')]);
}
