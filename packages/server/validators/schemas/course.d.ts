// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  CourseLesson,
  CourseLessonParts,
  CourseLessonStatus,
  CourseLessonsList,
  CourseSection,
  CourseSectionsList,
  CourseSetting,
  CourseSettingParts,
} from '@community-platform/types/course';

export declare const checkCourseSection: Check<CourseSection>;
export declare const courseSectionSchema: StandardSchema<CourseSection>;
export declare const checkCourseSectionsList: Check<CourseSectionsList>;
export declare const courseSectionsListSchema: StandardSchema<CourseSectionsList>;
export declare const checkCourseLessonStatus: Check<CourseLessonStatus>;
export declare const courseLessonStatusSchema: StandardSchema<CourseLessonStatus>;
export declare const checkCourseLesson: Check<CourseLesson>;
export declare const courseLessonSchema: StandardSchema<CourseLesson>;
export declare const checkCourseLessonsList: Check<CourseLessonsList>;
export declare const courseLessonsListSchema: StandardSchema<CourseLessonsList>;
export declare const checkCourseSetting: Check<CourseSetting>;
export declare const courseSettingSchema: StandardSchema<CourseSetting>;
export declare const checkCourseSettingParts: Check<CourseSettingParts>;
export declare const courseSettingPartsSchema: StandardSchema<CourseSettingParts>;
export declare const checkCourseLessonParts: Check<CourseLessonParts>;
export declare const courseLessonPartsSchema: StandardSchema<CourseLessonParts>;
