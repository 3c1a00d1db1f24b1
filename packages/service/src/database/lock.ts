/** The one lock of a start: migrations and the first filling run in one process at a time, and the others wait. */
import { sql } from 'kysely';
import type { WholeDb } from './database.js';
import { withoutTimeout } from './unresponsive.js';
import { inTransaction } from './transaction.js';

/** Names the lock among all advisory locks of the server; any constant does. */
const LOCK = 7_241_903;

/**
 * Takes the lock until the end of the transaction. Whoever waits does so as long as it takes: a process that dies lets go
 * of it, and one that hangs is cut off by the server.
 */
export const takeLockText = `${withoutTimeout}; select pg_advisory_xact_lock(${LOCK});`;

/**
 * Runs `work` in one transaction under the lock, and again if it meets others at the same records; nobody sees anything of
 * it before its end, and nothing if it fails.
 */
export const underLock = <T>(db: WholeDb, work: (transaction: WholeDb) => Promise<T>): Promise<T> =>
  inTransaction(db, async (transaction) => {
    await sql.raw(withoutTimeout).execute(transaction);
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(transaction);
    return work(transaction);
  });
