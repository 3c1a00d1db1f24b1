/** Binds the handlers of all resources to the server. Each call gets a scope, and each write a transaction. */
import { type Handlers, httpError, type RequestContext } from '@community-platform/server';
import { hearInto } from '../areas/automation/workflows/queue.js';
import type { WholeDb } from '../database/database.js';
import { isReferenced, isRetried, throwResponse } from '../database/sqlstate.js';
import { inTransaction } from '../database/transaction.js';
import type { Principal, Scope, ServiceHandlers } from '../kernel/scope.js';
import type { Automation } from './automation.js';
import { replayed, type StoredResponse, withIdempotency } from './idempotency.js';
import { type Surroundings, scopeOver } from './scopes.js';

type Handler = (input: object, scope: Scope) => unknown;
type Context = RequestContext<Principal>;
type Bound = (input: object, context: Context) => Promise<StoredResponse>;

/** Principal for operations whose only authentication is in the body. Community 0 contains no records. */
const NOBODY: Principal = { kind: 'headless', communityId: 0, memberId: 0, tokenId: 0 };

function isHandler(value: unknown): value is Handler {
  return typeof value === 'function';
}

function isStoredResponse(value: unknown): value is StoredResponse {
  return typeof value === 'object' && value !== null && 'status' in value && typeof value.status === 'number';
}

/** Operations that only read, although their requests have a body. */
const READS: ReadonlySet<string> = new Set(['searchCommunityMembers']);

function bindOne(id: string, handler: Handler, surroundings: Surroundings, { settle }: Automation): Bound {
  const { db, clock } = surroundings;
  const run = async (input: object, scope: Scope): Promise<StoredResponse> => {
    const response = await handler(input, scope);
    if (!isStoredResponse(response)) throw new Error(`${id} returned no response`);
    return response;
  };

  const response = async (input: object, context: Context): Promise<StoredResponse> => {
    const principal = context.principal ?? NOBODY;
    const now = clock();
    const queued: number[] = [];
    const heard = hearInto(queued);
    const scopeOf = (whole: WholeDb): Scope => scopeOver(whole, surroundings, { principal, now, heard });
    const settled = async (response: StoredResponse): Promise<StoredResponse> => {
      if (queued.length > 0) await settle(principal.communityId, queued);
      return response;
    };
    const { method, headers } = context.request;
    if (method === 'GET' || method === 'HEAD' || READS.has(id)) return settled(await run(input, scopeOf(db)));
    const key = method === 'POST' && principal.kind === 'admin' ? headers.get('idempotency-key') : undefined;
    const write = (transaction: WholeDb): Promise<StoredResponse> => {
      const inside = scopeOf(transaction);
      return key === undefined ? run(input, inside) : withIdempotency(key, id, input, inside, () => run(input, inside));
    };
    // A referenced record may be deleted during the write: the next attempt finds it missing and reports that.
    const mayPass = (error: unknown): boolean => isRetried(error) || isReferenced(error) || replayed(error);
    return settled(await inTransaction(db, write, mayPass));
  };

  return (input, context) => response(input, context).catch(throwResponse);
}

function isComplete(value: object, ids: readonly string[]): value is Handlers<Principal> {
  return ids.every((id) => isHandler(Reflect.get(value, id)));
}

/** Returns the handlers for the server; throws if one of them is not a function. */
export function bindHandlers(
  handlers: ServiceHandlers,
  surroundings: Surroundings,
  automation: Automation,
): Handlers<Principal> {
  const ids = Object.keys(handlers);
  const bound = Object.fromEntries(
    Object.entries(handlers).flatMap(([id, handler]) =>
      isHandler(handler) ? [[id, bindOne(id, handler, surroundings, automation)]] : [],
    ),
  );
  if (!isComplete(bound, ids)) throw httpError(500, 'A handler is missing');
  return bound;
}
