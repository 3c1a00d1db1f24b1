/** What the tool loads before it knows what it is to do; a unit test, since no output shows it. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ensureTool } from '../../scripts/support/tool.js';
import { listPackages } from '../support/imports.js';
import { repository } from '../support/workspace.js';

const folder = join(repository, 'generator/dist');

beforeAll(ensureTool);

test('the command line alone waits for nothing but what reads it', () => {
  expect(listPackages(join(folder, 'main.js'))).toEqual(['commander']);
});

test('what a command needs is loaded with it', () => {
  const generate = /import\("\.\/(generate-\w+\.js)"\)/u.exec(readFileSync(join(folder, 'main.js'), 'utf8'))?.[1] ?? '';
  expect(listPackages(join(folder, generate))).toEqual([
    '@eslint-community/regexpp',
    'diff',
    'handlebars',
    'scslre',
    'yaml',
  ]);
});

test('a command that is none is told at once, with what there is', () => {
  const { status, stderr } = spawnSync(process.execPath, ['generator/bin/trefoil.js', 'generat'], {
    cwd: repository,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([2, "error: unknown command 'generat'\n(Did you mean generate?)\n"]);
});

test.each(['generator/bin/trefoil.js', 'packages/service/bin/community-platform.js'])(
  '%s says nothing of a reader that has seen enough',
  async (script) => {
    const child = spawn(process.execPath, [script, '--help'], { cwd: repository });
    child.stdout.destroy();
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect([code, said]).toEqual([0, '']);
  },
);
