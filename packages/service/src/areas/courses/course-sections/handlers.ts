/** Sections: the ordered parts of a course. */
import type { AgeOrNameOrder, ListCourseSectionsQuery } from '@community-platform/types';
import { sql } from 'kysely';
import { given } from '../../../database/given.js';
import type { Values } from '../../../database/prepared-query.js';
import { found, invalid, notBlank } from '../../../kernel/failures.js';
import { byAgeOrName, byColumns, orderBy } from '../../../kernel/orders.js';
import { readPage } from '../../../kernel/page.js';
import { prepareBy, preparePage } from '../../../kernel/prepared-page.js';
import type { ServiceHandlers } from '../../../kernel/scope.js';
import { timeText } from '../../../kernel/text.js';
import { lockSpace } from '../../content/typed-spaces.js';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly space_id: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const columns = ['id', 'name', 'space_id', 'created_at', 'updated_at'] as const;

function toSection({ created_at, updated_at, ...row }: Row) {
  return {
    ...row,
    created_at: timeText(created_at),
    updated_at: timeText(updated_at),
  };
}

/** Lists of sections by sort order. */
const lists = prepareBy((sort: AgeOrNameOrder | 'course') =>
  preparePage(({ db }, { optional }: Values<ListCourseSectionsQuery>) =>
    orderBy(
      db.selectFrom('course_sections').select(columns),
      sort === 'course'
        ? byColumns('course_sections', ['space_id', 'position', 'id'])
        : byAgeOrName('course_sections', sort),
    ).$call(given(optional('space_id'), (all, id) => all.where('space_id', '=', id))),
  ),
);

export const courseSections = {
  listCourseSections: async ({ query }, scope) => {
    const page = { ...query, ...readPage(query) };
    return { status: 200, body: await lists(query.sort ?? 'course')(scope, page, (rows) => rows.map(toSection)) };
  },

  createCourseSection: async ({ body }, scope) => {
    const { db, now } = scope;
    const space = found(await lockSpace(scope, body.space_id), 'Space');
    if (space.space_type !== 'course') throw invalid({ space_id: ['is not a space of type course'] });
    const row = await db
      .insertInto('course_sections')
      .values((of) => ({
        space_id: space.id,
        name: notBlank('name', body.name),
        position: of
          .selectFrom('course_sections')
          .select(sql<number>`coalesce(max(position), 0) + 1`.as('next'))
          .where('space_id', '=', space.id),
        created_at: now,
        updated_at: now,
      }))
      .returning(columns)
      .executeTakeFirstOrThrow();
    return { status: 201, body: toSection(row) };
  },

  getCourseSection: async ({ path }, { db }) => {
    const row = await db.selectFrom('course_sections').select(columns).where('id', '=', path.id).executeTakeFirst();
    return { status: 200, body: toSection(found(row, 'CourseSection')) };
  },

  updateCourseSection: async ({ path, body }, { db, now }) => {
    const row = await db
      .updateTable('course_sections')
      .set({ name: notBlank('name', body.name), updated_at: now })
      .where('id', '=', path.id)
      .returning(columns)
      .executeTakeFirst();
    return { status: 200, body: toSection(found(row, 'CourseSection')) };
  },

  deleteCourseSection: async ({ path }, { db }) => {
    const row = await db.deleteFrom('course_sections').where('id', '=', path.id).returning('id').executeTakeFirst();
    found(row, 'CourseSection');
    return { status: 200, body: { success: true, message: 'The section was deleted' } };
  },
} satisfies Partial<ServiceHandlers>;
