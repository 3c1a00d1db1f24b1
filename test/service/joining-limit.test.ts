/** The rate limit of join requests. */
import { expect, test } from 'vitest';
import { emptyDatabase } from './data-folders.js';
import { startService } from './support.js';

test('counts join requests toward the rate limit of the IP address', async () => {
  // Uses a separate database and a fixed time, because other tests count the same IP address in hourly windows.
  const now = new Date('2026-01-05T10:00:00Z');
  const limits = { rateLimit: 5, rateWindow: 3_600_000 };
  const limited = await startService({ database: await emptyDatabase(), clock: () => now, limits });
  try {
    const statuses: number[] = [];
    for (let index = 0; index < 7; index += 1)
      statuses.push((await fetch(`${limited.base}/join?invitation_token=unknown-token`)).status);
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429]);
  } finally {
    await limited.close();
  }
});
