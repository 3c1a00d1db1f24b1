// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SuccessResponse } from '@community-platform/types/common';
import type { CourseSection, CourseSectionsList } from '@community-platform/types/course';
import type {
  CreateCourseSectionRequest,
  CreateCourseSectionResult,
  DeleteCourseSectionRequest,
  DeleteCourseSectionResult,
  GetCourseSectionRequest,
  GetCourseSectionResult,
  ListCourseSectionsRequest,
  ListCourseSectionsResult,
  UpdateCourseSectionRequest,
  UpdateCourseSectionResult,
} from '@community-platform/types/operations/course-sections';
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

export const listCourseSectionsOperation: Operation<ListCourseSectionsRequest, ListCourseSectionsResult> = {
  id: 'listCourseSections',
  method: 'GET',
  path: '/api/admin/v2/course_sections',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
    { name: 'space_id', in: 'query', write: writeScalarPair },
    { name: 'sort', in: 'query', write: writeScalarPair },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List course sections.
 *
 * Returns a page of the sections of all courses, or of one, in the order of the course unless `sort` says
 * otherwise.
 *
 * `GET /api/admin/v2/course_sections`
 */
export function listCourseSections<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListCourseSectionsRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ListCourseSectionsResult, U>> {
  return client.send(listCourseSectionsOperation, request, options);
}

/** Iterates over all items of `listCourseSections`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateListCourseSections(
  client: Sender<OnUndeclared>,
  request: ListCourseSectionsRequest = {},
  options?: RequestOptions,
): Paginator<CourseSection, CourseSectionsList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listCourseSectionsOperation, paging, request, options);
}

export const createCourseSectionOperation: Operation<CreateCourseSectionRequest, CreateCourseSectionResult> = {
  id: 'createCourseSection',
  method: 'POST',
  path: '/api/admin/v2/course_sections',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Create a course section.
 *
 * Adds a section at the end of a course. A space that the community does not have returns 404,
 * and one that is not of type `course` returns 422.
 *
 * `POST /api/admin/v2/course_sections`
 */
export function createCourseSection<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: CreateCourseSectionRequest,
  options?: RequestOptions<U>,
): Promise<Received<CreateCourseSectionResult, U>> {
  return client.send(createCourseSectionOperation, request, options);
}

export const getCourseSectionOperation: Operation<GetCourseSectionRequest, GetCourseSectionResult> = {
  id: 'getCourseSection',
  method: 'GET',
  path: '/api/admin/v2/course_sections/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get a course section.
 *
 * Returns one section, without its lessons.
 *
 * `GET /api/admin/v2/course_sections/{id}`
 */
export function getCourseSection<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetCourseSectionRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetCourseSectionResult, U>> {
  return client.send(getCourseSectionOperation, request, options);
}

export const updateCourseSectionOperation: Operation<UpdateCourseSectionRequest, UpdateCourseSectionResult> = {
  id: 'updateCourseSection',
  method: 'PUT',
  path: '/api/admin/v2/course_sections/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Update a course section.
 *
 * Renames a section.
 *
 * `PUT /api/admin/v2/course_sections/{id}`
 */
export function updateCourseSection<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: UpdateCourseSectionRequest,
  options?: RequestOptions<U>,
): Promise<Received<UpdateCourseSectionResult, U>> {
  return client.send(updateCourseSectionOperation, request, options);
}

export const deleteCourseSectionOperation: Operation<DeleteCourseSectionRequest, DeleteCourseSectionResult> = {
  id: 'deleteCourseSection',
  method: 'DELETE',
  path: '/api/admin/v2/course_sections/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Delete a course section.
 *
 * Deletes a section with its lessons.
 *
 * `DELETE /api/admin/v2/course_sections/{id}`
 */
export function deleteCourseSection<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: DeleteCourseSectionRequest,
  options?: RequestOptions<U>,
): Promise<Received<DeleteCourseSectionResult, U>> {
  return client.send(deleteCourseSectionOperation, request, options);
}

/** Sections of courses. */
export interface CourseSectionsApi {
  /**
   * List course sections.
   *
   * Returns a page of the sections of all courses, or of one, in the order of the course unless `sort` says
   * otherwise.
   *
   * `GET /api/admin/v2/course_sections`
   */
  list(request?: ListCourseSectionsRequest, options?: RequestOptions): Promise<CourseSectionsList>;
  /** Iterates over all items of `list`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateList(request?: ListCourseSectionsRequest, options?: RequestOptions): Paginator<CourseSection, CourseSectionsList>;
  /**
   * Create a course section.
   *
   * Adds a section at the end of a course. A space that the community does not have returns 404,
   * and one that is not of type `course` returns 422.
   *
   * `POST /api/admin/v2/course_sections`
   */
  create(request: CreateCourseSectionRequest, options?: RequestOptions): Promise<CourseSection>;
  /**
   * Get a course section.
   *
   * Returns one section, without its lessons.
   *
   * `GET /api/admin/v2/course_sections/{id}`
   */
  get(request: GetCourseSectionRequest, options?: RequestOptions): Promise<CourseSection>;
  /**
   * Update a course section.
   *
   * Renames a section.
   *
   * `PUT /api/admin/v2/course_sections/{id}`
   */
  update(request: UpdateCourseSectionRequest, options?: RequestOptions): Promise<CourseSection>;
  /**
   * Delete a course section.
   *
   * Deletes a section with its lessons.
   *
   * `DELETE /api/admin/v2/course_sections/{id}`
   */
  delete(request: DeleteCourseSectionRequest, options?: RequestOptions): Promise<SuccessResponse>;
}

export const createCourseSectionsApi = (client: Sender<OnUndeclared>): CourseSectionsApi => ({
  list: (request = {}, options) => unwrap(client.send(listCourseSectionsOperation, request, options)),
  paginateList: (request = {}, options) => paginateListCourseSections(client, request, options),
  create: (request, options) => unwrap(client.send(createCourseSectionOperation, request, options)),
  get: (request, options) => unwrap(client.send(getCourseSectionOperation, request, options)),
  update: (request, options) => unwrap(client.send(updateCourseSectionOperation, request, options)),
  delete: (request, options) => unwrap(client.send(deleteCourseSectionOperation, request, options)),
});
