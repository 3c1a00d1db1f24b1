/** Imports generated modules, whose exports are not known to the compiler. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export type GeneratedModule = Readonly<Record<string, unknown>>;

/** Imports a module by path, without extension. */
export type Load = (path: string) => Promise<GeneratedModule>;

export type AnyFunction = (...values: unknown[]) => unknown;

/** Returns a function that imports the modules of a folder. */
export function loadFrom(folder: string): Load {
  return async (path) => import(pathToFileURL(join(folder, `${path}.js`)).href);
}

/** Returns an exported function of a module. Throws `TypeError` if there is none of that name. */
export function asFunction(module: GeneratedModule, name: string): AnyFunction {
  const value = module[name];
  if (typeof value !== 'function') throw new TypeError(`the generated code does not export ${name}`);
  return value as AnyFunction;
}
