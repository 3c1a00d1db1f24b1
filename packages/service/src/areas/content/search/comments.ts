/** Comments, by text. */
import { sql } from 'kysely';
import { containing } from '../../../kernel/text.js';
import { AUTHOR, idsOf, matches, type SearchQuery, SPACE, scoreOf } from './search.js';

export const searchComments: SearchQuery = (search) => {
  const { db } = search.scope;
  const { space_ids: spaceIds, author_name: author } = search.filters;
  const text = sql.ref('comments.body_text');
  let found = db
    .selectFrom('comments')
    .innerJoin('posts', 'posts.id', 'comments.post_id')
    .innerJoin('spaces', 'spaces.id', 'posts.space_id')
    .innerJoin('members', 'members.id', 'comments.author_member_id')
    .select([
      sql<'comment'>`'comment'`.as('type'),
      'comments.id',
      sql<string | null>`null::text`.as('title'),
      'comments.body_text as text',
      'posts.slug',
      ...SPACE,
      ...AUTHOR,
      'comments.created_at',
      scoreOf(search, sql`''::text`, text).as('score'),
    ])
    .where(matches(search, text, text));
  if (spaceIds !== undefined) found = found.where('posts.space_id', 'in', idsOf(spaceIds));
  if (author !== undefined) found = found.where('members.name', 'ilike', containing(author));
  return found;
};
