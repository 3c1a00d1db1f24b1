/** The case folders: `test/cases/<area>/<case>`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Case {
  readonly name: string;
  readonly folder: string;
  /** Empty if the folder is a project whose package.json names the document. */
  readonly entry: readonly string[];
  readonly args: readonly string[];
  readonly exit: number;
  /** Paths below `expected`, sorted. */
  readonly expected: readonly string[];
  readonly hasDiagnostics: boolean;
  readonly hasRun: boolean;
}

function listFiles(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
        .sort()
    : [];
}

function readOptional(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined;
}

function readCase(root: string, name: string): Case {
  const folder = join(root, name);
  const hasDiagnostics = existsSync(join(folder, 'diagnostics.txt'));
  const hasErrors = readOptional(join(folder, 'diagnostics.txt'))?.endsWith('nothing was written') ?? false;
  const expected = listFiles(join(folder, 'expected'));
  const hasRun = existsSync(join(folder, 'run.ts'));
  if (!hasDiagnostics && expected.length === 0 && !hasRun)
    throw new Error(`${name}: needs diagnostics.txt, expected/** or run.ts`);
  return {
    name,
    folder,
    entry: existsSync(join(folder, 'package.json'))
      ? []
      : [existsSync(join(folder, 'spec.json')) ? 'spec.json' : 'spec.yaml'],
    args: readOptional(join(folder, 'args.txt'))?.split(/\s+/u) ?? [],
    exit: Number(readOptional(join(folder, 'exit.txt')) ?? (hasErrors ? 1 : 0)),
    expected,
    hasDiagnostics,
    hasRun,
  };
}

const wanted = (process.env['ONLY'] ?? '').split(',');

function listFolders(root: string): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/**
 * Returns the cases of all areas, whose names are unique. The environment variable `ONLY` selects those whose area and
 * name (`media/multipart-nested`) contain one of its comma-separated texts.
 */
export function listCases(root: string): Case[] {
  return listFolders(root)
    .flatMap((area) => listFolders(join(root, area)).map((name) => ({ area, name })))
    .filter(({ area, name }) => wanted.some((each) => `${area}/${name}`.includes(each)))
    .map(({ area, name }) => readCase(join(root, area), name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
