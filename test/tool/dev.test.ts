/** `trefoil dev` in a project of somebody else: what it is told, and what it leaves alone. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ensureTool } from '../../scripts/support/tool.js';
import { makeFolder } from '../support/documents.js';
import { runTool, tool } from '../support/tool.js';
import { repository } from '../support/workspace.js';

/** One operation that can be generated, and one that cannot: its path has a parameter that is not declared. */
const spec = `openapi: 3.1.0
info: { title: Pets, version: '1' }
paths:
  /pets: { get: { operationId: listPets, responses: { '204': { description: Done } } } }
  /pets/{id}: { get: { operationId: getPet, responses: { '204': { description: Done } } } }
`;

interface Running {
  readonly base: string;
  /** Resolves once the pattern was printed. */
  readonly waitFor: (pattern: RegExp) => Promise<void>;
  readonly said: () => string;
}

const children: ChildProcess[] = [];
const removals: (() => Promise<void>)[] = [];
beforeAll(ensureTool);
afterEach(async () => {
  for (const child of children.splice(0)) {
    const ended = new Promise((done) => child.once('close', done));
    if (child.exitCode === null && child.kill('SIGINT')) await ended;
  }
  for (const remove of removals.splice(0)) await remove();
});

const makeProject = async (files: Readonly<Record<string, string>>): Promise<string> => {
  const { folder, remove } = await makeFolder({ 'spec.yaml': spec, ...files });
  removals.push(remove);
  return folder;
};

const start = async (cwd: string, ...args: readonly string[]): Promise<Running> => {
  const child = spawn(process.execPath, [tool, 'dev', '--port', '0', ...args], { cwd, stdio: 'pipe' });
  children.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
  const waitFor = async (pattern: RegExp): Promise<void> => {
    while (!pattern.test(said)) {
      if (child.exitCode !== null) throw new Error(said);
      await new Promise((done) => setTimeout(done, 30));
    }
  };
  await waitFor(/http:\/\/\S+ serves/u);
  return { base: /http:\/\/localhost:\d+/u.exec(said)?.[0] ?? '', waitFor, said: () => said };
};

test('what a call says counts for the reference and the mock server, too', async () => {
  const folder = await makeProject({});
  const dev = await start(folder, 'spec.yaml', '--skip-unsupported', '--out', 'made', '--scope', '@other');
  await dev.waitFor(/up to date/u);
  expect(await (await fetch(dev.base)).text()).toContain('@other/client');
  expect((await fetch(`${dev.base}/pets`)).status).toBe(204);
  expect((await fetch(`${dev.base}/pets/1`)).status).toBe(501);
  expect(readFileSync(join(folder, 'made/client/package.json'), 'utf8')).toContain('@other/client');
  // A document of no project has no folder for a reference.
  expect(existsSync(join(folder, 'dist'))).toBe(false);
});

test('a port that is none is named by where it was said', async () => {
  const folder = await makeProject({});
  vi.stubEnv('PORT', 'any');
  const calls = [['mock'], ['dev'], ['mock', '--port', 'none']];
  const ended = await Promise.all(calls.map(([name = '', ...args]) => runTool(folder, [name, 'spec.yaml', ...args])));
  vi.unstubAllEnvs();
  expect(ended.map(({ code, stderr }) => [code, stderr])).toEqual([
    [2, 'trefoil: PORT any: expected a number from 0 to 65535\n'],
    [2, 'trefoil: PORT any: expected a number from 0 to 65535\n'],
    [2, 'trefoil: --port none: expected a number from 0 to 65535\n'],
  ]);
});

test('a file where the reference goes is told of, and stays as it is', async () => {
  const settings = { spec: 'spec.yaml', skipUnsupported: true };
  const folder = await makeProject({ 'trefoil.config.json': JSON.stringify(settings), 'dist/openapi.json': 'mine\n' });
  const dev = await start(folder);
  await dev.waitFor(/The reference could not be rendered:[\s\S]*dist\/openapi\.json/u);
  expect(readFileSync(join(folder, 'dist/openapi.json'), 'utf8')).toBe('mine\n');
  expect(existsSync(join(folder, 'dist/docs'))).toBe(false);
});

test('packages that are not made are neither compiled nor served', async () => {
  const settings = { spec: 'spec.yaml', skipUnsupported: true, scope: '@other', packages: ['types'] };
  const folder = await makeProject({ 'trefoil.config.json': JSON.stringify(settings) });
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const dev = await start(folder);
  await dev.waitFor(/up to date/u);
  expect((await fetch(`${dev.base}/pets`)).status).toBe(503);
  while (!existsSync(join(folder, 'packages/types/dist/index.js'))) await new Promise((done) => setTimeout(done, 30));
  expect(existsSync(join(folder, 'packages/client'))).toBe(false);
  expect(dev.said()).not.toContain('does not compile');
});
