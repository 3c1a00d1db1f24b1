/** Merges the runtime modules that a package needs into the runtime files of that package. */
import { posix } from 'node:path';
import type { Part } from '../../config/settings.js';
import { createMemo } from '../../support/memo.js';
import { type ImportLine, printImports } from '../print/import-lines.js';
import { fileOf, type RuntimeKey, runtimeFiles, runtimeKeys } from './files.js';
import { type RuntimeImport, type RuntimeModule, runtimeModules } from './modules.js';

export interface MergedFile {
  /** Path relative to the source folder of the part, separated by `/`. */
  readonly path: string;
  readonly text: string;
}

/** Returns a runtime module by path. Throws if it does not exist. */
function moduleAt(path: string): RuntimeModule {
  const module = runtimeModules().get(path);
  if (module === undefined) throw new Error(`the runtime has no module ${path}`);
  return module;
}

/** Returns the given modules and all modules that they import, directly or indirectly. */
export function listNeeded(roots: Iterable<string>): ReadonlySet<string> {
  const needed = new Set(roots);
  // Iterating over a set includes items that are added during the loop.
  for (const path of needed) for (const { from, isLibrary } of moduleAt(path).imports) if (!isLibrary) needed.add(from);
  return needed;
}

function hasValues({ names }: RuntimeImport): boolean {
  return names.some(({ isType }) => !isType);
}

let orders: ReadonlyMap<RuntimeKey, readonly string[]> | undefined;

/**
 * Returns the modules of a runtime file in the order of declaration: a value that is evaluated on load comes after the
 * values that it uses. The order includes all modules, so that it does not depend on which ones are needed.
 */
function orderOf(key: RuntimeKey): readonly string[] {
  orders ??= orderModules();
  return orders.get(key) ?? [];
}

function orderModules(): ReadonlyMap<RuntimeKey, readonly string[]> {
  const order = new Map<RuntimeKey, string[]>(runtimeKeys.map((key) => [key, []]));
  const visited = new Set<string>();
  const visit = (path: string, users: readonly string[]): void => {
    if (users.includes(path))
      throw new Error(`modules of the runtime import each other: ${[...users, path].join(' ')}`);
    if (visited.has(path)) return;
    for (const each of moduleAt(path).imports)
      if (!each.isLibrary && hasValues(each)) visit(each.from, [...users, path]);
    visited.add(path);
    order.get(fileOf(path))?.push(path);
  };
  for (const path of runtimeModules().keys()) visit(path, []);
  return order;
}

/** Returns the specifier of a runtime file in another one. */
function specifierOf(from: RuntimeKey, to: RuntimeKey): string {
  const path = posix.relative(posix.dirname(runtimeFiles[from].path), runtimeFiles[to].path);
  return `${path.startsWith('.') ? '' : './'}${path.replace(/\.ts$/u, '.js')}`;
}

function importsOf(key: RuntimeKey, modules: readonly RuntimeModule[]): ImportLine[] {
  return modules.flatMap(({ imports, path }) =>
    imports.flatMap(({ from, isLibrary, names, isReexport }): ImportLine[] => {
      if (!isLibrary && fileOf(from) === key) {
        if (names.some(({ name, local }) => name !== local)) throw new Error(`${path} renames what its file declares`);
        return [];
      }
      if (isReexport) throw new Error(`${path} exports names of another file`);
      return names.map((name) => ({ specifier: isLibrary ? from : specifierOf(key, fileOf(from)), ...name }));
    }),
  );
}

function printSection({ doc, body }: RuntimeModule): string {
  return [...doc.map((line) => `// ${line}`.trimEnd()), ...(doc.length === 0 ? [] : ['']), body].join('\n');
}

function printFile(key: RuntimeKey, modules: readonly RuntimeModule[]): string {
  const imports = printImports(importsOf(key, modules));
  const sections = modules.filter(({ body }) => body !== '').map(printSection);
  return `/** ${runtimeFiles[key].doc} */\n${imports}\n${sections.join('\n\n')}\n`;
}

const cached = createMemo<readonly MergedFile[]>(50);

/** Returns the files of a part that contain the needed modules; cached by set of modules. */
export function mergeRuntime(part: Part, needed: ReadonlySet<string>): readonly MergedFile[] {
  return cached(`${part} ${[...needed].sort().join(' ')}`, () =>
    runtimeKeys.flatMap((key): MergedFile[] => {
      const modules = orderOf(key).filter((path) => needed.has(path));
      if (modules.length === 0 || !runtimeFiles[key].parts.some((each) => each === part)) return [];
      return [{ path: runtimeFiles[key].path, text: printFile(key, modules.map(moduleAt)) }];
    }),
  );
}
