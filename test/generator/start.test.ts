/** What the tool loads before it knows what it is to do; a unit test, since no output shows it. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ensureTool } from '../../scripts/support/tool.js';
import { repository } from '../support/workspace.js';

const folder = join(repository, 'generator/dist');

beforeAll(ensureTool);

/** All that a compiled file imports at once, and what that does. */
const listImports = (file: string, seen = new Set<string>()): Set<string> => {
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|\} from|export .* from).*?"(.+?)";$/gmu,
  )) {
    const path = specifier.startsWith('.') ? join(dirname(file), specifier) : specifier;
    if (seen.has(path)) continue;
    seen.add(path);
    if (existsSync(path)) listImports(path, seen);
  }
  return seen;
};

test('the command line alone waits for nothing but what reads it', () => {
  const packages = [...listImports(join(folder, 'main.js'))].filter((path) => !/^(?:node:|[./])/u.test(path));
  expect(packages).toEqual(['commander']);
});

test('what a command needs is loaded with it', () => {
  const generate = /import\("\.\/(generate-\w+\.js)"\)/u.exec(readFileSync(join(folder, 'main.js'), 'utf8'))?.[1] ?? '';
  const packages = [...listImports(join(folder, generate))].filter((path) => !/^(?:node:|[./])/u.test(path));
  expect(packages.sort()).toEqual(['@eslint-community/regexpp', 'diff', 'handlebars', 'scslre', 'yaml']);
});

test('a command that is none is told at once, with what there is', () => {
  const { status, stderr } = spawnSync(process.execPath, ['generator/bin/trefoil.js', 'generat'], {
    cwd: repository,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([2, "error: unknown command 'generat'\n(Did you mean generate?)\n"]);
});
