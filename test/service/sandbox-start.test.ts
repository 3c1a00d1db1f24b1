/** Starting, aborting requests and shutting down a sandbox within a test. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  type ClockChange,
  type NewFailure,
  type RecordedRequest,
  type SavedCommunity,
  startSandbox,
} from '@community-platform/service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patience } from '../support/patience.js';
import { repository } from '../support/workspace.js';
import { openSandbox, type TestSandbox } from './sandbox-support.js';
import { location } from './support.js';

let sandbox: TestSandbox;
let folder: string;
beforeAll(async () => {
  sandbox = await openSandbox();
  folder = await mkdtemp(join(tmpdir(), 'sandbox-start-'));
});
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true, force: true });
});

describe('an aborted request without a socket', () => {
  const write = (name: string, signal: AbortSignal): Promise<Response> =>
    sandbox.fetch('/api/admin/v2/topics', {
      method: 'POST',
      headers: { authorization: `Bearer ${sandbox.adminToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
      signal,
    });
  const namesOf = async (name: string): Promise<unknown> => {
    const { body } = await sandbox.send('GET', `/api/admin/v2/topics?name=${name}`);
    return Object(body).records;
  };

  test('an aborted request without a socket is not sent when aborted before sending', async () => {
    await expect(write('Before', AbortSignal.abort())).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    expect(await namesOf('Before')).toEqual([]);
  });

  test('an aborted request without a socket has no effect when aborted during a delay', async () => {
    await sandbox.fail({ operationId: 'createTopic', delay: 60_000 });
    const given = new AbortController();
    const sent = write('Meanwhile', given.signal);
    await expect.poll(async () => Object((await sandbox.send('GET', '/sandbox/failures')).body).failures).toEqual([]);
    given.abort(new Error('enough'));
    await expect(sent).rejects.toThrow('enough');
    expect(await namesOf('Meanwhile')).toEqual([]);
  });
});

test('startSandbox treats undefined options as omitted', async () => {
  const none = { adminToken: undefined, headlessToken: undefined, database: undefined, port: undefined };
  await using other = await startSandbox({ ...none, origins: undefined, limits: undefined });
  expect((await other.fetch('/ready')).status).toBe(200);
});

test('closes the sandbox only once if close is called several times', async () => {
  const another = await openSandbox();
  await Promise.all([another.close(), another.close()]);
  await another.close();
});

test.each(['2030-02-31T12:00:00Z', '2030-13-01T12:00:00Z'])('returns 422 for setting the clock to %s', async (time) => {
  expect((await sandbox.send('PATCH', '/sandbox/clock', { time })).status).toBe(422);
});

const run = promisify(execFile);

/** Runs a module in the repository; rejects if it has not exited within the timeout of slow operations. */
function runModule(text: string): Promise<{ readonly stdout: string }> {
  return run(process.execPath, ['--input-type=module', '--eval', text], { cwd: repository, timeout: patience });
}

const logRefusal = "error => console.log('refused: ' + error.message)";

test.skipIf(location.kind === 'server')('lets the process exit when the sandbox fails to start', async () => {
  const occupied = createServer();
  await new Promise<void>((listening) => occupied.listen(0, '127.0.0.1', listening));
  const { port } = Object(occupied.address());
  await writeFile(join(folder, 'file'), '');
  for (const [options, said] of [
    [{ port }, `refused: Port ${port} is in use. Choose another one with port\n`],
    [{ adminToken: 'the-same-token', headlessToken: 'the-same-token' }, ''],
    [
      { database: { kind: 'folder', folder: join(folder, 'file', 'database') } },
      'Choose another one with database.folder.',
    ],
  ] as const) {
    const { stdout } = await runModule(
      `import { startSandbox } from '@community-platform/service';
       await startSandbox(${JSON.stringify(options)}).then(() => console.log('started'), ${logRefusal});`,
    );
    expect(stdout).toMatch(/^refused: /u);
    expect(stdout).toContain(said);
  }
  occupied.close();
});

test.skipIf(location.kind === 'server')('locks a data folder even within the same process', async () => {
  const database = { kind: 'folder', folder: join(folder, 'once') } as const;
  const first = await startSandbox({ database });
  await expect(startSandbox({ database })).rejects.toThrow('is already in use by this process');
  await first.close();
  // A sandbox started without tokens generates new ones.
  const second = await startSandbox({ database });
  expect(second.adminToken).not.toBe(first.adminToken);
  expect((await second.save()).community['slug']).toBe('oven-and-crumb');
  await second.reset();
  for (const secret of [second.adminToken, second.headlessToken]) expect(secret).toMatch(/^[\w-]{43}$/u);
  const headers = { authorization: `Bearer ${second.adminToken}` };
  expect((await second.fetch('/api/admin/v2/topics', { headers })).status).toBe(200);
  await second.close();
});

const token = 'a-token-of-the-test';
const long = 'must have 8 to 255 visible ASCII characters';

test.each<[options: object, message: string]>([
  [{ adminToken: '' }, `adminToken ${long}`],
  [{ headlessToken: 'a b c d e f' }, `headlessToken ${long}`],
  [{ adminToken: 12345678 }, `adminToken ${long}`],
  [{ adminToken: token, headlessToken: token }, 'headlessToken is the same as adminToken; the tokens must differ'],
  [{ port: 65_536 }, 'port is "65536", but must be an integer from 0 to 65535'],
  [
    { origins: ['https://a.example/b'] },
    'origins contains https://a.example/b, which is not an origin such as https://example.com',
  ],
  [{ limits: { rateLimit: 0 } }, 'limits.rateLimit is "0", but must be an integer from 1 to 2147483647'],
  [{ database: { kind: 'disk' } }, 'database.kind is "disk", but must be one of memory, folder, server'],
  [{ database: { kind: 'toString' } }, 'database.kind is "toString", but must be one of memory, folder, server'],
  [{ database: { kind: 'folder' } }, 'database.folder is missing'],
  [{ database: { kind: 'folder', folder: '' } }, 'database.folder is not text'],
  [{ database: { kind: 'memory', folder: 'x' } }, 'database of the kind memory has the unknown option folder'],
  [
    { database: { kind: 'server', url: 'mysql://localhost' } },
    'database.url must be a URL that begins with postgres:// or postgresql://',
  ],
  [{ origin: [] }, 'The argument of startSandbox has the unknown option origin. Did you mean origins?'],
  [[], 'The argument of startSandbox is not an object'],
  [{ origins: 'https://a.example' }, 'origins is not a list'],
  [{ limits: null }, 'limits is not an object'],
  [{ limits: { rate_limit: 1 } }, 'limits has the unknown option rate_limit. Did you mean rateLimit?'],
])('startSandbox rejects the options %j', async (options, message) => {
  await expect(startSandbox(options)).rejects.toThrow(expect.objectContaining({ name: 'ConfigurationError', message }));
});

describe('sandbox methods reject invalid arguments:', () => {
  const time = 'time must be a time with a time zone, such as 2030-01-31T12:00:00Z';
  const slug = 'slug must be up to 80 characters from a to z, 0 to 9 and hyphens';
  const name = 'name must be a string of 1 to 255 characters';
  const operationId = 'createTopic';
  const now = '2030-01-31T12:00:00Z';
  const clockOption = 'Unknown option running; the options are isRunning';
  const failureOption = 'Unknown option operation_id; the options are operationId, times, status, delay, retryAfter';
  const noAdmin = 'The sandbox controls require an admin token';

  test.each<[what: string, ask: () => Promise<unknown>, message: string]>([
    ['no name', () => sandbox.makeCommunity(''), name],
    ['a blank name', () => sandbox.makeCommunity(' \u00a0'), name],
    ['a name that is too long', () => sandbox.makeCommunity('x'.repeat(256)), name],
    ['an invalid slug', () => sandbox.makeCommunity('x', 'A slug'), slug],
    ['an empty slug', () => sandbox.makeCommunity('x', ''), slug],
    ['a time without a zone', () => sandbox.setClock('2030-01-31T12:00:00'), time],
    ['an invalid time', () => sandbox.setClock('soon'), time],
    ['a date that does not exist', () => sandbox.setClock('2030-02-31T12:00:00Z'), time],
    ['an invalid Date', () => sandbox.setClock(new Date('soon')), time],
    [
      'a time beyond the years of the clock',
      () => sandbox.setClock('9999-12-31T12:00:00Z'),
      'The clock must be between the years 2000 and 2999',
    ],
    ['a name with a lone surrogate', () => sandbox.makeCommunity('a\ud800'), name],
    ['an unknown clock option', () => sandbox.setClock(now, Object({ running: true })), clockOption],
    [
      'null clock options',
      () => Reflect.apply(sandbox.setClock, undefined, [now, null]),
      'What is changed is not an object',
    ],
    ['NaN seconds', () => sandbox.advanceClock(Number.NaN), 'seconds must be a number'],
    [
      'a failure without status or delay',
      () => sandbox.fail({ operationId }),
      'A fault requires a status, a delay, or both',
    ],
    ['no failure', () => Reflect.apply(sandbox.fail, undefined, []), 'A failure is not an object'],
    ['a failure without an operation', () => sandbox.fail(Object({ status: 503 })), 'operationId is missing'],
    ['a failure with snake_case fields', () => sandbox.fail(Object({ operation_id: operationId })), failureOption],
    ['no community', () => Reflect.apply(sandbox.load, undefined, [null]), 'The document must be a JSON object'],
    ['an unknown token', () => sandbox.save('nobody'), noAdmin],
    ['no token', () => Reflect.apply(sandbox.save, undefined, [null]), noAdmin],
    ['a failure with a headless token', () => sandbox.fail({ operationId }, sandbox.headlessToken), noAdmin],
    ['an import with an unknown token', () => sandbox.load(Object({}), 'nobody'), noAdmin],
    [
      'a failure with a long retryAfter',
      () => sandbox.fail({ operationId, status: 503, retryAfter: 4_000 }),
      'retryAfter must be a number of seconds, at most 3600',
    ],
  ])('sandbox methods reject invalid arguments: %s', async (_, ask, message) => {
    const before = sandbox.now().getTime();
    await expect(ask()).rejects.toThrow(expect.objectContaining({ name: 'Refusal', message }));
    expect(Math.abs(sandbox.now().getTime() - before)).toBeLessThan(60_000);
  });
});

test('the package exports the types of the parameters and results of its methods', async () => {
  const another = await openSandbox();
  const change: Pick<ClockChange, 'isRunning'> = { isRunning: true };
  await another.setClock(new Date('2030-01-31T12:00:00Z'), change);
  expect(another.now().toISOString()).toMatch(/^2030-01-31T12:00/u);
  // Omitting isRunning leaves the clock as it is.
  await another.setClock('2000-01-01T12:00:00Z');
  // The allowed years apply to the time in UTC.
  await another.setClock('1999-12-31T23:30:00-01:00');
  expect(another.now().toISOString()).toBe('2000-01-01T00:30:00.000Z');
  await expect(another.setClock('1999-12-31T22:30:00-01:00')).rejects.toThrow('between the years 2000');
  await another.setClock('2031-01-31T12:00:00Z', { isRunning: undefined });
  expect(another.now().toISOString()).toBe('2031-01-31T12:00:00.000Z');
  const failure: NewFailure = { operationId: 'listTopics', status: 503 };
  await another.fail(failure);
  const saved: SavedCommunity = await another.save();
  await another.load(saved);
  await another.fetch('/api/none');
  const [last]: readonly RecordedRequest[] = another.requests();
  expect(last?.path).toBe('/api/none');
  await another.close();
});

test('returns copies of recorded requests and ignores the host of a URL', async () => {
  const another = await openSandbox();
  const headers = { authorization: `Bearer ${another.adminToken}` };
  const response = await another.fetch('https://community.example/api/admin/v2/topics?per_page=1', { headers });
  expect(response.status).toBe(200);
  const path = '/api/admin/v2/topics?per_page=1';
  const [recorded] = another.requests();
  Object.assign(Object(recorded), { path: '/changed' });
  Object.assign(Object(recorded).response.headers, { 'content-type': 'changed' });
  expect(another.requests()).toMatchObject([{ path, response: { headers: { 'content-type': 'application/json' } } }]);
  await another.close();
});

test('rejects a request with an endless body when the sandbox closes', async () => {
  const another = await startSandbox();
  const body = new ReadableStream({ pull: () => new Promise(() => {}) });
  const headers = { authorization: `Bearer ${another.adminToken}`, 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body, duplex: 'half' as const };
  const refused = expect(another.fetch('/api/admin/v2/topics', init)).rejects.toThrow(
    'The sandbox is closed; start a new one with startSandbox()',
  );
  await another.close();
  await refused;
});

test.skipIf(location.kind === 'server')('rejects calls after close without logging them', async () => {
  const { stdout, stderr } = await run(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { startSandbox } from '@community-platform/service';
       const sandbox = await startSandbox();
       const headers = { authorization: 'Bearer ' + sandbox.adminToken };
       await sandbox.fail({ operationId: 'listTopics', delay: 60_000 });
       const waiting = sandbox.fetch('/api/admin/v2/topics', { headers });
       while (sandbox.requests().length === 0) {
         const failures = await (await sandbox.fetch('/sandbox/failures', { headers })).json();
         if (failures.failures.length === 0) break;
       }
       await sandbox.close();
       console.log((await waiting).status);
       await sandbox.fetch('/api/admin/v2/topics', { headers }).catch((error) => console.log(error.message));
       await sandbox.reset().catch((error) => console.log(error.message));`,
    ],
    { cwd: repository, timeout: patience },
  );
  const closed = 'The sandbox is closed; start a new one with startSandbox()';
  expect([stdout.trim().split('\n'), stderr]).toEqual([['503', closed, closed], '']);
});
