/** Conversion of a lead to a member, when somebody joins the community with the lead's e-mail address. */
import { sql } from 'kysely';
import type { Scope } from '../../../kernel/scope.js';

/** Moves the tags and notes of a lead to the member, and deletes the lead. */
export async function takeOverLead({ db, now }: Scope, email: string, memberId: number): Promise<void> {
  const lead = await db
    .updateTable('community_leads')
    .set({ deleted_at: now, updated_at: now })
    .where((of) => of(of.fn<string>('lower', ['email']), '=', email.trim().toLowerCase()))
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (lead === undefined) return;
  await db
    .insertInto('taggings')
    .columns(['member_tag_id', 'member_id', 'created_at', 'updated_at'])
    .expression((of) =>
      of
        .selectFrom('lead_taggings')
        .select(['member_tag_id', () => sql<number>`${memberId}::integer`.as('member_id'), 'created_at', 'updated_at'])
        .where('lead_id', '=', lead.id),
    )
    .onConflict((conflict) => conflict.columns(['member_id', 'member_tag_id']).doNothing())
    .execute();
  await db.deleteFrom('lead_taggings').where('lead_id', '=', lead.id).execute();
  await db
    .updateTable('contact_notes')
    .set({ member_id: memberId, lead_id: null })
    .where('lead_id', '=', lead.id)
    .execute();
}
