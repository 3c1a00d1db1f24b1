/** Verification of access tokens that the test signs (RFC 7515, RFC 7519). */
import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyDatabase } from './data-folders.js';
import { createManualClock } from './manual-clock.js';
import { type RunningService, startService } from './support.js';

const now = '2027-03-01T10:00:00.000Z';
const expiry = Date.parse(now) / 1_000 + 60;
function secretOf(id: string): Buffer {
  return Buffer.from(id.padEnd(64, '.'));
}
function keyOf(id: string) {
  return { id, secret: new Uint8Array(secretOf(id)) };
}

let running: RunningService;
beforeAll(async () => {
  const signingKeys = [keyOf('second'), keyOf('first')] as const;
  const { clock } = createManualClock(now);
  running = await startService({ database: await emptyDatabase(), clock, signingKeys });
});
afterAll(() => running.close());

interface Parts {
  readonly header?: object;
  readonly claims?: object;
  /** The key that signs the token. */
  readonly by?: string;
  readonly hash?: string;
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** Returns a token of the owner that is valid except for the given parts. */
function forge({ header = {}, claims = {}, by = 'second', hash = 'sha256' }: Parts): string {
  const member = { community_id: running.ours.id, community_member_id: running.ours.ownerId, sso_user_id: null };
  const head = encode({ alg: 'HS256', typ: 'JWT', kid: 'second', ...header });
  const body = encode({ ...member, exp: expiry, jti: randomUUID(), ...claims });
  return `${head}.${body}.${createHmac(hash, secretOf(by)).update(`${head}.${body}`).digest('base64url')}`;
}

async function statusOf(token: string): Promise<number> {
  return (await running.send('GET', '/api/headless/v1/home', undefined, token)).status;
}

test('signs with the first key and verifies each token with the key in its header', async () => {
  const { access_token } = await running.ours.api.authTokens.create({
    body: { community_member_id: running.ours.ownerId },
  });
  const [head = ''] = access_token.split('.');
  expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toEqual({ alg: 'HS256', typ: 'JWT', kid: 'second' });
  expect(await statusOf(access_token)).toBe(200);
  expect(await statusOf(forge({}))).toBe(200);
  expect(await statusOf(forge({ header: { kid: 'first' }, by: 'first' }))).toBe(200);
});

test.each<[string, Parts]>([
  ['signed with another configured key', { by: 'first' }],
  ['naming another configured key', { header: { kid: 'first' } }],
  ['with an unknown key', { header: { kid: 'third' }, by: 'third' }],
  ['without a key id', { header: { kid: undefined } }],
  ['with another algorithm', { header: { alg: 'HS512' }, hash: 'sha512' }],
  ['with the algorithm none', { header: { alg: 'none' } }],
  ['without an expiry', { claims: { exp: undefined } }],
  ['that has expired', { claims: { exp: expiry - 60 } }],
  ['with an invalid id', { claims: { jti: '1' } }],
  ['without an id', { claims: { jti: undefined } }],
  ['without a community', { claims: { community_id: undefined } }],
  ['with a community id that is a string', { claims: { community_id: '1' } }],
  ['without a member', { claims: { community_member_id: undefined } }],
  ['with a member id that is a string', { claims: { community_member_id: '1' } }],
  ['with a fractional member id', { claims: { community_member_id: 1.5 } }],
])('rejects a token %s', async (_, parts) => {
  expect(await statusOf(forge(parts))).toBe(401);
});

test('rejects a token whose signature was changed or extended', async () => {
  const token = forge({});
  expect(await statusOf(`${token}=`)).toBe(401);
  expect(await statusOf(token.slice(0, -1))).toBe(401);
  expect(await statusOf(`${token}A`)).toBe(401);
  // 43 characters encode 258 bits, but a signature has 256: four final characters decode to the same bytes.
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const last = letters.indexOf(token.at(-1) ?? '');
  for (const other of [1, 2, 3]) {
    const same = `${token.slice(0, -1)}${letters[last + other]}`;
    expect(Buffer.from(same, 'base64url')).toEqual(Buffer.from(token, 'base64url'));
    expect(await statusOf(same)).toBe(401);
  }
  expect(await statusOf(token.replace(/\.[^.]*$/u, '.'))).toBe(401);
  expect(await statusOf(token)).toBe(200);
});
