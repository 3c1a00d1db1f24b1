/** Leads and their tags. */
import type { CommunityLead } from '@community-platform/types/community-lead';
import { sql } from 'kysely';
import type { Scope } from '../../../kernel/scope.js';
import { timeText } from '../../../kernel/text.js';
import { readLeadTags } from '../member-tags/queries.js';

/** The leads that are not deleted. */
export const selectLeads = ({ db }: Scope) =>
  db
    .selectFrom('community_leads')
    .select(['id', 'name', 'email', 'sqid', 'created_at'])
    .where('deleted_at', 'is', null);

type LeadRow = Awaited<ReturnType<ReturnType<typeof selectLeads>['execute']>>[number];

/** The records of the API for rows of leads: one query for the tags of all. */
export const toLeads = async (scope: Scope, rows: readonly LeadRow[]): Promise<CommunityLead[]> => {
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
};

/** Makes the tags that are named all that a lead has. */
export const replaceLeadTags = async ({ db, now }: Scope, leadId: number, tagIds: readonly number[]): Promise<void> => {
  await db
    .deleteFrom('lead_taggings')
    .where('lead_id', '=', leadId)
    .where(({ not }) => not(sql<boolean>`member_tag_id = any(${[...tagIds]}::integer[])`))
    .execute();
  if (tagIds.length === 0) return;
  await db
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
    .execute();
};
