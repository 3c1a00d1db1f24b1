/** A local npm registry that contains only packages that a test publishes. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/support/free-port.js';
import { repository } from './workspace.js';

export interface LocalRegistry {
  readonly url: string;
  /** Path of an npm configuration for installing from the registry and publishing to it. */
  readonly npmrc: string;
  /** Restarts the registry at the same address. It then rejects the publication of the `closed` packages. */
  readonly restart: (closed: readonly string[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The scopes that may be published. */
const scopes = ['@pets', '@shop', '@museum', '@up', '@community-platform'] as const;

/** Returns the configuration. Other packages are proxied from the registry that npm is configured with. */
function configuration(closed: readonly string[], above: string): string {
  return [
    'storage: ./storage',
    'auth: { htpasswd: { file: ./htpasswd } }',
    `uplinks: { above: { url: ${JSON.stringify(above)} } }`,
    'packages:',
    ...closed.map((name) => `  '${name}': { access: $all, publish: nobody }`),
    ...scopes.map((scope) => `  '${scope}/*': { access: $all, publish: $all }`),
    '  trefoil: { access: $all, publish: $all }',
    "  '**': { access: $all, proxy: above }",
    'max_body_size: 100mb',
    // The registry never closes idle connections: a test may be blocked by a command for longer than its default.
    'server: { keepAliveTimeout: 0 }',
    'log: { type: stdout, format: pretty, level: fatal }',
    '',
  ].join('\n');
}

/** Starts a registry in a temporary folder, which is removed when the registry is closed. */
export async function startRegistry(): Promise<LocalRegistry> {
  const folder = await mkdtemp(join(tmpdir(), 'registry-'));
  const port = await freePort();
  const above = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  const url = `http://127.0.0.1:${port}/`;
  let child: ChildProcess | undefined;
  const stop = async (): Promise<void> => {
    const ending = child;
    if (ending === undefined || ending.exitCode !== null) return;
    await new Promise((done) => {
      ending.once('close', done);
      ending.kill('SIGKILL');
    });
  };
  const restart = async (closed: readonly string[]): Promise<void> => {
    await stop();
    await writeFile(join(folder, 'config.yaml'), configuration(closed, above));
    const script = join(repository, 'node_modules/verdaccio/bin/verdaccio');
    const args = [script, '--config', join(folder, 'config.yaml'), '--listen', `127.0.0.1:${port}`];
    child = spawn(process.execPath, args, { cwd: folder, stdio: 'ignore' });
    while (
      !(await fetch(`${url}-/ping`).then(
        ({ ok }) => ok,
        () => false,
      ))
    ) {
      if (child.exitCode !== null) throw new Error(`the registry has ended with ${child.exitCode}`);
      await new Promise((done) => setTimeout(done, 100));
    }
  };
  await restart([]);
  return {
    url,
    npmrc: `registry=${url}\n//127.0.0.1:${port}/:_authToken=anybody\n`,
    restart,
    close: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
