/** Published lessons, by name and text. */
import { sql } from 'kysely';
import { idsOf, matches, NO_AUTHOR, type SearchQuery, SPACE, scoreOf } from './search.js';

export const searchLessons: SearchQuery = (search) => {
  const { db } = search.scope;
  const { space_ids: spaceIds } = search.filters;
  const title = sql.ref('course_lessons.name');
  // The text of a lesson is kept as HTML; its tags are not what anybody looks for.
  const text = sql<string>`regexp_replace(course_lessons.body_html, '<[^>]*>', ' ', 'g')`;
  const found = db
    .selectFrom('course_lessons')
    .innerJoin('course_sections', 'course_sections.id', 'course_lessons.section_id')
    .innerJoin('spaces', 'spaces.id', 'course_sections.space_id')
    .select([
      sql<'lesson'>`'lesson'`.as('type'),
      'course_lessons.id',
      'course_lessons.name as title',
      text.as('text'),
      sql<string>`course_lessons.id::text`.as('slug'),
      ...SPACE,
      ...NO_AUTHOR,
      'course_lessons.created_at',
      scoreOf(search, title, text).as('score'),
    ])
    .where('course_lessons.status', '=', 'published')
    .where(matches(search, title, text));
  return spaceIds === undefined ? found : found.where('spaces.id', 'in', idsOf(spaceIds));
};
