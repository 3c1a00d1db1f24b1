/** Finds the tests closest to a file, which are the fastest and the most likely to detect a mutant in it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../project.js';

/** Maximum number of test files that import a source. A source with more importers has no specific tests. */
const MOST = 5;

/** Returns the test files that directly import each source, with paths relative to the project. */
function readImports(): ReadonlyMap<string, readonly string[]> {
  const importing = new Map<string, string[]>();
  for (const entry of readdirSync(join(root, 'test'), { recursive: true, withFileTypes: true })) {
    if (!entry.name.endsWith('.test.ts')) continue;
    const path = join(entry.parentPath, entry.name);
    for (const [, specifier = ''] of readFileSync(path, 'utf8').matchAll(/ from '(\.[^']+)\.js'/gu)) {
      const source = `${resolve(entry.parentPath, specifier)}.ts`.slice(root.length + 1);
      importing.set(source, [...(importing.get(source) ?? []), path.slice(root.length + 1)]);
    }
  }
  return importing;
}

let known: ReadonlyMap<string, readonly string[]> | undefined;

/** Returns the test files that import a source; an empty list if there are too many. */
export function nearestTests(file: string): readonly string[] {
  known ??= readImports();
  const tests = known.get(file) ?? [];
  return tests.length > MOST ? [] : tests;
}
