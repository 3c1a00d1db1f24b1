// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  CourseLessonProgress,
  CourseLessonProgressList,
  CourseLessonProgressParts,
  CourseLessonProgressUpdateRequest,
  LessonProgressStatus,
} from '@community-platform/types/course-lesson-progress';

export declare const checkLessonProgressStatus: Check<LessonProgressStatus>;
export declare const lessonProgressStatusSchema: StandardSchema<LessonProgressStatus>;
export declare const checkCourseLessonProgressParts: Check<CourseLessonProgressParts>;
export declare const courseLessonProgressPartsSchema: StandardSchema<CourseLessonProgressParts>;
export declare const checkCourseLessonProgressUpdateRequest: Check<CourseLessonProgressUpdateRequest>;
export declare const courseLessonProgressUpdateRequestSchema: StandardSchema<CourseLessonProgressUpdateRequest>;
export declare const checkCourseLessonProgress: Check<CourseLessonProgress>;
export declare const courseLessonProgressSchema: StandardSchema<CourseLessonProgress>;
export declare const checkCourseLessonProgressList: Check<CourseLessonProgressList>;
export declare const courseLessonProgressListSchema: StandardSchema<CourseLessonProgressList>;
