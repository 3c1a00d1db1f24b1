/** Data for the pages of a sandbox: the owners of its tokens, and the time offset of the seed data. */
import { createService, ensureSandbox, type Service } from '@community-platform/service';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTeller } from '../../packages/service/src/sandbox/page-data.js';
import { emptyDatabase } from './data-folders.js';
import { createManualClock, DAY, HOUR } from './manual-clock.js';
import { type RunningService, startService } from './support.js';

const BASE = 'http://localhost:3000';
/** The time of the examples. The clock starts 12 hours later in the day, in another year. */
const EXAMPLE_AT = Date.parse('2025-05-20T18:40:00Z');
const time = createManualClock('2031-02-04T06:40:00Z');
const tokens = { adminToken: 'an-admin-token-of-pages', headlessToken: 'a-headless-token-of-pages' };

let sample: Service;
let other: RunningService;
beforeAll(async () => {
  sample = await createService({ database: await emptyDatabase(), baseUrl: BASE, clock: time.clock });
  await ensureSandbox(sample, BASE, tokens);
  other = await startService({ database: await emptyDatabase() });
});
afterAll(async () => {
  await sample.close();
  await other.close();
});

function tell(service: Service, { adminToken, headlessToken }: typeof tokens) {
  const facts = { base: BASE, host: '127.0.0.1', tokens: { adminToken, headlessToken } };
  return createTeller(service, facts)({ headers: new Map([['host', 'localhost:3000']]) });
}

/** Returns the posts in the feed of an access token, and whether the member likes them. */
async function readFeed(service: Service, token: string | undefined): Promise<readonly unknown[]> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await service.fetch(new Request(`${BASE}/api/headless/v1/home`, { headers }));
  const { records } = await response.json();
  return records.map((post: { id: number; is_liked: boolean }) => [post.id, post.is_liked]);
}

test('the page data has the tokens of the admin and the example member', async () => {
  const { credentials, bodyTokens } = await tell(sample, tokens);
  expect(credentials).toMatchObject({ AdminBearer: tokens.adminToken, HeadlessBearer: tokens.headlessToken });
  const own = await sample.fetch(
    new Request(`${BASE}/api/v1/headless/auth_token`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokens.headlessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'tobin@example.com' }),
    }),
  );
  const feed = await readFeed(sample, (await own.json()).access_token);
  expect(feed).not.toEqual([]);
  expect(feed).toContainEqual([expect.any(Number), true]);
  for (const token of [credentials?.['MemberAccessToken'], bodyTokens?.['access_token']])
    expect(await readFeed(sample, token)).toEqual(feed);
});

test('the page data shifts the times of examples by whole days so that they lie in the last 24 hours', async () => {
  const { seed } = await tell(sample, tokens);
  expect(seed?.base).toBe('https://oven-and-crumb.community.example');
  expect(Number(seed?.later) % DAY).toBe(0);
  expect(time.now().getTime() - (EXAMPLE_AT + Number(seed?.later))).toBe(12 * HOUR);
  time.advance(40 * DAY);
  expect((await tell(sample, tokens)).seed).toEqual(seed);
});

test("the page data of another community has unshifted times and the owner's token", async () => {
  const { seed, credentials } = await tell(other.service, other.ours);
  expect(seed).toBeUndefined();
  const claims = Buffer.from(String(credentials?.['MemberAccessToken']).split('.')[1] ?? '', 'base64url').toString();
  expect(Object.values(JSON.parse(claims))).toContain(other.ours.ownerId);
});
