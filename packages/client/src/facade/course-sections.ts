// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SuccessResponse } from '@community-platform/types/common';
import type { CourseSection, CourseSectionsList } from '@community-platform/types/course';
import type {
  CreateCourseSectionRequest,
  DeleteCourseSectionRequest,
  GetCourseSectionRequest,
  ListCourseSectionsRequest,
  UpdateCourseSectionRequest,
} from '@community-platform/types/operations/course-sections';
import * as operations from '../operations/course-sections.js';
import { type OnUndeclared, type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** The parts into which a course is divided. */
export interface CourseSectionsApi {
  /**
   * List course sections.
   *
   * Returns one page of the sections of all courses, or of one, in the order of the course unless `sort`
   * says otherwise.
   *
   * `GET /api/admin/v2/course_sections`
   */
  list(request?: ListCourseSectionsRequest, options?: RequestOptions): Promise<CourseSectionsList>;
  /** All items of `list`, or with `.pages()` all pages, fetched as they are read. */
  paginateList(request?: ListCourseSectionsRequest, options?: RequestOptions): Paginator<CourseSection, CourseSectionsList>;
  /**
   * Create a course section.
   *
   * Adds a section at the end of a course. A space that the community does not have is answered with 404,
   * and one that is not of type `course` with 422.
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
   * Gives a section another name.
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

/** Binds the operations to a client. */
export const createCourseSectionsApi = (client: Sender<OnUndeclared>): CourseSectionsApi => ({
  list: (request = {}, options) => unwrap(client.send(operations.listCourseSectionsOperation, request, options)),
  paginateList: (request = {}, options) => operations.paginateListCourseSections(client, request, options),
  create: (request, options) => unwrap(client.send(operations.createCourseSectionOperation, request, options)),
  get: (request, options) => unwrap(client.send(operations.getCourseSectionOperation, request, options)),
  update: (request, options) => unwrap(client.send(operations.updateCourseSectionOperation, request, options)),
  delete: (request, options) => unwrap(client.send(operations.deleteCourseSectionOperation, request, options)),
});
