/** What a container asks to learn whether its service is well, as the Containerfile says it. */
import { spawn } from 'node:child_process';
import { afterEach, expect, test } from 'vitest';
import { healthCommand } from '../support/container-file.js';
import { killAll, startCommand } from './command.js';

afterEach(killAll);

const ask = (port: number): Promise<number | null> => {
  const [, ...args] = healthCommand;
  const child = spawn(process.execPath, args, { env: { PORT: String(port) }, stdio: 'ignore' });
  return new Promise((done) => child.once('close', done));
};

test('is well while it is ready, and not once it is gone', async () => {
  expect(healthCommand[0]).toBe('node');
  const { port, stop } = await startCommand(['--memory', '--empty']);
  expect(await ask(port)).toBe(0);
  await stop();
  expect(await ask(port)).toBe(1);
});
