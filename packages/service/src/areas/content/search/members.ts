/** Members, by name and headline; and those of them who can be mentioned. */
import { sql } from 'kysely';
import { idsOf, matches, NO_AUTHOR, type Search, type SearchQuery, scoreOf } from './search.js';

const selectMembers = (search: Search) => {
  const { db } = search.scope;
  const { space_ids: spaceIds, member_tag_ids: tagIds } = search.filters;
  const [title, text] = [sql.ref('members.name'), sql.ref('members.headline')];
  let found = db
    .selectFrom('members')
    .select([
      sql<'member'>`'member'`.as('type'),
      'members.id',
      'members.name as title',
      'members.headline as text',
      'members.public_uid as slug',
      sql<number | null>`null::int`.as('space_id'),
      sql<string | null>`null::text`.as('space_name'),
      sql<string | null>`null::text`.as('space_slug'),
      ...NO_AUTHOR,
      'members.created_at',
      scoreOf(search, title, text).as('score'),
    ])
    .where(matches(search, title, text));
  if (spaceIds !== undefined) {
    found = found.where('members.id', 'in', (of) =>
      of.selectFrom('space_members').select('member_id').where('space_id', 'in', idsOf(spaceIds)),
    );
  }
  if (tagIds !== undefined) {
    found = found.where('members.id', 'in', (of) =>
      of.selectFrom('taggings').select('member_id').where('member_tag_id', 'in', idsOf(tagIds)),
    );
  }
  return found;
};

export const searchMembers: SearchQuery = selectMembers;

/** Only active members can be mentioned, and in a direct chat nobody mentions themselves. */
export const searchMentions: SearchQuery = (search) => {
  const active = selectMembers(search).where('members.active', '=', true);
  return search.mentionScope === 'direct' ? active.where('members.id', '!=', search.scope.memberId) : active;
};
