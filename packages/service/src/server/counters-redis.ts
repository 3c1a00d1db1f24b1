/** Request counters in Redis, which reduce the load on the database. */
import { createClient } from '@redis/client';
import { DatabaseUnavailableError } from '../database/configuration-error.js';
import { connectionLost } from '../database/database-error.js';
import type { Counters } from './counters.js';

/** Maximum lifetime of a count in seconds: a month plus a day. */
const KEPT = 32 * 86_400;
/** Timeout of Redis in milliseconds. */
const TIMEOUT = 2_000;

const PREFIX = 'requests:';

function keyOf(caller: string, windowStartsAt: Date): string {
  return `${PREFIX}${windowStartsAt.getTime()}:${caller}`;
}

/** Rejects after the timeout, because an unreachable Redis can keep a connection open without responding. */
async function inTime<T>(asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it does not respond')), TIMEOUT);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}

export interface RedisCounters extends Counters {
  readonly close: () => Promise<void>;
}

/**
 * Connects to Redis; throws `DatabaseUnavailableError` if it does not respond. While it is unavailable later, requests
 * get a 503.
 */
export async function createRedisCounters(url: string): Promise<RedisCounters> {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: TIMEOUT,
      reconnectStrategy: (tries) => (tries === 0 ? 100 : Math.min(tries * 200, 2_000)),
    },
  });
  // Without a listener, a lost connection would end the process. The client reconnects by itself.
  let last: unknown;
  client.on('error', (error: unknown) => {
    last = error;
  });
  try {
    await inTime(client.connect());
  } catch (error) {
    client.destroy();
    // The client retries, and its final error only says that it took too long.
    const { message: reason } = [last, error].find((each) => each instanceof Error) ?? {
      message: 'unknown reason',
    };
    throw new DatabaseUnavailableError(`Redis at REDIS_URL cannot be used: ${reason}`);
  }
  const ask = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await inTime(work());
    } catch {
      throw connectionLost('Redis does not respond');
    }
  };
  return {
    add: (caller, windowStartsAt, step) =>
      ask(async () => {
        const key = keyOf(caller, windowStartsAt);
        const [count] = await client.multi().incrBy(key, step).expire(key, KEPT, 'NX').exec();
        return Number(count);
      }),
    read: (caller, windowStartsAt) => ask(async () => Number((await client.get(keyOf(caller, windowStartsAt))) ?? 0)),
    clear: () =>
      ask(async () => {
        for await (const keys of client.scanIterator({ MATCH: `${PREFIX}*`, COUNT: 1_000 }))
          if (keys.length > 0) await client.unlink(keys);
      }),
    close: async () => client.destroy(),
  };
}
