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
import type { Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { paginate } from '../runtime/client/index.js';

/** The data of `listCourseSections`. */
export const listCourseSectionsOperation: Operation<ListCourseSectionsRequest, ListCourseSectionsResult> = {
  id: 'listCourseSections',
  method: 'GET',
  path: '/api/admin/v2/course_sections',
  parameters: [
    { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
    { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
    { name: 'space_id', in: 'query', shape: 'integer', style: 'form', explode: true },
    { name: 'sort', in: 'query', shape: 'string', style: 'form', explode: true },
  ],
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
  pagination: {
    style: 'page',
    page: 'page',
    pageSize: 'per_page',
    items: 'records',
    hasMore: 'has_next_page',
  },
};

/**
 * List course sections.
 *
 * Returns one page of the sections of all courses, or of one, in the order of the course unless `sort`
 * says otherwise.
 *
 * `GET /api/admin/v2/course_sections`
 */
export function listCourseSections(
  client: Sender,
  request: ListCourseSectionsRequest = {},
  options?: RequestOptions,
): Promise<Received<ListCourseSectionsResult>> {
  return client.send(listCourseSectionsOperation, request, options);
}

/** All items of `listCourseSections`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListCourseSections(
  client: Sender,
  request: ListCourseSectionsRequest = {},
  options?: RequestOptions,
): Paginator<CourseSection, CourseSectionsList> {
  return paginate(client, listCourseSectionsOperation, request, options);
}

/** The data of `createCourseSection`. */
export const createCourseSectionOperation: Operation<CreateCourseSectionRequest, CreateCourseSectionResult> = {
  id: 'createCourseSection',
  method: 'POST',
  path: '/api/admin/v2/course_sections',
  body: { required: true, content: { 'application/json': sendsJson } },
  answers: {
    '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '404': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '413': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '415': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '422': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
};

/**
 * Create a course section.
 *
 * Adds a section at the end of a course. A space that the community does not have is answered with 404,
 * and one that is not of type `course` with 422.
 *
 * `POST /api/admin/v2/course_sections`
 */
export function createCourseSection(
  client: Sender,
  request: CreateCourseSectionRequest,
  options?: RequestOptions,
): Promise<Received<CreateCourseSectionResult>> {
  return client.send(createCourseSectionOperation, request, options);
}

/** The data of `getCourseSection`. */
export const getCourseSectionOperation: Operation<GetCourseSectionRequest, GetCourseSectionResult> = {
  id: 'getCourseSection',
  method: 'GET',
  path: '/api/admin/v2/course_sections/{id}',
  parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '404': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
};

/**
 * Get a course section.
 *
 * Returns one section, without its lessons.
 *
 * `GET /api/admin/v2/course_sections/{id}`
 */
export function getCourseSection(
  client: Sender,
  request: GetCourseSectionRequest,
  options?: RequestOptions,
): Promise<Received<GetCourseSectionResult>> {
  return client.send(getCourseSectionOperation, request, options);
}

/** The data of `updateCourseSection`. */
export const updateCourseSectionOperation: Operation<UpdateCourseSectionRequest, UpdateCourseSectionResult> = {
  id: 'updateCourseSection',
  method: 'PUT',
  path: '/api/admin/v2/course_sections/{id}',
  parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
  body: { required: true, content: { 'application/json': sendsJson } },
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '404': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '413': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '415': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '422': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
};

/**
 * Update a course section.
 *
 * Gives a section another name.
 *
 * `PUT /api/admin/v2/course_sections/{id}`
 */
export function updateCourseSection(
  client: Sender,
  request: UpdateCourseSectionRequest,
  options?: RequestOptions,
): Promise<Received<UpdateCourseSectionResult>> {
  return client.send(updateCourseSectionOperation, request, options);
}

/** The data of `deleteCourseSection`. */
export const deleteCourseSectionOperation: Operation<DeleteCourseSectionRequest, DeleteCourseSectionResult> = {
  id: 'deleteCourseSection',
  method: 'DELETE',
  path: '/api/admin/v2/course_sections/{id}',
  parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '404': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
};

/**
 * Delete a course section.
 *
 * Deletes a section with its lessons.
 *
 * `DELETE /api/admin/v2/course_sections/{id}`
 */
export function deleteCourseSection(
  client: Sender,
  request: DeleteCourseSectionRequest,
  options?: RequestOptions,
): Promise<Received<DeleteCourseSectionResult>> {
  return client.send(deleteCourseSectionOperation, request, options);
}
