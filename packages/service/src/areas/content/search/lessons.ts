/** Searches published lessons by name and text. */
import { sql } from 'kysely';
import { given } from '../../../database/given.js';
import {
  idsOf,
  matches,
  NO_AUTHOR,
  ownColumns,
  type Searched,
  type SearchQuery,
  SPACE,
  withoutTags,
} from './search.js';

const searched: Searched = {
  type: 'lesson',
  table: 'course_lessons',
  title: sql.ref('course_lessons.name'),
  text: withoutTags('course_lessons.body_html'),
  slug: sql`course_lessons.id::text`,
};

/** Selects the lessons that match a search. */
export const searchLessons: SearchQuery = (search) =>
  search.scope.db
    .selectFrom('course_lessons')
    .innerJoin('course_sections', 'course_sections.id', 'course_lessons.section_id')
    .innerJoin('spaces', 'spaces.id', 'course_sections.space_id')
    .select([...ownColumns(search, searched), ...SPACE, ...NO_AUTHOR])
    .where('course_lessons.status', '=', 'published')
    .where(matches(search, searched))
    .$call(given(search.filters.space_ids, (of, ids) => of.where('spaces.id', 'in', idsOf(ids))));
