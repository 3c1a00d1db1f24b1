// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
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

/** What the handler of `listCourseSections` receives: every part is there, defaults are filled in. */
export interface ListCourseSectionsInput extends ListCourseSectionsRequest {
  query: ListCourseSectionsQuery & { page: number; per_page: number };
}

/** The parts into which a course is divided. */
export interface CourseSectionsHandlers<Principal = unknown, State = unknown> {
  /**
   * List course sections.
   *
   * Returns one page of the sections of all courses, or of one, in the order of the course unless `sort`
   * says otherwise.
   *
   * `GET /api/admin/v2/course_sections`
   */
  listCourseSections(input: ListCourseSectionsInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListCourseSectionsResult>>;
  /**
   * Create a course section.
   *
   * Adds a section at the end of a course. A space that the community does not have is answered with 404,
   * and one that is not of type `course` with 422.
   *
   * `POST /api/admin/v2/course_sections`
   */
  createCourseSection(input: CreateCourseSectionRequest, context: RequestContext<Principal, State>): Awaitable<Reply<CreateCourseSectionResult>>;
  /**
   * Get a course section.
   *
   * Returns one section, without its lessons.
   *
   * `GET /api/admin/v2/course_sections/{id}`
   */
  getCourseSection(input: GetCourseSectionRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetCourseSectionResult>>;
  /**
   * Update a course section.
   *
   * Gives a section another name.
   *
   * `PUT /api/admin/v2/course_sections/{id}`
   */
  updateCourseSection(input: UpdateCourseSectionRequest, context: RequestContext<Principal, State>): Awaitable<Reply<UpdateCourseSectionResult>>;
  /**
   * Delete a course section.
   *
   * Deletes a section with its lessons.
   *
   * `DELETE /api/admin/v2/course_sections/{id}`
   */
  deleteCourseSection(input: DeleteCourseSectionRequest, context: RequestContext<Principal, State>): Awaitable<Reply<DeleteCourseSectionResult>>;
}
