// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { CourseLessonProgress, CourseLessonProgressList } from '@community-platform/types/course-lesson-progress';
import type {
  ListLessonProgressRequest,
  ListLessonProgressResult,
  UpdateLessonProgressRequest,
  UpdateLessonProgressResult,
} from '@community-platform/types/operations/lesson-progress';
import type { Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { paginate } from '../runtime/client/index.js';

/** The data of `listLessonProgress`. */
export const listLessonProgressOperation: Operation<ListLessonProgressRequest, ListLessonProgressResult> = {
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
 * List the progress of lessons.
 *
 * Returns one page of what members have, or have once had, completed, the newest change first.
 *
 * `GET /api/admin/v2/course_lesson_progress`
 */
export function listLessonProgress(
  client: Sender,
  request: ListLessonProgressRequest = {},
  options?: RequestOptions,
): Promise<Received<ListLessonProgressResult>> {
  return client.send(listLessonProgressOperation, request, options);
}

/** All items of `listLessonProgress`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListLessonProgress(
  client: Sender,
  request: ListLessonProgressRequest = {},
  options?: RequestOptions,
): Paginator<CourseLessonProgress, CourseLessonProgressList> {
  return paginate(client, listLessonProgressOperation, request, options);
}

/** The data of `updateLessonProgress`. */
export const updateLessonProgressOperation: Operation<UpdateLessonProgressRequest, UpdateLessonProgressResult> = {
  id: 'updateLessonProgress',
  method: 'PUT',
  path: '/api/admin/v2/course_lesson_progress',
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
 * Update the progress of a lesson.
 *
 * Says that a member has completed a lesson, or has not. Saying it again changes nothing. A lesson or a
 * member that the community does not have is answered with 404.
 *
 * `PUT /api/admin/v2/course_lesson_progress`
 */
export function updateLessonProgress(
  client: Sender,
  request: UpdateLessonProgressRequest,
  options?: RequestOptions,
): Promise<Received<UpdateLessonProgressResult>> {
  return client.send(updateLessonProgressOperation, request, options);
}
