/** Lesson progress of members. */
import type { ListLessonProgressQuery } from '@community-platform/types';
import { sql } from 'kysely';
import { given } from '../../../database/given.js';
import type { Values } from '../../../database/prepared-query.js';
import { qualify } from '../../../database/qualified-names.js';
import { announce } from '../../../kernel/domain-events.js';
import { found, invalid } from '../../../kernel/failures.js';
import { takeMemberByEmail } from '../../../kernel/members.js';
import { readPage } from '../../../kernel/page.js';
import { preparePage } from '../../../kernel/prepared-page.js';
import type { Scope, ServiceHandlers } from '../../../kernel/scope.js';
import { timeText } from '../../../kernel/text.js';
import { findLesson } from '../course-lessons/queries.js';

async function isInSpace({ db }: Scope, spaceId: number, memberId: number): Promise<boolean> {
  const membership = await db
    .selectFrom('space_members')
    .select('id')
    .where('space_id', '=', spaceId)
    .where('member_id', '=', memberId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return membership !== undefined;
}

function tellOfLesson(
  scope: Scope,
  lesson: { readonly id: number; readonly space_id: number },
  memberId: number,
): Promise<void> {
  return announce(scope, {
    type: 'lesson_completed',
    contactIds: [memberId],
    about: [
      ['CourseLesson', lesson.id],
      ['Space', lesson.space_id],
    ],
  });
}

/** Lists completed lessons, latest first. */
const list = preparePage(({ db }, { optional }: Values<ListLessonProgressQuery>) =>
  db
    .selectFrom('course_lesson_progress')
    .innerJoin('course_lessons', 'course_lessons.id', 'course_lesson_progress.lesson_id')
    .innerJoin('course_sections', 'course_sections.id', 'course_lessons.section_id')
    .innerJoin('members', 'members.id', 'course_lesson_progress.member_id')
    .select([
      ...qualify('course_lesson_progress', 'lesson_id', 'status', 'updated_at'),
      'course_lessons.name as lesson_name',
      'course_lessons.section_id',
      'course_sections.space_id',
      'members.id as community_member_id',
      'members.email as member_email',
    ])
    .$call(given(optional('lesson_id'), (all, id) => all.where('course_lesson_progress.lesson_id', '=', id)))
    .$call(given(optional('space_id'), (all, id) => all.where('course_sections.space_id', '=', id)))
    .$call(
      given(optional('member_email'), (all, email) => all.where(sql<boolean>`lower(members.email) = lower(${email})`)),
    )
    .orderBy('course_lesson_progress.updated_at', 'desc')
    .orderBy('course_lesson_progress.id', 'desc'),
);

export const lessonProgress = {
  listLessonProgress: async ({ query }, scope) => {
    const body = await list(scope, { ...query, ...readPage(query) }, (rows) =>
      rows.map(({ updated_at, ...row }) => ({ ...row, updated_at: timeText(updated_at) })),
    );
    return { status: 200, body };
  },

  updateLessonProgress: async ({ body }, scope) => {
    const { db, now } = scope;
    const lesson = found(await findLesson(scope, body.lesson_id), 'CourseLesson');
    const member = await takeMemberByEmail(scope, body.member_email);
    if (!(await isInSpace(scope, lesson.space_id, member.id)))
      throw invalid({ member_email: ['belongs to a member who is not in the space of the lesson'] });
    // A lesson without progress has no row, so there is nothing to write for `incomplete`.
    const key = { lesson_id: lesson.id, member_id: member.id };
    if (body.status === 'completed') {
      const made = await db
        .insertInto('course_lesson_progress')
        .values({ ...key, status: 'completed', created_at: now, updated_at: now })
        .onConflict((conflict) => conflict.columns(['lesson_id', 'member_id']).doNothing())
        .returning('id')
        .executeTakeFirst();
      if (made !== undefined) await tellOfLesson(scope, lesson, member.id);
    }
    const changed = await db
      .updateTable('course_lesson_progress')
      .set({ status: body.status, updated_at: now })
      .where('lesson_id', '=', lesson.id)
      .where('member_id', '=', member.id)
      .where('status', '!=', body.status)
      .returning('id')
      .executeTakeFirst();
    if (changed !== undefined && body.status === 'completed') await tellOfLesson(scope, lesson, member.id);
    return { status: 200, body: { success: true, message: `The lesson is ${body.status}` } };
  },
} satisfies Partial<ServiceHandlers>;
