import { DateError, readDates, writeDates } from '../codec/dates.js';
import { lookUp } from '../codec/objects.js';
import { responseKey } from '../codec/responses.js';
import type { RuntimeClient } from './client.js';
import { UnexpectedResponseError } from './errors.js';
import type { Operation } from './operation.js';
import type { OnUndeclared, RequestOptions, RequestParts, Sender } from './options.js';

/**
 * Returns a client whose requests and responses contain dates instead of strings. `send` rejects with `RequestError`
 * for an invalid date, and with `UnexpectedResponseError` if a received string is not a date.
 */
export function withDates<U extends OnUndeclared>(client: RuntimeClient<U>): RuntimeClient<U> {
  const send = async (operation: Operation, request: RequestParts, options?: RequestOptions<OnUndeclared>) => {
    // The caller's types ensure that the request belongs to the operation, whose tables say what is converted.
    const any = operation as Operation<RequestParts, ReceivedParts>;
    return readReceived(operation, await client.send(any, writeDates(request, operation.dates?.request), options));
  };
  return { ...client, send: send as Sender['send'] };
}

interface ReceivedParts {
  readonly status: number;
  readonly body?: unknown;
  readonly response: Response;
}

/** Converts the date strings of a received response to dates. Throws `UnexpectedResponseError` if one is not a date. */
export function readReceived<R extends ReceivedParts>(operation: Operation, received: R): R {
  const { dates, id } = operation;
  const key = dates && responseKey(operation, received.status);
  try {
    return key === undefined ? received : readDates(received, lookUp(dates?.responses, key));
  } catch (error) {
    if (!(error instanceof DateError)) throw error;
    const { response, body } = received;
    const excerpt = (JSON.stringify(body) ?? '').slice(0, 1_000);
    throw new UnexpectedResponseError(error.message, id, response, { excerpt, body });
  }
}
