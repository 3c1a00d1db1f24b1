/** Maps database errors to responses, for all operations. */
import { type HttpError, HttpError as HttpErrorClass, httpError } from '@community-platform/server';

/** SQLSTATEs after which a retry may succeed: serialization failure and deadlock. */
const RETRIED = new Set(['40001', '40P01']);

/** Status and message by SQLSTATE, or by its class of two characters. */
const RESPONSES: Readonly<Record<string, readonly [status: number, message: string]>> = {
  '23505': [422, 'A record with these values exists already'],
  '23503': [422, 'The request names a record that this community does not have'],
  '23502': [422, 'A value is missing'],
  '23514': [422, 'A value is not allowed'],
  '22003': [422, 'A number is larger than it can be'],
  '22': [400, 'A value cannot be read'],
  '40': [503, 'The request met others at the same records; send it again'],
  '57014': [503, 'The database took too long'],
  '57': [503, 'The database is not available'],
  // The server has become a read-only replica, and another one takes over.
  '25006': [503, 'The database is not available'],
  '53': [503, 'The database is too busy'],
  '08': [503, 'The database is not available'],
};

const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/**
 * A protocol violation is a bug of this program, such as a statement with more than 65,535 parameters. Its class is
 * that of lost connections, but a retry would not help.
 */
const OURS = new Set(['08P01']);

/** Messages of the driver, without a code, for connections that failed or were lost. */
const LOST = /timeout exceeded when trying to connect|Connection terminated|is not queryable/u;

const stateOf = (error: unknown): string | undefined => {
  if (!(error instanceof Error) || error instanceof HttpErrorClass) return undefined;
  const code: unknown = Reflect.get(error, 'code');
  if (typeof code !== 'string') return LOST.test(error.message) ? '08006' : undefined;
  return NETWORK.has(code) ? '08006' : code;
};

/** Whether the same transaction may succeed if it is retried. */
export const isRetried = (error: unknown): boolean => RETRIED.has(stateOf(error) ?? '');

/** Whether a unique constraint or index was violated; with `name`, that specific one. */
export const isDuplicate = (error: unknown, name?: string): boolean =>
  stateOf(error) === '23505' &&
  (name === undefined || (error instanceof Error && Reflect.get(error, 'constraint') === name));

/** Whether a foreign key was violated: a record references a missing one, or a deleted one is still referenced. */
export const isReferenced = (error: unknown): boolean => stateOf(error) === '23503';

/**
 * Returns the column of a violated unique constraint: the last one that is not an id. Its name is the same in the API.
 */
const takenColumn = (error: unknown): string | undefined => {
  const detail: unknown = error instanceof Error ? Reflect.get(error, 'detail') : undefined;
  const [, columns = ''] = /^Key \((.*)\)=\(/u.exec(typeof detail === 'string' ? detail : '') ?? [];
  return [...columns.matchAll(/\w+(?=\)*(?:,|$))/gu)]
    .map(([name]) => name)
    .findLast((name) => !/(?:^|_)id$/u.test(name));
};

/** Returns the response for a database error, or `undefined` for any other error. */
export const responseOfDatabase = (error: unknown): HttpError | undefined => {
  const state = stateOf(error);
  if (state === undefined || OURS.has(state)) return undefined;
  const [status, message] = RESPONSES[state] ?? RESPONSES[state.slice(0, 2)] ?? [];
  if (status === undefined || message === undefined) return undefined;
  const field = state === '23505' ? takenColumn(error) : undefined;
  const details = field === undefined ? {} : { [field]: ['is taken'] };
  return httpError(status, message, details, status === 503 ? { 'retry-after': '5' } : {});
};

/** Throws the response for a database error; rethrows any other error. */
export const throwResponse = (error: unknown): never => {
  throw responseOfDatabase(error) ?? error;
};
