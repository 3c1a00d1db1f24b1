/** Published events, by name and text; those to come or those that are over, where the filter says so. */
import { sql } from 'kysely';
import { containing } from '../../../kernel/text.js';
import { AUTHOR, idsOf, matches, type SearchQuery, SPACE, scoreOf } from './search.js';

export const searchEvents: SearchQuery = (search) => {
  const { db, now } = search.scope;
  const { space_ids: spaceIds, author_name: author, status } = search.filters;
  const title = sql.ref('events.name');
  const text = sql<string>`regexp_replace(events.body_html, '<[^>]*>', ' ', 'g')`;
  const endsAt = sql<Date>`events.starts_at + make_interval(secs => events.duration_in_seconds)`;
  let found = db
    .selectFrom('events')
    .innerJoin('spaces', 'spaces.id', 'events.space_id')
    .innerJoin('members', 'members.id', 'events.author_member_id')
    .select([
      sql<'event'>`'event'`.as('type'),
      'events.id',
      'events.name as title',
      text.as('text'),
      'events.slug',
      ...SPACE,
      ...AUTHOR,
      'events.created_at',
      scoreOf(search, title, text).as('score'),
    ])
    .where('events.status', '=', 'published')
    .where(matches(search, title, text));
  if (spaceIds !== undefined) found = found.where('spaces.id', 'in', idsOf(spaceIds));
  if (author !== undefined) found = found.where('members.name', 'ilike', containing(author));
  if (status === 'upcoming') found = found.where(endsAt, '>=', now);
  if (status === 'past') found = found.where(endsAt, '<', now);
  return found;
};
