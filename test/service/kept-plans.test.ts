/**
 * Reads that most ask for are planned once by a server: of a statement that it would rather plan anew it keeps no plan, and
 * to plan takes longer than to read a page. It has a server of its own, with a community that is worth a plan.
 */
import { createNodeServer } from '@community-platform/server/node';
import { createService, type Service } from '@community-platform/service';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLargeCommunity, type LargeCommunity } from '../../scripts/bench/service/large-community.js';
import { location } from './support.js';

/** How often each is asked. A server plans the first five times for the values that it is given. */
const [TIMES, PLANNED] = [15, 5];

const isServer = location.kind === 'server';

const admin = '/api/admin/v2';
const reads: readonly (readonly [surface: 'admin' | 'member', target: string])[] = [
  ...['community_members', 'posts', 'posts?sort=alphabetical', 'comments', 'community'].map(
    (list) => ['admin', `${admin}/${list}`] as const,
  ),
  ...['', '?sort=oldest', '?sort=likes', '?sort=popular', '?sort=new_activity'].map(
    (sort) => ['member', `/api/headless/v1/home${sort}`] as const,
  ),
];

let large: LargeCommunity;
let service: Service;
let node: ReturnType<typeof createNodeServer>;
let base: string;
beforeAll(async () => {
  if (!isServer) return;
  large = await createLargeCommunity({ members: 20_000, posts: 40_000 });
  const limits = { rateLimit: 1_000_000, quota: 1_000_000 };
  service = await createService({ database: { kind: 'server', url: large.url }, limits });
  node = createNodeServer(service);
  base = `http://127.0.0.1:${await node.listen()}`;
});
afterAll(async () => {
  await node?.close();
  await service?.close();
  await large?.stop();
});

test.runIf(isServer).each(reads)('%s %s', async (surface, target) => {
  const authorization = `Bearer ${surface === 'admin' ? large.adminToken : large.memberToken}`;
  for (let time = 0; time < TIMES; time += 1) {
    const answer = await fetch(`${base}${target}`, { headers: { authorization } });
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
  }
  // What is asked one after the other is asked by one connection, and this is, too.
  const { rows } = await sql<{ statement: string; kept: number; planned: number }>`
    select statement, generic_plans::int as kept, custom_plans::int as planned from pg_prepared_statements`.execute(
    service.database.db,
  );
  expect(rows.some(({ kept, planned }) => kept + planned >= TIMES)).toBe(true);
  expect(rows.filter(({ planned }) => planned > PLANNED).map(({ statement }) => statement)).toEqual([]);
});
