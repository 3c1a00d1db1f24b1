/** Member tags with the number of tagged contacts. */
import type { MemberTag } from '@community-platform/types/member-tag';
import { sql } from 'kysely';
import { prepareQuery, type Values } from '../../../database/prepared-query.js';
import { type Addressed, optionalFileUrl } from '../../../kernel/addresses.js';
import { groupBy } from '../../../kernel/group.js';
import type { Reader, Scope } from '../../../kernel/scope.js';
import { timeText } from '../../../kernel/text.js';

/** Selects the tags of the community with the columns that `toMemberTag` needs. */
export function selectTags({ db }: Pick<Reader, 'db'>) {
  return db.selectFrom('member_tags').select([
    'member_tags.id',
    'member_tags.name',
    'is_public',
    'is_background_enabled',
    'color',
    'display_format',
    'emoji',
    'custom_emoji_url',
    'custom_emoji_dark_url',
    'on_post_bio',
    'on_profile_page',
    'on_member_directory',
    'member_tags.created_at',
    'member_tags.updated_at',
    (of) =>
      of
        .selectFrom('contact_taggings')
        .select(() => sql<number>`count(*)::int`.as('count'))
        .whereRef('contact_taggings.member_tag_id', '=', 'member_tags.id')
        .as('tagged_members_count'),
  ]);
}

export type TagRow = Awaited<ReturnType<ReturnType<typeof selectTags>['execute']>>[number];

/** Builds the record of a member tag. */
export function toMemberTag(scope: Addressed) {
  return (row: TagRow): MemberTag => ({
    id: row.id,
    created_at: timeText(row.created_at),
    updated_at: timeText(row.updated_at),
    name: row.name,
    is_public: row.is_public,
    is_background_enabled: row.is_background_enabled,
    tagged_members_count: row.tagged_members_count ?? 0,
    color: row.color,
    display_format: row.display_format,
    emoji: row.emoji,
    custom_emoji_url: optionalFileUrl(scope, row.custom_emoji_url),
    custom_emoji_dark_url: optionalFileUrl(scope, row.custom_emoji_dark_url),
    display_locations: {
      post_bio: row.on_post_bio,
      profile_page: row.on_profile_page,
      member_directory: row.on_member_directory,
    },
  });
}

const readTagsOfLeads = prepareQuery((db, { list }: Values<{ readonly leadIds: readonly number[] }>) =>
  selectTags({ db })
    .innerJoin('lead_taggings', 'lead_taggings.member_tag_id', 'member_tags.id')
    .select('lead_id')
    .where((of) => of('lead_id', 'in', list('leadIds')))
    .orderBy('member_tags.id'),
);

/** Returns the tags of leads, by lead id. */
export async function readLeadTags(
  scope: Scope,
  leadIds: readonly number[],
): Promise<ReadonlyMap<number, MemberTag[]>> {
  const groups = groupBy(await readTagsOfLeads(scope, { leadIds }), ({ lead_id }) => lead_id);
  return new Map([...groups].map(([leadId, tags]) => [leadId, tags.map(toMemberTag(scope))]));
}
