/**
 * `Idempotency-Key` for writes. The response is stored in the write's transaction, and returned again for the same
 * request. A different request with the same key gets a 422, as the IETF draft requires.
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

/** Milliseconds for which a response is stored: one day. */
export const RESPONSE_LIFETIME = DAY;

/** Whether a write failed because a concurrent write with the same key came first. A retry finds its response. */
export function replayed(error: unknown): boolean {
  return isDuplicate(error, 'idempotency_keys_pkey');
}

function callerOf({ principal }: Scope): string {
  return principal.kind === 'member' ? `member ${principal.memberId}` : `token ${principal.tokenId}`;
}

/** Runs a write once per key. Errors are not stored, so a failed request can be repeated. */
export async function withIdempotency(
  key: string,
  operationId: string,
  input: object,
  scope: Scope,
  run: () => Promise<StoredResponse>,
): Promise<StoredResponse> {
  if (key.length === 0 || key.length > LONGEST) throw refused(`Idempotency-Key must have 1 to ${LONGEST} characters`);
  const { db, now } = scope;
  const caller = callerOf(scope);
  const hash = createHash('sha256')
    .update(`${operationId}\0${JSON.stringify(input)}`)
    .digest('base64');
  // Expired keys are also deleted here, without waiting for the hourly cleaning.
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
}
