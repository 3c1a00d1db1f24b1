/** Modules that the tool loads before it knows the command. A unit test, because no output shows them. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { ensureTool } from '../../scripts/support/tool.js';
import { listPackages } from '../support/imports.js';
import { repository } from '../support/workspace.js';

const folder = join(repository, 'generator/dist');

beforeAll(ensureTool);

test('the command line loads only commander until it knows the command', () => {
  expect(listPackages(join(folder, 'main.js'))).toEqual(['commander']);
});

test('a command loads only its own dependencies', () => {
  const generate = /import\("\.\/(generate-\w+\.js)"\)/u.exec(readFileSync(join(folder, 'main.js'), 'utf8'))?.[1] ?? '';
  expect(listPackages(join(folder, generate))).toEqual([
    '@eslint-community/regexpp',
    'diff',
    'handlebars',
    'scslre',
    'yaml',
  ]);
});

test.each([
  ['generat', "unknown command 'generat'; did you mean generate? `trefoil --help` lists all commands"],
  ['gen', "unknown command 'gen'; did you mean generate? `trefoil --help` lists all commands"],
  ['mock --prot', "unknown option '--prot'; did you mean --port? `trefoil mock --help` lists all options"],
  ['--nonsense', "unknown option '--nonsense'; `trefoil --help` lists all options"],
  ['xyzzy', "unknown command 'xyzzy'; `trefoil --help` lists all commands"],
])('reports wrong arguments immediately, with a suggestion: %s', (line, message) => {
  const { status, stderr } = spawnSync(process.execPath, ['generator/bin/trefoil.js', ...line.split(' ')], {
    cwd: repository,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([2, `trefoil: ${message}\n`]);
});

test.each(['generator/bin/trefoil.js', 'packages/service/bin/community-platform.js'])(
  '%s prints no error when stdout is closed early',
  async (script) => {
    const child = spawn(process.execPath, [script, '--help'], { cwd: repository });
    child.stdout.destroy();
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect([code, said]).toEqual([0, '']);
  },
);
