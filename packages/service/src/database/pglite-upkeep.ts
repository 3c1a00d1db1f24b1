/** What autovacuum does for a server: what the planner of an embedded database knows of a table stays near what is in it. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.js';

/** Rows that are written between two looks at the tables. */
const ROWS = 100;

/** The tables of which so much has changed that a server would look after them (PostgreSQL, 24.1.6, and its settings). */
const selectChanged = sql<{ name: string; has_dead: boolean }>`
  select name, dead > 50 + 0.2 * size or added > 1000 + 0.2 * size as has_dead
  from (
    select c.relname as name, greatest(c.reltuples, 0) as size, s.n_dead_tup as dead, s.n_ins_since_vacuum as added,
      s.n_mod_since_analyze as changed
    from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  ) as tables
  where changed > 50 + 0.1 * size`;

export interface Upkeep {
  /** Looks after all tables now. */
  readonly analyze: () => Promise<void>;
  /** Says how many rows a statement has written. */
  readonly written: (rows: number) => void;
  /** Ends it, and waits for what has begun. */
  readonly close: () => Promise<void>;
}

/** One table at a time, since requests wait while the only connection is busy. */
export const createUpkeep = (db: Kysely<Tables>): Upkeep => {
  let isClosing = false;
  let rows = 0;
  let last: Promise<void> = Promise.resolve();

  const lookAfterChanged = async (): Promise<void> => {
    // What was counted shows after a second otherwise, and after that only with the next statement.
    await sql`select pg_stat_force_next_flush()`.execute(db);
    const { rows: tables } = await selectChanged.execute(db);
    for (const { name, has_dead } of tables) {
      if (isClosing) return;
      await sql`${sql.raw(has_dead ? 'vacuum analyze' : 'analyze')} ${sql.table(name)}`.execute(db);
    }
  };
  const lookAfterAll = async (): Promise<void> => {
    const { rows: tables } = await sql<{ name: string }>`select relname as name from pg_stat_user_tables`.execute(db);
    for (const { name } of tables) {
      if (isClosing) return;
      await sql`vacuum analyze ${sql.table(name)}`.execute(db);
    }
  };
  const add = (work: () => Promise<void>): Promise<void> => {
    last = last.catch(() => {}).then(work);
    return last;
  };
  return {
    analyze: () => add(lookAfterAll),
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
