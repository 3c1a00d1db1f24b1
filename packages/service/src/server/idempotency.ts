/**
 * `Idempotency-Key` for writes that a caller may repeat: the answer is kept with the write, in its transaction, and given
 * again to the same request. The same key with another request is a 422, as the IETF draft has it.
 */
import { createHash } from 'node:crypto';
import { isDuplicate } from '../database/sqlstate.js';
import { DAY } from '../kernel/calendar.js';
import { refused } from '../kernel/failures.js';
import type { Scope } from '../kernel/scope.js';

export interface StoredResponse {
  readonly status: number;
  readonly body?: unknown;
}

const LONGEST = 255;

/** Milliseconds for which an answer is kept: a day. */
export const RESPONSE_LIFETIME = DAY;

/** Whether another request with the same key is being answered, or was: the next attempt finds its answer. */
export const replayed = (error: unknown): boolean => isDuplicate(error, 'idempotency_keys_pkey');

const callerOf = ({ principal }: Scope): string =>
  principal.kind === 'member' ? `member ${principal.memberId}` : `token ${principal.tokenId}`;

/** Runs a write once for a key. Errors are not kept: what failed may be tried again. */
export const withIdempotency = async (
  key: string,
  operationId: string,
  input: object,
  scope: Scope,
  run: () => Promise<StoredResponse>,
): Promise<StoredResponse> => {
  if (key.length === 0 || key.length > LONGEST) throw refused(`Idempotency-Key has 1 to ${LONGEST} characters`);
  const { db, now } = scope;
  const caller = callerOf(scope);
  const hash = createHash('sha256')
    .update(`${operationId}\0${JSON.stringify(input)}`)
    .digest('base64');
  // One that is over is forgotten here, too, and not only when all of them are cleaned away.
  await db
    .deleteFrom('idempotency_keys')
    .where('caller', '=', caller)
    .where('key', '=', key)
    .where('created_at', '<=', new Date(now.getTime() - RESPONSE_LIFETIME))
    .execute();
  const kept = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'body'])
    .where('caller', '=', caller)
    .where('key', '=', key)
    .executeTakeFirst();
  if (kept !== undefined) {
    if (kept.request_hash !== hash) throw refused('This Idempotency-Key was used for another request');
    return { status: kept.status ?? 200, ...(kept.body !== null && { body: JSON.parse(kept.body) }) };
  }
  const row = { caller, key, request_hash: hash, created_at: now };
  await db.insertInto('idempotency_keys').values(row).execute();
  const response = await run();
  await db
    .updateTable('idempotency_keys')
    .set({ status: response.status, body: response.body === undefined ? null : JSON.stringify(response.body) })
    .where('caller', '=', caller)
    .where('key', '=', key)
    .execute();
  return response;
};
