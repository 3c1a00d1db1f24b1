// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  CourseLessonAttributes,
  CourseLessonCreateRequest,
  CourseLessonReorderRequest,
  CourseLessonUpdateRequest,
  CourseSectionAttributes,
  CourseSectionCreateRequest,
  CourseSectionOrder,
  CourseSectionUpdateRequest,
} from '@community-platform/types/course-request';

export declare const checkCourseSectionCreateRequest: Check<CourseSectionCreateRequest>;
export declare const courseSectionCreateRequestSchema: StandardSchema<CourseSectionCreateRequest>;
export declare const checkCourseSectionAttributes: Check<CourseSectionAttributes>;
export declare const courseSectionAttributesSchema: StandardSchema<CourseSectionAttributes>;
export declare const checkCourseSectionUpdateRequest: Check<CourseSectionUpdateRequest>;
export declare const courseSectionUpdateRequestSchema: StandardSchema<CourseSectionUpdateRequest>;
export declare const checkCourseLessonCreateRequest: Check<CourseLessonCreateRequest>;
export declare const courseLessonCreateRequestSchema: StandardSchema<CourseLessonCreateRequest>;
export declare const checkCourseLessonAttributes: Check<CourseLessonAttributes>;
export declare const courseLessonAttributesSchema: StandardSchema<CourseLessonAttributes>;
export declare const checkCourseLessonReorderRequest: Check<CourseLessonReorderRequest>;
export declare const courseLessonReorderRequestSchema: StandardSchema<CourseLessonReorderRequest>;
export declare const checkCourseSectionOrder: Check<CourseSectionOrder>;
export declare const courseSectionOrderSchema: StandardSchema<CourseSectionOrder>;
export declare const checkCourseLessonUpdateRequest: Check<CourseLessonUpdateRequest>;
export declare const courseLessonUpdateRequestSchema: StandardSchema<CourseLessonUpdateRequest>;
