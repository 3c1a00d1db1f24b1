/** What the planner of the embedded database knows of a table that grows and changes; a server looks after its own. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { location, type RunningService, startService } from './support.js';

const isServer = location.kind === 'server';

let running: RunningService;
beforeAll(async () => {
  if (!isServer) running = await startService();
});
afterAll(() => running?.close());

/** Rows that are there, that the planner counts on, and that are dead. */
const look = async () => {
  const { rows } = await sql<{ real: number; known: number; dead: number }>`
    select (select count(*)::int from members) as real, c.reltuples::int as known, s.n_dead_tup::int as dead
    from pg_class c join pg_stat_user_tables s on s.relid = c.oid where c.relname = 'members'`.execute(
    running.service.database.db,
  );
  return rows[0] ?? { real: 0, known: 0, dead: 0 };
};

/** A tenth of a table and 50 rows may change before it is looked at, which is asked after each 100 rows. */
const slack = (rows: number): number => 0.1 * rows + 150;

test.skipIf(isServer)('the planner knows how much is in a table that grows', async () => {
  const { db } = running.service.database;
  for (let first = 0; first < 3000; first += 30) {
    await sql`insert into members (community_id, public_uid, email)
      select ${running.ours.id}, 'u' || i, 'u-' || i || '@example.com'
      from generate_series(${first}::integer, ${first + 29}::integer) as i`.execute(db);
    const { real } = await look();
    expect(real).toBeGreaterThan(first);
    // What else asks comes between.
    await expect
      .poll(async () => Math.abs(real - (await look()).known), { interval: 5, timeout: 60_000 })
      .toBeLessThanOrEqual(slack(real));
  }
});

test.skipIf(isServer)('rows that were changed leave nothing behind for long', async () => {
  const { db } = running.service.database;
  for (let time = 0; time < 5; time += 1) {
    await sql`update members set headline = ${`Again ${time}`}`.execute(db);
    const { real } = await look();
    await expect
      .poll(async () => (await look()).dead, { interval: 5, timeout: 60_000 })
      .toBeLessThanOrEqual(slack(real));
  }
});
