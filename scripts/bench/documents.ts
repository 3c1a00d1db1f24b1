/** Prepares contenders: generates the packages of the benchmark document and bundles programs that use them. */
import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../support/project.js';

export const here = join(root, 'scripts/bench');
export const document = join(here, 'pets.yaml');
const cache = join(root, '.cache/bench');

/** Runs a program until it exits. Rejects with the program's output if it fails. */
export function execute(args: readonly string[], cwd = root): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let [said, complaint] = ['', ''];
    child.stdout.on('data', (text: Buffer) => (said += text.toString()));
    child.stderr.on('data', (text: Buffer) => (complaint += text.toString()));
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve(said) : reject(new Error(complaint))));
  });
}

/** Runs a program. Resolves to its output and the CPU seconds of all its processes, even if the program fails. */
export function spendOn(args: readonly string[], cwd = root): Promise<{ readonly cpu: number; readonly said: string }> {
  return new Promise((resolve, reject) => {
    const script = 'TIMEFORMAT="%U %S"; time "$@" 2>&1';
    const child = spawn('bash', ['-c', script, 'bash', process.execPath, ...args], {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [said, times] = ['', ''];
    child.stdout.on('data', (text: Buffer) => (said += text.toString()));
    child.stderr.on('data', (text: Buffer) => (times += text.toString()));
    child.once('error', reject);
    child.once('close', () => resolve({ cpu: times.split(/\s+/u).reduce((sum, each) => sum + Number(each), 0), said }));
  });
}

/** Installs the dependencies of the benchmark from its own lock file. */
export function installPeers(): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['ci', '--no-audit', '--no-fund'], { cwd: here, stdio: 'ignore' });
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve(undefined) : reject(new Error('npm ci failed'))));
  });
}

/** Generates packages for the benchmark document. */
export async function generatePackages(): Promise<void> {
  await mkdir(cache, { recursive: true });
  const out = join(cache, 'packages');
  await execute([join(root, 'generator/bin/trefoil.js'), 'generate', document, '--out', out, '--scope', '@bench']);
}

/** Bundles a program with the generated code into one file, as for a deployment; resolves to its path. */
export async function bundleProgram(path: string): Promise<string> {
  const outfile = join(cache, `${path.replaceAll('/', '-').replace(/\.js$/u, '')}.mjs`);
  const source = (name: string): string => join(cache, 'packages', name);
  const [client, server] = [source('client/src'), source('server/src')];
  await build({
    entryPoints: [join(here, path)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    logLevel: 'silent',
    external: ['express', 'fastify', 'hono', '@hono/node-server', 'openapi-fetch', 'yaml'],
    alias: {
      '@bench/client': join(client, 'index.ts'),
      '@bench/server': join(server, 'index.ts'),
      ...Object.fromEntries(
        ['node', 'express', 'fastify', 'hono'].map((name) => [`@bench/server/${name}`, join(server, `${name}.ts`)]),
      ),
      '#validation': join(server, 'runtime/validation.ts'),
      '#validators': source('server/validators'),
      '#examples': source('server/examples.js'),
    },
  });
  return outfile;
}
