/**
 * One copy of the runtime for all packages of a workspace, so that a compiler reads each of its files once. The copies
 * that packages have are most of what is generated for a small document.
 */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { repository } from './workspace.js';

const imported = /(?<=from ')(?:\.{1,2}\/[^']+|#validation)(?=')/gu;

/** What the validators of a server import without a path. */
const validation = 'server/validation.js';

const toSource = (path: string): string => path.replace(/\.js$/u, '.ts');

const listSources = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile() && each.name.endsWith('.ts'))
    .map(({ parentPath, name }) => join(parentPath, name));

/** The files of a copy of the runtime, below it; `undefined` where they are not as they are written, or lack one. */
const listWhole = (runtime: string): ReadonlySet<string> | undefined => {
  const paths = new Set(listSources(runtime).map((file) => relative(runtime, file)));
  const isGood = [...paths].every((path) => {
    const text = readFileSync(join(runtime, path), 'utf8');
    const own = join(repository, 'generator/runtime', path);
    return (
      existsSync(own) &&
      readFileSync(own, 'utf8') === text &&
      [...text.matchAll(imported)].every(([to]) => paths.has(toSource(join(dirname(path), to))))
    );
  });
  return isGood ? paths : undefined;
};

/** Takes its copies away from a case and lets its modules import the shared one; a copy that is not whole stays. */
const shareOf = (folder: string, home: string): void => {
  const copies = ['client', 'server'].flatMap((kind) => {
    const runtime = join(home, 'packages', kind, 'src/runtime');
    const paths = existsSync(runtime) ? listWhole(runtime) : undefined;
    return paths === undefined ? [] : [{ runtime, paths }];
  });
  for (const { runtime } of copies) rmSync(runtime, { recursive: true });
  for (const file of listSources(home)) {
    const text = readFileSync(file, 'utf8');
    const shared = text.replaceAll(imported, (to) => {
      for (const { runtime, paths } of copies) {
        const inside = to === '#validation' ? validation : relative(runtime, join(dirname(file), to));
        if (paths.has(toSource(inside))) return relative(dirname(file), join(folder, 'runtime', inside));
      }
      return to;
    });
    if (shared !== text) writeFileSync(file, shared);
  }
};

/** Shares the runtime among the packages of `<folder>/<name>/packages`, for a type check; run what is to be run before. */
export const shareRuntime = (folder: string, names: readonly string[]): void => {
  cpSync(join(repository, 'generator/runtime'), join(folder, 'runtime'), { recursive: true });
  for (const name of names) shareOf(folder, join(folder, name));
};
