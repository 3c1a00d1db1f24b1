import { isRecord } from '../codec/objects.js';
import type { Exchange } from './exchange.js';
import { HttpError } from './problems.js';

/** Cancels the body of a response that arrives too late, such as an open file. */
function drop(response: unknown): void {
  const body = isRecord(response) ? response['body'] : undefined;
  if (body instanceof ReadableStream) body.cancel().catch(() => undefined);
}

/** Waits for a handler at most `timeout` milliseconds (0: no limit), then aborts its signal and throws a 503. */
export function withinTime(result: Promise<unknown>, timeout: number, exchange: Exchange): Promise<unknown> {
  if (timeout === 0) return result;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const error = new HttpError(503, 'The request took too long');
      exchange.abort(error);
      reject(error);
      result.then(drop, () => undefined);
    }, timeout);
    result.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
