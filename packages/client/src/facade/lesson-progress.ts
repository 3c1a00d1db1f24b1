// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SuccessResponse } from '@community-platform/types/common';
import type { CourseLessonProgress, CourseLessonProgressList } from '@community-platform/types/course-lesson-progress';
import type {
  ListLessonProgressRequest,
  UpdateLessonProgressRequest,
} from '@community-platform/types/operations/lesson-progress';
import * as operations from '../operations/lesson-progress.js';
import { type OnUndeclared, type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** Which lessons a member has completed. */
export interface LessonProgressApi {
  /**
   * List the progress of lessons.
   *
   * Returns one page of what members have, or have once had, completed, the newest change first.
   *
   * `GET /api/admin/v2/course_lesson_progress`
   */
  list(request?: ListLessonProgressRequest, options?: RequestOptions): Promise<CourseLessonProgressList>;
  /** All items of `list`, or with `.pages()` all pages, fetched as they are read. */
  paginateList(request?: ListLessonProgressRequest, options?: RequestOptions): Paginator<CourseLessonProgress, CourseLessonProgressList>;
  /**
   * Update the progress of a lesson.
   *
   * Says that a member has completed a lesson, or has not. Saying it again changes nothing. A lesson or a
   * member that the community does not have is answered with 404, and a member who is not in the space of the
   * lesson with 422.
   *
   * `PUT /api/admin/v2/course_lesson_progress`
   */
  update(request: UpdateLessonProgressRequest, options?: RequestOptions): Promise<SuccessResponse>;
}

/** Binds the operations to a client. */
export const createLessonProgressApi = (client: Sender<OnUndeclared>): LessonProgressApi => ({
  list: (request = {}, options) => unwrap(client.send(operations.listLessonProgressOperation, request, options)),
  paginateList: (request = {}, options) => operations.paginateListLessonProgress(client, request, options),
  update: (request, options) => unwrap(client.send(operations.updateLessonProgressOperation, request, options)),
});
