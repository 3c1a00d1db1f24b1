// Generated from the OpenAPI document. Do not edit: change the document and generate again.

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

/** The data of `listCourseSections`. */
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
 * List course sections.
 *
 * Returns one page of the sections of all courses, or of one, in the order of the course unless `sort`
 * says otherwise.
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

/** All items of `listCourseSections`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListCourseSections(
  client: Sender<OnUndeclared>,
  request: ListCourseSectionsRequest = {},
  options?: RequestOptions,
): Paginator<CourseSection, CourseSectionsList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listCourseSectionsOperation, paging, request, options);
}

/** The data of `createCourseSection`. */
export const createCourseSectionOperation: Operation<CreateCourseSectionRequest, CreateCourseSectionResult> = {
  id: 'createCourseSection',
  method: 'POST',
  path: '/api/admin/v2/course_sections',
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
 * Create a course section.
 *
 * Adds a section at the end of a course. A space that the community does not have is answered with 404,
 * and one that is not of type `course` with 422.
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

/** The data of `getCourseSection`. */
export const getCourseSectionOperation: Operation<GetCourseSectionRequest, GetCourseSectionResult> = {
  id: 'getCourseSection',
  method: 'GET',
  path: '/api/admin/v2/course_sections/{id}',
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

/** The data of `updateCourseSection`. */
export const updateCourseSectionOperation: Operation<UpdateCourseSectionRequest, UpdateCourseSectionResult> = {
  id: 'updateCourseSection',
  method: 'PUT',
  path: '/api/admin/v2/course_sections/{id}',
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
 * Update a course section.
 *
 * Gives a section another name.
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

/** The data of `deleteCourseSection`. */
export const deleteCourseSectionOperation: Operation<DeleteCourseSectionRequest, DeleteCourseSectionResult> = {
  id: 'deleteCourseSection',
  method: 'DELETE',
  path: '/api/admin/v2/course_sections/{id}',
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
