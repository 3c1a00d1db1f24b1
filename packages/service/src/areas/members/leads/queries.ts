/** Leads and their tags. */
import type { CommunityLead } from '@community-platform/types/community-lead';
import { announce } from '../../../kernel/domain-events.js';
import { found } from '../../../kernel/failures.js';
import { leaveOthers } from '../../../kernel/leaving.js';
import type { Reader, Scope } from '../../../kernel/scope.js';
import { timeText } from '../../../kernel/text.js';
import { readLeadTags } from '../member-tags/queries.js';

/** Selects the leads that are not deleted. */
export function selectLeads({ db }: Pick<Reader, 'db'>) {
  return db
    .selectFrom('community_leads')
    .select(['id', 'name', 'email', 'sqid', 'created_at'])
    .where('deleted_at', 'is', null);
}

type LeadRow = Awaited<ReturnType<ReturnType<typeof selectLeads>['execute']>>[number];

/** Converts rows to leads; one query reads the tags of all of them. */
export async function toLeads(scope: Scope, rows: readonly LeadRow[]): Promise<CommunityLead[]> {
  const tags = await readLeadTags(
    scope,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, name, email, sqid, created_at }) => ({
    id,
    name,
    type: 'Lead',
    email,
    created_at: timeText(created_at),
    member_tags: tags.get(id) ?? [],
    sqid,
    public_uid: null,
  }));
}

/** Locks a lead until the write ends; throws a 404 if it does not exist. */
export async function holdLead({ db }: Scope, id: number): Promise<void> {
  const lead = await selectLeads({ db }).where('id', '=', id).forShare().executeTakeFirst();
  found(lead, 'Contact');
}

/** Replaces the tags of a lead. */
export async function replaceLeadTags(scope: Scope, leadId: number, tagIds: readonly number[]): Promise<void> {
  await leaveOthers(scope, leadId, 'leadTags', tagIds);
  await giveLeadTags(scope, leadId, tagIds);
}

/** Adds tags to a lead; existing ones are skipped. */
export async function giveLeadTags(scope: Scope, leadId: number, tagIds: readonly number[]): Promise<void> {
  if (tagIds.length === 0) return;
  const { db, now } = scope;
  await holdLead(scope, leadId);
  const given = await db
    .insertInto('lead_taggings')
    .values(
      [...new Set(tagIds)].map((id) => ({
        member_tag_id: id,
        lead_id: leadId,
        created_at: now,
        updated_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['lead_id', 'member_tag_id']).doNothing())
    .returning('member_tag_id')
    .execute();
  for (const { member_tag_id } of given)
    await announce(scope, {
      type: 'member_tag_added',
      contactIds: [leadId],
      isLead: true,
      about: [['MemberTag', member_tag_id]],
    });
}
