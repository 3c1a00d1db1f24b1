/**
 * Runs due work: access that ends, subscriptions that renew, event reminders, scheduled workflows, and queued workflow
 * runs. All due work is stored in the database and claimed there before it runs, so that any number of processes can
 * share it, and others continue if one is killed.
 */
import { sql } from 'kysely';
import { failRun, performRun } from '../areas/automation/workflows/perform.js';
import { queueDue } from '../areas/automation/workflows/plan.js';
import { hearInto } from '../areas/automation/workflows/queue.js';
import { remind, remindedUntil } from '../areas/events/events/reminders.js';
import { endLapsedAccess, restoreEndedAccess } from '../areas/payments/access.js';
import { renewDue } from '../areas/payments/subscriptions/renewals.js';
import { renewsAt } from '../areas/payments/subscriptions/queries.js';
import { responseOfDatabase } from '../database/sqlstate.js';
import { given } from '../database/given.js';
import { inTransaction } from '../database/transaction.js';
import type { Scope } from '../kernel/scope.js';
import { findOwner, type Surroundings, scopeOver } from './scopes.js';

/** Maximum number of workflow runs that a write waits for before its response; the rest run in the background. */
const MOST_AWAITED = 100;

/** Number of rows per query. */
const BATCH = 100;

export interface Automation {
  /**
   * Performs the given runs of a community and the runs that they trigger, up to the limit of a request. Never rejects.
   */
  readonly settle: (communityId: number, ids: readonly number[]) => Promise<void>;
  /** Runs the work that is due in one community, or in all of them. */
  readonly runDue: (communityId?: number) => Promise<void>;
  /** Restores paid access that had ended before the clock was set back to an earlier time. */
  readonly restoreAccess: () => Promise<void>;
}

/** Repeats a query and works on its rows until none is left, or other processes work on the rest. */
const untilNone = async <R>(
  query: { readonly execute: () => Promise<R[]> },
  work: (row: R) => Promise<boolean>,
): Promise<void> => {
  for (let count = 1; count > 0; ) {
    count = 0;
    for (const row of await query.execute()) if (await work(row)) count += 1;
  }
};

interface Found {
  readonly community_id: number;
  readonly id: number;
}

/** Works on every row that `find` returns once, in the order of the ids. Failed rows are left for the next time. */
const sweep = async (
  find: (after: Found) => Promise<readonly Found[]>,
  work: (row: Found) => Promise<unknown>,
): Promise<void> => {
  const failures: unknown[] = [];
  let after: Found | undefined = { community_id: 0, id: 0 };
  while (after !== undefined) {
    const rows: readonly Found[] = await find(after);
    for (const row of rows) await work(row).catch((error: unknown) => failures.push(error));
    after = rows.at(-1);
  }
  if (failures.length > 0) throw failures[0];
};

const behind = (table: string, { community_id, id }: Found) =>
  sql<boolean>`(${sql.ref(`${table}.community_id`)}, ${sql.ref(`${table}.id`)}) > (${community_id}, ${id})`;

/** Creates the automation of a service. */
export const createAutomation = (surroundings: Surroundings): Automation => {
  const { db, clock } = surroundings;

  /** Runs `work` as the owner of a community, in a transaction; resolves to `undefined` if there is no owner. */
  const within = <T>(communityId: number, work: (scope: Scope) => Promise<T>): Promise<T | undefined> =>
    inTransaction(db, async (transaction) => {
      const principal = await findOwner(transaction, communityId);
      if (principal === undefined) return undefined;
      return work(scopeOver(transaction, surroundings, { principal, now: clock(), heard: hearInto([]) }));
    });

  const run = async (communityId: number, id: number, waits: boolean): Promise<number[] | undefined> => {
    try {
      return await within(communityId, (scope) => performRun(scope, id, waits));
    } catch (error) {
      // The database is unavailable or too busy: the run stays queued for the next time.
      if (responseOfDatabase(error)?.status === 503) return undefined;
      return within(communityId, (scope) => failRun(scope, id, error));
    }
  };

  /** Performs runs and the runs that they trigger. */
  const settle = async (communityId: number, ids: readonly number[]): Promise<void> => {
    const left = ids.slice(0, MOST_AWAITED);
    for (let done = 0; done < Math.min(left.length, MOST_AWAITED); done += 1)
      left.push(...((await run(communityId, left[done] ?? 0, true)) ?? []));
  };

  const runQueued = (only: number | undefined): Promise<void> =>
    untilNone(
      db
        .selectFrom('workflow_runs')
        .select(['community_id', 'id'])
        .where('status', '=', 'queued')
        .$call(given(only, (of, only) => of.where('community_id', '=', only)))
        .orderBy('community_id')
        .orderBy('id')
        .limit(BATCH),
      async ({ community_id, id }) => (await run(community_id, id, false)) !== undefined,
    );

  const queueAll = (only: number | undefined): Promise<void> =>
    untilNone(
      db
        .selectFrom('workflows')
        .select(['community_id', 'id'])
        .where('next_run_at', '<=', clock())
        .$call(given(only, (of, only) => of.where('community_id', '=', only)))
        .limit(BATCH),
      async ({ community_id, id }) => (await within(community_id, (scope) => queueDue(scope, id))) ?? false,
    );

  const endAccess = async (only: number | undefined): Promise<void> => {
    const over = await db
      .selectFrom('access_group_members')
      .select('community_id')
      .distinct()
      .where('ends_at', '<=', clock())
      .$call(given(only, (of, only) => of.where('community_id', '=', only)))
      .execute();
    for (const { community_id } of over) await within(community_id, endLapsedAccess);
  };

  const restoreAccess = async (): Promise<void> => {
    const paid = await db
      .selectFrom('subscriptions')
      .select('community_id')
      .distinct()
      .where('ends_at', '>', clock())
      .execute();
    for (const { community_id } of paid) await within(community_id, restoreEndedAccess);
  };

  const renewAll = (only: number | undefined): Promise<void> =>
    sweep(
      (after) =>
        db
          .selectFrom('subscriptions')
          .select(['community_id', 'id'])
          .where('status', '!=', 'canceled')
          .where('ends_at', 'is', null)
          .where('period_ends_at', '<=', clock())
          .where(renewsAt, 'is not', null)
          .where(behind('subscriptions', after))
          .$call(given(only, (of, only) => of.where('community_id', '=', only)))
          .orderBy('community_id')
          .orderBy('id')
          .limit(BATCH)
          .execute(),
      ({ community_id, id }) => within(community_id, (scope) => renewDue(scope, id)),
    );

  const remindAll = (only: number | undefined): Promise<void> =>
    sweep(
      (after) =>
        db
          .selectFrom('events')
          .select(['community_id', 'id'])
          .where('status', '=', 'published')
          .where('send_email_reminder', '=', true)
          .where('starts_at', '>', clock())
          .where('starts_at', '<=', remindedUntil(clock()))
          .where(behind('events', after))
          .where((of) =>
            of.exists(
              of
                .selectFrom('event_attendees')
                .select('event_attendees.id')
                .whereRef('event_attendees.community_id', '=', 'events.community_id')
                .whereRef('event_attendees.event_id', '=', 'events.id')
                .where('reminded_at', 'is', null),
            ),
          )
          .$call(given(only, (of, only) => of.where('community_id', '=', only)))
          .orderBy('community_id')
          .orderBy('id')
          .limit(BATCH)
          .execute(),
      ({ community_id, id }) => within(community_id, (scope) => remind(scope, id)),
    );

  let last: Promise<void> = Promise.resolve();
  const runAll = async (only: number | undefined): Promise<void> => {
    const steps = [endAccess, renewAll, remindAll, queueAll, runQueued];
    const failures: unknown[] = [];
    // A failure of one step does not affect the others.
    for (const step of steps) await step(only).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  };
  return {
    restoreAccess,
    // Runs that fail now stay queued; the response of the write is unaffected.
    settle: (communityId, ids) => settle(communityId, ids).catch(() => {}),
    // Calls are serialized, so that work that was due at the time of a call is done when it resolves.
    runDue: (only) => {
      last = last.catch(() => {}).then(() => runAll(only));
      return last;
    },
  };
};

/** Milliseconds between two checks for due work. */
const PAUSE = 1_000;

/** Runs due work every second. The returned function stops it and waits for running work. */
export const keepRunning = ({ runDue }: Automation): (() => Promise<void>) => {
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();
  const look = (): void => {
    // Nothing is lost while the database is unavailable: the work runs once it is back.
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
