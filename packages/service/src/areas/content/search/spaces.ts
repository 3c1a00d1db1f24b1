/** Spaces, by name. */
import { sql } from 'kysely';
import { idsOf, matches, NO_AUTHOR, type SearchQuery, SPACE, scoreOf } from './search.js';

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
      ...SPACE,
      ...NO_AUTHOR,
      'spaces.created_at',
      scoreOf(search, name, sql`''::text`).as('score'),
    ])
    .where(matches(search, name, name));
  return spaceIds === undefined ? found : found.where('spaces.id', 'in', idsOf(spaceIds));
};
