/** How the modules that are generated lead to each other. */
import { posix } from 'node:path';

/** The path of what a module imports by a relative specifier. */
export const locate = (from: string, specifier: string): string =>
  posix.join(posix.dirname(from), specifier).replace(/\.js$/u, '.ts');

/** The paths of all that a module imports or hands on, types too, by relative specifiers. */
export const importsOf = (path: string, text: string): string[] =>
  [...text.matchAll(/(?:from|import) '(\.[^']+)'/gu)].map(([, specifier = '']) => locate(path, specifier));

/** All that modules lead to, themselves among it. */
export const listReached = (
  roots: Iterable<string>,
  textOf: (path: string) => string | undefined,
): ReadonlySet<string> => {
  const reached = new Set(roots);
  // What is added meanwhile is looked at, too.
  for (const path of reached) for (const used of importsOf(path, textOf(path) ?? '')) reached.add(used);
  return reached;
};
