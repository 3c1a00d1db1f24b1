/** Lessons: creation, publication, and their order within a course. */
import type { AgeOrNameOrder, CourseLessonAttributes, ListCourseLessonsQuery } from '@community-platform/types';
import { sql } from 'kysely';
import { given } from '../../../database/given.js';
import type { Values } from '../../../database/prepared-query.js';
import type { StoredFile } from '../../../database/stored-file.js';
import { jsonText } from '../../../kernel/changes.js';
import { found, invalid, missing, notBlank } from '../../../kernel/failures.js';
import { readFile, toFile } from '../../../kernel/files.js';
import { sanitizeHtml } from '../../../kernel/html.js';
import { byAgeOrName, byColumns, type Ordering, orderBy } from '../../../kernel/orders.js';
import { readPage } from '../../../kernel/page.js';
import { prepareBy, preparePage } from '../../../kernel/prepared-page.js';
import { readDocument, renderHtml } from '../../../kernel/rich-text.js';
import type { Scope, ServiceHandlers } from '../../../kernel/scope.js';
import { readLabels } from '../../content/references.js';
import { lockSpace } from '../../content/typed-spaces.js';
import { findLesson, selectLessons, toLesson } from './queries.js';
import { checkOrder } from './reorder.js';

type GivenFile = CourseLessonAttributes['thumbnail'];

/** Reads a file reference. A file object that was taken from a response and is sent back changes nothing. */
async function readStoredFile(scope: Scope, field: string, given: GivenFile, before: StoredFile | null) {
  const address = typeof given === 'object' && given !== null ? given['url'] : given;
  if (address !== undefined && address !== null && typeof address !== 'string')
    throw invalid({ [field]: ['has no url'] });
  if (typeof given === 'object' && given !== null && address === toFile(scope, before)?.url) return undefined;
  const file = await readFile(scope, field, address);
  return jsonText(file && { url: file.url, filename: file.filename });
}

/** Returns the HTML of a lesson; a rich text document takes precedence over HTML. */
async function readHtml(scope: Scope, { rich_text_body: rich, body_html }: CourseLessonAttributes) {
  if (rich?.body === undefined) return body_html === undefined ? undefined : sanitizeHtml(body_html);
  const document = readDocument(rich);
  return renderHtml(document, await readLabels(scope, document));
}

interface LessonFiles {
  readonly thumbnail: StoredFile | null;
  readonly featured_media: StoredFile | null;
}

/** Returns the columns that the body of a request sets; omitted fields are undefined. */
async function readColumns(scope: Scope, body: CourseLessonAttributes, before?: LessonFiles) {
  return {
    name: notBlank('name', body.name),
    status: body.status,
    body_html: await readHtml(scope, body),
    is_comments_enabled: body.is_comments_enabled,
    is_featured_media_enabled: body.is_featured_media_enabled,
    is_featured_media_download_enabled: body.is_featured_media_download_enabled,
    thumbnail: await readStoredFile(scope, 'thumbnail', body.thumbnail, before?.thumbnail ?? null),
    featured_media: await readStoredFile(scope, 'featured_media', body.featured_media, before?.featured_media ?? null),
  };
}

async function readLesson(scope: Scope, id: number) {
  return toLesson(scope)(found(await findLesson(scope, id), 'CourseLesson'));
}

/** The order of lessons within a course. */
const COURSE: Ordering = [
  ...byColumns('course_sections', ['space_id', 'position', 'id']),
  ...byColumns('course_lessons', ['position', 'id']),
];

/** Lists of lessons by sort order. */
const lists = prepareBy((sort: AgeOrNameOrder | 'course') =>
  preparePage((of, { optional }: Values<ListCourseLessonsQuery>) =>
    orderBy(selectLessons(of), sort === 'course' ? COURSE : byAgeOrName('course_lessons', sort))
      .$call(given(optional('section_id'), (all, id) => all.where('course_lessons.section_id', '=', id)))
      .$call(given(optional('space_id'), (all, id) => all.where('course_sections.space_id', '=', id)))
      .$call(given(optional('status'), (all, status) => all.where('course_lessons.status', '=', status))),
  ),
);

export const courseLessons = {
  listCourseLessons: async ({ query }, scope) => {
    const page = { ...query, ...readPage(query) };
    return { status: 200, body: await lists(query.sort ?? 'course')(scope, page, (rows) => rows.map(toLesson(scope))) };
  },

  createCourseLesson: async ({ body }, scope) => {
    const { db, now } = scope;
    const findSection = () =>
      db.selectFrom('course_sections').select(['id', 'space_id']).where('id', '=', body.section_id).executeTakeFirst();
    const { space_id } = found(await findSection(), 'CourseSection');
    await lockSpace(scope, space_id);
    const section = found(await findSection(), 'CourseSection');
    const { name: _name, ...columns } = await readColumns(scope, body);
    const { id } = await db
      .insertInto('course_lessons')
      .values((of) => ({
        ...columns,
        section_id: section.id,
        name: body.name,
        position: of
          .selectFrom('course_lessons')
          .select(sql<number>`coalesce(max(position), 0) + 1`.as('next'))
          .where('section_id', '=', section.id),
        created_at: now,
        updated_at: now,
      }))
      .returning('id')
      .executeTakeFirstOrThrow();
    return { status: 201, body: await readLesson(scope, id) };
  },

  reorderCourseLessons: async ({ body: { space_id, new_order: order } }, scope) => {
    const { db, now } = scope;
    const space = found(await lockSpace(scope, space_id), 'Space');
    if (space.space_type !== 'course') throw invalid({ space_id: ['is not a space of type course'] });
    const sections = await db.selectFrom('course_sections').select('id').where('space_id', '=', space_id).execute();
    const lessons = await selectLessons(scope).where('course_sections.space_id', '=', space_id).execute();
    checkOrder(
      order,
      sections.map(({ id }) => id),
      lessons.map(({ id }) => id),
    );
    for (const [index, { section_id, lesson_ids }] of order.entries()) {
      await db
        .updateTable('course_sections')
        .set({ position: index + 1 })
        .where('id', '=', section_id)
        .execute();
      if (lesson_ids.length === 0) continue;
      // One statement for all lessons of a section: their positions are the array indexes.
      await db
        .updateTable('course_lessons')
        .set({
          section_id,
          position: sql<number>`array_position(${lesson_ids}::int[], course_lessons.id)`,
          updated_at: sql<Date>`case when section_id = ${section_id} then updated_at else ${now}::timestamptz end`,
        })
        .where('id', 'in', lesson_ids)
        .execute();
    }
    return { status: 200, body: { success: true, message: 'The lessons were reordered' } };
  },

  getCourseLesson: async ({ path }, scope) => ({ status: 200, body: await readLesson(scope, path.id) }),

  updateCourseLesson: async ({ path, body }, scope) => {
    const { db, now } = scope;
    const before = await db
      .selectFrom('course_lessons')
      .select(['thumbnail', 'featured_media'])
      .where('id', '=', path.id)
      .forUpdate()
      .executeTakeFirst();
    const row = await db
      .updateTable('course_lessons')
      .set({ ...(await readColumns(scope, body, found(before, 'CourseLesson'))), updated_at: now })
      .where('id', '=', path.id)
      .returning('id')
      .executeTakeFirst();
    if (row === undefined) throw missing('CourseLesson');
    return { status: 200, body: await readLesson(scope, row.id) };
  },

  deleteCourseLesson: async ({ path }, { db }) => {
    const row = await db.deleteFrom('course_lessons').where('id', '=', path.id).returning('id').executeTakeFirst();
    found(row, 'CourseLesson');
    return { status: 200, body: { success: true, message: 'The lesson was deleted' } };
  },
} satisfies Partial<ServiceHandlers>;
