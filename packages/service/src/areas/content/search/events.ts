/** Searches published events by name and text; the filter can limit them to future or past ones. */
import { sql } from 'kysely';
import { containing } from '../../../kernel/text.js';
import { AUTHOR, idsOf, matches, ownColumns, type Searched, type SearchQuery, SPACE, withoutTags } from './search.js';

const searched: Searched = {
  type: 'event',
  table: 'events',
  title: sql.ref('events.name'),
  text: withoutTags('events.body_html'),
  slug: sql.ref('events.slug'),
};

/** Selects the events that match a search. */
export const searchEvents: SearchQuery = (search) => {
  const { db, now } = search.scope;
  const { space_ids: spaceIds, author_name: author, status } = search.filters;
  const endsAt = sql<Date>`events.starts_at + make_interval(secs => events.duration_in_seconds)`;
  let found = db
    .selectFrom('events')
    .innerJoin('spaces', 'spaces.id', 'events.space_id')
    .innerJoin('members', 'members.id', 'events.author_member_id')
    .select([...ownColumns(search, searched), ...SPACE, ...AUTHOR])
    .where('events.status', '=', 'published')
    .where(matches(search, searched));
  if (spaceIds !== undefined) found = found.where('spaces.id', 'in', idsOf(spaceIds));
  if (author !== undefined) found = found.where('members.name', 'ilike', containing(author));
  if (status === 'upcoming') found = found.where(endsAt, '>=', now);
  if (status === 'past') found = found.where(endsAt, '<', now);
  return found;
};
