/**
 * Frequent reads reuse their query plans: Postgres does not cache a plan that it considers worse than planning again,
 * and planning takes longer than reading a page. The test uses a separate server with a large community.
 */
import { createNodeServer } from '@community-platform/server/node';
import { createService, type Service } from '@community-platform/service';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLargeCommunity, type LargeCommunity } from '../../scripts/bench/service/large-community.js';
import { location } from './support.js';

/** Number of connections of the service, and number of runs that Postgres plans individually before caching a plan. */
const [CONNECTIONS, PLANNED] = [10, 5];
/** Number of times each read is sent, so that at least one connection runs it more often than it plans it. */
const TIMES = CONNECTIONS * PLANNED + 1;

const isServer = location.kind === 'server';

const admin = '/api/admin/v2';
const search = '/api/headless/v1/search/community_members';
const after = ['2025-01-01T00:00:00.000Z', '1', 'latest'];
const reads: readonly (readonly [surface: 'admin' | 'member', target: string, body: string])[] = [
  ...['community_members', 'posts', 'posts?sort=alphabetical', 'comments', 'community'].map(
    (list) => ['admin', `${admin}/${list}`, ''] as const,
  ),
  ...['', '?sort=oldest', '?sort=likes', '?sort=popular', '?sort=new_activity'].map(
    (sort) => ['member', `/api/headless/v1/home${sort}`, ''] as const,
  ),
  ...[
    {},
    { order: 'alphabetical' },
    { order: 'oldest', per_page: 50 },
    { status: 'inactive' },
    { search_after: after },
  ].map((body) => ['member', search, JSON.stringify(body)] as const),
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

/**
 * Returns the prepared statements of all connections: `planned` is the highest number of custom plans on any
 * connection, `times` the total number of runs.
 */
async function readPlans() {
  let held = 0;
  let go = () => {};
  const all = new Promise<void>((resolve) => {
    go = resolve;
  });
  const ofEach = Array.from({ length: CONNECTIONS }, () =>
    service.database.db.connection().execute(async (connection) => {
      held += 1;
      if (held === CONNECTIONS) go();
      await all;
      const { rows } = await sql<{ statement: string; kept: number; planned: number }>`
        select statement, generic_plans::int as kept, custom_plans::int as planned from pg_prepared_statements`.execute(
        connection,
      );
      return rows;
    }),
  );
  const plans = new Map<string, { statement: string; planned: number; times: number }>();
  for (const { statement, kept, planned } of (await Promise.all(ofEach)).flat()) {
    const known = plans.get(statement) ?? { statement, planned: 0, times: 0 };
    known.planned = Math.max(known.planned, planned);
    known.times += kept + planned;
    plans.set(statement, known);
  }
  return [...plans.values()];
}

test.runIf(isServer).each(reads)('the database reuses the generic plan: %s %s %s', async (surface, target, body) => {
  const authorization = `Bearer ${surface === 'admin' ? large.adminToken : large.memberToken}`;
  for (let time = 0; time < TIMES; time += 1) {
    const response = await fetch(`${base}${target}`, {
      headers: { authorization, 'content-type': 'application/json' },
      ...(body !== '' && { method: 'POST', body }),
    });
    expect(response.status).toBe(200);
    await response.arrayBuffer();
  }
  const kept = await readPlans();
  expect(Math.max(...kept.map(({ times }) => times))).toBeGreaterThanOrEqual(TIMES);
  expect(kept.filter(({ planned }) => planned > PLANNED).map(({ statement }) => statement)).toEqual([]);
});
