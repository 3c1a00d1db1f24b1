/** The README of this repository does what it says: every command and every snippet in it. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillCommunity } from '@community-platform/service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningService, startService } from '../service/support.js';
import { checkSnippets, readBlocks, repository, runSnippet, writeSnippet } from '../support/snippets.js';

const commands = await readBlocks('README.md', 'sh');
const snippets = await readBlocks('README.md', 'ts');
const manifest: unknown = JSON.parse(await readFile(join(repository, 'package.json'), 'utf8'));

const shell = (command: string, cwd: string): Promise<{ code: number; output: string }> =>
  new Promise((done) => {
    const path = `${join(repository, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`;
    execFile('bash', ['-c', command], { cwd, env: { ...process.env, PATH: path } }, (error, stdout, stderr) =>
      done({ code: error === null ? 0 : Number(error.code ?? 1), output: stdout + stderr }),
    );
  });

let service: RunningService;
beforeAll(async () => {
  service = await startService({});
  await fillCommunity(service.service, service.base, service.ours.adminToken);
}, 60_000);
afterAll(() => service.close());

test('there is no command but those that are tested here', () => {
  expect(commands.map((command) => command.trim())).toEqual([
    // What these two run is started in test/scripts, and is running this very test.
    'npm ci && npm start',
    'npm ci && npm test',
    'node --import tsx hello.ts',
    'npx trefoil generate your.yaml --out generated --scope @you',
  ]);
});

test('the commands of the table are there', async () => {
  const text = await readFile(join(repository, 'README.md'), 'utf8');
  const named = [...text.matchAll(/`(?:npm run )?((?:lint|check|build):\w+)`|`npm (?:run )?(\w+)`/gu)].map(
    (match) => match[1] ?? match[2],
  );
  expect(manifest).toHaveProperty('scripts');
  for (const name of new Set(named)) expect(manifest).toHaveProperty(['scripts', name ?? '']);
});

test('every dependency has its reason', async () => {
  const text = await readFile(join(repository, 'README.md'), 'utf8');
  for (const file of [
    'package.json',
    'generator/package.json',
    'packages/client/package.json',
    'packages/service/package.json',
  ]) {
    const parsed: Record<string, object | undefined> = JSON.parse(await readFile(join(repository, file), 'utf8'));
    const names = Object.keys({ ...parsed['dependencies'], ...parsed['devDependencies'] });
    for (const name of names) if (!name.startsWith('@community-platform/')) expect(text).toContain(`\`${name}\``);
  }
});

describe('the snippets', () => {
  test('compile', async () => {
    const files = await Promise.all(snippets.map((source, index) => writeSnippet(`readme-check-${index}`, source)));
    expect(await checkSnippets(files)).toBe('');
  });

  test.each(snippets.map((source, index) => [index, source] as const))('number %i runs', async (index, source) => {
    const moved = source.replaceAll('http://localhost:3000', service.base);
    const env = { ADMIN_TOKEN: service.ours.adminToken };
    const outcome = await runSnippet(await writeSnippet(`readme-${index}`, moved), service.base, env);
    expect(outcome).toMatchObject({ code: 0, stderr: '' });
    expect(outcome.stdout.trim()).not.toBe('');
  });
});

test('the generator takes another document, and what it makes compiles', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'trefoil-readme-'));
  try {
    const document = { openapi: '3.1.0', info: { title: 'Yours', version: '1' }, paths: {} };
    await writeFile(join(folder, 'your.yaml'), JSON.stringify(document));
    const command = commands.find((each) => each.includes('your.yaml')) ?? '';
    expect(await shell(command.replace('npx ', ''), folder)).toMatchObject({ code: 0 });
    const tsc = join(repository, 'node_modules/typescript/bin/tsc');
    expect(await shell(`node ${tsc} -p generated/types/tsconfig.json`, folder)).toMatchObject({ code: 0, output: '' });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
