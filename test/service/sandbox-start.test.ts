/** How a sandbox within a test starts, gives up and ends. */
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
import { repository } from '../support/workspace.js';
import { type AskedSandbox, openSandbox } from './sandbox-support.js';
import { location } from './support.js';

let sandbox: AskedSandbox;
let folder: string;
beforeAll(async () => {
  sandbox = await openSandbox();
  folder = await mkdtemp(join(tmpdir(), 'sandbox-start-'));
});
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a request without a socket that is given up', () => {
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

  test('before it is sent is not sent', async () => {
    await expect(write('Before', AbortSignal.abort())).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    expect(await namesOf('Before')).toEqual([]);
  });

  test('while it waits is not done', async () => {
    await sandbox.fail({ operationId: 'createTopic', delay: 60_000 });
    const given = new AbortController();
    const sent = write('Meanwhile', given.signal);
    await expect.poll(async () => Object((await sandbox.send('GET', '/sandbox/failures')).body).failures).toEqual([]);
    given.abort(new Error('enough'));
    await expect(sent).rejects.toThrow('enough');
    expect(await namesOf('Meanwhile')).toEqual([]);
  });
});

test('an option that is undefined is one that is left out', async () => {
  const none = { adminToken: undefined, headlessToken: undefined, database: undefined, port: undefined };
  await using other = await startSandbox({ ...none, origins: undefined, limits: undefined });
  expect((await other.fetch('/ready')).status).toBe(200);
});

test('it ends once, however often it is told to', async () => {
  const another = await openSandbox();
  await Promise.all([another.close(), another.close()]);
  await another.close();
});

test.each(['2030-02-31T12:00:00Z', '2030-13-01T12:00:00Z'])('its clock is not put to %s', async (time) => {
  expect((await sandbox.send('PATCH', '/sandbox/clock', { time })).status).toBe(422);
});

const run = promisify(execFile);

/** Runs a module beside the packages; rejects where it has not ended by itself after half a minute. */
const runModule = (text: string): Promise<{ readonly stdout: string }> =>
  run(process.execPath, ['--input-type=module', '--eval', text], { cwd: repository, timeout: 30_000 });

const told = "error => console.log('refused: ' + error.message)";

test.skipIf(location.kind === 'server')('one that does not start keeps no process from ending', async () => {
  const occupied = createServer();
  await new Promise<void>((listening) => occupied.listen(0, '127.0.0.1', listening));
  const { port } = Object(occupied.address());
  await writeFile(join(folder, 'file'), '');
  for (const [options, said] of [
    [{ port }, `refused: Port ${port} is in use. Choose another one with port\n`],
    [{ adminToken: 'the-same-token', headlessToken: 'the-same-token' }, ''],
    [
      { database: { kind: 'folder', folder: join(folder, 'file', 'database') } },
      'Give another one with database.folder.',
    ],
  ] as const) {
    const { stdout } = await runModule(
      `import { startSandbox } from '@community-platform/service';
       await startSandbox(${JSON.stringify(options)}).then(() => console.log('started'), ${told});`,
    );
    expect(stdout).toMatch(/^refused: /u);
    expect(stdout).toContain(said);
  }
  occupied.close();
});

test.skipIf(location.kind === 'server')('a folder is for one at a time, within a process too', async () => {
  const database = { kind: 'folder', folder: join(folder, 'once') } as const;
  const first = await startSandbox({ database });
  await expect(startSandbox({ database })).rejects.toThrow('is in use by this process');
  await first.close();
  // Who has not told its tokens is given others.
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
const long = 'has 8 to 255 characters, all of them visible ASCII';

test.each<[options: object, message: string]>([
  [{ adminToken: '' }, `adminToken ${long}`],
  [{ headlessToken: 'a b c d e f' }, `headlessToken ${long}`],
  [{ adminToken: 12345678 }, `adminToken ${long}`],
  [
    { adminToken: token, headlessToken: token },
    'headlessToken is the same as adminToken; give each a token of its own',
  ],
  [{ port: 65_536 }, 'port is "65536"; it is a whole number from 0 to 65535'],
  [{ origins: ['https://a.example/b'] }, 'origins has https://a.example/b; an origin is such as https://example.com'],
  [{ limits: { rateLimit: 0 } }, 'limits.rateLimit is "0"; it is a whole number from 1 to 2147483647'],
  [{ database: { kind: 'disk' } }, 'database.kind is "disk"; it is one of memory, folder, server'],
  [{ database: { kind: 'toString' } }, 'database.kind is "toString"; it is one of memory, folder, server'],
  [{ database: { kind: 'folder' } }, 'database.folder is missing'],
  [{ database: { kind: 'folder', folder: '' } }, 'database.folder is no text'],
  [{ database: { kind: 'memory', folder: 'x' } }, 'database of the kind memory has folder, which is no option'],
  [
    { database: { kind: 'server', url: 'mysql://localhost' } },
    'database.url is no address that begins with postgres:// or postgresql://',
  ],
  [{ origin: [] }, 'What startSandbox is given has origin, which is no option. Did you mean origins?'],
  [[], 'What startSandbox is given is no object'],
  [{ origins: 'https://a.example' }, 'origins is no list'],
  [{ limits: null }, 'limits is no object'],
  [{ limits: { rate_limit: 1 } }, 'limits has rate_limit, which is no option. Did you mean rateLimit?'],
])('it is not started with %j', async (options, message) => {
  await expect(startSandbox(options)).rejects.toThrow(expect.objectContaining({ name: 'ConfigurationError', message }));
});

describe('its methods refuse what the controls refuse, by the names of their options:', () => {
  const time = 'time is a time with its zone, such as 2030-01-31T12:00:00Z';
  const slug = 'slug is up to 80 of a to z, 0 to 9 and hyphens';
  const name = 'name is a text of 1 to 255 characters';
  const operationId = 'createTopic';
  const now = '2030-01-31T12:00:00Z';
  const clockOption = 'There is no option running; the options are isRunning';
  const failureOption =
    'There is no option operation_id; the options are operationId, times, status, delay, retryAfter';
  const noAdmin = 'The sandbox is controlled with an admin token';

  test.each<[what: string, ask: () => Promise<unknown>, message: string]>([
    ['no name', () => sandbox.makeCommunity(''), name],
    ['a blank name', () => sandbox.makeCommunity(' \u00a0'), name],
    ['a name that is too long', () => sandbox.makeCommunity('x'.repeat(256)), name],
    ['a slug that is none', () => sandbox.makeCommunity('x', 'A slug'), slug],
    ['an empty slug', () => sandbox.makeCommunity('x', ''), slug],
    ['a time without a zone', () => sandbox.setClock('2030-01-31T12:00:00'), time],
    ['what is no time', () => sandbox.setClock('soon'), time],
    ['a day that is none', () => sandbox.setClock('2030-02-31T12:00:00Z'), time],
    ['an invalid Date', () => sandbox.setClock(new Date('soon')), time],
    [
      'a time beyond the years of the clock',
      () => sandbox.setClock('9999-12-31T12:00:00Z'),
      'The clock goes from the year 2000 to the year 2999',
    ],
    ['a name with half a character', () => sandbox.makeCommunity('a\ud800'), name],
    ['a clock that is told what it cannot do', () => sandbox.setClock(now, Object({ running: true })), clockOption],
    [
      'a clock that is told nothing',
      () => Reflect.apply(sandbox.setClock, undefined, [now, null]),
      'What is changed is no object',
    ],
    ['seconds that are none', () => sandbox.advanceClock(Number.NaN), 'seconds is a number'],
    ['a failure of nothing', () => sandbox.fail({ operationId }), 'A failure has a status, a delay, or both'],
    ['no failure', () => Reflect.apply(sandbox.fail, undefined, []), 'A failure is no object'],
    ['a failure without an operation', () => sandbox.fail(Object({ status: 503 })), 'operationId is missing'],
    ['a failure with a field of a body', () => sandbox.fail(Object({ operation_id: operationId })), failureOption],
    ['no community', () => Reflect.apply(sandbox.load, undefined, [null]), 'The document is no object'],
    ['a token of nobody', () => sandbox.save('nobody'), noAdmin],
    ['no token', () => Reflect.apply(sandbox.save, undefined, [null]), noAdmin],
    ['a failure by a token that is no admin', () => sandbox.fail({ operationId }, sandbox.headlessToken), noAdmin],
    ['a community by a token of nobody', () => sandbox.load(Object({}), 'nobody'), noAdmin],
    [
      'a failure with a wait that is too long',
      () => sandbox.fail({ operationId, status: 503, retryAfter: 4_000 }),
      'retryAfter is a number of seconds, up to 3600',
    ],
  ])('%s', async (_, ask, message) => {
    const before = sandbox.now().getTime();
    await expect(ask()).rejects.toThrow(expect.objectContaining({ name: 'Refusal', message }));
    expect(Math.abs(sandbox.now().getTime() - before)).toBeLessThan(60_000);
  });
});

test('what its methods take and give has names that can be imported', async () => {
  const another = await openSandbox();
  const change: Pick<ClockChange, 'isRunning'> = { isRunning: true };
  await another.setClock(new Date('2030-01-31T12:00:00Z'), change);
  expect(another.now().toISOString()).toMatch(/^2030-01-31T12:00/u);
  // What is left out is as what is not there: it stands.
  await another.setClock('2000-01-01T12:00:00Z');
  // The year of a text is that of its zone.
  await another.setClock('1999-12-31T23:30:00-01:00');
  expect(another.now().toISOString()).toBe('2000-01-01T00:30:00.000Z');
  await expect(another.setClock('1999-12-31T22:30:00-01:00')).rejects.toThrow('from the year 2000');
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

test('what it tells of requests is a copy, and the host of an address does not count', async () => {
  const another = await openSandbox();
  const headers = { authorization: `Bearer ${another.adminToken}` };
  const answer = await another.fetch('https://community.example/api/admin/v2/topics?per_page=1', { headers });
  expect(answer.status).toBe(200);
  const path = '/api/admin/v2/topics?per_page=1';
  const [told] = another.requests();
  Object.assign(Object(told), { path: '/changed' });
  Object.assign(Object(told).response.headers, { 'content-type': 'changed' });
  expect(another.requests()).toMatchObject([{ path, response: { headers: { 'content-type': 'application/json' } } }]);
  await another.close();
});

test('a request that is never sent to its end does not outlive it', async () => {
  const another = await startSandbox();
  const body = new ReadableStream({ pull: () => new Promise(() => {}) });
  const headers = { authorization: `Bearer ${another.adminToken}`, 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body, duplex: 'half' as const };
  const refused = expect(another.fetch('/api/admin/v2/topics', init)).rejects.toThrow(
    'The sandbox is closed; start another one with startSandbox()',
  );
  await another.close();
  await refused;
});

test.skipIf(location.kind === 'server')(
  'what is asked of it once it is closed is refused, and nothing is logged',
  async () => {
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
      { cwd: repository, timeout: 30_000 },
    );
    const closed = 'The sandbox is closed; start another one with startSandbox()';
    expect([stdout.trim().split('\n'), stderr]).toEqual([['503', closed, closed], '']);
  },
);
