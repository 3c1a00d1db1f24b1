/** Runs generated sources of the layout `folder`. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Folder, makeFolder, writeFiles } from './folder.js';
import type { OnExitOptions } from './on-exit.js';
import { transpile } from './scripts.js';

export type GeneratedModule = Readonly<Record<string, unknown>>;

export type AnyFunction = (...values: unknown[]) => unknown;

/** Returns an exported function of a module. Throws `TypeError` if there is none of that name. */
export function asFunction(module: GeneratedModule, name: string): AnyFunction {
  const value = module[name];
  if (typeof value !== 'function') throw new TypeError(`the generated code does not export ${name}`);
  return value as AnyFunction;
}

export interface GeneratedCode {
  /** Imports a module by path, without extension. */
  readonly load: (path: string) => Promise<GeneratedModule>;
  readonly remove: Folder['remove'];
}

/** Compiles sources into a temporary folder, which `remove` deletes. */
export async function writeGenerated(
  purpose: string,
  files: ReadonlyMap<string, string>,
  options?: OnExitOptions,
): Promise<GeneratedCode> {
  const folder = await makeFolder(purpose, options);
  try {
    await writeFiles(folder.path, [
      ['package.json', '{ "type": "module" }\n'],
      ...[...files]
        .filter(([path]) => path.endsWith('.ts'))
        .map(([path, text]) => [path.replace(/\.ts$/u, '.js'), transpile(text)] as const),
    ]);
  } catch (error) {
    await folder.remove();
    throw error;
  }
  const load = async (path: string): Promise<GeneratedModule> =>
    import(pathToFileURL(join(folder.path, `${path}.js`)).href);
  return { load, remove: folder.remove };
}
