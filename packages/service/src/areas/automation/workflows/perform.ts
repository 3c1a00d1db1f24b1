/** Performs queued runs. The steps of a run and the record of its completion share one transaction. */
import { HttpError } from '@community-platform/server';
import { sql } from 'kysely';
import { refused } from '../../../kernel/failures.js';
import type { Scope } from '../../../kernel/scope.js';
import { act } from './actions.js';
import { findContact, isInSegment } from './contacts.js';
import { findActions, findTrigger } from './queries.js';
import { hearInto } from './queue.js';

/**
 * Returns a queued run and locks it until the transaction ends; undefined if it is done or another process performs it.
 */
function claim({ db }: Scope, id: number, waits: boolean) {
  return db
    .selectFrom('workflow_runs')
    .select(['id', 'workflow_id', 'contact_id', 'caused_by'])
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .forUpdate()
    .$if(!waits, (of) => of.skipLocked())
    .executeTakeFirst();
}

async function finish(
  { db, now }: Scope,
  run: { readonly id: number; readonly workflow_id: string },
  outcome: { readonly status: 'succeeded' | 'failed'; readonly error: string | null },
): Promise<void> {
  await db
    .updateTable('workflow_runs')
    .set({ ...outcome, finished_at: now })
    .where('id', '=', run.id)
    .execute();
  await db
    .updateTable('workflows')
    .set({ runs_count: sql<number>`runs_count + 1` })
    .where('id', '=', run.workflow_id)
    .execute();
}

/**
 * Performs the steps of a run in the transaction of the scope. If another process is performing the run, waits for it
 * if `waits` is set. Resolves to the ids of the runs that the steps trigger, or to `undefined` if nothing was left to
 * do. Deletes the run if the contact is not in the segments of the workflow. Throws if a step fails, so that all steps
 * are rolled back.
 */
export async function performRun(scope: Scope, id: number, waits: boolean): Promise<number[] | undefined> {
  const { db } = scope;
  const run = await claim(scope, id, waits);
  if (run === undefined) return undefined;
  const contact = await findContact(scope, run.contact_id);
  if (contact === undefined) throw refused('The contact no longer exists');
  const workflow = await db
    .selectFrom('workflows')
    .select('community_segment_id')
    .where('id', '=', run.workflow_id)
    .executeTakeFirstOrThrow();
  const trigger = await findTrigger(scope, run.workflow_id);
  const segments = [workflow.community_segment_id, trigger?.community_segment_id ?? null];
  for (const segmentId of segments) {
    if (await isInSegment(scope, segmentId, contact)) continue;
    await db.deleteFrom('workflow_runs').where('id', '=', id).execute();
    return [];
  }
  const queued: number[] = [];
  const inside = { ...scope, heard: hearInto(queued, [...run.caused_by, run.workflow_id]) };
  for (const action of await findActions(scope, run.workflow_id))
    if (await isInSegment(inside, action.community_segment_id, contact)) await act(inside, contact, action);
  await finish(scope, run, { status: 'succeeded', error: null });
  return queued;
}

/** Records that a run failed and why. Unexpected errors are recorded without internal details. */
export async function failRun(scope: Scope, id: number, error: unknown): Promise<number[] | undefined> {
  const run = await claim(scope, id, true);
  if (run === undefined) return undefined;
  const isKnown = error instanceof HttpError && error.status < 500;
  await finish(scope, run, {
    status: 'failed',
    error: isKnown ? error.message : 'The actions could not be performed',
  });
  return [];
}
