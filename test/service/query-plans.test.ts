/**
 * Query plans of long lists. A page is found through an index and the list's length is stored, so a statement reads
 * only a small part of a table. Each statement is repeated with `explain analyze` to count the rows that it reads.
 */
import { Worker } from 'node:worker_threads';
import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isLong } from '../support/long.js';
import { addSpace } from './content-support.js';
import { follow, isNode, type Node, nodeOf, operations } from './operations.js';
import { issueTokens, location, type RunningService, startService } from './support.js';

/** The number of members, posts, comments and space memberships. */
const SIZE = isLong ? 100_000 : 20_000;
/** Maximum number of rows of one table that a statement may read: far fewer than exist, and more than a page needs. */
const BOUND = SIZE / 8;
/** Maximum milliseconds for a statement on the embedded database's only connection, at full size. */
const LONGEST = 250;

const search = '/api/headless/v1/search/community_members';
const home = '/api/headless/v1/home';
const admin = '/api/admin/v2';

/** Timeout in milliseconds for inserting all rows while other tests run. Alone, this takes 100 seconds at full size. */
const FILLING = 900_000;

/** Requests that no index can serve, with the reason. Requests that an index serves must not be listed. */
const exceptions: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      '',
      'active',
      'oldest',
      'alphabetical',
      'likes',
      'latest_profile_confirmed',
      'latest_updated',
      'oldest_updated',
    ].map((sort) => [
      `GET ${admin}/spaces${sort === '' ? '' : `?sort=${sort}`}`,
      'a space names all of its posts, as the document has it',
    ]),
  ),
};

/** Whether the database is a server. This test uses the embedded database; the benchmark measures servers. */
const isServer = location.kind === 'server';

let running: RunningService;
let tokens: Readonly<Record<string, string>>;

/** Rows per statement, so that no statement reaches the timeout of the database on a slow machine. */
const CHUNK = 1000;

async function fill(communityId: number, spaceIds: readonly number[]): Promise<void> {
  const { db } = running.service.database;
  const spaces = sql`${spaceIds}::integer[]`;
  const inChunks = async (insert: (numbers: RawBuilder<unknown>) => RawBuilder<unknown>): Promise<void> => {
    for (let first = 1; first <= SIZE; first += CHUNK) {
      await insert(sql`generate_series(${first}::integer, ${first + CHUNK - 1}::integer)`).execute(db);
    }
  };
  await inChunks(
    (numbers) => sql`insert into members (community_id, public_uid, email, name, headline, active, activity_score,
        profile_confirmed_at, created_at)
      select ${communityId}, 'm' || i, 'member-' || i || '@example.com', md5((i % 5000)::text), md5((i % 3000)::text),
        i % 17 <> 0, i % 100, case when i % 3 = 0 then now() - make_interval(secs => i) end,
        now() - make_interval(secs => (i * 7919) % 94608000)
      from ${numbers} as i`,
  );
  const firstOf = async (table: 'members' | 'posts', slug: string): Promise<number> => {
    const named = table === 'members' ? sql`email` : sql`slug`;
    const found = sql<{ id: number }>`select min(id) as id from ${sql.table(table)}
      where community_id = ${communityId} and ${named} like ${slug}`;
    return (await found.execute(db)).rows[0]?.id ?? Number.NaN;
  };
  const member = await firstOf('members', 'member-%');
  await inChunks(
    (
      numbers,
    ) => sql`insert into posts (community_id, space_id, author_member_id, name, slug, body_text, status, published_at,
        created_at, updated_at)
      select ${communityId}, (${spaces})[1 + i % 20], ${member}::integer + i % ${SIZE}::integer, 'Post ' || md5(i::text),
        'p' || i, 'About ' || md5((i / 3)::text), case when i % 50 = 0 then 'draft' else 'published' end, t, t, t
      from (select i, now() - make_interval(secs => (i * 104729::bigint) % 94608000) as t from ${numbers} as i) as made`,
  );
  const post = await firstOf('posts', 'p%');
  await inChunks(
    (numbers) => sql`insert into comments (community_id, post_id, author_member_id, body_html, body_text, created_at)
      select ${communityId}, ${post}::integer + i - 1, ${member}::integer + (i * 37) % ${SIZE}::integer, 'Yes',
        'Yes ' || md5(i::text), now() - make_interval(secs => (i * 7919) % 94608000)
      from ${numbers} as i`,
  );
  await inChunks(
    (numbers) => sql`insert into post_likes (community_id, post_id, member_id, created_at)
      select ${communityId}, ${post}::integer + case when i % 2 = 0 then 0 else (i * 13 + i / 9) % ${SIZE}::integer end,
        ${member}::integer + i - 1,
        now() - make_interval(secs => (i * 7919) % 94608000)
      from ${numbers} as i on conflict do nothing`,
  );
  await inChunks(
    (numbers) => sql`insert into space_members (community_id, space_id, member_id)
      select ${communityId}, (${spaces})[1 + i % 20], ${member}::integer + i - 1
      from ${numbers} as i on conflict do nothing`,
  );
}

interface Request {
  readonly method: 'GET' | 'POST';
  readonly target: string;
  readonly surface: string;
  readonly body?: object;
}

function nameOf({ method, target, body }: Request): string {
  return `${method} ${target}${body === undefined ? '' : ` ${JSON.stringify(body)}`}`;
}

/** Returns each list once, and again for each of its sort orders and statuses. */
function listLists(): Request[] {
  return operations
    .filter(({ method, pathNames, requiredQuery }) => method === 'GET' && pathNames.length + requiredQuery.length === 0)
    .flatMap(({ path, surface, queryParameters }) => {
      const choices = queryParameters.flatMap((parameter) => {
        const { name } = parameter;
        const { enum: values } = follow(parameter['schema']);
        return typeof name === 'string' && ['sort', 'status'].includes(name) && Array.isArray(values)
          ? values.map((value) => `?${name}=${String(value)}`)
          : [];
      });
      return ['', ...choices].map((query): Request => ({ method: 'GET', target: `${path}${query}`, surface }));
    });
}

const searches: readonly object[] = [
  {},
  { exclude_empty_name: true, status: 'inactive' },
  { order: 'alphabetical' },
  { order: 'role' },
  { order: 'oldest' },
  { search_text: 'c4ca4238' },
  ...['name', 'email', 'headline'].map((key) => ({
    filters: [{ key, filter_type: 'contains', value: key === 'email' ? 'ber-777@' : 'c4ca4238' }],
  })),
  { filters: [{ key: 'role', value: 'admin' }] },
  { filters: [{ key: 'online' }] },
  { filters: [{ key: 'activity_score', filter_type: 'eq', value: '7' }] },
  { filters: [{ key: 'tags', value: '1' }] },
];

/**
 * Searches for words whose frequency the planner overestimates. They occur in the column's histogram, so the planner
 * expects 1 % of all records to match, although only a few do.
 */
async function searchFrequent(): Promise<Request[]> {
  const known = async (table: string, column: string): Promise<string> => {
    const bounds = sql<{ bound: string }>`select bound from pg_stats, unnest(histogram_bounds::text::text[]) as bound
      where tablename = ${table} and attname = ${column} and bound ~ '[0-9a-f]{8}' offset 40 limit 1`;
    const { rows } = await bounds.execute(running.service.database.db);
    const word = /[0-9a-f]{8}/u.exec(rows[0]?.bound ?? '')?.[0];
    if (word === undefined) throw new Error(`Nothing is known of ${table}.${column}`);
    return word;
  };
  const name = await known('members', 'name');
  const headline = await known('members', 'headline');
  const bodies: object[] = [
    ...[name, headline].map((word) => ({ search_text: word })),
    ...['latest', 'alphabetical'].flatMap((order) => [
      { filters: [{ key: 'name', filter_type: 'contains', value: name }], order },
      { filters: [{ key: 'headline', filter_type: 'contains', value: headline }], order },
    ]),
  ];
  const lists = [
    ['posts', await known('posts', 'name')],
    ['posts', await known('posts', 'body_text')],
    ['comments', await known('comments', 'body_text')],
  ];
  return [
    ...bodies.map((body): Request => ({ method: 'POST', target: search, surface: 'member', body })),
    ...lists.map(
      ([list, word]): Request => ({ method: 'GET', target: `${admin}/${list}?search_text=${word}`, surface: 'admin' }),
    ),
  ];
}

const requests: readonly Request[] = [
  ...listLists(),
  ...['oldest', 'alphabetical', 'likes', 'new_activity', 'popular'].map(
    (sort): Request => ({ method: 'GET', target: `${home}?sort=${sort}`, surface: 'member' }),
  ),
  ...['7_days', '30_days'].map(
    (period): Request => ({
      method: 'GET',
      target: `${admin}/gamification/leaderboard?period=${period}`,
      surface: 'admin',
    }),
  ),
  { method: 'GET', target: `${admin}/posts?search_text=c4ca4238`, surface: 'admin' },
  { method: 'GET', target: `${admin}/comments?search_text=c4ca4238`, surface: 'admin' },
  ...searches.map((body): Request => ({ method: 'POST', target: search, surface: 'member', body })),
];

beforeAll(async () => {
  if (isServer) return;
  running = await startService({ limits: { rateLimit: 1_000_000, quota: 1_000_000 } });
  const { ours } = running;
  const spaces: number[] = [];
  for (let count = 0; count < 20; count += 1) spaces.push((await addSpace(ours.api)).id);
  // The planner statistics come from the automatic analysis of the embedded database while the tables grow.
  await fill(ours.id, spaces);
  tokens = await issueTokens(running);
}, FILLING);
afterAll(() => running?.close());

/** Returns the scans of a plan, with the number of rows that each reads. */
function readScans(plan: Node): { readonly table: string; readonly rows: number }[] {
  const own = plan['Relation Name'];
  const numberOf = (key: string): number => Number(plan[key] ?? 0);
  const rows =
    (numberOf('Actual Rows') + numberOf('Rows Removed by Filter') + numberOf('Rows Removed by Index Recheck')) *
    numberOf('Actual Loops');
  const below = Array.isArray(plan['Plans']) ? plan['Plans'].filter(isNode).flatMap(readScans) : [];
  return typeof own === 'string' ? [{ table: own, rows }, ...below] : below;
}

/** Number of times that a slow statement is repeated, to exclude other load on the machine. */
const AGAIN = 2;

function timeOf(explained: Node): number {
  return Number(explained['Execution Time'] ?? Number.POSITIVE_INFINITY);
}

function isQuery(message: unknown): message is { readonly sql: string; readonly parameters: readonly unknown[] } {
  return isNode(message) && message['kind'] === 'query' && /^\s*(?:select|with)\b/iu.test(String(message['sql']));
}

test.skipIf(isServer)('list pages are read through an index, and counts are read from stored values', async () => {
  const { db } = running.service.database;
  const sent = vi.spyOn(Worker.prototype, 'postMessage');
  await db.selectFrom('communities').select('id').execute();
  const thread = sent.mock.contexts.at(-1);
  const scanned: string[] = [];
  const slow: string[] = [];
  const fast = new Set(Object.keys(exceptions));
  for (const request of [...requests, ...(await searchFrequent())]) {
    const before = sent.mock.calls.length;
    const { status } = await running.send(request.method, request.target, request.body, tokens[request.surface]);
    expect(status, nameOf(request)).toBe(200);
    const asked = sent.mock.calls
      .slice(before)
      .flatMap(([message], at) => (sent.mock.contexts[before + at] === thread ? [message] : []));
    for (const { sql: statement, parameters } of asked.filter(isQuery)) {
      const explain = async (): Promise<Node> => {
        const explained = `explain (analyze, format json) ${statement}`;
        const { rows } = await db.executeQuery(CompiledQuery.raw(explained, [...parameters]));
        return Object.values(nodeOf(rows[0])).flat().find(isNode) ?? {};
      };
      const root = await explain();
      const scans = readScans(nodeOf(root['Plan'])).filter((scan) => scan.rows > BOUND);
      const name = nameOf(request);
      const isExcepted = Object.hasOwn(exceptions, name);
      if (scans.length > 0) fast.delete(name);
      if (scans.length > 0 && !isExcepted)
        scanned.push(`${name}: ${scans.map(({ table, rows: read }) => `${table} ${read}`)}`);
      let took = timeOf(root);
      for (let again = 0; took > LONGEST && again < AGAIN; again += 1) took = Math.min(took, timeOf(await explain()));
      if (took > LONGEST) slow.push(`${name}: ${took} ms`);
    }
  }
  sent.mockRestore();
  expect(scanned).toEqual([]);
  expect(slow).toEqual([]);
  expect([...fast], 'an index now serves these requests: remove them from the list').toEqual([]);
});
