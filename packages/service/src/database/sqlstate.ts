/** Maps database errors to responses, for all operations. */
import { type HttpError, HttpError as HttpErrorClass, httpError } from '@community-platform/server';

/** SQLSTATEs after which a retry may succeed: serialization failure and deadlock. */
const RETRIED = new Set(['40001', '40P01']);

/** Status and message of the response by SQLSTATE, or by the two characters of its class. */
const RESPONSES: Readonly<Record<string, readonly [status: number, message: string]>> = {
  '23505': [422, 'A record with these values already exists'],
  '23503': [422, 'The request refers to a record that this community does not have'],
  '23502': [422, 'A value is missing'],
  '23514': [422, 'A value is not allowed'],
  '22003': [422, 'A number is out of range'],
  '22': [400, 'A value is malformed'],
  '40': [503, 'The request conflicted with others on the same records; send it again'],
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
 * SQLSTATEs of bugs in this program, such as a statement with more than 65,535 parameters. Their class is that of lost
 * connections, but a retry would not help.
 */
const OURS = new Set(['08P01']);

/** Messages, without a code, with which the driver reports failed or lost connections. */
const LOST = /timeout exceeded when trying to connect|Connection terminated|is not queryable/u;

function stateOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || error instanceof HttpErrorClass) return undefined;
  const code: unknown = Reflect.get(error, 'code');
  if (typeof code !== 'string') return LOST.test(error.message) ? '08006' : undefined;
  return NETWORK.has(code) ? '08006' : code;
}

/** Whether the same transaction may succeed if it is retried. */
export function isRetried(error: unknown): boolean {
  return RETRIED.has(stateOf(error) ?? '');
}

/** Whether an error reports a violated unique constraint or index: any, or the one named `name`. */
export function isDuplicate(error: unknown, name?: string): boolean {
  return (
    stateOf(error) === '23505' &&
    (name === undefined || (error instanceof Error && Reflect.get(error, 'constraint') === name))
  );
}

/** Whether an error reports a violated foreign key: a missing record is referenced, or a deleted one still is. */
export function isReferenced(error: unknown): boolean {
  return stateOf(error) === '23503';
}

/** Returns the last column of a violated unique constraint that is not an id. The API uses the same name. */
function takenColumn(error: unknown): string | undefined {
  const detail: unknown = error instanceof Error ? Reflect.get(error, 'detail') : undefined;
  const [, columns = ''] = /^Key \((.*)\)=\(/u.exec(typeof detail === 'string' ? detail : '') ?? [];
  return [...columns.matchAll(/\w+(?=\)*(?:,|$))/gu)]
    .map(([name]) => name)
    .findLast((name) => !/(?:^|_)id$/u.test(name));
}

/** Returns the response for a database error, or `undefined` for any other error. */
export function responseOfDatabase(error: unknown): HttpError | undefined {
  const state = stateOf(error);
  if (state === undefined || OURS.has(state)) return undefined;
  const [status, message] = RESPONSES[state] ?? RESPONSES[state.slice(0, 2)] ?? [];
  if (status === undefined || message === undefined) return undefined;
  const field = state === '23505' ? takenColumn(error) : undefined;
  const details = field === undefined ? {} : { [field]: ['is taken'] };
  return httpError(status, message, details, status === 503 ? { 'retry-after': '5' } : {});
}

/** Throws the response for a database error; rethrows any other error. */
export function throwResponse(error: unknown): never {
  throw responseOfDatabase(error) ?? error;
}
