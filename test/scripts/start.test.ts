/** `npm start`: from a fresh clone to a reference and a working API with one command. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasCurl } from '../support/curl.js';
import { isLong, sampleTest } from '../support/long.js';
import { copyProject, type ProjectCopy } from '../support/project-copy.js';
import { runScript, type WatchedProcess } from '../support/script-process.js';

const running: WatchedProcess[] = [];
// A copy of the project, because `npm start` generates outdated packages.
let project: ProjectCopy;
beforeAll(async () => {
  project = await copyProject();
});
function start(args: readonly string[], env: Readonly<Record<string, string>> = {}): WatchedProcess {
  const script = runScript('start', args, { BASE_URL: '', LOG_LEVEL: 'warn', ...env }, project.folder);
  running.push(script);
  return script;
}
afterAll(async () => {
  await Promise.all(running.map((script) => script.end('SIGKILL')));
  await project?.remove();
});

async function addressOf(script: WatchedProcess): Promise<string> {
  return (await script.waitFor(/Reference {2,}(http:\/\/localhost:\d+)\//u))[1] ?? '';
}

// Everything is built again, by compilers that need both cores.
test.runIf(isLong)(
  'npm start in a fresh clone builds everything, and serves the reference, the document and the API until Ctrl-C',
  async () => {
    const built = [
      'dist',
      '.cache',
      ...['types', 'client', 'server', 'service'].map((name) => `packages/${name}/dist`),
    ];
    for (const path of built) await rm(join(project.folder, path), { recursive: true, force: true });
    const script = start(['--port', '0']);
    const base = await addressOf(script);
    const page = await fetch(base);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await page.text()).not.toContain('EventSource(');
    expect(await (await fetch(`${base}/openapi.json`)).json()).toHaveProperty('openapi', '3.1.0');
    expect(await (await fetch(`${base}/openapi.yaml`)).text()).toMatch(/^openapi: 3\.1\.0$/mu);
    expect((await fetch(base, { method: 'HEAD' })).status).toBe(200);
    // Texts for programs name the sandbox, and install the client from the folder of the repository.
    const agents = await (await fetch(`${base}/AGENTS.md`)).text();
    expect(agents).toContain(base);
    const [install = ''] = /^npm install .*$/mu.exec(agents) ?? [];
    const consumer = await mkdtemp(join(tmpdir(), 'trefoil-consumer-'));
    try {
      await writeFile(join(consumer, 'package.json'), '{ "type": "module" }');
      const command = `${install.replace('../my-app', consumer)} --no-audit --no-fund`;
      await promisify(execFile)('bash', ['-c', command], { cwd: project.folder });
      const program = "console.log(typeof (await import('@community-platform/client')).createClient)";
      const { stdout } = await promisify(execFile)('node', ['--eval', program], { cwd: consumer });
      expect(stdout).toBe('function\n');
    } finally {
      await rm(consumer, { recursive: true, force: true });
    }
    expect((await fetch(`${base}/nothing`)).status).toBe(404);
    const [, commands = ''] = await script.waitFor(/Try:\n\n([\s\S]*?)\n\n/u);
    const responses: unknown[] = [];
    for (const command of hasCurl() ? commands.split('\n') : []) {
      const { stdout } = await promisify(execFile)('bash', ['-c', command]);
      responses.push(JSON.parse(stdout));
    }
    if (hasCurl())
      expect(responses).toMatchObject([{ count: 3 }, { per_page: 2 }, { access_token: expect.any(String) }]);
    expect(script.output()).toContain('build:packages (service)');
    expect(await script.end('SIGINT')).toBe(0);
  },
);

sampleTest('npm start builds nothing if everything is up to date', async () => {
  const script = start(['--port', '0']);
  await addressOf(script);
  expect(script.output()).not.toContain('build:');
  expect(await script.end('SIGINT')).toBe(0);
});

test.each([
  [['--prot', '1'], 2, /--prot[\s\S]*Usage: npm start/u],
  [['--help'], 0, /^Usage: npm start/u],
])('npm start with %j exits with %i', async (args, code, output) => {
  const script = start(args);
  expect(await script.end()).toBe(code);
  expect(script.output()).toMatch(output);
});
