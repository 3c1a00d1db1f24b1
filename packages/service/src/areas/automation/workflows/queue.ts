/** Queues workflow runs for domain events and for scheduled times. */
import { sql } from 'kysely';
import type { DomainEvent, Hear } from '../../../kernel/domain-events.js';
import type { Scope } from '../../../kernel/scope.js';

/** Maximum length of a chain of workflows that trigger one another; the last one triggers none. */
const LONGEST_CHAIN = 10;

const LEADS = ['community_lead', 'lead'];
const BOTH = ['contact', 'all_contacts'];

/** Returns whether triggers with this contact type apply to members, and whether they apply to leads. */
export function contactsOf(contactType: string): { readonly members: boolean; readonly leads: boolean } {
  return {
    members: !LEADS.includes(contactType),
    leads: LEADS.includes(contactType) || BOTH.includes(contactType),
  };
}

/**
 * Queues a run of each active workflow whose trigger matches an event, for each contact of the event, in the same
 * transaction. Resolves to the ids of the runs. Skips the workflows in `causedBy`, whose steps caused the event.
 */
async function queueRuns(
  { db, communityId, now }: Pick<Scope, 'db' | 'communityId' | 'now'>,
  { type, contactIds, isLead = false, about = [] }: DomainEvent,
  causedBy: readonly string[] = [],
): Promise<number[]> {
  if (causedBy.length >= LONGEST_CHAIN) return [];
  const kinds = about.map(([kind]) => kind);
  const ids = about.map(([, id]) => id);
  const isTaken = isLead
    ? sql`contact_type = any(${[...LEADS, ...BOTH]}::text[])`
    : sql`contact_type <> all(${LEADS}::text[])`;
  const { rows } = await sql<{ id: number }>`
    insert into workflow_runs
      (community_id, workflow_id, contact_id, trigger_type, resource_type, resource_id, caused_by, created_at)
    select workflows.community_id, workflows.id, contact_id, trigger_type, ${kinds[0] ?? null}::text,
      ${ids[0] ?? null}::integer, ${[...causedBy]}::text[], ${now}::timestamptz
    from workflow_triggers
    join workflows on workflows.community_id = workflow_triggers.community_id and workflows.id = workflow_id
    cross join unnest(${[...contactIds]}::integer[]) as contact_id
    where workflow_triggers.community_id = ${communityId} and trigger_type = ${type} and ${isTaken}
      and workflows.status = 'active' and workflow_type = 'dynamic'
      and workflows.id::text <> all(${[...causedBy]}::text[])
      and (resource_id is null or exists (
        select from unnest(${kinds}::text[], ${ids}::integer[]) as record (kind, id)
        where lower(record.kind) = lower(resource_type) and record.id = resource_id))
    order by workflows.number, contact_id
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Creates an event handler that queues runs and appends their ids to `queued`; `causedBy` are the workflows whose steps
 * are being performed.
 */
export function hearInto(queued: number[], causedBy: readonly string[] = []): Hear {
  return async (writer, domainEvent) => {
    for (const id of await queueRuns(writer, domainEvent, causedBy)) queued.push(id);
  };
}
