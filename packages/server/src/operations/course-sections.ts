// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type {
  CreateCourseSectionRequest,
  CreateCourseSectionResult,
  DeleteCourseSectionRequest,
  DeleteCourseSectionResult,
  GetCourseSectionRequest,
  GetCourseSectionResult,
  ListCourseSectionsQuery,
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
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `listCourseSections`: all parts are present, with defaults. */
export interface ListCourseSectionsInput extends ListCourseSectionsRequest {
  query: ListCourseSectionsQuery & { page: number; per_page: number };
}

/** Sections of courses. */
export interface CourseSectionsHandlers<Principal = unknown, State = unknown> {
  /**
   * List course sections.
   *
   * Returns a page of the sections of all courses, or of one, in the order of the course unless `sort` says
   * otherwise.
   *
   * `GET /api/admin/v2/course_sections`
   */
  listCourseSections(
    input: ListCourseSectionsInput,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<ListCourseSectionsResult>>;
  /**
   * Create a course section.
   *
   * Adds a section at the end of a course. A space that the community does not have returns 404,
   * and one that is not of type `course` returns 422.
   *
   * `POST /api/admin/v2/course_sections`
   */
  createCourseSection(
    input: CreateCourseSectionRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<CreateCourseSectionResult>>;
  /**
   * Get a course section.
   *
   * Returns one section, without its lessons.
   *
   * `GET /api/admin/v2/course_sections/{id}`
   */
  getCourseSection(
    input: GetCourseSectionRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<GetCourseSectionResult>>;
  /**
   * Update a course section.
   *
   * Renames a section.
   *
   * `PUT /api/admin/v2/course_sections/{id}`
   */
  updateCourseSection(
    input: UpdateCourseSectionRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<UpdateCourseSectionResult>>;
  /**
   * Delete a course section.
   *
   * Deletes a section with its lessons.
   *
   * `DELETE /api/admin/v2/course_sections/{id}`
   */
  deleteCourseSection(
    input: DeleteCourseSectionRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<DeleteCourseSectionResult>>;
}

/** The descriptors of the operations, in document order. */
export const courseSectionsOperations: readonly Operation[] = [
  {
    id: 'listCourseSections',
    method: 'GET',
    path: '/api/admin/v2/course_sections',
    parameters: [
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
      { name: 'space_id', in: 'query', shape: 'integer', style: 'form', explode: true },
      { name: 'sort', in: 'query', shape: 'string', style: 'form', explode: true },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'createCourseSection',
    method: 'POST',
    path: '/api/admin/v2/course_sections',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '201': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'getCourseSection',
    method: 'GET',
    path: '/api/admin/v2/course_sections/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'updateCourseSection',
    method: 'PUT',
    path: '/api/admin/v2/course_sections/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'deleteCourseSection',
    method: 'DELETE',
    path: '/api/admin/v2/course_sections/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
