// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { CourseLesson, CourseLessonsList } from '@community-platform/types/course';
import type {
  CreateCourseLessonRequest,
  CreateCourseLessonResult,
  DeleteCourseLessonRequest,
  DeleteCourseLessonResult,
  GetCourseLessonRequest,
  GetCourseLessonResult,
  ListCourseLessonsRequest,
  ListCourseLessonsResult,
  ReorderCourseLessonsRequest,
  ReorderCourseLessonsResult,
  UpdateCourseLessonRequest,
  UpdateCourseLessonResult,
} from '@community-platform/types/operations/course-lessons';
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
import { writeScalar, writeScalarPair } from '../runtime/codec/writers/scalar.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

/** The data of `listCourseLessons`. */
export const listCourseLessonsOperation: Operation<ListCourseLessonsRequest, ListCourseLessonsResult> = {
  id: 'listCourseLessons',
  method: 'GET',
  path: '/api/admin/v2/course_lessons',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
    { name: 'section_id', in: 'query', write: writeScalarPair },
    { name: 'space_id', in: 'query', write: writeScalarPair },
    { name: 'status', in: 'query', write: writeScalarPair },
    { name: 'sort', in: 'query', write: writeScalarPair },
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
 * List course lessons.
 *
 * Returns one page of the lessons, drafts among them, in the order of the course unless `sort` says
 * otherwise.
 *
 * `GET /api/admin/v2/course_lessons`
 */
export function listCourseLessons<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListCourseLessonsRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ListCourseLessonsResult, U>> {
  return client.send(listCourseLessonsOperation, request, options);
}

/** All items of `listCourseLessons`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListCourseLessons(
  client: Sender<OnUndeclared>,
  request: ListCourseLessonsRequest = {},
  options?: RequestOptions,
): Paginator<CourseLesson, CourseLessonsList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listCourseLessonsOperation, paging, request, options);
}

/** The data of `createCourseLesson`. */
export const createCourseLessonOperation: Operation<CreateCourseLessonRequest, CreateCourseLessonResult> = {
  id: 'createCourseLesson',
  method: 'POST',
  path: '/api/admin/v2/course_lessons',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
  responses: {
    '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
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
 * Create a course lesson.
 *
 * Adds a lesson at the end of a section. Its text is `body_html` or `rich_text_body`; when both are there,
 * `rich_text_body` counts. A section that the community does not have is answered with 404.
 *
 * `POST /api/admin/v2/course_lessons`
 */
export function createCourseLesson<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: CreateCourseLessonRequest,
  options?: RequestOptions<U>,
): Promise<Received<CreateCourseLessonResult, U>> {
  return client.send(createCourseLessonOperation, request, options);
}

/** The data of `reorderCourseLessons`. */
export const reorderCourseLessonsOperation: Operation<ReorderCourseLessonsRequest, ReorderCourseLessonsResult> = {
  id: 'reorderCourseLessons',
  method: 'PUT',
  path: '/api/admin/v2/course_lessons/reorder',
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
 * Reorder the lessons of a course.
 *
 * Puts the sections of a course and their lessons in another order, and moves lessons from one section to
 * another. The order names every section and every lesson of the course once; one that is missing, or that
 * occurs twice, is refused with 422, and one that the course does not have is answered with 404.
 *
 * `PUT /api/admin/v2/course_lessons/reorder`
 */
export function reorderCourseLessons<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ReorderCourseLessonsRequest,
  options?: RequestOptions<U>,
): Promise<Received<ReorderCourseLessonsResult, U>> {
  return client.send(reorderCourseLessonsOperation, request, options);
}

/** The data of `getCourseLesson`. */
export const getCourseLessonOperation: Operation<GetCourseLessonRequest, GetCourseLessonResult> = {
  id: 'getCourseLesson',
  method: 'GET',
  path: '/api/admin/v2/course_lessons/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get a course lesson.
 *
 * Returns one lesson with its text.
 *
 * `GET /api/admin/v2/course_lessons/{id}`
 */
export function getCourseLesson<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetCourseLessonRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetCourseLessonResult, U>> {
  return client.send(getCourseLessonOperation, request, options);
}

/** The data of `updateCourseLesson`. */
export const updateCourseLessonOperation: Operation<UpdateCourseLessonRequest, UpdateCourseLessonResult> = {
  id: 'updateCourseLesson',
  method: 'PATCH',
  path: '/api/admin/v2/course_lessons/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
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
 * Update a course lesson.
 *
 * Changes what the body names and leaves the rest. `status` publishes a draft, and makes a published
 * lesson a draft again.
 *
 * `PATCH /api/admin/v2/course_lessons/{id}`
 */
export function updateCourseLesson<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: UpdateCourseLessonRequest,
  options?: RequestOptions<U>,
): Promise<Received<UpdateCourseLessonResult, U>> {
  return client.send(updateCourseLessonOperation, request, options);
}

/** The data of `deleteCourseLesson`. */
export const deleteCourseLessonOperation: Operation<DeleteCourseLessonRequest, DeleteCourseLessonResult> = {
  id: 'deleteCourseLesson',
  method: 'DELETE',
  path: '/api/admin/v2/course_lessons/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Delete a course lesson.
 *
 * Deletes a lesson, with what members have completed of it.
 *
 * `DELETE /api/admin/v2/course_lessons/{id}`
 */
export function deleteCourseLesson<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: DeleteCourseLessonRequest,
  options?: RequestOptions<U>,
): Promise<Received<DeleteCourseLessonResult, U>> {
  return client.send(deleteCourseLessonOperation, request, options);
}
