/** Makes the handlers of the server of those of the resources: each gets its scope, and a write its transaction. */
import { type Handlers, httpError, type RequestContext } from '@community-platform/server';
import { ofCommunity } from '../database/community-db.js';
import type { WholeDb } from '../database/database.js';
import { answerOfDatabase, isRetried } from '../database/sqlstate.js';
import { inTransaction } from '../database/transaction.js';
import type { Clock } from '../kernel/clock.js';
import type { Ports } from '../kernel/ports/ports.js';
import { withPossibleIds } from '../kernel/ids.js';
import { findRefreshed } from '../kernel/refresh-tokens.js';
import type { Principal, Scope, ServiceHandlers } from '../kernel/scope.js';
import { type Answer, replayed, withIdempotency } from './idempotency.js';

export interface Surroundings {
  readonly db: WholeDb;
  readonly ports: Ports;
  readonly baseUrl: () => string;
  readonly clock: Clock;
}

type Handler = (input: object, scope: Scope) => unknown;
type Context = RequestContext<Principal>;
type Bound = (input: object, context: Context) => Promise<Answer>;

/** Who calls an operation that authenticates by its body alone; nothing is of this community. */
const NOBODY: Principal = { kind: 'headless', communityId: 0, memberId: 0, tokenId: 0 };

const isHandler = (value: unknown): value is Handler => typeof value === 'function';

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && 'status' in value && typeof value.status === 'number';

const bindOne = (id: string, handler: Handler, { db, ports, baseUrl, clock }: Surroundings): Bound => {
  const run = async (input: object, scope: Scope): Promise<Answer> => {
    const answer = await handler(withPossibleIds(input), scope);
    if (!isAnswer(answer)) throw new Error(`${id} returned no answer`);
    return answer;
  };

  const answer = async (input: object, context: Context): Promise<Answer> => {
    const principal = context.principal ?? NOBODY;
    const { communityId, memberId } = principal;
    const now = clock();
    const scopeOver = (whole: WholeDb): Scope => ({
      ...{ principal, communityId, memberId, now, ports, baseUrl: baseUrl() },
      db: ofCommunity(whole, communityId),
      findRefreshed: (secret) => findRefreshed(whole, secret, now),
    });
    const { method, headers } = context.request;
    if (method === 'GET' || method === 'HEAD') return run(input, scopeOver(db));
    const key = method === 'POST' && principal.kind === 'admin' ? headers.get('idempotency-key') : undefined;
    const write = (transaction: WholeDb): Promise<Answer> => {
      const inside = scopeOver(transaction);
      return key === undefined ? run(input, inside) : withIdempotency(key, id, input, inside, () => run(input, inside));
    };
    return inTransaction(db, write, (error) => isRetried(error) || replayed(error));
  };

  return (input, context) =>
    answer(input, context).catch((error: unknown) => {
      throw answerOfDatabase(error) ?? error;
    });
};

const isComplete = (value: object, ids: readonly string[]): value is Handlers<Principal> =>
  ids.every((id) => isHandler(Reflect.get(value, id)));

/** The handlers of a server; throws if one is not a function. */
export const bindHandlers = (handlers: ServiceHandlers, surroundings: Surroundings): Handlers<Principal> => {
  const ids = Object.keys(handlers);
  const bound = Object.fromEntries(
    Object.entries(handlers).flatMap(([id, handler]) =>
      isHandler(handler) ? [[id, bindOne(id, handler, surroundings)]] : [],
    ),
  );
  if (!isComplete(bound, ids)) throw httpError(500, 'A handler is missing');
  return bound;
};
