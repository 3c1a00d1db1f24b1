/** What autovacuum does for a server: what the planner of an embedded database knows of a table stays near what is in it. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.js';

/** Rows that are written between two looks at the tables. */
const ROWS = 100;

/** The tables of which so much has changed that a server would look after them (PostgreSQL, 24.1.6, and its settings). */
const selectChanged = sql<{ name: string }>`
  select s.relname as name from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)`;

const selectAll = sql<{ name: string }>`select relname as name from pg_stat_user_tables`;

export interface Upkeep {
  /** Looks after all tables now. */
  readonly analyze: () => Promise<void>;
  /** Says how many rows a statement has written. */
  readonly written: (rows: number) => void;
  /** Ends it, and waits for what has begun. */
  readonly close: () => Promise<void>;
}

/** One table at a time, since requests wait while the only connection is busy. */
export const createMaintenance = (db: Kysely<Tables>): Upkeep => {
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
    // What was counted shows after a second otherwise, and after that only with the next statement.
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
      // The next look tries again what fails here, which is told to whoever else asks the database.
      add(lookAfterChanged).catch(() => {});
    },
    close: async () => {
      isClosing = true;
      await last.catch(() => {});
    },
  };
};
