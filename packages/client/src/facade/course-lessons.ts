// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SuccessResponse } from '@community-platform/types/common';
import type { CourseLesson, CourseLessonsList } from '@community-platform/types/course';
import type {
  CreateCourseLessonRequest,
  DeleteCourseLessonRequest,
  GetCourseLessonRequest,
  ListCourseLessonsRequest,
  ReorderCourseLessonsRequest,
  UpdateCourseLessonRequest,
} from '@community-platform/types/operations/course-lessons';
import * as operations from '../operations/course-lessons.js';
import { type OnUndeclared, type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** What the sections of a course teach. */
export interface CourseLessonsApi {
  /**
   * List course lessons.
   *
   * Returns one page of the lessons, drafts among them, in the order of the course unless `sort` says
   * otherwise.
   *
   * `GET /api/admin/v2/course_lessons`
   */
  list(request?: ListCourseLessonsRequest, options?: RequestOptions): Promise<CourseLessonsList>;
  /** All items of `list`, or with `.pages()` all pages, fetched as they are read. */
  paginateList(request?: ListCourseLessonsRequest, options?: RequestOptions): Paginator<CourseLesson, CourseLessonsList>;
  /**
   * Create a course lesson.
   *
   * Adds a lesson at the end of a section. Its text is `body_html` or `rich_text_body`; when both are there,
   * `rich_text_body` counts. A section that the community does not have is answered with 404.
   *
   * `POST /api/admin/v2/course_lessons`
   */
  create(request: CreateCourseLessonRequest, options?: RequestOptions): Promise<CourseLesson>;
  /**
   * Reorder the lessons of a course.
   *
   * Puts the sections of a course and their lessons in another order, and moves lessons from one section to
   * another. The order names every section and every lesson of the course once; one that is missing, or that
   * occurs twice, is refused with 422, and one that the course does not have is answered with 404.
   *
   * `PUT /api/admin/v2/course_lessons/reorder`
   */
  reorder(request: ReorderCourseLessonsRequest, options?: RequestOptions): Promise<SuccessResponse>;
  /**
   * Get a course lesson.
   *
   * Returns one lesson with its text.
   *
   * `GET /api/admin/v2/course_lessons/{id}`
   */
  get(request: GetCourseLessonRequest, options?: RequestOptions): Promise<CourseLesson>;
  /**
   * Update a course lesson.
   *
   * Changes what the body names and leaves the rest. `status` publishes a draft, and makes a published
   * lesson a draft again.
   *
   * `PATCH /api/admin/v2/course_lessons/{id}`
   */
  update(request: UpdateCourseLessonRequest, options?: RequestOptions): Promise<CourseLesson>;
  /**
   * Delete a course lesson.
   *
   * Deletes a lesson, with what members have completed of it.
   *
   * `DELETE /api/admin/v2/course_lessons/{id}`
   */
  delete(request: DeleteCourseLessonRequest, options?: RequestOptions): Promise<SuccessResponse>;
}

/** Binds the operations to a client. */
export const createCourseLessonsApi = (client: Sender<OnUndeclared>): CourseLessonsApi => ({
  list: (request = {}, options) => unwrap(client.send(operations.listCourseLessonsOperation, request, options)),
  paginateList: (request = {}, options) => operations.paginateListCourseLessons(client, request, options),
  create: (request, options) => unwrap(client.send(operations.createCourseLessonOperation, request, options)),
  reorder: (request, options) => unwrap(client.send(operations.reorderCourseLessonsOperation, request, options)),
  get: (request, options) => unwrap(client.send(operations.getCourseLessonOperation, request, options)),
  update: (request, options) => unwrap(client.send(operations.updateCourseLessonOperation, request, options)),
  delete: (request, options) => unwrap(client.send(operations.deleteCourseLessonOperation, request, options)),
});
