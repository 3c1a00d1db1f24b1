/** The health check of the container, as defined in the Containerfile. */
import { spawn } from 'node:child_process';
import { afterEach, expect, test } from 'vitest';
import { healthCommand } from '../support/container-file.js';
import { killAll, startCommand } from './command.js';

afterEach(killAll);

function ask(port: number): Promise<number | null> {
  const [, ...args] = healthCommand;
  const child = spawn(process.execPath, args, { env: { PORT: String(port) }, stdio: 'ignore' });
  return new Promise((done) => child.once('close', done));
}

test('the health command exits with 0 while the service is ready and with 1 after it has stopped', async () => {
  expect(healthCommand[0]).toBe('node');
  const { port, stop } = await startCommand(['--memory', '--empty']);
  expect(await ask(port)).toBe(0);
  await stop();
  expect(await ask(port)).toBe(1);
});
