/** Request counters per time window. They are in the database, so all processes share them. */
import { sql } from 'kysely';
import type { WholeDb } from '../database/database.js';

export interface Counters {
  /** Adds `step` to a caller's count in a window; resolves to the new count. */
  readonly add: (caller: string, windowStartsAt: Date, step: number) => Promise<number>;
  /** Returns a caller's count in a window. */
  readonly read: (caller: string, windowStartsAt: Date) => Promise<number>;
  /** Resets the counts of all callers. */
  readonly clear: () => Promise<void>;
}

/** Creates counters in the database. */
export function createCounters(db: WholeDb): Counters {
  return {
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
  };
}
