/** This repository's README is accurate: every command and every snippet in it runs. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedCommunity } from '@community-platform/service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plotRecord } from '../../scripts/bench/plot.js';
import type { Measured } from '../../scripts/bench/record.js';
import { type RunningService, startService } from '../service/support.js';
import { sampleTest } from '../support/long.js';
import { checkSnippets, readBlocks, repository, runSnippet, writeSnippet } from '../support/snippets.js';

const commands = await readBlocks('README.md', 'sh');
const snippets = await readBlocks('README.md', 'ts');
const manifest: unknown = JSON.parse(await readFile(join(repository, 'package.json'), 'utf8'));

function shell(command: string, cwd: string): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    const path = `${join(repository, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`;
    execFile('bash', ['-c', command], { cwd, env: { ...process.env, PATH: path } }, (error, stdout, stderr) =>
      done({ code: error === null ? 0 : Number(error.code ?? 1), output: stdout + stderr }),
    );
  });
}

let service: RunningService;
beforeAll(async () => {
  service = await startService({});
  await seedCommunity(service.service, service.base, service.ours.adminToken);
});
afterAll(() => service.close());

test('the README contains only commands that are tested', () => {
  expect(commands.map((command) => command.trim())).toEqual([
    // Tests in test/scripts run the first command; the second command runs this test.
    'npm ci && npm start',
    'npm ci && npm test',
    'node --import tsx hello.ts',
    'npx trefoil generate your.yaml --out generated --scope @you',
    [
      'npm init --yes',
      "npm pkg set 'workspaces[0]=generated/types' 'workspaces[1]=generated/client' 'workspaces[2]=generated/server'",
      'npm install --save-dev typescript @types/node',
      'npm run build --workspaces',
    ].join('\n'),
    'npx trefoil names your.yaml',
    'npx trefoil verify your.yaml',
  ]);
});

test('every npm script in the README exists', async () => {
  const text = await readFile(join(repository, 'README.md'), 'utf8');
  const named = [...text.matchAll(/`(?:npm run )?((?:lint|check|build):\w+)`|`npm (?:run )?(\w+)`/gu)].map(
    (match) => match[1] ?? match[2],
  );
  expect(manifest).toHaveProperty('scripts');
  for (const name of new Set(named)) expect(manifest).toHaveProperty(['scripts', name ?? '']);
});

test('every dependency is explained in the README', async () => {
  const text = await readFile(join(repository, 'README.md'), 'utf8');
  for (const file of [
    'package.json',
    'generator/package.json',
    'packages/client/package.json',
    'packages/service/package.json',
    'scripts/bench/package.json',
  ]) {
    const parsed: Record<string, object | undefined> = JSON.parse(await readFile(join(repository, file), 'utf8'));
    const names = Object.keys({ ...parsed['dependencies'], ...parsed['devDependencies'] });
    for (const name of names) if (!name.startsWith('@community-platform/')) expect(text).toContain(`\`${name}\``);
  }
});

test('the performance table and the chart show the recorded measurements', async () => {
  const text = await readFile(join(repository, 'generator/ARCHITECTURE.md'), 'utf8');
  const [, section = ''] = text.split(/<!-- (?:end of )?measurements -->\n/u);
  const record: Measured = JSON.parse(await readFile(join(repository, 'scripts/bench/result.json'), 'utf8'));
  expect(await readFile(join(repository, 'scripts/bench/result.svg'), 'utf8')).toBe(plotRecord(record));
  const ratios = section
    .split('\n')
    .map((line) => [...line.matchAll(/\*\*(\d+\.\d\d)\*\*/gu)].map(([, ratio]) => ratio));
  const compared = Object.values(record.parts).flat();
  const expected = compared.map(({ standings: [first, ...others] }) =>
    first?.name.startsWith('trefoil') ? [] : others.map(({ ratio }) => ratio.toFixed(2)),
  );
  expect(ratios.slice(2, -1)).toEqual(expected);
  expect(compared.length).toBeGreaterThan(30);
});

describe('snippets', () => {
  test('the snippets in the README compile', async () => {
    const files = await Promise.all(snippets.map((source, index) => writeSnippet(`readme-check-${index}`, source)));
    expect(await checkSnippets(files)).toBe('');
  });

  test.each(snippets.map((source, index) => [index, source] as const))('snippet %i runs', async (index, source) => {
    const moved = source.replaceAll('http://localhost:3000', service.base);
    const env = { ADMIN_TOKEN: service.ours.adminToken };
    const outcome = await runSnippet(await writeSnippet(`readme-${index}`, moved), service.base, env);
    expect(outcome).toMatchObject({ code: 0, stderr: '' });
    expect(outcome.stdout.trim()).not.toBe('');
  });
});

const yours = {
  openapi: '3.1.0',
  info: { title: 'Yours', version: '1' },
  paths: {
    '/tasks/{id}': {
      get: {
        operationId: 'getTask',
        tags: ['tasks'],
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
        responses: {
          '200': {
            description: 'A task.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/task' } } },
          },
        },
      },
    },
  },
  components: {
    schemas: { task: { type: 'object', required: ['title'], properties: { title: { type: 'string' } } } },
  },
};

const use = `import { createClient, getTask } from '@you/client';
import { createServer } from '@you/server';

const server = createServer({ handlers: { getTask: ({ path }) => ({ status: 200, body: { title: String(path.id) } }) } });
const client = createClient({ baseUrl: 'http://localhost', fetch: server.fetch });
console.log((await getTask(client, { path: { id: 7 } })).body.title);
`;

sampleTest('the generator handles another document, and the result compiles as the README describes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'trefoil-readme-'));
  try {
    await writeFile(join(folder, 'your.yaml'), JSON.stringify(yours));
    const command = commands.find((each) => each.includes('your.yaml')) ?? '';
    expect(await shell(command.replace('npx ', ''), folder)).toMatchObject({ code: 0 });
    const verifying = commands.find((each) => each.includes('trefoil verify')) ?? '';
    const verified = await shell(verifying.replace('npx ', ''), folder);
    expect([verified.code, verified.output]).toEqual([0, expect.stringContaining('all calls passed')]);
    const linking = commands.find((each) => each.includes('workspaces')) ?? '';
    // As in a user's shell, not one that npm started.
    const linked = await shell(`unset \${!npm_@}; set -e\n${linking}`, folder);
    expect([linked.code, linked.code === 0 ? '' : linked.output]).toEqual([0, '']);
    await writeFile(join(folder, 'use.mjs'), use);
    expect(await shell('node use.mjs', folder)).toEqual({ code: 0, output: '7\n' });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
