/**
 * Configuration and start errors: arguments, environment, ports, locks and folders. Unit tests, because requests cannot
 * reach them.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfiguration } from '../../../packages/service/src/cli/configuration.js';
import { toFolderError } from '../../../packages/service/src/database/folder-error.js';
import { takeLock } from '../../../packages/service/src/database/lock-file.js';
import { toPortError } from '../../../packages/service/src/server/port-error.js';

describe('readConfiguration', () => {
  const secret = 's'.repeat(32);

  test('readConfiguration returns the defaults for an empty environment', () => {
    const settings = readConfiguration([], { PORT: '', BASE_URL: '', QUOTA: '', SIGNING_KEYS: ' ', DATABASE_URL: '' });
    expect(settings).toEqual({
      port: 3000,
      host: '127.0.0.1',
      database: { kind: 'folder', folder: '.data/database' },
      files: '.data/files',
      redisUrl: undefined,
      isEmpty: false,
      isSandbox: true,
      origins: [],
      baseUrl: undefined,
      adminToken: undefined,
      headlessToken: undefined,
      signingKeys: undefined,
      limits: { rateLimit: 2000, rateWindow: 300_000, quota: undefined },
      logLevel: 'info',
    });
  });

  test('readConfiguration reads environment variables', () => {
    const env = {
      PORT: '0',
      HOST: 'a',
      DATA: 'b',
      BASE_URL: 'https://c.example//',
      QUOTA: '1',
      LOG_LEVEL: 'silent',
      REDIS_URL: 'rediss://d',
      RATE_LIMIT: '1',
      RATE_WINDOW: '86400',
      SIGNING_KEYS: `k1: ${secret} ,k2:${secret}x`,
      SANDBOX_ADMIN_TOKEN: '12345678',
      SANDBOX_HEADLESS_TOKEN: '~'.repeat(255),
    };
    expect(readConfiguration([], env)).toEqual({
      port: 0,
      host: 'a',
      database: { kind: 'folder', folder: 'b/database' },
      files: 'b/files',
      isEmpty: false,
      isSandbox: true,
      origins: [],
      redisUrl: 'rediss://d',
      baseUrl: 'https://c.example',
      adminToken: '12345678',
      logLevel: 'silent',
      headlessToken: '~'.repeat(255),
      signingKeys: [
        { id: 'k1', secret: new TextEncoder().encode(secret) },
        { id: 'k2', secret: new TextEncoder().encode(`${secret}x`) },
      ],
      limits: { rateLimit: 1, rateWindow: 86_400_000, quota: 1 },
    });
    const server = readConfiguration(['--data', 'x'], { DATABASE_URL: 'postgresql://e/f' });
    expect(server).toMatchObject({ database: { kind: 'server', url: 'postgresql://e/f' }, files: 'x/files' });
  });

  test('readConfiguration prefers options over environment variables', () => {
    const env = { PORT: '1', HOST: 'a', DATA: 'b', DATABASE_URL: 'postgres://e' };
    const given = ['--port', '65535', '--host', 'h', '--memory', '--empty'];
    expect(readConfiguration(given, env)).toMatchObject({
      port: 65_535,
      host: 'h',
      database: { kind: 'memory' },
      files: undefined,
      isEmpty: true,
    });
    expect(readConfiguration(['--data', 'x'], { DATA: 'b' })).toMatchObject({ files: 'x/files' });
    expect(readConfiguration(['--help', '--memory'], {})).toBeUndefined();
  });

  test.each<[args: string[], env: Record<string, string>, message: string]>([
    [['--port', '65536'], {}, '--port is "65536", but must be an integer from 0 to 65535'],
    [['--port', ' '], {}, '--port is " ", but must be an integer from 0 to 65535'],
    [[], { PORT: '1.5' }, 'PORT is "1.5", but must be an integer from 0 to 65535'],
    [[], { RATE_LIMIT: '0' }, 'RATE_LIMIT is "0", but must be an integer from 1 to 2147483647'],
    [[], { RATE_WINDOW: '86401' }, 'RATE_WINDOW is "86401", but must be an integer from 1 to 86400'],
    [[], { RATE_WINDOW: '0' }, 'RATE_WINDOW is "0", but must be an integer from 1 to 86400'],
    [[], { QUOTA: '2147483648' }, 'QUOTA is "2147483648", but must be an integer from 1 to 2147483647'],
    [[], { QUOTA: '0' }, 'QUOTA is "0", but must be an integer from 1 to 2147483647'],
    [[], { LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of trace, debug, info, warn, error, silent'],
    [[], { BASE_URL: 'ftp://a' }, 'BASE_URL must be a URL that begins with http:// or https://'],
    [[], { REDIS_URL: 'a' }, 'REDIS_URL must be a URL that begins with redis:// or rediss://'],
    [[], { DATABASE_URL: 'mysql://a' }, 'DATABASE_URL must be a URL that begins with postgres:// or postgresql://'],
    [['--memory', '--data', 'x'], {}, '--memory cannot be combined with --data'],
    [[], { SANDBOX_ADMIN_TOKEN: '1234567' }, 'SANDBOX_ADMIN_TOKEN must have 8 to 255 visible ASCII characters'],
    [
      [],
      { SANDBOX_HEADLESS_TOKEN: 'x'.repeat(256) },
      'SANDBOX_HEADLESS_TOKEN must have 8 to 255 visible ASCII characters',
    ],
    [[], { SANDBOX_ADMIN_TOKEN: '1234567 8' }, 'SANDBOX_ADMIN_TOKEN must have 8 to 255 visible ASCII characters'],
    [[], { SIGNING_KEYS: `:${secret}` }, 'SIGNING_KEYS must be a comma-separated list of id:secret'],
    [[], { SIGNING_KEYS: secret }, 'SIGNING_KEYS must be a comma-separated list of id:secret'],
    [[], { SIGNING_KEYS: `k:${secret.slice(1)}` }, 'The secret of the signing key k has fewer than 32 bytes'],
  ])('rejects the options %j %j', (args, env, message) => expect(() => readConfiguration(args, env)).toThrow(message));

  test.each(['trace', 'debug', 'info', 'warn', 'error', 'silent'])('accepts the log level %s', (LOG_LEVEL) => {
    expect(readConfiguration([], { LOG_LEVEL })?.logLevel).toBe(LOG_LEVEL);
  });
});

test('toPortError explains ports that are in use or not permitted', () => {
  const errorOf = (code?: string, syscall = 'listen') =>
    toPortError(Object.assign(new Error('other'), { syscall }, code && { code }), { port: 80 });
  expect(errorOf('EADDRINUSE')).toMatchObject({ message: 'Port 80 is in use. Choose another one with --port <n>' });
  expect(errorOf('EACCES')).toMatchObject({
    message: 'Port 80 cannot be opened: permission denied. Choose one above 1023.',
  });
  expect([errorOf('EOTHER'), errorOf()]).toMatchObject([{ message: 'other' }, { message: 'other' }]);
  // A permission error for a folder is not a port error.
  expect(errorOf('EACCES', 'mkdir')).toMatchObject({ message: 'other' });
  expect(toPortError({ code: 'EACCES' }, { port: 80 })).toEqual({ code: 'EACCES' });
});

describe('takeLock', () => {
  test('takeLock takes over stale locks and releases only its own lock', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'platform-lock-'));
    const path = join(folder, 'made/database.lock');
    const read = () => readFile(path, 'utf8');
    const release = await takeLock(join(folder, 'made/database//'));
    expect(await read()).toBe(String(process.pid));
    await expect(takeLock(join(folder, 'made/database'))).rejects.toThrow('is already in use by this process');
    release();
    await expect(read()).rejects.toThrow('ENOENT');
    // The last owner is an earlier process with the same id.
    for (const owner of ['no number', '0', '-1', '1.5', '999999999', ` ${process.pid}\n`]) {
      await writeFile(path, owner);
      const letGo = await takeLock(join(folder, 'made/database'));
      expect(await read()).toBe(String(process.pid));
      letGo();
    }
    const again = await takeLock(join(folder, 'made/database'));
    await writeFile(path, '1');
    again();
    expect(await read()).toBe('1');
    await expect(takeLock(join(folder, 'made/database'))).rejects.toThrow(
      `${join(folder, 'made/database')} is in use by process 1. Stop it, or choose another folder with --data <folder>.`,
    );
    await rm(path);
    await mkdir(path);
    await expect(takeLock(join(folder, 'made/database'))).rejects.toThrow();
    await rm(folder, { recursive: true });
  });
});

test('toFolderError explains a data folder that cannot be used', () => {
  const error = Object.assign(new Error('EACCES: permission denied'), { path: '/data', syscall: 'mkdir' });
  expect(toFolderError(error)).toMatchObject({
    message: 'The data folder cannot be used: EACCES: permission denied. Choose another one with --data <folder>.',
  });
  expect(toFolderError(new Error('other'))).toMatchObject({ message: 'other' });
});
