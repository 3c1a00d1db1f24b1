// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
import type { Awaitable, Reply } from '@community-platform/types';
import type {
  CreateCourseLessonRequest,
  CreateCourseLessonResult,
  DeleteCourseLessonRequest,
  DeleteCourseLessonResult,
  GetCourseLessonRequest,
  GetCourseLessonResult,
  ListCourseLessonsQuery,
  ListCourseLessonsRequest,
  ListCourseLessonsResult,
  ReorderCourseLessonsRequest,
  ReorderCourseLessonsResult,
  UpdateCourseLessonRequest,
  UpdateCourseLessonResult,
} from '@community-platform/types/operations/course-lessons';

/** What the handler of `listCourseLessons` receives: every part is there, defaults are filled in. */
export interface ListCourseLessonsInput extends ListCourseLessonsRequest {
  query: ListCourseLessonsQuery & { page: number; per_page: number };
}

/** What the sections of a course teach. */
export interface CourseLessonsHandlers<Principal = unknown, State = unknown> {
  /**
   * List course lessons.
   *
   * Returns one page of the lessons, drafts among them, in the order of the course unless `sort` says
   * otherwise.
   *
   * `GET /api/admin/v2/course_lessons`
   */
  listCourseLessons(input: ListCourseLessonsInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListCourseLessonsResult>>;
  /**
   * Create a course lesson.
   *
   * Adds a lesson at the end of a section. Its text is `body_html` or `rich_text_body`; when both are there,
   * `rich_text_body` counts. A section that the community does not have is answered with 404.
   *
   * `POST /api/admin/v2/course_lessons`
   */
  createCourseLesson(input: CreateCourseLessonRequest, context: RequestContext<Principal, State>): Awaitable<Reply<CreateCourseLessonResult>>;
  /**
   * Reorder the lessons of a course.
   *
   * Puts the sections of a course and their lessons in another order, and moves lessons from one section to
   * another. The order names every section and every lesson of the course once; one that is missing, or that
   * occurs twice, is refused with 422, and one that the course does not have is answered with 404.
   *
   * `PUT /api/admin/v2/course_lessons/reorder`
   */
  reorderCourseLessons(input: ReorderCourseLessonsRequest, context: RequestContext<Principal, State>): Awaitable<Reply<ReorderCourseLessonsResult>>;
  /**
   * Get a course lesson.
   *
   * Returns one lesson with its text.
   *
   * `GET /api/admin/v2/course_lessons/{id}`
   */
  getCourseLesson(input: GetCourseLessonRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetCourseLessonResult>>;
  /**
   * Update a course lesson.
   *
   * Changes what the body names and leaves the rest. `status` publishes a draft, and makes a published
   * lesson a draft again.
   *
   * `PATCH /api/admin/v2/course_lessons/{id}`
   */
  updateCourseLesson(input: UpdateCourseLessonRequest, context: RequestContext<Principal, State>): Awaitable<Reply<UpdateCourseLessonResult>>;
  /**
   * Delete a course lesson.
   *
   * Deletes a lesson, with what members have completed of it.
   *
   * `DELETE /api/admin/v2/course_lessons/{id}`
   */
  deleteCourseLesson(input: DeleteCourseLessonRequest, context: RequestContext<Principal, State>): Awaitable<Reply<DeleteCourseLessonResult>>;
}
