/** Endpoints of the process beside the API: health, readiness, metrics, outbox, pages and request logs. */

import { randomUUID } from 'node:crypto';
import { createNodeServer } from '@community-platform/server/node';
import { ofCommunity, openDatabase } from '@community-platform/service';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type State, withFront } from '../../packages/service/src/server/front.js';
import { createErrorLog, withLogs } from '../../packages/service/src/server/logs.js';
import { createMetrics } from '../../packages/service/src/server/metrics.js';
import { expectDocumented } from './sandbox-support.js';
import { type RunningService, startService } from './support.js';

let running: RunningService;
let base: string;
let close: () => Promise<void>;
const metrics = createMetrics();
const starting: State = { status: 'the database is being opened' };
let state = starting;
/** The log lines; level 30 is info, 40 a warning, 50 an error. */
const lines: Record<string, unknown>[] = [];
const logger = pino({ base: null, timestamp: false }, { write: (line) => void lines.push(JSON.parse(line)) });

const long = '/assets/long-1f2e3d4c';
const pages: Readonly<Record<string, string>> = { '/page?a=1': '<p>Page</p>', [long]: '<p>Page</p>'.repeat(500) };

beforeAll(async () => {
  running = await startService();
  const readPage = async (target: string) =>
    Object.hasOwn(pages, target)
      ? { type: 'text/html', body: pages[target] ?? '', isImmutable: target === long }
      : undefined;
  const front = withFront({ metrics, state: () => state, readPage });
  const node = createNodeServer(withLogs(metrics.count(front), logger));
  base = `http://127.0.0.1:${await node.listen()}`;
  close = () => node.close();
});
afterAll(() => close());

async function ask(path: string, init: RequestInit = {}) {
  const response = await fetch(`${base}${path}`, init);
  const { status, headers } = response;
  return { status, headers, text: await response.text() };
}
function ready(): State {
  return { status: 'ready', service: running.service };
}
function as(token: string) {
  return { headers: { authorization: `Bearer ${token}` } };
}

test('/ready returns 503 with the reason until the service is ready, and /health reports health', async () => {
  state = starting;
  const health = await ask('/health?x');
  expect([health.status, health.text, health.headers.get('cache-control')]).toEqual([
    200,
    '{"status":"ok"}',
    'no-store',
  ]);
  const early = await ask('/ready');
  expect([early.status, early.text]).toEqual([503, '{"status":"the database is being opened"}']);
  expect([early.headers.get('retry-after'), early.headers.get('content-type')]).toEqual(['1', 'application/json']);
  const refused = await ask('/api/admin/v2/posts', { method: 'POST' });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
  expect(JSON.parse(refused.text)).toMatchObject({ message: 'The service is starting: the database is being opened' });
  expect(refused.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/u);
  expect((await ask('/outbox')).status).toBe(503);
  state = ready();
  expect(await ask('/ready')).toMatchObject({ status: 200, text: '{"status":"ready"}' });
  state = { ...ready(), status: 'closing' };
  expect(await ask('/ready')).toMatchObject({ status: 503, text: '{"status":"closing"}' });
  state = ready();
  const head = await ask('/health', { method: 'HEAD' });
  expect([head.status, head.text]).toEqual([200, '']);
  expect((await ask('/health', { method: 'POST' })).status).toBe(404);
});

test('returns the responses that the document declares', async () => {
  const requests: readonly (readonly [id: string, path: string, state: State, status: number, token?: string])[] = [
    ['getHealth', '/health', starting, 200],
    ['getReadiness', '/ready', starting, 503],
    ['getReadiness', '/ready', ready(), 200],
    ['listOutbox', '/outbox', ready(), 401],
    ['listOutbox', '/outbox', ready(), 200, running.ours.adminToken],
    ['getInvitation', '/join', ready(), 404],
    ['getFile', '/files/unknown/a.png', ready(), 404],
    ['listSpaceOptions', '/filter-options/spaces', ready(), 200, running.ours.adminToken],
  ];
  for (const [id, path, current, status, token] of requests) {
    state = current;
    const response = await ask(path, token === undefined ? {} : as(token));
    expect([id, response.status]).toEqual([id, status]);
    expectDocumented(id, { status, body: JSON.parse(response.text) });
  }
});

test('serves health and readiness to clients that accept only other media types', async () => {
  state = ready();
  for (const path of ['/health', '/ready']) {
    const response = await ask(path, { headers: { accept: 'text/plain' } });
    expect([path, response.status, response.headers.get('content-type')]).toEqual([path, 200, 'application/json']);
  }
});

test('returns 503 with Retry-After when the database is unavailable', async () => {
  const away = await openDatabase({ kind: 'memory' });
  await away.close();
  const authenticate = () => Promise.reject(Object.assign(new Error('terminating connection'), { code: '57P01' }));
  state = { status: 'ready', service: { ...running.service, database: away, authenticate } };
  for (const [path, text, after] of [
    ['/ready', '{"status":"the database does not respond"}', '1'],
    ['/outbox', '{"success":false,"message":"The database is not available","error_details":{}}', '5'],
  ] as const) {
    const response = await ask(path, as(running.ours.adminToken));
    expect([response.status, response.text, response.headers.get('retry-after')]).toEqual([503, text, after]);
  }
});

test('additional pages take precedence over the API', async () => {
  state = ready();
  const page = await ask('/page?a=1');
  expect([page.status, page.text, page.headers.get('content-type')]).toEqual([200, '<p>Page</p>', 'text/html']);
  expect([page.headers.get('cache-control'), page.headers.get('x-content-type-options')]).toEqual([
    'no-cache',
    'nosniff',
  ]);
  expect((await ask('/page')).status).toBe(404);
});

test('compresses long pages, and does not resend a page that the client has cached', async () => {
  const zipped = await ask(long, { headers: { 'accept-encoding': 'gzip' } });
  expect(zipped.text).toBe(pages[long]);
  expect([zipped.headers.get('content-encoding'), zipped.headers.get('cache-control')]).toEqual([
    'gzip',
    'public, max-age=31536000, immutable',
  ]);
  const plain = await ask(long, { headers: { 'accept-encoding': 'identity' } });
  expect([plain.text, plain.headers.get('content-encoding')]).toEqual([pages[long], null]);
  const etag = plain.headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\/"[\w-]+"$/u);
  const known = await ask(long, { headers: { 'if-none-match': `"other", ${etag}` } });
  expect([known.status, known.text]).toEqual([304, '']);
  expect((await ask('/page?a=1', { headers: { 'if-none-match': etag } })).status).toBe(200);
  const response = await ask('/api/admin/v2/community', as(running.ours.adminToken));
  expect([response.status, JSON.parse(response.text).id]).toEqual([200, running.ours.id]);
});

test('serves the outbox only to admin tokens', async () => {
  state = ready();
  const { ours, theirs, service } = running;
  const mail = { to: 'a@example.com', subject: 'Hello', text: 'Text' };
  const { outbox } = service.ports;
  const { db } = service.database;
  await outbox.mail(ofCommunity(db, ours.id), mail);
  await outbox.export(ofCommunity(db, ours.id), { ...mail, subject: 'File', fileName: 'a.csv', content: 'a\r\n' });
  await outbox.mail(ofCommunity(db, theirs.id), mail);
  const { access_token } = await ours.api.authTokens.create({ body: { community_member_id: ours.ownerId } });
  for (const authorization of [
    '',
    'Bearer',
    'Bearer x',
    'Basic x',
    ` x Bearer ${ours.adminToken}`,
    `Bearer ${ours.adminToken} x`,
  ]) {
    const refused = await ask('/outbox', { headers: { authorization } });
    expect([authorization, refused.status]).toEqual([authorization, 401]);
    expect(refused.text).toBe('{"message":"The outbox requires an admin token"}');
  }
  for (const token of [ours.headlessToken, access_token]) expect((await ask('/outbox', as(token))).status).toBe(401);
  for (const scheme of ['Bearer ', 'token   ']) {
    const { text } = await ask('/outbox', { headers: { authorization: `${scheme}${ours.adminToken}` } });
    const [file, hello, ...more]: Record<string, unknown>[] = JSON.parse(text).messages;
    expect([file, hello, more]).toMatchObject([
      { kind: 'export', subject: 'File', attachment_name: 'a.csv', attachment: 'a\r\n' },
      { kind: 'mail', recipient: 'a@example.com', subject: 'Hello', body: 'Text', attachment: null },
      [],
    ]);
    expect(hello?.['created_at']).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/u);
  }
});

test('counts responses by method and status', async () => {
  state = ready();
  await ask('/health');
  const odd = await ask('/health', { method: 'PROPFIND' });
  const response = await ask('/metrics');
  expect([odd.status, response.status]).toEqual([404, 200]);
  expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  const value = (name: string): number =>
    Number(new RegExp(`^${name.replaceAll(/[{}]/gu, '\\$&')} (\\d+)$`, 'mu').exec(response.text)?.[1]);
  expect(value('http_requests_total{method="GET",status="200"}')).toBeGreaterThan(0);
  expect(value('http_requests_total{method="GET",status="503"}')).toBeGreaterThan(0);
  expect(value('http_requests_total{method="HEAD",status="200"}')).toBeGreaterThan(0);
  expect(value('http_requests_total{method="other",status="404"}')).toBe(1);
  expect(value('http_requests_in_flight')).toBe(1);
  expect(value('http_request_duration_seconds_bucket{le="10",method="GET"}')).toBeGreaterThan(0);
  for (const le of [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5])
    expect(response.text).toContain(`http_request_duration_seconds_bucket{le="${le}",method="GET"}`);
  for (const help of ['Completed requests.', 'Time from the head of a request to its response.', 'Requests in flight.'])
    expect(response.text).toContain(help);
  expect(response.text).toContain('process_cpu_user_seconds_total');
});

test('logs each request once, without personal data or query strings', async () => {
  state = ready();
  lines.length = 0;
  const id = randomUUID();
  await ask('/api/a@b.example/c%40d/e?secret=1', { headers: { 'x-request-id': id } });
  state = starting;
  await ask('/ready');
  const milliseconds = expect.any(Number);
  const requestId = expect.stringMatching(/^[\da-f-]{36}$/u);
  expect(lines).toEqual([
    { level: 30, requestId: id, method: 'GET', path: '/api/-/-/e', status: 404, milliseconds, msg: 'request' },
    { level: 40, requestId, method: 'GET', path: '/ready', status: 503, milliseconds, msg: 'request' },
  ]);
  for (const line of lines) expect(Number(line['milliseconds'])).toBeLessThan(10_000);
  const answering = withLogs(
    { ...running.service, handle: async () => ({ status: 500, headers: [], body: null }) },
    logger,
  );
  await answering.fetch(new Request('http://host/x'));
  expect(lines.at(-1)).toMatchObject({ level: 50, status: 500 });
});

test('logs failures without the values of database rows', () => {
  lines.length = 0;
  const log = createErrorLog(logger);
  const context = { requestId: 'r', operationId: 'o' };
  const problem = {
    status: 500,
    title: 'Internal Server Error',
    message: 'Internal Server Error',
    details: {},
    issues: [],
  };
  const plain = new TypeError('told\nat no place');
  // Errors thrown on purpose are not failures.
  log(problem, context);
  log({ ...problem, cause: plain }, context);
  const known = Object.assign(new Error('key (email)=(a@b) exists'), { code: '23505' });
  log({ ...problem, cause: known }, context);
  log({ ...problem, cause: 'text' }, context);
  const stack = expect.arrayContaining([expect.stringMatching(/^ {4}at /u)]);
  const facts = { level: 50, requestId: 'r', operationId: 'o', stack, msg: 'failure' };
  expect(lines).toEqual([
    { ...facts, error: 'TypeError', message: 'told\nat no place' },
    { ...facts, error: 'Error', code: '23505' },
    { ...facts, error: 'Error', message: 'not an error' },
  ]);
  expect(JSON.stringify(lines[0]?.['stack'])).not.toContain('told');
});
