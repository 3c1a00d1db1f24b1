import type { Db } from './database.js';

/** Runs `work` in a transaction: the one that is open, which only whoever began it ends and tries again, or a new one. */
export const inTransaction = <T>(db: Db, work: (transaction: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);
