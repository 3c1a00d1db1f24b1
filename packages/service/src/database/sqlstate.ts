/** What an error of the database means for a caller: one table for all operations. */
import { type HttpError, HttpError as HttpErrorClass, httpError } from '@community-platform/server';

/** SQLSTATEs after which the same transaction may succeed: a serialisation failure and a deadlock. */
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
  // A server that takes only reads is one whose place another takes.
  '25006': [503, 'The database is not available'],
  '53': [503, 'The database is too busy'],
  '08': [503, 'The database is not available'],
};

const NETWORK = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN'],
]);

/**
 * A broken protocol is a fault of this program, such as a statement of more than 65,535 parameters, though its class is
 * that of a lost connection: nobody is to send the request again.
 */
const OURS = new Set(['08P01']);

/** What the driver says, without a code, of a connection that cannot be had or is gone. */
const LOST = /timeout exceeded when trying to connect|Connection terminated|is not queryable/u;

const stateOf = (error: unknown): string | undefined => {
  if (!(error instanceof Error) || error instanceof HttpErrorClass) return undefined;
  const code: unknown = Reflect.get(error, 'code');
  if (typeof code !== 'string') return LOST.test(error.message) ? '08006' : undefined;
  return NETWORK.has(code) ? '08006' : code;
};

export const isRetried = (error: unknown): boolean => RETRIED.has(stateOf(error) ?? '');

/** Whether a unique constraint or index was violated; with `name`, that one. */
export const isDuplicate = (error: unknown, name?: string): boolean =>
  stateOf(error) === '23505' &&
  (name === undefined || (error instanceof Error && Reflect.get(error, 'constraint') === name));

/** Whether a foreign key was violated: a record is named that does not exist, or one is removed that is still named. */
export const isReferenced = (error: unknown): boolean => stateOf(error) === '23503';

/** The column that a unique constraint is about, as its error tells: the last that is no id, which callers know by the same name. */
const takenColumn = (error: unknown): string | undefined => {
  const detail: unknown = error instanceof Error ? Reflect.get(error, 'detail') : undefined;
  const [, columns = ''] = /^Key \((.*)\)=\(/u.exec(typeof detail === 'string' ? detail : '') ?? [];
  return [...columns.matchAll(/\w+(?=\)*(?:,|$))/gu)]
    .map(([name]) => name)
    .findLast((name) => !/(?:^|_)id$/u.test(name));
};

/** The answer for an error of the database, or `undefined` for any other error. */
export const responseOfDatabase = (error: unknown): HttpError | undefined => {
  const state = stateOf(error);
  if (state === undefined || OURS.has(state)) return undefined;
  const [status, message] = RESPONSES[state] ?? RESPONSES[state.slice(0, 2)] ?? [];
  if (status === undefined || message === undefined) return undefined;
  const field = state === '23505' ? takenColumn(error) : undefined;
  const details = field === undefined ? {} : { [field]: ['is taken'] };
  return httpError(status, message, details, status === 503 ? { 'retry-after': '5' } : {});
};

/** Throws what a caller is told of an error of the database, and any other error as it is. */
export const throwResponse = (error: unknown): never => {
  throw responseOfDatabase(error) ?? error;
};
