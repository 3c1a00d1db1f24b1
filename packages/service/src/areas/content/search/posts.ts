/** Searches posts by title and text. */
import { sql } from 'kysely';
import { containing } from '../../../kernel/text.js';
import { AUTHOR, idsOf, matches, ownColumns, type Searched, type SearchQuery, SPACE } from './search.js';

const searched: Searched = {
  type: 'post',
  table: 'posts',
  title: sql.ref('posts.name'),
  text: sql.ref('posts.body_text'),
  slug: sql.ref('posts.slug'),
};

/** Selects the posts that match a search. */
export const searchPosts: SearchQuery = (search) => {
  const { db } = search.scope;
  const { space_ids: spaceIds, topic_ids: topicIds, author_name: author } = search.filters;
  let found = db
    .selectFrom('posts')
    .innerJoin('spaces', 'spaces.id', 'posts.space_id')
    .innerJoin('members', 'members.id', 'posts.author_member_id')
    .select([...ownColumns(search, searched), ...SPACE, ...AUTHOR])
    .where(matches(search, searched));
  if (spaceIds !== undefined) found = found.where('posts.space_id', 'in', idsOf(spaceIds));
  if (author !== undefined) found = found.where('members.name', 'ilike', containing(author));
  if (topicIds !== undefined) {
    found = found.where('posts.id', 'in', (of) =>
      of.selectFrom('post_topics').select('post_id').where('topic_id', 'in', idsOf(topicIds)),
    );
  }
  return found;
};
