// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { CourseLessonProgress, CourseLessonProgressList } from '@community-platform/types/course-lesson-progress';
import type {
  ListLessonProgressRequest,
  ListLessonProgressResult,
  UpdateLessonProgressRequest,
  UpdateLessonProgressResult,
} from '@community-platform/types/operations/lesson-progress';
import type { OnUndeclared, Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/client/operation.js';
import {
  badRequestResponse,
  contentTooLargeResponse,
  forbiddenResponse,
  methodNotAllowedResponse,
  notAcceptableResponse,
  notFoundResponse,
  serverErrorResponse,
  tooManyRequestsResponse,
  unauthorizedResponse,
  unprocessableContentResponse,
  unsupportedMediaTypeResponse,
} from '../responses.js';
import { textHeader } from '../runtime/client/headers.js';
import { paginate } from '../runtime/client/index.js';
import { writeBody } from '../runtime/client/outgoing.js';
import { pageByNumber } from '../runtime/client/pages/by-number.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { writeScalarPair } from '../runtime/codec/writers/scalar.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

/** The data of `listLessonProgress`. */
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
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List the progress of lessons.
 *
 * Returns one page of what members have, or have once had, completed, the newest change first.
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

/** All items of `listLessonProgress`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListLessonProgress(
  client: Sender<OnUndeclared>,
  request: ListLessonProgressRequest = {},
  options?: RequestOptions,
): Paginator<CourseLessonProgress, CourseLessonProgressList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listLessonProgressOperation, paging, request, options);
}

/** The data of `updateLessonProgress`. */
export const updateLessonProgressOperation: Operation<UpdateLessonProgressRequest, UpdateLessonProgressResult> = {
  id: 'updateLessonProgress',
  method: 'PUT',
  path: '/api/admin/v2/course_lesson_progress',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '413': contentTooLargeResponse,
    '415': unsupportedMediaTypeResponse,
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Update the progress of a lesson.
 *
 * Says that a member has completed a lesson, or has not. Saying it again changes nothing. A lesson or a
 * member that the community does not have is answered with 404, and a member who is not in the space of the
 * lesson with 422.
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
