/** Finds the files that a configuration module imports, so that `trefoil dev` can watch them. */
import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Matches the relative specifiers of import and export declarations, `import()` and `require()`. */
const specifiers = /\b(?:from|import|require)\s*\(?\s*(['"])(\.{1,2}\/[^'"\n]+)\1/gu;

const extensions = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs', 'json'];

/** Returns the files that a specifier can mean: `.js` may stand for `.ts`; an extension or `/index` may be missing. */
function candidatesOf(path: string): string[] {
  const script = path.replace(/\.([cm]?)js$/u, '.$1ts');
  return [path, script, ...extensions.flatMap((each) => [`${path}.${each}`, `${path}/index.${each}`])];
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The file was removed in the meantime.
    return '';
  }
}

/**
 * Returns the absolute paths of all files that modules import by relative path, directly or indirectly, including files
 * that do not exist yet.
 */
export function listImports(modules: readonly string[]): readonly string[] {
  const own = new Set(modules.map((path) => resolve(path)));
  const found = new Set(own);
  // Iterating over a set includes items that are added during the loop.
  for (const file of found)
    for (const [, , specifier = ''] of readText(file).matchAll(specifiers)) {
      const candidates = candidatesOf(resolve(dirname(file), specifier));
      // A file that does not exist yet has to be listed, too; otherwise it would never be watched.
      for (const path of [candidates.find(isFile) ?? candidates.slice(0, 2)].flat()) found.add(path);
    }
  return [...found].filter((path) => !own.has(path));
}
