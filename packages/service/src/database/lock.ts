/** Startup lock: migrations and seeding run in one process at a time while other processes wait. */
import { sql } from 'kysely';
import type { WholeDb } from './database.js';
import { inTransaction } from './transaction.js';
import { withoutTimeout } from './unresponsive.js';

/** Key of the advisory lock; an arbitrary constant. */
const LOCK = 7_241_903;

/**
 * SQL that takes the lock until the transaction ends. There is no timeout: a process that dies releases the lock, and
 * the server disconnects one that hangs.
 */
export const takeLockText = `${withoutTimeout}; select pg_advisory_xact_lock(${LOCK});`;

/** Runs `work` in one transaction that holds the lock, and retries it after conflicts. A failure changes nothing. */
export function underLock<T>(db: WholeDb, work: (transaction: WholeDb) => Promise<T>): Promise<T> {
  return inTransaction(db, async (transaction) => {
    await sql.raw(withoutTimeout).execute(transaction);
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(transaction);
    return work(transaction);
  });
}
