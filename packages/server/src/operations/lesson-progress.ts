// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type {
  ListLessonProgressQuery,
  ListLessonProgressRequest,
  ListLessonProgressResult,
  UpdateLessonProgressRequest,
  UpdateLessonProgressResult,
} from '@community-platform/types/operations/lesson-progress';
import {
  errors400_401_403_405_406_429_5XX,
  errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
} from '../responses.js';
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `listLessonProgress`: all parts are present, with defaults. */
export interface ListLessonProgressInput extends ListLessonProgressRequest {
  query: ListLessonProgressQuery & { page: number; per_page: number };
}

/** Completed lessons of members. */
export interface LessonProgressHandlers<Principal = unknown, State = unknown> {
  /**
   * List the progress of lessons.
   *
   * Returns a page of the lessons that members have completed at some time, newest change first.
   *
   * `GET /api/admin/v2/course_lesson_progress`
   */
  listLessonProgress(
    input: ListLessonProgressInput,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<ListLessonProgressResult>>;
  /**
   * Update the progress of a lesson.
   *
   * Marks a lesson as completed, or as not completed, for a member. Repeating it changes nothing. A lesson or a
   * member that the community does not have returns 404, and a member who is not in the space of the lesson returns
   * 422.
   *
   * `PUT /api/admin/v2/course_lesson_progress`
   */
  updateLessonProgress(
    input: UpdateLessonProgressRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<UpdateLessonProgressResult>>;
}

/** The descriptors of the operations, in document order. */
export const lessonProgressOperations: readonly Operation[] = [
  {
    id: 'listLessonProgress',
    method: 'GET',
    path: '/api/admin/v2/course_lesson_progress',
    parameters: [
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
      { name: 'lesson_id', in: 'query', shape: 'integer', style: 'form', explode: true },
      { name: 'member_email', in: 'query', shape: 'string', style: 'form', explode: true },
      { name: 'space_id', in: 'query', shape: 'integer', style: 'form', explode: true },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'updateLessonProgress',
    method: 'PUT',
    path: '/api/admin/v2/course_lesson_progress',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
