/** Transactions that are tried again where others were in the way. */
import type { Kysely } from 'kysely';
import { isRetried } from './sqlstate.js';

/** How often a transaction is tried that meets others at the same records. */
const ATTEMPTS = 5;

const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/**
 * Runs `work` in a transaction. One that is open is whose who began it, to end and to try again; a new one is tried up to
 * five times, as long as what it fails with may be gone the next time.
 */
export const inTransaction = async <Tables, T>(
  db: Kysely<Tables>,
  work: (transaction: Kysely<Tables>) => Promise<T>,
  mayPass: (error: unknown) => boolean = isRetried,
): Promise<T> => {
  if (db.isTransaction) return work(db);
  for (let count = 1; ; count += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (count === ATTEMPTS || !mayPass(error)) throw error;
      await wait(Math.random() * 20 * 2 ** count);
    }
  }
};
