// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SuccessResponse } from '@community-platform/types/common';
import type { CourseLessonProgress, CourseLessonProgressList } from '@community-platform/types/course-lesson-progress';
import type {
  ListLessonProgressRequest,
  ListLessonProgressResult,
  UpdateLessonProgressRequest,
  UpdateLessonProgressResult,
} from '@community-platform/types/operations/lesson-progress';
import {
  errors400_401_403_405_406_429_5XX,
  errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
} from '../responses.js';
import {
  type OnUndeclared,
  type Operation,
  pageByNumber,
  paginate,
  type Paginator,
  type Received,
  type RequestOptions,
  type Sender,
  textHeader,
  unwrap,
  writeBody,
} from '../runtime/client.js';
import { readsJson, sendsJson, writeScalarPair } from '../runtime/codec.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

export const listLessonProgressOperation: Operation<ListLessonProgressRequest, ListLessonProgressResult> = {
  id: 'listLessonProgress',
  method: 'GET',
  path: '/api/admin/v2/course_lesson_progress',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
    { name: 'lesson_id', in: 'query', write: writeScalarPair },
    { name: 'member_email', in: 'query', write: writeScalarPair },
    { name: 'space_id', in: 'query', write: writeScalarPair },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List the progress of lessons.
 *
 * Returns a page of the lessons that members have completed at some time, newest change first.
 *
 * `GET /api/admin/v2/course_lesson_progress`
 */
export function listLessonProgress<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListLessonProgressRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ListLessonProgressResult, U>> {
  return client.send(listLessonProgressOperation, request, options);
}

/** Iterates over all items of `listLessonProgress`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateListLessonProgress(
  client: Sender<OnUndeclared>,
  request: ListLessonProgressRequest = {},
  options?: RequestOptions,
): Paginator<CourseLessonProgress, CourseLessonProgressList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listLessonProgressOperation, paging, request, options);
}

export const updateLessonProgressOperation: Operation<UpdateLessonProgressRequest, UpdateLessonProgressResult> = {
  id: 'updateLessonProgress',
  method: 'PUT',
  path: '/api/admin/v2/course_lesson_progress',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Update the progress of a lesson.
 *
 * Marks a lesson as completed, or as not completed, for a member. Repeating it changes nothing. A lesson or a
 * member that the community does not have returns 404, and a member who is not in the space of the lesson returns
 * 422.
 *
 * `PUT /api/admin/v2/course_lesson_progress`
 */
export function updateLessonProgress<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: UpdateLessonProgressRequest,
  options?: RequestOptions<U>,
): Promise<Received<UpdateLessonProgressResult, U>> {
  return client.send(updateLessonProgressOperation, request, options);
}

/** Completed lessons of members. */
export interface LessonProgressApi {
  /**
   * List the progress of lessons.
   *
   * Returns a page of the lessons that members have completed at some time, newest change first.
   *
   * `GET /api/admin/v2/course_lesson_progress`
   */
  list(request?: ListLessonProgressRequest, options?: RequestOptions): Promise<CourseLessonProgressList>;
  /** Iterates over all items of `list`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateList(
    request?: ListLessonProgressRequest,
    options?: RequestOptions,
  ): Paginator<CourseLessonProgress, CourseLessonProgressList>;
  /**
   * Update the progress of a lesson.
   *
   * Marks a lesson as completed, or as not completed, for a member. Repeating it changes nothing. A lesson or a
   * member that the community does not have returns 404, and a member who is not in the space of the lesson returns
   * 422.
   *
   * `PUT /api/admin/v2/course_lesson_progress`
   */
  update(request: UpdateLessonProgressRequest, options?: RequestOptions): Promise<SuccessResponse>;
}

export const createLessonProgressApi = (client: Sender<OnUndeclared>): LessonProgressApi => ({
  list: (request = {}, options) => unwrap(client.send(listLessonProgressOperation, request, options)),
  paginateList: (request = {}, options) => paginateListLessonProgress(client, request, options),
  update: (request, options) => unwrap(client.send(updateLessonProgressOperation, request, options)),
});
