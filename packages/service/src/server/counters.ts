/** Counts requests in windows of time, in the database and so for all processes together. */
import { sql } from 'kysely';
import type { WholeDb } from '../database/database.js';

export interface Counters {
  /** Adds `step` to a caller's count in a window and resolves to the new count. */
  readonly add: (caller: string, windowStartsAt: Date, step: number) => Promise<number>;
  /** A caller's count in a window. */
  readonly read: (caller: string, windowStartsAt: Date) => Promise<number>;
  /** Forgets what was counted for everybody. */
  readonly clear: () => Promise<void>;
}

export const createCounters = (db: WholeDb): Counters => ({
  add: async (caller, windowStartsAt, step) => {
    const { count } = await db
      .insertInto('request_counts')
      .values({ caller, window_starts_at: windowStartsAt, count: step })
      .onConflict((conflict) =>
        conflict
          .columns(['caller', 'window_starts_at'])
          .doUpdateSet({ count: sql<number>`request_counts.count + excluded.count` }),
      )
      .returning('count')
      .executeTakeFirstOrThrow();
    return count;
  },
  read: async (caller, windowStartsAt) => {
    const row = await db
      .selectFrom('request_counts')
      .select('count')
      .where('caller', '=', caller)
      .where('window_starts_at', '=', windowStartsAt)
      .executeTakeFirst();
    return row?.count ?? 0;
  },
  clear: async () => {
    await db.deleteFrom('request_counts').execute();
  },
});
