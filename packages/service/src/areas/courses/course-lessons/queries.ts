/** Lessons with the course that they belong to by their section. */
import type { CourseLesson } from '@community-platform/types';
import { toFile } from '../../../kernel/files.js';
import type { Scope } from '../../../kernel/scope.js';
import { timeText } from '../../../kernel/text.js';

export const selectLessons = ({ db }: Scope) =>
  db
    .selectFrom('course_lessons')
    .innerJoin('course_sections', 'course_sections.id', 'course_lessons.section_id')
    .select([
      'course_lessons.id',
      'course_lessons.name',
      'course_lessons.status',
      'course_lessons.created_at',
      'course_lessons.updated_at',
      'course_lessons.section_id',
      'course_lessons.is_comments_enabled',
      'course_lessons.is_featured_media_enabled',
      'course_lessons.is_featured_media_download_enabled',
      'course_lessons.body_html',
      'course_lessons.thumbnail',
      'course_lessons.featured_media',
      'course_sections.space_id',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectLessons>['execute']>>[number];

export const toLesson =
  (scope: Scope) =>
  ({ created_at, updated_at, ...row }: Row): CourseLesson => ({
    ...row,
    thumbnail: toFile(scope, row.thumbnail),
    featured_media: toFile(scope, row.featured_media),
    created_at: timeText(created_at),
    updated_at: timeText(updated_at),
  });

export const findLesson = (scope: Scope, id: number) =>
  selectLessons(scope).where('course_lessons.id', '=', id).executeTakeFirst();
