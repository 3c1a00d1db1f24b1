/** Keeps the planner statistics of the embedded database up to date, as autovacuum does on a server. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.js';

/** Number of written rows between two checks of the tables. */
const ROWS = 100;

/** Selects the tables that have changed beyond the thresholds of autovacuum (PostgreSQL, 24.1.6, and its settings). */
const selectChanged = sql<{ name: string }>`
  select s.relname as name from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)`;

const selectAll = sql<{ name: string }>`select relname as name from pg_stat_user_tables`;

export interface Upkeep {
  /** Analyzes all tables now. */
  readonly analyze: () => Promise<void>;
  /** Reports the number of rows that a statement has written. */
  readonly written: (rows: number) => void;
  /** Stops the maintenance, and waits for running work. */
  readonly close: () => Promise<void>;
}

/** Creates the maintenance. It analyzes one table at a time, because it blocks the only connection. */
export function createMaintenance(db: Kysely<Tables>): Upkeep {
  let isClosing = false;
  let rows = 0;
  let last: Promise<void> = Promise.resolve();

  const lookAfter = async (tables: typeof selectChanged): Promise<void> => {
    const { rows: found } = await tables.execute(db);
    for (const { name } of found) {
      if (isClosing) return;
      await sql`vacuum analyze ${sql.table(name)}`.execute(db);
    }
  };
  const lookAfterChanged = async (): Promise<void> => {
    // Without this call, the counters are visible only after a second and the next statement.
    await sql`select pg_stat_force_next_flush()`.execute(db);
    await lookAfter(selectChanged);
  };
  const add = (work: () => Promise<void>): Promise<void> => {
    last = last.catch(() => {}).then(work);
    return last;
  };
  return {
    analyze: () => add(() => lookAfter(selectAll)),
    written: (more) => {
      rows += more;
      if (rows < ROWS || isClosing) return;
      rows = 0;
      // The next check retries. Other users of the database get the same error.
      add(lookAfterChanged).catch(() => {});
    },
    close: async () => {
      isClosing = true;
      await last.catch(() => {});
    },
  };
}
