/**
 * Searches below and above the limit up to which matches are counted exactly: a few matches are sorted, and many are
 * read in index order.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember, addSpace } from './content-support.js';
import { type RunningService, startService } from './support.js';

const REACH = 10_000;
/** Rows per statement. */
const CHUNK = 2500;

let running: RunningService;
beforeAll(async () => {
  running = await startService({ limits: { rateLimit: 1_000_000 } });
});
afterAll(() => running.close());

const chunks = Array.from({ length: REACH / CHUNK }, (_, chunk) => chunk * CHUNK + 1);

/**
 * Inserts `REACH - 1` rows, each an hour older than the previous one, and updates the planner statistics. Until
 * autovacuum does so, PostgreSQL assumes that a community outside its statistics is empty if larger ones exist.
 */
async function fill(
  tables: readonly string[],
  insert: (first: number, last: number) => ReturnType<typeof sql>,
): Promise<void> {
  const { db } = running.service.database;
  for (const first of chunks) await insert(first, Math.min(first + CHUNK - 1, REACH - 1)).execute(db);
  for (const table of tables) await sql`analyze ${sql.table(table)}`.execute(db);
}

test('member search caps the count at 10,000 and returns the same page below and above the cap', async () => {
  const { id: communityId, asMember } = running.ours;
  const me = await addMember(running, running.ours, 'Reader');
  await fill(
    ['members', 'member_standings'],
    (first, last) => sql`insert into members (community_id, public_uid, email, name, created_at)
      select ${communityId}, 'far' || i, 'far-' || i || '@example.com', 'Far away ' || i, now() - make_interval(hours => i)
      from generate_series(${first}::integer, ${last}::integer) as i`,
  );
  const api = await asMember(me.id);
  const found = async (more: object) => {
    const filters = [{ key: 'name', filter_type: 'contains', value: 'far away' }] as const;
    const result = await api.memberSearch.search({ body: { filters: [...filters], per_page: 3, ...more } });
    return { ...result, names: result.data.map(({ name }) => name) };
  };
  const names = ['Far away 1', 'Far away 2', 'Far away 3'];
  const few = await found({});
  expect(few).toMatchObject({ total_count: REACH - 1, names });
  const oldest = { order: 'oldest' } as const;
  const last = ['Far away 9999', 'Far away 9998', 'Far away 9997'];
  expect((await found(oldest)).names).toEqual(last);

  for (let more = 0; more < 2; more += 1) {
    await running.service.database.db
      .insertInto('members')
      .values({
        community_id: communityId,
        public_uid: `near${more}`,
        email: `near-${more}@example.com`,
        name: `Far away too ${more}`,
        created_at: new Date(Date.UTC(2000, 0, 2 - more)),
      })
      .execute();
    const many = await found({});
    expect(many).toMatchObject({ total_count: REACH, names });
    expect((await found({ page: 2 })).names).toEqual(['Far away 4', 'Far away 5', 'Far away 6']);
    expect((await found({ search_after: many.next_search_after })).names).toEqual([
      'Far away 4',
      'Far away 5',
      'Far away 6',
    ]);
  }
  expect((await found(oldest)).names).toEqual(['Far away too 1', 'Far away too 0', 'Far away 9999']);
});

test('text search of posts counts all matches below and above 10,000', async () => {
  const { id: communityId, ownerId, api } = running.ours;
  const space = await addSpace(api);
  await fill(
    ['posts', 'post_standings'],
    (first, last) => sql`insert into posts (community_id, space_id, author_member_id, name, slug, created_at)
      select ${communityId}, ${space.id}, ${ownerId}, 'Far away ' || i, 'far-' || i, now() - make_interval(hours => i)
      from generate_series(${first}::integer, ${last}::integer) as i`,
  );
  await api.posts.create({ body: { space_id: space.id, name: 'Near' } });
  const found = async (page: number) => {
    const { count, records } = await api.posts.search({ query: { search_text: 'far away', per_page: 2, page } });
    return [count, ...records.map(({ name }) => name)];
  };
  expect(await found(2)).toEqual([REACH - 1, 'Far away 3', 'Far away 4']);
  for (const more of [0, 1]) {
    const created_at = new Date(Date.UTC(2000, 0, 2 - more)).toISOString();
    await api.posts.create({ body: { space_id: space.id, name: `Far away too ${more}`, created_at } });
    expect(await found(2)).toEqual([REACH + more, 'Far away 3', 'Far away 4']);
  }
  expect(await found(5001)).toEqual([REACH + 1, 'Far away too 1']);
});
