/**
 * Builds the service's container image from its file and runs it, as root and only if the programs are installed. This
 * takes minutes and needs the registries of Debian and npm.
 */
import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asObject } from '../../generator/src/openapi/values.js';
import { freePort } from '../../scripts/support/free-port.js';
import { copyForImage, healthCommand, imageCommands } from '../support/container-file.js';
import { isLong } from '../support/long.js';
import type { ProjectCopy } from '../support/project-copy.js';
import { type WatchedProcess, watchProcess } from '../support/script-process.js';
import { noteSkip } from '../support/skips.js';

function isThere(program: string): boolean {
  return spawnSync(program, ['--version']).status === 0;
}

const canBuild = isLong && process.getuid?.() === 0 && ['debootstrap', 'buildah'].every(isThere);
if (isLong && !canBuild) noteSkip('the image of the service', 'there is no debootstrap, no buildah, or no right to');

const token = 'admin-token-of-the-test';
/** Environment in which the image can be built without a container runtime. */
const env = { BUILDAH_ISOLATION: 'chroot', NO_COLOR: '1' };

let project: ProjectCopy;
/** Arguments for a separate store, because the default store may contain an image with the same name. */
let store: readonly string[];
let running: WatchedProcess | undefined;

function run(program: string, args: readonly string[]): Promise<{ readonly stdout: string }> {
  return promisify(execFile)(program, args, {
    cwd: project.folder,
    env: { ...process.env, ...env },
    maxBuffer: 2 ** 28,
  });
}

async function buildah(...args: readonly string[]): Promise<string> {
  return (await run('buildah', [...store, ...args])).stdout.trim();
}

beforeAll(async () => {
  if (!canBuild) return;
  project = await copyForImage();
  store = [`--root=${join(project.folder, '.cache/store')}`, `--runroot=${join(project.folder, '.cache/run')}`];
});
afterAll(async () => {
  await running?.end('SIGKILL');
  // Mounted folders cannot be removed.
  if (canBuild) await buildah('rm', '--all').catch(() => {});
  await project?.remove();
});

/** Returns the registry and certificate settings of the machine, for the build of the image. */
async function listBuildOptions(): Promise<string[]> {
  const registry = (await run('npm', ['config', 'get', 'registry'])).stdout.trim();
  const authorities = process.env['NODE_EXTRA_CA_CERTS'];
  return [
    '--build-arg',
    `NPM_CONFIG_REGISTRY=${registry}`,
    ...(authorities === undefined
      ? []
      : ['--volume', `${authorities}:${authorities}:ro`, '--env', `NODE_EXTRA_CA_CERTS=${authorities}`]),
  ];
}

/** Starts the command of the image in a container; resolves once it is ready. */
async function serve(container: string, command: readonly string[]): Promise<string> {
  const port = await freePort();
  const variables = ['--env', `PORT=${port}`, '--env', `SANDBOX_ADMIN_TOKEN=${token}`];
  running = watchProcess('buildah', [...store, 'run', ...variables, container, '--', ...command], env, project.folder);
  await running.waitFor(/Press Ctrl-C to stop/u);
  return `http://127.0.0.1:${port}`;
}

async function ask(base: string, init?: RequestInit): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(`${base}/api/admin/v2/topics`, { headers, ...init });
  expect(response.ok).toBe(true);
  return response.json();
}

test.runIf(canBuild)(
  'the container image builds, serves as an unprivileged user and persists its data',
  async () => {
    const options = (await listBuildOptions()).map((option) => `'${option}'`).join(' ');
    const commands = imageCommands.map((line) => line.replace(/^buildah /u, `buildah ${store.join(' ')} `));
    expect(commands.filter((line) => line.includes(' build '))).toHaveLength(1);
    for (const line of ['mkdir -p .cache', ...commands])
      await run('bash', ['-c', line.replace(' build ', ` build ${options} `)]);

    const container = await buildah('from', 'localhost/community-platform');
    const config = asObject(asObject(JSON.parse(await buildah('inspect', container)))['OCIv1']);
    const { Cmd: command, User: user, ExposedPorts: ports } = asObject(config['config']);
    expect([user, ports]).toEqual(['platform', { '3000/tcp': {} }]);
    const docker = asObject(asObject(JSON.parse(await buildah('inspect', container)))['Docker']);
    expect(asObject(asObject(docker['config'])['Healthcheck'])['Test']).toEqual(['CMD', ...healthCommand]);
    if (!Array.isArray(command)) throw new Error('the image has no command');

    const first = await serve(container, command.map(String));
    const { id } = asObject(await ask(first, { method: 'POST', body: JSON.stringify({ name: 'Kept' }) }));
    await running?.end('SIGTERM');
    const second = await serve(container, command.map(String));
    expect(asObject(await ask(second))['records']).toEqual(
      expect.arrayContaining([expect.objectContaining({ id, name: 'Kept' })]),
    );
    await running?.end('SIGTERM');
  },
  1_800_000,
);
