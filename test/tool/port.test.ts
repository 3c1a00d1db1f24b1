/** The port of the tool's servers: the chosen port or an error; by default, the first free port. */
import { expect, test } from 'vitest';
import { openPort, readPort } from '../../generator/src/cli/port.js';

/** Returns a function that listens on every port except those that are taken. */
function listenExcept(taken: readonly number[], code = 'EADDRINUSE') {
  return async (port: number) => {
    if (taken.includes(port)) throw Object.assign(new Error(code), { code });
    return port;
  };
}

test('opens the default port or the next free port', async () => {
  const wanted = { port: 3000, isChosen: false };
  expect(await openPort(wanted, 'localhost', listenExcept([]))).toBe(3000);
  expect(await openPort(wanted, 'localhost', listenExcept([3000, 3001]))).toBe(3002);
  const all = Array.from({ length: 20 }, (_, index) => 3000 + index);
  await expect(openPort(wanted, 'localhost', listenExcept(all))).rejects.toThrow('port 3000 is in use');
});

test('opens only the chosen port and fails if it is in use', async () => {
  await expect(openPort({ port: 3000, isChosen: true }, 'localhost', listenExcept([3000]))).rejects.toThrow(
    'port 3000 is in use; choose another with --port <n>',
  );
});

test('reports immediately that a port is not permitted', async () => {
  const wanted = { port: 80, isChosen: false };
  await expect(openPort(wanted, 'localhost', listenExcept([80], 'EACCES'))).rejects.toThrow(
    'permission denied for port 80',
  );
});

test('a port from the command line or the environment counts as explicitly chosen', () => {
  const before = process.env['PORT'];
  try {
    delete process.env['PORT'];
    expect(readPort(undefined)).toEqual({ port: 3000, isChosen: false, option: '--port' });
    process.env['PORT'] = '4000';
    expect(readPort(undefined)).toEqual({ port: 4000, isChosen: true, option: '--port' });
    expect(readPort('0')).toEqual({ port: 0, isChosen: true, option: '--port' });
    expect(() => readPort('x', '--http')).toThrow('--http x: expected a number');
    expect(() => readPort('65536')).toThrow('--port 65536: expected a number from 0 to 65535');
  } finally {
    if (before === undefined) delete process.env['PORT'];
    else process.env['PORT'] = before;
  }
});
