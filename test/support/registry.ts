/** A registry of npm on loopback, with nothing in it but what is published there. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/support/free-port.js';
import { repository } from './workspace.js';

export interface LocalRegistry {
  readonly url: string;
  /** What a project needs to read it and to publish there. */
  readonly npmrc: string;
  /** Ends it, and starts it at the same address: with packages that nobody may publish. */
  readonly restart: (closed: readonly string[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Of what may be published there. */
const scopes = ['@pets', '@shop', '@community-platform'] as const;

/** All that is not published there is taken from the registry of this machine. */
const configuration = (closed: readonly string[], above: string): string =>
  [
    'storage: ./storage',
    'auth: { htpasswd: { file: ./htpasswd } }',
    `uplinks: { above: { url: ${JSON.stringify(above)} } }`,
    'packages:',
    ...closed.map((name) => `  '${name}': { access: $all, publish: nobody }`),
    ...scopes.map((scope) => `  '${scope}/*': { access: $all, publish: $all }`),
    "  '**': { access: $all, proxy: above }",
    'max_body_size: 100mb',
    'log: { type: stdout, format: pretty, level: fatal }',
    '',
  ].join('\n');

/** Starts it in a folder of its own, which is removed when it is closed. */
export const startRegistry = async (): Promise<LocalRegistry> => {
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
};
