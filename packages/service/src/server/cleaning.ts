/** Forgets what nobody can ask for any more: windows that are over, tokens that have expired, answers kept for a day. */

import type { WholeDb } from '../database/database.js';
import { DAY } from '../kernel/calendar.js';
import type { Clock } from '../kernel/clock.js';
import { ANSWER_LIFETIME } from './idempotency.js';

const HOUR = 3_600_000;

export const clean = async (db: WholeDb, now: Date): Promise<void> => {
  const yesterday = new Date(now.getTime() - DAY);
  // What counts toward a quota is kept for its month, and shows how much was used in the months before.
  await db
    .deleteFrom('request_counts')
    .where('window_starts_at', '<', yesterday)
    .where('caller', 'not like', 'quota %')
    .execute();
  const answered = new Date(now.getTime() - ANSWER_LIFETIME);
  await db.deleteFrom('idempotency_keys').where('created_at', '<=', answered).execute();
  await db.deleteFrom('revoked_access_tokens').where('expires_at', '<=', now).execute();
  await db.deleteFrom('refresh_tokens').where('expires_at', '<=', now).execute();
};

/** Cleans every hour until it is stopped; an hour in which the database is away is left out. */
export const keepClean = (db: WholeDb, clock: Clock): (() => void) => {
  const timer = setInterval(() => void clean(db, clock()).catch(() => {}), HOUR).unref();
  return () => clearInterval(timer);
};
