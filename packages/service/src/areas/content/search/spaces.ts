/** Spaces, by name. */
import { sql } from 'kysely';
import { idsOf, matches, type SearchQuery, scoreOf } from './search.js';

export const searchSpaces: SearchQuery = (search) => {
  const { db } = search.scope;
  const { space_ids: spaceIds } = search.filters;
  const name = sql.ref('spaces.name');
  const found = db
    .selectFrom('spaces')
    .select([
      sql<'space'>`'space'`.as('type'),
      'spaces.id',
      'spaces.name as title',
      sql<string | null>`null::text`.as('text'),
      'spaces.slug',
      'spaces.id as space_id',
      'spaces.name as space_name',
      'spaces.slug as space_slug',
      sql<number | null>`null::int`.as('author_id'),
      sql<string | null>`null::text`.as('author_name'),
      sql<string | null>`null::text`.as('author_avatar_url'),
      'spaces.created_at',
      scoreOf(search, name, sql`''::text`).as('score'),
    ])
    .where(matches(search, name, name));
  return spaceIds === undefined ? found : found.where('spaces.id', 'in', idsOf(spaceIds));
};
