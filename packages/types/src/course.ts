// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';
import type { UnknownText } from './unknown.js';

/** A part of a course, which holds lessons. */
export interface CourseSection {
  id: number;
  name: string;
  /** The space that is the course. */
  space_id: number;
  created_at: string;
  updated_at: string;
}

/** One page of course sections. */
export interface CourseSectionsList extends PageEnvelope {
  /** The records of this page. */
  records: CourseSection[];
}

/** The values of {@link CourseLessonStatus}. */
export const courseLessonStatusValues = ['published', 'draft'] as const;

/** Whether members see the lesson. It can be changed in both directions. */
export type CourseLessonStatus = (typeof courseLessonStatusValues)[number] | UnknownText;

/** A lesson of a course section. */
export interface CourseLesson extends CourseLessonParts {
  id: number;
  name: string;
  created_at: string;
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
  /** The text of the lesson as HTML. What is not harmless is taken out when it is written. */
  body_html: string;
}

/** One page of course lessons. */
export interface CourseLessonsList extends PageEnvelope {
  /** The records of this page. */
  records: CourseLesson[];
}

/** The values of {@link CourseSettingPartsCourseType}. */
export const courseSettingPartsCourseTypeValues = ['self_paced', 'scheduled', 'structured'] as const;

/** At whose pace lessons open. */
export type CourseSettingPartsCourseType = (typeof courseSettingPartsCourseTypeValues)[number] | UnknownText;

/** The values of {@link CourseSettingPartsCustomLessonLabel}. */
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

/** What a lesson is called in this course. */
export type CourseSettingPartsCustomLessonLabel = (typeof courseSettingPartsCustomLessonLabelValues)[number] | UnknownText;

/** The values of {@link CourseSettingPartsCustomSectionLabel}. */
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

/** What a section is called in this course. */
export type CourseSettingPartsCustomSectionLabel = (typeof courseSettingPartsCustomSectionLabelValues)[number] | UnknownText;

/** How a space works as a course. */
export interface CourseSetting extends CourseSettingParts {
  /** At whose pace lessons open. */
  course_type: CourseSettingPartsCourseType;
  /** What a lesson is called in this course. */
  custom_lesson_label: CourseSettingPartsCustomLessonLabel | null;
  /** What a section is called in this course. */
  custom_section_label: CourseSettingPartsCustomSectionLabel | null;
  /** Whether a lesson opens only after the one before it is done. */
  enforce_lessons_order: boolean;
  new_comment_notification_enabled: boolean;
  lesson_thumbnails_visible: boolean;
}

/** What can be set on a space that works as a course. */
export interface CourseSettingParts {
  /** At whose pace lessons open. */
  course_type?: CourseSettingPartsCourseType;
  /** What a lesson is called in this course. */
  custom_lesson_label?: CourseSettingPartsCustomLessonLabel | null;
  /** What a section is called in this course. */
  custom_section_label?: CourseSettingPartsCustomSectionLabel | null;
  /** Whether a lesson opens only after the one before it is done. */
  enforce_lessons_order?: boolean;
  new_comment_notification_enabled?: boolean;
  lesson_thumbnails_visible?: boolean;
}

/** What can be set on a lesson and is read from it in the same form. */
export interface CourseLessonParts {
  status?: CourseLessonStatus;
  is_comments_enabled?: boolean;
  /** Whether the lesson shows a video, sound or image at its top. */
  is_featured_media_enabled?: boolean;
  is_featured_media_download_enabled?: boolean;
  /** The text of the lesson as HTML. What is not harmless is taken out when it is written. */
  body_html?: string;
}
