// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SuccessResponse } from '@community-platform/types/common';
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
import {
  errors400_401_403_404_405_406_429_5XX,
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
import { readsJson, sendsJson, writeScalar, writeScalarPair } from '../runtime/codec.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

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
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List course lessons.
 *
 * Returns a page of the lessons, including drafts, in the order of the course unless `sort` says otherwise.
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

/** Iterates over all items of `listCourseLessons`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateListCourseLessons(
  client: Sender<OnUndeclared>,
  request: ListCourseLessonsRequest = {},
  options?: RequestOptions,
): Paginator<CourseLesson, CourseLessonsList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listCourseLessonsOperation, paging, request, options);
}

export const createCourseLessonOperation: Operation<CreateCourseLessonRequest, CreateCourseLessonResult> = {
  id: 'createCourseLesson',
  method: 'POST',
  path: '/api/admin/v2/course_lessons',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Create a course lesson.
 *
 * Adds a lesson at the end of a section. Its text is `body_html` or `rich_text_body`; if both are set,
 * `rich_text_body` takes precedence. A section that the community does not have returns 404.
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

export const reorderCourseLessonsOperation: Operation<ReorderCourseLessonsRequest, ReorderCourseLessonsResult> = {
  id: 'reorderCourseLessons',
  method: 'PUT',
  path: '/api/admin/v2/course_lessons/reorder',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Reorder the lessons of a course.
 *
 * Puts the sections of a course and their lessons in another order, and moves lessons from one section to another.
 * The order names every section and every lesson of the course once; one that is missing, or that occurs twice,
 * returns 422, and one that the course does not have returns 404.
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

export const getCourseLessonOperation: Operation<GetCourseLessonRequest, GetCourseLessonResult> = {
  id: 'getCourseLesson',
  method: 'GET',
  path: '/api/admin/v2/course_lessons/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
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

export const updateCourseLessonOperation: Operation<UpdateCourseLessonRequest, UpdateCourseLessonResult> = {
  id: 'updateCourseLesson',
  method: 'PATCH',
  path: '/api/admin/v2/course_lessons/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Update a course lesson.
 *
 * Changes only the fields in the body. `status` publishes a draft, and makes a published lesson a draft again.
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

export const deleteCourseLessonOperation: Operation<DeleteCourseLessonRequest, DeleteCourseLessonResult> = {
  id: 'deleteCourseLesson',
  method: 'DELETE',
  path: '/api/admin/v2/course_lessons/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
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

/** Lessons of course sections. */
export interface CourseLessonsApi {
  /**
   * List course lessons.
   *
   * Returns a page of the lessons, including drafts, in the order of the course unless `sort` says otherwise.
   *
   * `GET /api/admin/v2/course_lessons`
   */
  list(request?: ListCourseLessonsRequest, options?: RequestOptions): Promise<CourseLessonsList>;
  /** Iterates over all items of `list`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateList(request?: ListCourseLessonsRequest, options?: RequestOptions): Paginator<CourseLesson, CourseLessonsList>;
  /**
   * Create a course lesson.
   *
   * Adds a lesson at the end of a section. Its text is `body_html` or `rich_text_body`; if both are set,
   * `rich_text_body` takes precedence. A section that the community does not have returns 404.
   *
   * `POST /api/admin/v2/course_lessons`
   */
  create(request: CreateCourseLessonRequest, options?: RequestOptions): Promise<CourseLesson>;
  /**
   * Reorder the lessons of a course.
   *
   * Puts the sections of a course and their lessons in another order, and moves lessons from one section to another.
   * The order names every section and every lesson of the course once; one that is missing, or that occurs twice,
   * returns 422, and one that the course does not have returns 404.
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
   * Changes only the fields in the body. `status` publishes a draft, and makes a published lesson a draft again.
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

export const createCourseLessonsApi = (client: Sender<OnUndeclared>): CourseLessonsApi => ({
  list: (request = {}, options) => unwrap(client.send(listCourseLessonsOperation, request, options)),
  paginateList: (request = {}, options) => paginateListCourseLessons(client, request, options),
  create: (request, options) => unwrap(client.send(createCourseLessonOperation, request, options)),
  reorder: (request, options) => unwrap(client.send(reorderCourseLessonsOperation, request, options)),
  get: (request, options) => unwrap(client.send(getCourseLessonOperation, request, options)),
  update: (request, options) => unwrap(client.send(updateCourseLessonOperation, request, options)),
  delete: (request, options) => unwrap(client.send(deleteCourseLessonOperation, request, options)),
});
