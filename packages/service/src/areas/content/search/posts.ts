/** Posts, by title and text. */
import { sql } from 'kysely';
import { containing } from '../../../kernel/text.js';
import { AUTHOR, idsOf, matches, type SearchQuery, SPACE, scoreOf } from './search.js';

export const searchPosts: SearchQuery = (search) => {
  const { db } = search.scope;
  const { space_ids: spaceIds, topic_ids: topicIds, author_name: author } = search.filters;
  const [title, text] = [sql.ref('posts.name'), sql.ref('posts.body_text')];
  let found = db
    .selectFrom('posts')
    .innerJoin('spaces', 'spaces.id', 'posts.space_id')
    .innerJoin('members', 'members.id', 'posts.author_member_id')
    .select([
      sql<'post'>`'post'`.as('type'),
      'posts.id',
      'posts.name as title',
      'posts.body_text as text',
      'posts.slug',
      ...SPACE,
      ...AUTHOR,
      'posts.created_at',
      scoreOf(search, title, text).as('score'),
    ])
    .where(matches(search, title, text));
  if (spaceIds !== undefined) found = found.where('posts.space_id', 'in', idsOf(spaceIds));
  if (author !== undefined) found = found.where('members.name', 'ilike', containing(author));
  if (topicIds !== undefined) {
    found = found.where('posts.id', 'in', (of) =>
      of.selectFrom('post_topics').select('post_id').where('topic_id', 'in', idsOf(topicIds)),
    );
  }
  return found;
};
