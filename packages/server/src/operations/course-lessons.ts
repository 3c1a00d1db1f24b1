// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type {
  CreateCourseLessonRequest,
  CreateCourseLessonResult,
  DeleteCourseLessonRequest,
  DeleteCourseLessonResult,
  GetCourseLessonRequest,
  GetCourseLessonResult,
  ListCourseLessonsQuery,
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
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `listCourseLessons`: all parts are present, with defaults. */
export interface ListCourseLessonsInput extends ListCourseLessonsRequest {
  query: ListCourseLessonsQuery & { page: number; per_page: number };
}

/** Lessons of course sections. */
export interface CourseLessonsHandlers<Principal = unknown, State = unknown> {
  /**
   * List course lessons.
   *
   * Returns a page of the lessons, including drafts, in the order of the course unless `sort` says otherwise.
   *
   * `GET /api/admin/v2/course_lessons`
   */
  listCourseLessons(
    input: ListCourseLessonsInput,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<ListCourseLessonsResult>>;
  /**
   * Create a course lesson.
   *
   * Adds a lesson at the end of a section. Its text is `body_html` or `rich_text_body`; if both are set,
   * `rich_text_body` takes precedence. A section that the community does not have returns 404.
   *
   * `POST /api/admin/v2/course_lessons`
   */
  createCourseLesson(
    input: CreateCourseLessonRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<CreateCourseLessonResult>>;
  /**
   * Reorder the lessons of a course.
   *
   * Puts the sections of a course and their lessons in another order, and moves lessons from one section to another.
   * The order names every section and every lesson of the course once; one that is missing, or that occurs twice,
   * returns 422, and one that the course does not have returns 404.
   *
   * `PUT /api/admin/v2/course_lessons/reorder`
   */
  reorderCourseLessons(
    input: ReorderCourseLessonsRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<ReorderCourseLessonsResult>>;
  /**
   * Get a course lesson.
   *
   * Returns one lesson with its text.
   *
   * `GET /api/admin/v2/course_lessons/{id}`
   */
  getCourseLesson(
    input: GetCourseLessonRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<GetCourseLessonResult>>;
  /**
   * Update a course lesson.
   *
   * Changes only the fields in the body. `status` publishes a draft, and makes a published lesson a draft again.
   *
   * `PATCH /api/admin/v2/course_lessons/{id}`
   */
  updateCourseLesson(
    input: UpdateCourseLessonRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<UpdateCourseLessonResult>>;
  /**
   * Delete a course lesson.
   *
   * Deletes a lesson, with what members have completed of it.
   *
   * `DELETE /api/admin/v2/course_lessons/{id}`
   */
  deleteCourseLesson(
    input: DeleteCourseLessonRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<DeleteCourseLessonResult>>;
}

/** The descriptors of the operations, in document order. */
export const courseLessonsOperations: readonly Operation[] = [
  {
    id: 'listCourseLessons',
    method: 'GET',
    path: '/api/admin/v2/course_lessons',
    parameters: [
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
      { name: 'section_id', in: 'query', shape: 'integer', style: 'form', explode: true },
      { name: 'space_id', in: 'query', shape: 'integer', style: 'form', explode: true },
      { name: 'status', in: 'query', shape: 'string', style: 'form', explode: true },
      { name: 'sort', in: 'query', shape: 'string', style: 'form', explode: true },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'createCourseLesson',
    method: 'POST',
    path: '/api/admin/v2/course_lessons',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '201': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'reorderCourseLessons',
    method: 'PUT',
    path: '/api/admin/v2/course_lessons/reorder',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'getCourseLesson',
    method: 'GET',
    path: '/api/admin/v2/course_lessons/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'updateCourseLesson',
    method: 'PATCH',
    path: '/api/admin/v2/course_lessons/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'deleteCourseLesson',
    method: 'DELETE',
    path: '/api/admin/v2/course_lessons/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
