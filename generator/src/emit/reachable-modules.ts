/** Imports between generated modules. */
import { posix } from 'node:path';

/** Returns the path of a relative specifier. */
export const locate = (from: string, specifier: string): string =>
  posix.join(posix.dirname(from), specifier).replace(/\.js$/u, '.ts');

/** Returns the paths of all relative imports and re-exports of a module, including types. */
export const importsOf = (path: string, text: string): string[] =>
  [...text.matchAll(/(?:from|import) '(\.[^']+)'/gu)].map(([, specifier = '']) => locate(path, specifier));

/** Returns all modules that the given ones import, recursively, including themselves. */
export const listReached = (
  roots: Iterable<string>,
  textOf: (path: string) => string | undefined,
): ReadonlySet<string> => {
  const reached = new Set(roots);
  // The loop also visits modules that are added during it.
  for (const path of reached) for (const used of importsOf(path, textOf(path) ?? '')) reached.add(used);
  return reached;
};
