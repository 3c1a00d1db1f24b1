/** Scheduled workflows: calculates when each runs next, and queues runs for all of its contacts when it is due. */
import type { WorkflowType } from '@community-platform/types';
import { sql } from 'kysely';
import type { Scope } from '../../../kernel/scope.js';
import { listContacts } from './contacts.js';
import { dropQueued, findActions, findTrigger } from './queries.js';
import { contactsOf } from './queue.js';
import { checkSpan, readSchedule, SCHEDULE, timeAfter } from './schedule.js';

/** Maximum number of contacts whose runs are queued in one transaction. */
const CHUNK = 500;

/** Sets the time at which a workflow runs next; deactivates it if there is no such time or it has no steps. */
export async function planRuns(
  scope: Scope,
  { id, workflow_type, status }: { readonly id: string; readonly workflow_type: WorkflowType; readonly status: string },
): Promise<void> {
  const { db, now } = scope;
  if (workflow_type === 'dynamic') return;
  const trigger = await findTrigger(scope, id);
  const schedule = trigger?.trigger_type === SCHEDULE ? readSchedule(trigger.config, workflow_type, now) : undefined;
  // A bulk action runs once, regardless of its config.
  if (schedule !== undefined && workflow_type === 'scheduled') checkSpan(schedule);
  const canRun = schedule !== undefined && (await findActions(scope, id)).length > 0;
  const justBefore = new Date(now.getTime() - 1);
  // A single run in the past is due now.
  const next = canRun ? (timeAfter(schedule, justBefore) ?? (schedule.interval === undefined ? now : null)) : null;
  const idle = status === 'draft' ? 'draft' : 'inactive';
  await db
    .updateTable('workflows')
    .set({ next_run_at: next, audience_after: null, status: next === null ? idle : 'active' })
    .where('id', '=', id)
    .execute();
  if (next === null) await dropQueued(scope, id);
}

/**
 * Queues the runs of a due workflow for the next chunk of contacts. After the last chunk, sets the time of the next
 * run. Resolves to whether there was anything to do.
 */
export async function queueDue(scope: Scope, id: string): Promise<boolean> {
  const { db, now, communityId } = scope;
  const workflow = await db
    .selectFrom('workflows')
    .select(['id', 'workflow_type', 'community_segment_id', 'audience_after', 'next_run_at'])
    .where('id', '=', id)
    .where('next_run_at', '<=', now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (workflow === undefined) return false;
  const trigger = await findTrigger(scope, id);
  const ids = await listContacts(scope, workflow.community_segment_id, {
    after: workflow.audience_after ?? 0,
    most: CHUNK,
    kinds: contactsOf(trigger?.contact_type ?? ''),
  });
  await sql`
    insert into workflow_runs (community_id, workflow_id, contact_id, trigger_type, created_at)
    select ${communityId}::integer, ${id}::uuid, contact_id, ${SCHEDULE}, ${now}::timestamptz
    from unnest(${ids}::integer[]) as contact_id order by contact_id`.execute(db);
  const change = db.updateTable('workflows').where('id', '=', id);
  const last = ids.at(-1);
  if (last !== undefined && ids.length === CHUNK) {
    await change.set({ audience_after: last }).execute();
    return true;
  }
  const planned = workflow.next_run_at ?? now;
  const schedule =
    trigger?.trigger_type === SCHEDULE ? readSchedule(trigger.config, workflow.workflow_type, planned) : undefined;
  const next = schedule === undefined ? null : timeAfter(schedule, now);
  await change.set({ audience_after: null, next_run_at: next, ...(next === null && { status: 'inactive' }) }).execute();
  return true;
}
