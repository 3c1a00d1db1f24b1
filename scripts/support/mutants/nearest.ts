/** The tests that stand nearest to a file, since they most likely notice what is wrong with it, and soonest. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../project.js';

/** More than these import what everything needs: none of them is nearer to it than any other test. */
const MOST = 5;

/** The files of tests by each source that they import themselves, all below the project. */
const readImports = (): ReadonlyMap<string, readonly string[]> => {
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
};

let known: ReadonlyMap<string, readonly string[]> | undefined;

/** The files of tests that import a source, unless many do. */
export const nearestTests = (file: string): readonly string[] => {
  known ??= readImports();
  const tests = known.get(file) ?? [];
  return tests.length > MOST ? [] : tests;
};
