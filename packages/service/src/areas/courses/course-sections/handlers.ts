/** Sections: the parts of a course, in an order of their own. */
import { sql } from 'kysely';
import { found, invalid } from '../../../kernel/failures.js';
import { byAgeOrName, byColumns, orderBy } from '../../../kernel/orders.js';
import { listPage, readPage } from '../../../kernel/page.js';
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

const toSection = ({ created_at, updated_at, ...row }: Row) => ({
  ...row,
  created_at: timeText(created_at),
  updated_at: timeText(updated_at),
});

export const courseSections = {
  listCourseSections: async ({ query: { page, per_page, space_id, sort } }, { db }) => {
    const all = db.selectFrom('course_sections').select(columns);
    const sections = space_id === undefined ? all : all.where('space_id', '=', space_id);
    const ordering =
      sort === undefined
        ? byColumns('course_sections', ['space_id', 'position', 'id'])
        : byAgeOrName('course_sections', sort);
    const ordered = orderBy(sections, ordering);
    return { status: 200, body: await listPage(ordered, readPage({ page, per_page }), (rows) => rows.map(toSection)) };
  },

  createCourseSection: async ({ body }, scope) => {
    const { db, now } = scope;
    const space = found(await lockSpace(scope, body.space_id), 'Space');
    if (space.space_type !== 'course') throw invalid({ space_id: ['is not a space of type course'] });
    const row = await db
      .insertInto('course_sections')
      .values((of) => ({
        space_id: space.id,
        name: body.name,
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
      .set({ name: body.name, updated_at: now })
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
