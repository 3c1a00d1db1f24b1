/** Tags of members and leads. */
import type { TaggedMember } from '@community-platform/types/tagged-member';
import { sql } from 'kysely';
import type { Values } from '../../../database/prepared-query.js';
import { found, missing } from '../../../kernel/failures.js';
import { leave } from '../../../kernel/leaving.js';
import { takeMemberByEmail } from '../../../kernel/members.js';
import { newestFirst } from '../../../kernel/orders.js';
import { readPage } from '../../../kernel/page.js';
import { prepareBy, preparePage } from '../../../kernel/prepared-page.js';
import type { Reader, Scope, ServiceHandlers } from '../../../kernel/scope.js';
import { timeText } from '../../../kernel/text.js';
import { giveTags } from '../members/memberships.js';

function selectTagged({ db }: Pick<Reader, 'db'>) {
  return db
    .selectFrom('contact_taggings')
    .innerJoin('member_tags', 'member_tags.id', 'contact_taggings.member_tag_id')
    .leftJoin('members', 'members.id', 'contact_taggings.member_id')
    .leftJoin('community_leads', 'community_leads.id', 'contact_taggings.lead_id')
    .select([
      'contact_taggings.id',
      'member_tag_id',
      'member_id',
      'lead_id',
      'contact_taggings.created_at',
      'contact_taggings.updated_at',
      'member_tags.name as tag_name',
      'member_tags.emoji',
      'user_id',
      'members.email',
      'community_leads.email as lead_email',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectTagged>['execute']>>[number];

/** Converts a row to a tagged contact. Member fields of leads are 0 or empty, because null is not allowed. */
function toTagged(row: Row): TaggedMember {
  return {
    id: row.id,
    member_tag_id: row.member_tag_id,
    member_tag_name: row.tag_name,
    member_tag_emoji: row.emoji,
    user_id: row.user_id ?? 0,
    user_email: row.email ?? '',
    lead_id: row.lead_id,
    lead_email: row.lead_email,
    community_member_id: row.member_id ?? 0,
    contact_id: row.member_id ?? row.lead_id ?? 0,
    created_at: timeText(row.created_at),
    updated_at: timeText(row.updated_at),
  };
}

async function findTag({ db }: Scope, id: number) {
  const tag = await db.selectFrom('member_tags').select('id').where('id', '=', id).executeTakeFirst();
  return found(tag, 'MemberTag');
}

/** Prepared lists of tagged contacts, newest first, for all tags or for certain tags. */
const lists = prepareBy((of: 'all' | 'some') =>
  preparePage((reader, { list }: Values<{ readonly tagIds: readonly number[] }>) =>
    selectTagged(reader)
      .$if(of === 'some', (all) => all.where('member_tag_id', 'in', list('tagIds')))
      .$call(newestFirst('contact_taggings')),
  ),
);

export const taggedMembers = {
  listTaggedMembers: async ({ query }, scope) => {
    const tagIds = query?.member_tag_ids ?? [];
    const list = lists(tagIds.length > 0 ? 'some' : 'all');
    return { status: 200, body: await list(scope, { ...readPage(query), tagIds }, (rows) => rows.map(toTagged)) };
  },

  addTaggedMember: async ({ body }, scope) => {
    const tag = await findTag(scope, body.member_tag_id);
    const member = await takeMemberByEmail(scope, body.user_email);
    await giveTags(scope, member.id, [tag.id]);
    return { status: 201, body: { message: 'The member already has the tag' } };
  },

  removeTaggedMember: async ({ query }, scope) => {
    const tag = await findTag(scope, query.member_tag_id);
    const member = await takeMemberByEmail(scope, query.user_email);
    const taken = await leave(scope, member.id, 'tags', sql<boolean>`member_tag_id = ${tag.id}`);
    if (taken === 0) throw missing('TaggedMember');
    return { status: 200, body: { message: 'The tag was removed from the member' } };
  },

  getTaggedMember: async ({ path }, scope) => {
    const row = await selectTagged(scope).where('contact_taggings.id', '=', path.id).executeTakeFirst();
    return { status: 200, body: toTagged(found(row, 'TaggedMember')) };
  },
} satisfies Partial<ServiceHandlers>;
