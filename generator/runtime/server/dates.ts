import { DateError, isDateStream, readDates, writeDates } from '../codec/dates.js';
import { getMember, isRecord, lookUp } from '../codec/objects.js';
import type { OperationDates } from '../codec/places.js';
import { isPromise } from '../codec/promises.js';
import { responseKey } from '../codec/responses.js';
import type { Operation } from './operation.js';
import { bodyStatus, invalid, parameterStatus } from './plan.js';

/**
 * Converts options whose handlers take and return dates to options whose handlers take and return strings. Dates are
 * converted after a request is validated, and before a response is validated.
 */
export function datedOptions<O extends { readonly handlers?: object | undefined }>(
  operations: readonly Operation[],
  options: O,
): O {
  const { handlers } = options;
  if (handlers === undefined) return options;
  const wrapped = operations.flatMap((operation) => {
    const handler = getMember(handlers, operation.id);
    if (typeof handler !== 'function') return [];
    const { dates } = operation;
    const finish = (result: unknown): unknown => finishDates(operation, dates, result);
    const handle = (input: object, context: object): unknown => {
      const result: unknown = handler.call(handlers, readDatedRequest(operation, input), context);
      return isPromise(result) ? Promise.resolve(result).then(finish) : finish(result);
    };
    return [[operation.id, handle] as const];
  });
  return { ...options, handlers: Object.fromEntries(wrapped) };
}

/**
 * Reads the dates of a request. A valid time that `Date` cannot represent, or that could not be written again, makes
 * the request invalid; in a stream, this is checked when the item is read.
 */
function readDatedRequest(operation: Operation, input: object): object {
  try {
    const request = readDates(input, operation.dates?.request);
    const body = lookUp(request, 'body');
    return isDateStream(body) ? { ...request, body: readItems(operation, body) } : request;
  } catch (error) {
    throw asInvalid(operation, error);
  }
}

async function* readItems(
  operation: Operation,
  items: AsyncIterable<unknown> | Iterable<unknown>,
): AsyncGenerator<unknown> {
  try {
    // With `yield*`, TypeScript 5.4 requires an iterator that takes values.
    for await (const item of items) yield item;
  } catch (error) {
    throw asInvalid(operation, error);
  }
}

/** Converts the error of a date to the error of an invalid request; returns other errors unchanged. */
function asInvalid(operation: Operation, error: unknown): unknown {
  if (!(error instanceof DateError)) return error;
  const { path, pointer } = error;
  const isBody = path[0] === 'body';
  const instancePath = isBody ? pointer.slice('/body'.length) : pointer;
  const issue = { instancePath, keyword: 'format', params: { format: 'date-time' } };
  const message = isBody ? 'The body is not valid' : 'A parameter is not valid';
  return invalid(isBody ? bodyStatus(operation) : parameterStatus(operation), message, [issue], !isBody);
}

function finishDates(operation: Operation, dates: OperationDates | undefined, result: unknown): unknown {
  if (dates === undefined || !isRecord(result) || typeof result['status'] !== 'number') return result;
  const key = responseKey(operation, result['status']);
  return key === undefined ? result : writeDates(result, lookUp(dates.responses, key));
}
