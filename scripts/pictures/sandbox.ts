/** Serves the sandbox with its reference, with an in-memory database. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../support/free-port.js';
import { root } from '../support/project.js';

export interface SandboxSite {
  /** URL of the site without a trailing slash. */
  readonly url: string;
  readonly stop: () => void;
}

async function isReady(url: string): Promise<boolean> {
  const response = await fetch(`${url}/ready`).catch(() => undefined);
  return response?.ok === true;
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`the sandbox exited with code ${child.exitCode}`);
    await wait(200);
  }
}

/** Starts `npm start` with an in-memory database on a free port; resolves when the seed data is complete. */
export async function startSandboxSite(): Promise<SandboxSite> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const args = ['--import', 'tsx', join(root, 'scripts/start.ts'), '--memory', '--port', String(port)];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, SANDBOX_ADMIN_TOKEN: 'admin-token', SANDBOX_HEADLESS_TOKEN: 'headless-token' },
    stdio: 'ignore',
  });
  await untilReady(child, url);
  return { url, stop: () => void child.kill() };
}
