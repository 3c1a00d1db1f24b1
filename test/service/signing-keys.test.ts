/** Access tokens that the test signs itself (RFC 7515, RFC 7519): which of them are taken, and which are not. */
import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManualClock } from './manual-clock.js';
import { emptyDatabase } from './data-folders.js';
import { type RunningService, startService } from './support.js';

const now = '2027-03-01T10:00:00.000Z';
const expiry = Date.parse(now) / 1_000 + 60;
const secretOf = (id: string): Buffer => Buffer.from(id.padEnd(64, '.'));
const keyOf = (id: string) => ({ id, secret: new Uint8Array(secretOf(id)) });

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
  /** The key whose secret signs. */
  readonly by?: string;
  readonly hash?: string;
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token of the owner, right but for what is said. */
const forge = ({ header = {}, claims = {}, by = 'second', hash = 'sha256' }: Parts): string => {
  const member = { community_id: running.ours.id, community_member_id: running.ours.ownerId, sso_user_id: null };
  const head = encode({ alg: 'HS256', typ: 'JWT', kid: 'second', ...header });
  const body = encode({ ...member, exp: expiry, jti: randomUUID(), ...claims });
  return `${head}.${body}.${createHmac(hash, secretOf(by)).update(`${head}.${body}`).digest('base64url')}`;
};

const statusOf = async (token: string): Promise<number> =>
  (await running.send('GET', '/api/headless/v1/home', undefined, token)).status;

test('the first key signs, and each verifies its own', async () => {
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
  ['signed with another of the keys', { by: 'first' }],
  ['that names another of the keys', { header: { kid: 'first' } }],
  ['of a key that is unknown', { header: { kid: 'third' }, by: 'third' }],
  ['of no key', { header: { kid: undefined } }],
  ['of another hash', { header: { alg: 'HS512' }, hash: 'sha512' }],
  ['that says it is not signed', { header: { alg: 'none' } }],
  ['without an end', { claims: { exp: undefined } }],
  ['that has ended', { claims: { exp: expiry - 60 } }],
  ['whose id is none of ours', { claims: { jti: '1' } }],
  ['without an id', { claims: { jti: undefined } }],
  ['of no community', { claims: { community_id: undefined } }],
  ['of a community that is text', { claims: { community_id: '1' } }],
  ['of no member', { claims: { community_member_id: undefined } }],
  ['of a member that is text', { claims: { community_member_id: '1' } }],
  ['of half a member', { claims: { community_member_id: 1.5 } }],
])('a token %s is refused', async (_, parts) => {
  expect(await statusOf(forge(parts))).toBe(401);
});

test('a signature is taken letter by letter', async () => {
  const token = forge({});
  expect(await statusOf(`${token}=`)).toBe(401);
  expect(await statusOf(token.slice(0, -1))).toBe(401);
  expect(await statusOf(`${token}A`)).toBe(401);
  // 43 letters hold 258 bits, and a signature has 256: four last letters mean the same bytes.
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
