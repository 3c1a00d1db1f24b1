/** Searches spaces by name. */
import { sql } from 'kysely';
import { given } from '../../../database/given.js';
import { idsOf, matches, NO_AUTHOR, ownColumns, type Searched, type SearchQuery, SPACE } from './search.js';

const searched: Searched = {
  type: 'space',
  table: 'spaces',
  title: sql.ref('spaces.name'),
  slug: sql.ref('spaces.slug'),
};

/** Selects the spaces that match a search. */
export const searchSpaces: SearchQuery = (search) =>
  search.scope.db
    .selectFrom('spaces')
    .select([...ownColumns(search, searched), ...SPACE, ...NO_AUTHOR])
    .where(matches(search, searched))
    .$call(given(search.filters.space_ids, (of, ids) => of.where('spaces.id', 'in', idsOf(ids))));
