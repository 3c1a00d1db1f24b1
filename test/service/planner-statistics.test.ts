/** Planner statistics of the embedded database for a growing, changing table. Servers maintain their own. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { location, type RunningService, startService } from './support.js';

const isServer = location.kind === 'server';

let running: RunningService;
beforeAll(async () => {
  if (!isServer) running = await startService();
});
afterAll(() => running?.close());

/** Returns the actual number of rows, the planner's estimate, and the number of dead rows. */
async function look() {
  const { rows } = await sql<{ real: number; known: number; dead: number }>`
    select (select count(*)::int from members) as real, c.reltuples::int as known, s.n_dead_tup::int as dead
    from pg_class c join pg_stat_user_tables s on s.relid = c.oid where c.relname = 'members'`.execute(
    running.service.database.db,
  );
  return rows[0] ?? { real: 0, known: 0, dead: 0 };
}

/** Returns the allowed deviation: every 100 changes, tables are analyzed if 50 plus a tenth of their rows changed. */
function slack(rows: number): number {
  return 0.1 * rows + 150;
}

test.skipIf(isServer)("updates the planner's row estimate while a table grows", async () => {
  const { db } = running.service.database;
  for (let first = 0; first < 3000; first += 30) {
    await sql`insert into members (community_id, public_uid, email)
      select ${running.ours.id}, 'u' || i, 'u-' || i || '@example.com'
      from generate_series(${first}::integer, ${first + 29}::integer) as i`.execute(db);
    const { real } = await look();
    expect(real).toBeGreaterThan(first);
    // Other statements have priority over analyzing.
    await expect
      .poll(async () => Math.abs(real - (await look()).known), { interval: 5 })
      .toBeLessThanOrEqual(slack(real));
  }
});

test.skipIf(isServer)('removes dead rows after updates', async () => {
  const { db } = running.service.database;
  for (let time = 0; time < 5; time += 1) {
    await sql`update members set headline = ${`Again ${time}`}`.execute(db);
    const { real } = await look();
    await expect.poll(async () => (await look()).dead, { interval: 5 }).toBeLessThanOrEqual(slack(real));
  }
});
