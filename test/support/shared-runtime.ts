/**
 * Shares one copy of the whole runtime among all packages of a workspace, so that a compiler reads it once. For small
 * documents, most of the generated code is runtime.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { mergeRuntime } from '../../generator/src/emit/runtime/merge.js';
import { runtimeModules } from '../../generator/src/emit/runtime/modules.js';

const imported = /(?<=from ')(?:\.{1,2}\/[^']+|#validation)(?=')/gu;

/** The module that a server's validators import only by name. */
const validation = 'runtime/validation.ts';

const kinds = ['client', 'server'] as const;

function toSource(path: string): string {
  return path.replace(/\.js$/u, '.ts');
}

function listSources(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile() && each.name.endsWith('.ts'))
    .map(({ parentPath, name }) => join(parentPath, name));
}

/** The declaration lines of each file, by path within the sources of a package. */
type Whole = ReadonlyMap<string, ReadonlySet<string>>;

function linesOf(text: string): string[] {
  return text.slice(text.lastIndexOf("from '")).split('\n').slice(1);
}

/** Whether a copy of the runtime is a part of the whole runtime. */
function isPart(sources: string, whole: Whole): boolean {
  return listSources(join(sources, 'runtime')).every((file) => {
    const known = whole.get(relative(sources, file));
    return linesOf(readFileSync(file, 'utf8')).every((line) => known?.has(line));
  });
}

/** Removes the runtime copies of a case and redirects its imports to the shared runtime. A differing copy is kept. */
function shareOf(folder: string, home: string, wholes: ReadonlyMap<string, Whole>): void {
  const copies = [...wholes].flatMap(([kind, whole]) => {
    const sources = join(home, 'packages', kind, 'src');
    if (!existsSync(join(sources, 'runtime')) || !isPart(sources, whole)) return [];
    rmSync(join(sources, 'runtime'), { recursive: true });
    return [{ kind, sources, whole }];
  });
  for (const file of listSources(home)) {
    const text = readFileSync(file, 'utf8');
    const shared = text.replaceAll(imported, (to) => {
      for (const { kind, sources, whole } of copies) {
        const inside = to === '#validation' ? validation : relative(sources, toSource(join(dirname(file), to)));
        if (whole.has(inside))
          return relative(dirname(file), join(folder, 'runtime', kind, inside)).replace(/ts$/u, 'js');
      }
      return to;
    });
    if (shared !== text) writeFileSync(file, shared);
  }
}

/** Shares the runtime among the packages in `<folder>/<name>/packages` for a type check. Run their code before this. */
export function shareRuntime(folder: string, names: readonly string[]): void {
  const modules = new Set(runtimeModules().keys());
  const wholes = new Map(
    kinds.map((kind) => {
      const files = mergeRuntime(kind, modules).filter(({ path }) => path.startsWith('runtime/'));
      for (const { path, text } of files) {
        const file = join(folder, 'runtime', kind, path);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
      return [kind, new Map(files.map(({ path, text }) => [path, new Set(linesOf(text))]))] as const;
    }),
  );
  for (const name of names) shareOf(folder, join(folder, name), wholes);
}
