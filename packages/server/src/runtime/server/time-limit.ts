import type { Exchange } from './exchange.js';
import { HttpError } from './problems.js';

/** Waits for a handler at most `timeout` milliseconds (0: for ever); then aborts its signal and throws a 503. */
export async function withinTime(result: Promise<unknown>, timeout: number, exchange: Exchange): Promise<unknown> {
  if (timeout === 0) return result;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new HttpError(503, 'The request took too long');
      exchange.expire(error);
      reject(error);
    }, timeout);
  });
  try {
    return await Promise.race([result, expiry]);
  } finally {
    clearTimeout(timer);
  }
}
