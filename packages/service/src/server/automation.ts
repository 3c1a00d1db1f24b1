/**
 * Runs due work: ending access, renewing subscriptions, event reminders, scheduled workflows, and queued workflow runs.
 * Due work is stored in the database, and a process claims it there before running it. So any number of processes can
 * share the work, and if one is killed, the others continue.
 */
import { sql } from 'kysely';
import { failRun, performRun } from '../areas/automation/workflows/perform.js';
import { queueDue } from '../areas/automation/workflows/plan.js';
import { hearInto } from '../areas/automation/workflows/queue.js';
import { remind, remindedUntil } from '../areas/events/events/reminders.js';
import { endLapsedAccess, restoreEndedAccess } from '../areas/payments/access.js';
import { renewsAt } from '../areas/payments/subscriptions/queries.js';
import { renewDue } from '../areas/payments/subscriptions/renewals.js';
import type { WholeDb } from '../database/database.js';
import { given } from '../database/given.js';
import { responseOfDatabase } from '../database/sqlstate.js';
import { inTransaction } from '../database/transaction.js';
import type { Scope } from '../kernel/scope.js';
import { findOwner, type Surroundings, scopeOver } from './scopes.js';

/** Maximum number of workflow runs that a write waits for before it responds; the rest run in the background. */
const MOST_AWAITED = 100;

/** Maximum number of rows per query. */
const BATCH = 100;

export interface Automation {
  /** Performs the given workflow runs and the runs they trigger, up to the limit of a request. Never rejects. */
  readonly settle: (communityId: number, ids: readonly number[]) => Promise<void>;
  /** Runs due work in one community, or in all of them. */
  readonly runDue: (communityId?: number) => Promise<void>;
  /** Restores paid access that ended before the clock was set back. */
  readonly restoreAccess: () => Promise<void>;
}

/** Repeats a query and processes its rows, until it returns none or other processes have claimed the rest. */
async function untilNone<R>(
  query: { readonly execute: () => Promise<R[]> },
  work: (row: R) => Promise<boolean>,
): Promise<void> {
  for (let count = 1; count > 0; ) {
    count = 0;
    for (const row of await query.execute()) if (await work(row)) count += 1;
  }
}

interface Found {
  readonly community_id: number;
  readonly id: number;
}

/**
 * Calls `work` once for each row that `find` returns, in the order of the ids. Leaves rows that fail for the next run,
 * and throws the first error at the end.
 */
async function sweep(
  find: (after: Found) => Promise<readonly Found[]>,
  work: (row: Found) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  let after: Found | undefined = { community_id: 0, id: 0 };
  while (after !== undefined) {
    const rows: readonly Found[] = await find(after);
    for (const row of rows) await work(row).catch((error: unknown) => failures.push(error));
    after = rows.at(-1);
  }
  if (failures.length > 0) throw failures[0];
}

function behind(table: string, { community_id, id }: Found) {
  return sql<boolean>`(${sql.ref(`${table}.community_id`)}, ${sql.ref(`${table}.id`)}) > (${community_id}, ${id})`;
}

/** The community to which a query is limited, if any. */
type Only = number | undefined;

function selectQueuedRuns(db: WholeDb, only: Only) {
  return db
    .selectFrom('workflow_runs')
    .select(['community_id', 'id'])
    .where('status', '=', 'queued')
    .$call(given(only, (of, only) => of.where('community_id', '=', only)))
    .orderBy('community_id')
    .orderBy('id')
    .limit(BATCH);
}

function selectLapsedAccess(db: WholeDb, now: Date, only: Only) {
  return db
    .selectFrom('access_group_members')
    .select('community_id')
    .distinct()
    .where('ends_at', '<=', now)
    .$call(given(only, (of, only) => of.where('community_id', '=', only)));
}

function selectDueSubscriptions(db: WholeDb, now: Date, only: Only, after: Found) {
  return db
    .selectFrom('subscriptions')
    .select(['community_id', 'id'])
    .where('status', '!=', 'canceled')
    .where('ends_at', 'is', null)
    .where('period_ends_at', '<=', now)
    .where(renewsAt, 'is not', null)
    .where(behind('subscriptions', after))
    .$call(given(only, (of, only) => of.where('community_id', '=', only)))
    .orderBy('community_id')
    .orderBy('id')
    .limit(BATCH);
}

/** Selects events that begin soon and have attendees who have not been reminded. */
function selectEventsToRemind(db: WholeDb, now: Date, only: Only, after: Found) {
  return db
    .selectFrom('events')
    .select(['community_id', 'id'])
    .where('status', '=', 'published')
    .where('send_email_reminder', '=', true)
    .where('starts_at', '>', now)
    .where('starts_at', '<=', remindedUntil(now))
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
    .limit(BATCH);
}

/** Creates the automation of a service. */
export function createAutomation(surroundings: Surroundings): Automation {
  const work = new DueWork(surroundings);
  let last: Promise<void> = Promise.resolve();
  return {
    restoreAccess: () => work.restoreAccess(),
    // Runs that fail now stay queued; the response of the write is unaffected.
    settle: (communityId, ids) => work.settle(communityId, ids).catch(() => {}),
    // Calls are serialized, so that work that was due at the time of a call is done when it resolves.
    runDue: (only) => {
      last = last.catch(() => {}).then(() => work.runAll(only));
      return last;
    },
  };
}

class DueWork {
  readonly #surroundings: Surroundings;

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  /** Performs workflow runs and the runs that these trigger. */
  async settle(communityId: number, ids: readonly number[]): Promise<void> {
    const left = ids.slice(0, MOST_AWAITED);
    for (let done = 0; done < Math.min(left.length, MOST_AWAITED); done += 1)
      left.push(...((await this.#run(communityId, left[done] ?? 0, true)) ?? []));
  }

  async restoreAccess(): Promise<void> {
    const { db, clock } = this.#surroundings;
    const paid = await db
      .selectFrom('subscriptions')
      .select('community_id')
      .distinct()
      .where('ends_at', '>', clock())
      .execute();
    for (const { community_id } of paid) await this.#within(community_id, restoreEndedAccess);
  }

  /** Does all due work. A failure of one step does not affect the others. */
  async runAll(only: Only): Promise<void> {
    const steps = [
      () => this.#endAccess(only),
      () => this.#renewAll(only),
      () => this.#remindAll(only),
      () => this.#queueAll(only),
      () => this.#runQueued(only),
    ];
    const failures: unknown[] = [];
    for (const step of steps) await step().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  }

  /** Runs `work` in a transaction as a community's owner; resolves to `undefined` if there is no owner. */
  #within<T>(communityId: number, work: (scope: Scope) => Promise<T>): Promise<T | undefined> {
    const { db, clock } = this.#surroundings;
    return inTransaction(db, async (transaction) => {
      const principal = await findOwner(transaction, communityId);
      if (principal === undefined) return undefined;
      return work(scopeOver(transaction, this.#surroundings, { principal, now: clock(), heard: hearInto([]) }));
    });
  }

  async #run(communityId: number, id: number, waits: boolean): Promise<number[] | undefined> {
    try {
      return await this.#within(communityId, (scope) => performRun(scope, id, waits));
    } catch (error) {
      // The database is unavailable or too busy: the run stays queued for the next time.
      if (responseOfDatabase(error)?.status === 503) return undefined;
      return this.#within(communityId, (scope) => failRun(scope, id, error));
    }
  }

  #runQueued(only: Only): Promise<void> {
    return untilNone(
      selectQueuedRuns(this.#surroundings.db, only),
      async ({ community_id, id }) => (await this.#run(community_id, id, false)) !== undefined,
    );
  }

  #queueAll(only: Only): Promise<void> {
    const { db, clock } = this.#surroundings;
    return untilNone(
      db
        .selectFrom('workflows')
        .select(['community_id', 'id'])
        .where('next_run_at', '<=', clock())
        .$call(given(only, (of, only) => of.where('community_id', '=', only)))
        .limit(BATCH),
      async ({ community_id, id }) => (await this.#within(community_id, (scope) => queueDue(scope, id))) ?? false,
    );
  }

  async #endAccess(only: Only): Promise<void> {
    const { db, clock } = this.#surroundings;
    const over = await selectLapsedAccess(db, clock(), only).execute();
    for (const { community_id } of over) await this.#within(community_id, endLapsedAccess);
  }

  #renewAll(only: Only): Promise<void> {
    const { db, clock } = this.#surroundings;
    return sweep(
      (after) => selectDueSubscriptions(db, clock(), only, after).execute(),
      ({ community_id, id }) => this.#within(community_id, (scope) => renewDue(scope, id)),
    );
  }

  #remindAll(only: Only): Promise<void> {
    const { db, clock } = this.#surroundings;
    return sweep(
      (after) => selectEventsToRemind(db, clock(), only, after).execute(),
      ({ community_id, id }) => this.#within(community_id, (scope) => remind(scope, id)),
    );
  }
}

/** Milliseconds between two checks for due work. */
const PAUSE = 1_000;

/** Runs due work every second. Returns a function that stops the checks and waits for running work. */
export function keepRunning({ runDue }: Automation): () => Promise<void> {
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
}
