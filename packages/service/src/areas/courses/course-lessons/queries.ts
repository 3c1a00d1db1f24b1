/** Lessons with the course of their section. */
import type { CourseLesson } from '@community-platform/types';
import { qualify } from '../../../database/qualified-names.js';
import { toFile } from '../../../kernel/files.js';
import type { Reader, Scope } from '../../../kernel/scope.js';
import { timeText } from '../../../kernel/text.js';

/** Selects lessons with their course. */
export function selectLessons({ db }: Pick<Reader, 'db'>) {
  return db
    .selectFrom('course_lessons')
    .innerJoin('course_sections', 'course_sections.id', 'course_lessons.section_id')
    .select([
      ...qualify('course_lessons', 'id', 'name', 'status', 'created_at', 'updated_at', 'section_id'),
      ...qualify('course_lessons', 'is_comments_enabled', 'is_featured_media_enabled'),
      ...qualify('course_lessons', 'is_featured_media_download_enabled', 'body_html', 'thumbnail', 'featured_media'),
      'course_sections.space_id',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectLessons>['execute']>>[number];

/** Builds the record of a lesson. */
export function toLesson(scope: Scope) {
  return ({ created_at, updated_at, ...row }: Row): CourseLesson => ({
    ...row,
    thumbnail: toFile(scope, row.thumbnail),
    featured_media: toFile(scope, row.featured_media),
    created_at: timeText(created_at),
    updated_at: timeText(updated_at),
  });
}

/** Returns the lesson with the given id, or `undefined`. */
export function findLesson(scope: Scope, id: number) {
  return selectLessons(scope).where('course_lessons.id', '=', id).executeTakeFirst();
}
