/** Searches comments by text. */
import { sql } from 'kysely';
import { containing } from '../../../kernel/text.js';
import { AUTHOR, idsOf, matches, ownColumns, type Searched, type SearchQuery, SPACE } from './search.js';

const searched: Searched = {
  type: 'comment',
  table: 'comments',
  text: sql.ref('comments.body_text'),
  slug: sql.ref('posts.slug'),
};

/** Selects the comments that match a search. */
export const searchComments: SearchQuery = (search) => {
  const { db } = search.scope;
  const { space_ids: spaceIds, author_name: author } = search.filters;
  let found = db
    .selectFrom('comments')
    .innerJoin('posts', 'posts.id', 'comments.post_id')
    .innerJoin('spaces', 'spaces.id', 'posts.space_id')
    .innerJoin('members', 'members.id', 'comments.author_member_id')
    .select([...ownColumns(search, searched), ...SPACE, ...AUTHOR])
    .where(matches(search, searched));
  if (spaceIds !== undefined) found = found.where('posts.space_id', 'in', idsOf(spaceIds));
  if (author !== undefined) found = found.where('members.name', 'ilike', containing(author));
  return found;
};
