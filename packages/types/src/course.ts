// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';
import type { UnknownText } from './runtime.js';

/** A section of a course, which contains lessons. */
export interface CourseSection {
  id: number;
  name: string;
  /** The space that is the course. */
  space_id: number;
  /** Format: date-time. */
  created_at: string;
  /** Format: date-time. */
  updated_at: string;
}

/** A page of course sections. */
export interface CourseSectionsList extends PageEnvelope {
  /** The records of this page. */
  records: CourseSection[];
}

export const courseLessonStatusValues = ['published', 'draft'] as const;

/** Whether members see the lesson. It can be changed in both directions. */
export type CourseLessonStatus = (typeof courseLessonStatusValues)[number] | UnknownText;

/** A lesson of a course section. */
export interface CourseLesson extends CourseLessonParts {
  id: number;
  name: string;
  /** Format: date-time. */
  created_at: string;
  /** Format: date-time. */
  updated_at: string;
  section_id: number;
  /** The space that is the course. */
  space_id: number;
  /** The small image of the lesson. Its structure is not fixed. */
  thumbnail: Record<string, unknown> | null;
  /** The video, sound or image at the top of the lesson. Its structure is not fixed. */
  featured_media: Record<string, unknown> | null;
  status: CourseLessonStatus;
  is_comments_enabled: boolean;
  /** Whether the lesson shows a video, sound or image at its top. */
  is_featured_media_enabled: boolean;
  is_featured_media_download_enabled: boolean;
  /** The text of the lesson as HTML. Unsafe HTML is removed when it is written. */
  body_html: string;
}

/** A page of course lessons. */
export interface CourseLessonsList extends PageEnvelope {
  /** The records of this page. */
  records: CourseLesson[];
}

export const courseSettingPartsCourseTypeValues = ['self_paced', 'scheduled', 'structured'] as const;

/** How lessons are unlocked. */
export type CourseSettingPartsCourseType = (typeof courseSettingPartsCourseTypeValues)[number] | UnknownText;

export const courseSettingPartsCustomLessonLabelValues = [
  'activity',
  'assignment',
  'challenge',
  'class',
  'day',
  'exercise',
  'lecture',
  'lesson',
  'practice',
  'session',
  'topic',
  'tutorial',
  'workshop',
] as const;

/** The name for lessons in this course. */
export type CourseSettingPartsCustomLessonLabel = (typeof courseSettingPartsCustomLessonLabelValues)[number] | UnknownText;

export const courseSettingPartsCustomSectionLabelValues = [
  'chapter',
  'level',
  'module',
  'part',
  'path',
  'phase',
  'section',
  'stage',
  'track',
  'unit',
  'week',
] as const;

/** The name for sections in this course. */
export type CourseSettingPartsCustomSectionLabel = (typeof courseSettingPartsCustomSectionLabelValues)[number] | UnknownText;

/** The course settings of a space. */
export interface CourseSetting extends CourseSettingParts {
  /** How lessons are unlocked. */
  course_type: CourseSettingPartsCourseType;
  /** The name for lessons in this course. */
  custom_lesson_label: CourseSettingPartsCustomLessonLabel | null;
  /** The name for sections in this course. */
  custom_section_label: CourseSettingPartsCustomSectionLabel | null;
  /** Whether a lesson opens only after the one before it is done. */
  enforce_lessons_order: boolean;
  new_comment_notification_enabled: boolean;
  lesson_thumbnails_visible: boolean;
}

/** Writable fields of a space that works as a course. */
export interface CourseSettingParts {
  /** How lessons are unlocked. */
  course_type?: CourseSettingPartsCourseType;
  /** The name for lessons in this course. */
  custom_lesson_label?: CourseSettingPartsCustomLessonLabel | null;
  /** The name for sections in this course. */
  custom_section_label?: CourseSettingPartsCustomSectionLabel | null;
  /** Whether a lesson opens only after the one before it is done. */
  enforce_lessons_order?: boolean;
  new_comment_notification_enabled?: boolean;
  lesson_thumbnails_visible?: boolean;
}

/** Fields of a lesson that are the same in requests and responses. */
export interface CourseLessonParts {
  status?: CourseLessonStatus;
  is_comments_enabled?: boolean;
  /** Whether the lesson shows a video, sound or image at its top. */
  is_featured_media_enabled?: boolean;
  is_featured_media_download_enabled?: boolean;
  /** The text of the lesson as HTML. Unsafe HTML is removed when it is written. */
  body_html?: string;
}
