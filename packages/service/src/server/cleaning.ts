/** Deletes expired data: past rate limit windows, expired tokens, and stored responses after a day. */

import type { WholeDb } from '../database/database.js';
import { DAY } from '../kernel/calendar.js';
import type { Clock } from '../kernel/clock.js';
import { sumUpCounts } from '../kernel/stored-counts.js';
import { RESPONSE_LIFETIME } from './idempotency.js';

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** Deletes everything that expired before a time. */
export async function clean(db: WholeDb, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - DAY);
  // Counts for the quota of the month are kept: they also show the usage of past months.
  await db
    .deleteFrom('request_counts')
    .where('window_starts_at', '<', yesterday)
    .where('caller', 'not like', 'quota %')
    .execute();
  await sumUpCounts(db);
  const expired = new Date(now.getTime() - RESPONSE_LIFETIME);
  await db.deleteFrom('idempotency_keys').where('created_at', '<=', expired).execute();
  await db.deleteFrom('revoked_access_tokens').where('expires_at', '<=', now).execute();
  await db.deleteFrom('refresh_tokens').where('expires_at', '<=', now).execute();
}

/**
 * Deletes expired data every hour and sums up counts every minute, until the returned function is called. Skips a round
 * if the database is unavailable.
 */
export function keepClean(db: WholeDb, clock: Clock): () => void {
  const timers = [
    setInterval(() => void clean(db, clock()).catch(() => {}), HOUR),
    setInterval(() => void sumUpCounts(db).catch(() => {}), MINUTE),
  ];
  for (const timer of timers) timer.unref();
  return () => timers.forEach(clearInterval);
}
