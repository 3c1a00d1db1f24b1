/** The command as users run it: start, output, errors and shutdown. */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi, createClient } from '@community-platform/client';
import { afterAll, afterEach, expect, test } from 'vitest';
import { sampleTest } from '../support/long.js';
import { repository } from '../support/workspace.js';
import { killAll, runCommand, sendRaw, startCommand } from './command.js';

const folders: string[] = [];
async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'platform-process-'));
  folders.push(folder);
  return folder;
}

afterEach(killAll);
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

function unique(): string {
  return Math.random().toString(36).slice(2, 12);
}
function apiOf(baseUrl: string, token: string) {
  return createApi(createClient({ baseUrl, auth: { AdminBearer: token, HeadlessBearer: token } }));
}
async function statusOf(url: string, token?: string): Promise<number> {
  return (await fetch(url, { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } })).status;
}

/** Occupies a port until `close` is called. */
function takePort() {
  return new Promise<{ port: number; close: () => Promise<void> }>((done) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      done({ port, close: () => new Promise((closed) => server.close(() => closed())) });
    });
  });
}

test('the command prints its usage with --help', async () => {
  const { code, stdout, stderr } = await runCommand(['--help']).ended;
  expect([code, stderr]).toEqual([0, '']);
  for (const word of ['Usage: community-platform', '--port', '--memory', 'DATABASE_URL', 'SIGNING_KEYS', 'Exit codes'])
    expect(stdout).toContain(word);
});

test.each(['--version', '-V'])('the command prints its version with %s', async (option) => {
  const manifest = JSON.parse(await readFile(join(repository, 'packages/service/package.json'), 'utf8'));
  expect(await runCommand([option]).ended).toEqual({ code: 0, stdout: `${manifest.version}\n`, stderr: '' });
});

test('the command prints its usage with -h', async () => {
  const [short, long] = [await runCommand(['-h', '-V']).ended, await runCommand(['--help']).ended];
  expect(short).toEqual(long);
});

test('explains in one line why a folder, host or database cannot be used', async () => {
  const folder = await makeFolder();
  const file = join(folder, 'file');
  await writeFile(file, '');
  await mkdir(join(folder, 'broken/database'), { recursive: true });
  await writeFile(join(folder, 'broken/database/PG_VERSION'), 'x');
  for (const [args, code, said] of [
    [['--data', file], 2, `${file} is a file, not a folder. Choose a folder with --data <folder>.`],
    [
      ['--data', join(file, 'deep')],
      2,
      `${join(file, 'deep')} is inside a file. Choose another folder with --data <folder>.`,
    ],
    ...(process.platform === 'linux'
      ? ([[['--data', '/proc/none'], 2, 'The data folder cannot be used: ENOENT: no such file or directory']] as const)
      : []),
    [['--data', ''], 2, '--data is empty. Set a value, or omit the option.'],
    [['--host', ''], 2, '--host is empty. Set a value, or omit the option.'],
    [['--host', 'nowhere.invalid', '--memory'], 2, 'The host nowhere.invalid is not an address of this machine.'],
    [['--host', '192.0.2.1', '--memory'], 2, 'The host 192.0.2.1 is not an address of this machine.'],
    [['--data', join(folder, 'broken')], 4, `The database in ${join(folder, 'broken/database')} cannot be opened`],
  ] as const) {
    const ended = await runCommand(['--port', '0', ...args]).ended;
    expect([ended.code, ended.stdout], ended.stderr).toEqual([code, '']);
    const [line = '', usage, ...more] = ended.stderr.trimEnd().split('\n');
    expect(line.startsWith(said), line).toBe(true);
    expect([usage, more]).toEqual([
      code === 2 ? 'Usage: community-platform [options] (--help shows all options)' : undefined,
      [],
    ]);
  }
});

test.each<[what: string, args: string[], env: Record<string, string>, message: string]>([
  ['a misspelled option', ['--prot', '3000'], {}, 'Unknown option --prot. Did you mean --port?'],
  ['an option with an extra letter', ['--memoryy'], {}, 'Unknown option --memoryy. Did you mean --memory?'],
  [
    'identical tokens',
    ['--memory'],
    { SANDBOX_ADMIN_TOKEN: '12345678', SANDBOX_HEADLESS_TOKEN: '12345678' },
    'SANDBOX_HEADLESS_TOKEN is the same as SANDBOX_ADMIN_TOKEN',
  ],
  ['an unknown option', ['--prot', '3000'], {}, '--prot'],
  ['an argument', ['serve'], {}, 'serve'],
  ['a port that is not a number', ['--port', 'http'], {}, '--port is "http"'],
  ['a port that is too high', ['--port', '65536'], {}, '--port is "65536"'],
  ['an invalid PORT', ['--memory'], { PORT: '-1' }, 'PORT is "-1"'],
  ['an unknown LOG_LEVEL', ['--memory'], { LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
  ['a short signing key', ['--memory'], { SIGNING_KEYS: 'k1:short' }, 'fewer than 32 bytes'],
  [
    'a signing key without an id',
    ['--memory'],
    { SIGNING_KEYS: 'x'.repeat(40) },
    'SIGNING_KEYS must be a comma-separated list',
  ],
  ['an unsupported DATABASE_URL', [], { DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL'],
  ['an invalid BASE_URL', ['--memory'], { BASE_URL: 'example.com' }, 'BASE_URL'],
  ['a short token', ['--memory'], { SANDBOX_ADMIN_TOKEN: 'abc' }, 'SANDBOX_ADMIN_TOKEN'],
  ['a rate limit of zero', ['--memory'], { RATE_LIMIT: '0' }, 'RATE_LIMIT is "0"'],
  ['a quota that is not a number', ['--memory'], { QUOTA: 'much' }, 'QUOTA is "much"'],
  [
    'an invalid CORS origin',
    ['--memory'],
    { CORS_ORIGINS: 'https://a.example/b' },
    'CORS_ORIGINS contains https://a.example/b',
  ],
  ['--sandbox with --empty', ['--sandbox', '--empty'], {}, '--sandbox'],
  ['--memory with --data', ['--memory', '--data', 'x'], {}, '--memory'],
])('the command exits with code 2 for %s', async (_, args, env, message) => {
  const { code, stdout, stderr } = await runCommand(args, env).ended;
  expect(code, stderr).toBe(2);
  expect(stderr.split('\n')[0]).toContain(message);
  expect(stderr).not.toMatch(/^\s+at /mu);
  expect(stdout).toBe('');
});

sampleTest('prefers --port over PORT and exits with code 3 when the port is in use', async () => {
  const { port, close } = await takePort();
  const env = { PORT: String(port) };
  const { code, stderr } = await runCommand(['--memory', '--empty'], env).ended;
  expect(code, stderr).toBe(3);
  expect(stderr).toContain(`Port ${port} is in use`);
  const other = await startCommand(['--memory', '--empty'], env);
  expect(other.port).not.toBe(port);
  await other.stop('SIGKILL');
  await close();
});

test('exits with code 4 when the database is unreachable', async () => {
  const { port, close } = await takePort();
  await close();
  const begun = Date.now();
  const secret = 'hunter2';
  const url = `postgres://somebody:${secret}@127.0.0.1:${port}/x`;
  const { code, stderr } = await runCommand(['--port', '0'], { DATABASE_URL: url }).ended;
  expect(code, stderr).toBe(4);
  expect(stderr).toContain('DATABASE_URL does not respond');
  expect(stderr).not.toContain(secret);
  expect(stderr).not.toMatch(/^\s+at /mu);
  expect(Date.now() - begun).toBeLessThan(10_000);
});

sampleTest('locks its data folder and recovers all data after SIGKILL', async () => {
  const folder = await makeFolder();
  const [admin, headless] = [`admin-${unique()}`, `headless-${unique()}`];
  const env = { SANDBOX_ADMIN_TOKEN: admin, SANDBOX_HEADLESS_TOKEN: headless };
  // Left over from an earlier start that was killed while it created the database.
  await mkdir(join(folder, 'database.new/base'), { recursive: true });
  await writeFile(join(folder, 'database.new/PG_VERSION'), '17');
  const first = await startCommand(['--data', folder], env);
  await expect(readFile(join(folder, 'database.new/PG_VERSION'))).rejects.toThrow('ENOENT');
  const { records } = await apiOf(first.base, admin).members.list({ query: { per_page: 1 } });
  const id = records[0]?.id ?? 0;
  const { access_token } = await apiOf(first.base, headless).authTokens.create({ body: { community_member_id: id } });
  const home = '/api/headless/v1/home';
  expect(await statusOf(`${first.base}${home}`, access_token)).toBe(200);
  const blob = {
    key: 'a',
    filename: 'a.png',
    content_type: 'image/png',
    byte_size: 5,
    checksum: createHash('md5').update('bytes').digest('base64'),
  };
  const upload = await apiOf(first.base, admin).uploads.create({ body: { blob } });
  expect((await fetch(upload.direct_upload.url, { method: 'PUT', body: 'bytes' })).ok).toBe(true);

  const second = await runCommand(['--data', folder, '--port', '0']).ended;
  expect(second.code, second.stderr).toBe(4);
  expect(second.stderr).toContain(`in use by process ${first.child.pid}`);
  expect(await statusOf(`${first.base}${home}`, access_token)).toBe(200);

  await first.stop('SIGKILL');
  const lock = join(folder, 'database.lock');
  expect(await readFile(lock, 'utf8')).toBe(String(first.child.pid));
  const other = `other-${unique()}`;
  const third = await startCommand(['--data', folder], { SANDBOX_ADMIN_TOKEN: other });
  for (const token of [admin, other])
    expect(await statusOf(`${third.base}/api/admin/v2/community`, token), token).toBe(200);
  expect(await statusOf(`${third.base}${home}`, access_token)).toBe(200);
  const path = new URL(upload.url).pathname;
  expect(await (await fetch(`${third.base}${path}`)).text()).toBe('bytes');
  // Tokens are printed only once.
  expect(third.output().stdout).not.toContain(admin);
  expect((await third.stop()).code).toBe(0);
  await expect(readFile(lock, 'utf8')).rejects.toThrow('ENOENT');
  await writeFile(lock, 'no number');
  const fourth = await startCommand(['--data', folder, '--empty']);
  expect((await fourth.stop('SIGINT')).code).toBe(0);
});

sampleTest('completes requests in flight on SIGTERM and accepts no new ones', async () => {
  const token = `admin-${unique()}`;
  const { base, port, child, ended } = await startCommand(['--memory'], { SANDBOX_ADMIN_TOKEN: token });
  const body = JSON.stringify({ email: `slow-${unique()}@example.com`, name: 'Slow' });
  const head = `POST /api/admin/v2/community_members HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n`;
  const type = `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n`;
  // An idle connection must not delay the shutdown.
  const idle = connect(port, '127.0.0.1');
  idle.on('error', () => {});
  const answering = sendRaw(port, [`${head}${type}${body.slice(0, 10)}`, body.slice(10)], { pause: 1_500 });
  await new Promise((done) => setTimeout(done, 500));
  child.kill('SIGTERM');
  await new Promise((done) => setTimeout(done, 100));
  // A terminal and a parent process that forwards signals send Ctrl-C twice.
  child.kill('SIGTERM');
  await new Promise((done) => setTimeout(done, 200));
  await expect(fetch(`${base}/health`)).rejects.toThrow();
  const response = await answering;
  expect(response).toMatch(/^HTTP\/1\.1 201 /u);
  expect(response).toContain('The invitation was sent');
  const { code, stdout } = await ended;
  idle.destroy();
  expect(code).toBe(0);
  expect(stdout).toContain('Closing');
});

sampleTest('exits cleanly on a signal that arrives while it analyzes its tables', async () => {
  const { stop } = await startCommand(['--memory']);
  const { code, stdout, stderr } = await stop();
  expect(code).toBe(0);
  expect(stdout).not.toContain('"analyze"');
  expect(stderr).toBe('');
});

sampleTest('exits immediately on a second SIGINT', async () => {
  const { port, child, ended } = await startCommand(['--memory', '--empty']);
  const half = connect(port, '127.0.0.1');
  half.on('error', () => {});
  half.write('POST /api/admin/v2/community_members HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n');
  await new Promise((done) => setTimeout(done, 300));
  child.kill('SIGINT');
  await new Promise((done) => setTimeout(done, 800));
  expect(child.exitCode).toBeNull();
  child.kill('SIGINT');
  expect((await ended).code).toBe(1);
  half.destroy();
});

sampleTest('prints its URLs and tokens and keeps personal data out of its logs', async () => {
  const [admin, headless] = [`admin-${unique()}`, `headless-${unique()}`];
  const env = { SANDBOX_ADMIN_TOKEN: admin, SANDBOX_HEADLESS_TOKEN: headless, LOG_LEVEL: 'trace' };
  const { base, stop, output } = await startCommand(['--memory'], env);
  expect(await (await fetch(`${base}/health`)).json()).toEqual({ status: 'ok' });
  expect(await (await fetch(`${base}/ready`)).json()).toEqual({ status: 'ready' });
  const email = `hidden-${unique()}@example.com`;
  const api = apiOf(base, admin);
  await api.members.create({ body: { email, name: 'Hidden Person' } });
  await api.members.find({ query: { email } });
  const { access_token } = await apiOf(base, headless).authTokens.create({ body: { email } });
  expect(await statusOf(`${base}/api/headless/v1/home?sort=latest`, access_token)).toBe(200);
  expect(await statusOf(`${base}/api/admin/v2/community_members?secret=${email}`)).toBe(401);
  expect(await statusOf(`${base}/outbox`)).toBe(401);
  for (const token of [headless, access_token, 'nobody']) expect(await statusOf(`${base}/outbox`, token)).toBe(401);
  const outbox = await (await fetch(`${base}/outbox`, { headers: { authorization: `Bearer ${admin}` } })).json();
  expect(outbox).toMatchObject({ messages: expect.arrayContaining([expect.objectContaining({ recipient: email })]) });
  const metrics = await (await fetch(`${base}/metrics`)).text();
  expect(metrics).toMatch(/^http_requests_total\{method="POST",status="201"\} \d+$/mu);
  expect(metrics).toMatch(/^process_cpu_seconds_total \d/mu);
  expect(metrics).not.toContain(email);
  // Every URL and token that a user needs, in the order of use.
  const printed = output()
    .stdout.split('\n')
    .map((line) => line.trim());
  expect(printed).toEqual(
    expect.arrayContaining([
      `API             ${base}`,
      `State           ${base}/health  ${base}/ready  ${base}/metrics`,
      `Mails, exports  ${base}/outbox`,
      `Admin token     ${admin}`,
      `Headless token  ${headless}`,
    ]),
  );
  const { code, stderr } = await stop();
  expect(code).toBe(0);
  const lines = stderr.trimEnd().split('\n');
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) expect(() => void JSON.parse(line), line).not.toThrow();
  expect(stderr).toContain('"path":"/api/admin/v2/community_members/search"');
  for (const secret of [
    admin,
    headless,
    access_token,
    email,
    encodeURIComponent(email),
    'Hidden Person',
    'sort=latest',
  ])
    expect(stderr, secret).not.toContain(secret);
});
