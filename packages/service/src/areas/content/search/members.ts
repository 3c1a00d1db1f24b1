/** Searches members by name and headline, and members whom a text can mention. */
import { sql } from 'kysely';
import {
  idsOf,
  matches,
  NO_AUTHOR,
  NO_SPACE,
  ownColumns,
  type Search,
  type Searched,
  type SearchQuery,
} from './search.js';

const searched: Searched = {
  type: 'member',
  table: 'members',
  title: sql.ref('members.name'),
  text: sql.ref('members.headline'),
  slug: sql.ref('members.public_uid'),
};

function selectMembers(search: Search) {
  const { db } = search.scope;
  const { space_ids: spaceIds, member_tag_ids: tagIds } = search.filters;
  let found = db
    .selectFrom('members')
    .select([...ownColumns(search, searched), ...NO_SPACE, ...NO_AUTHOR])
    .where(matches(search, searched));
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
}

export const searchMembers: SearchQuery = selectMembers;

/** Searches the members who can be mentioned: all active members, except the caller in a direct chat. */
export const searchMentions: SearchQuery = (search) => {
  const active = selectMembers(search).where('members.active', '=', true);
  return search.mentionScope === 'direct' ? active.where('members.id', '!=', search.scope.memberId) : active;
};
