/** What a folder of `test/cases` holds. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Case {
  readonly name: string;
  readonly folder: string;
  /** None where the folder is a project of its own, whose package.json names it. */
  readonly entry: readonly string[];
  readonly args: readonly string[];
  readonly exit: number;
  /** Paths below `expected`, sorted. */
  readonly expected: readonly string[];
  readonly hasDiagnostics: boolean;
  readonly hasRun: boolean;
}

const listFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
        .sort()
    : [];

const readOptional = (path: string): string | undefined =>
  existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined;

const readCase = (root: string, name: string): Case => {
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
};

const wanted = (process.env['ONLY'] ?? '').split(',');

/** All cases below a folder, by name; `ONLY` in the environment keeps those whose name contains it, or one of several. */
export const listCases = (root: string): Case[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && wanted.some((each) => entry.name.includes(each)))
    .map((entry) => readCase(root, entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
