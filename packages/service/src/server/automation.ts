/**
 * Does what is due: the runs of workflows that are queued, the workflows whose time has come, and access that is over.
 * Everything that is due stands in the database, and is claimed there before it is done, so that any number of processes
 * may do it together, and one that is killed leaves it to the others.
 */
import { failRun, performRun } from '../areas/automation/workflows/perform.js';
import { queueDue } from '../areas/automation/workflows/plan.js';
import { hearFor } from '../areas/automation/workflows/queue.js';
import { endLapsedAccess } from '../areas/payments/access.js';
import type { WholeDb } from '../database/database.js';
import { inTransaction } from '../database/transaction.js';
import type { Principal, Scope } from '../kernel/scope.js';
import { type Surroundings, scopeOver } from './scopes.js';

/** Runs that a write waits for before it is answered; more are left to the process. */
const MOST_AWAITED = 100;

/** How much is looked up at once. */
const BATCH = 100;

export interface Automation {
  /** Does what is queued in one community, but not more than a request can wait for. It never fails. */
  readonly settle: (communityId: number) => Promise<void>;
  /** Does all that is due in all communities. */
  readonly runDue: () => Promise<void>;
}

/** The owner acts where nobody does. */
const findOwner = async (db: WholeDb, communityId: number): Promise<Principal | undefined> => {
  const owner = await db
    .selectFrom('members')
    .select('id')
    .where('community_id', '=', communityId)
    .where('is_admin', '=', true)
    .orderBy('is_owner', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return owner && { kind: 'admin', communityId, memberId: owner.id, tokenId: 0 };
};

export const createAutomation = (surroundings: Surroundings): Automation => {
  const { db, clock } = surroundings;

  /** Works as the owner of a community, in a transaction; `undefined` if there is nobody. */
  const within = (communityId: number, work: (scope: Scope) => Promise<boolean>): Promise<boolean> =>
    inTransaction(db, async (transaction) => {
      const principal = await findOwner(transaction, communityId);
      if (principal === undefined) return false;
      return work(scopeOver(transaction, surroundings, { principal, now: clock(), heard: hearFor([]) }));
    });

  const run = async (communityId: number, id: number): Promise<boolean> => {
    try {
      return await within(communityId, (scope) => performRun(scope, id));
    } catch (error) {
      return within(communityId, (scope) => failRun(scope, id, error));
    }
  };

  const selectQueued = (communityId?: number) => {
    const queued = db
      .selectFrom('workflow_runs')
      .select(['community_id', 'id'])
      .where('status', '=', 'queued')
      .orderBy('community_id')
      .orderBy('id')
      .limit(BATCH);
    return communityId === undefined ? queued : queued.where('community_id', '=', communityId);
  };

  /** Does what is queued until nothing is left, or what is left is done by somebody else. */
  const runQueued = async (most: number, communityId?: number): Promise<void> => {
    for (let done = 0; done < most; ) {
      let count = 0;
      for (const { community_id, id } of await selectQueued(communityId).execute())
        if (await run(community_id, id)) count += 1;
      if (count === 0) return;
      done += count;
    }
  };

  const queueAll = async (): Promise<void> => {
    for (let count = 1; count > 0; ) {
      count = 0;
      const due = await db
        .selectFrom('workflows')
        .select(['community_id', 'id'])
        .where('next_run_at', '<=', clock())
        .limit(BATCH)
        .execute();
      for (const { community_id, id } of due)
        if (await within(community_id, (scope) => queueDue(scope, id))) count += 1;
    }
  };

  const endAccess = async (): Promise<void> => {
    const over = await db
      .selectFrom('access_group_members')
      .select('community_id')
      .distinct()
      .where('ends_at', '<=', clock())
      .execute();
    for (const { community_id } of over) await within(community_id, endLapsedAccess);
  };

  return {
    // What cannot be done now stays queued, and the write is answered as it was done.
    settle: (communityId) => runQueued(MOST_AWAITED, communityId).catch(() => {}),
    runDue: async () => {
      await endAccess();
      await queueAll();
      await runQueued(Number.POSITIVE_INFINITY);
    },
  };
};

/** Milliseconds between two looks at what is due. */
const PAUSE = 1_000;

/** Does what is due every second until it is stopped, which waits for what is being done. */
export const keepRunning = ({ runDue }: Automation): (() => Promise<void>) => {
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();
  const look = (): void => {
    // While the database is away, nothing is lost: it is done when it is there again.
    running = runDue()
      .catch(() => {})
      .then(() => {
        if (!isStopped) timer = setTimeout(look, PAUSE).unref();
      });
  };
  let timer = setTimeout(look, PAUSE).unref();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return running;
  };
};
