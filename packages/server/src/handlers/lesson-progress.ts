// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
import type { Awaitable, Reply } from '@community-platform/types';
import type {
  ListLessonProgressQuery,
  ListLessonProgressRequest,
  ListLessonProgressResult,
  UpdateLessonProgressRequest,
  UpdateLessonProgressResult,
} from '@community-platform/types/operations/lesson-progress';

/** What the handler of `listLessonProgress` receives: every part is there, defaults are filled in. */
export interface ListLessonProgressInput extends ListLessonProgressRequest {
  query: ListLessonProgressQuery & { page: number; per_page: number };
}

/** Which lessons a member has completed. */
export interface LessonProgressHandlers<Principal = unknown, State = unknown> {
  /**
   * List the progress of lessons.
   *
   * Returns one page of what members have, or have once had, completed, the newest change first.
   *
   * `GET /api/admin/v2/course_lesson_progress`
   */
  listLessonProgress(input: ListLessonProgressInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListLessonProgressResult>>;
  /**
   * Update the progress of a lesson.
   *
   * Says that a member has completed a lesson, or has not. Saying it again changes nothing. A lesson or a
   * member that the community does not have is answered with 404, and a member who is not in the space of the
   * lesson with 422.
   *
   * `PUT /api/admin/v2/course_lesson_progress`
   */
  updateLessonProgress(input: UpdateLessonProgressRequest, context: RequestContext<Principal, State>): Awaitable<Reply<UpdateLessonProgressResult>>;
}
