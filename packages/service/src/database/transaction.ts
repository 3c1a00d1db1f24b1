/** Transactions that are retried after conflicts. */
import type { Kysely } from 'kysely';
import { isRetried } from './sqlstate.js';

/** Maximum number of attempts. */
const ATTEMPTS = 5;

function wait(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

/**
 * Runs `work` in a transaction. If `db` is already a transaction, uses it; the caller that opened it ends and retries it. A new
 * transaction is tried up to five times while the error may be temporary.
 */
export async function inTransaction<Tables, T>(
  db: Kysely<Tables>,
  work: (transaction: Kysely<Tables>) => Promise<T>,
  mayPass: (error: unknown) => boolean = isRetried,
): Promise<T> {
  if (db.isTransaction) return work(db);
  for (let count = 1; ; count += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (count === ATTEMPTS || !mayPass(error)) throw error;
      await wait(Math.random() * 20 * 2 ** count);
    }
  }
}
