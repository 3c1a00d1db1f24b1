// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';

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
export type CourseLessonStatus = (typeof courseLessonStatusValues)[number];

/** A lesson of a course section. */
export interface CourseLesson {
  id: number;
  name: string;
  status: CourseLessonStatus;
  created_at: string;
  updated_at: string;
  section_id: number;
  is_comments_enabled: boolean;
  is_featured_media_enabled: boolean;
  is_featured_media_download_enabled: boolean;
  /** The text of the lesson as HTML. */
  body_html: string;
  /** The space that is the course. */
  space_id: number;
  /** The small image of the lesson. Its structure is not fixed. */
  thumbnail: Record<string, unknown> | null;
  /** The video, sound or image at the top of the lesson. Its structure is not fixed. */
  featured_media: Record<string, unknown> | null;
}

/** One page of course lessons. */
export interface CourseLessonsList extends PageEnvelope {
  /** The records of this page. */
  records: CourseLesson[];
}

/** The values of {@link CourseSettingCourseType}. */
export const courseSettingCourseTypeValues = ['self_paced', 'scheduled', 'structured'] as const;

/** At whose pace lessons open. */
export type CourseSettingCourseType = (typeof courseSettingCourseTypeValues)[number];

/** The values of {@link CourseSettingCustomLessonLabel}. */
export const courseSettingCustomLessonLabelValues = [
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
export type CourseSettingCustomLessonLabel = (typeof courseSettingCustomLessonLabelValues)[number];

/** The values of {@link CourseSettingCustomSectionLabel}. */
export const courseSettingCustomSectionLabelValues = [
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
export type CourseSettingCustomSectionLabel = (typeof courseSettingCustomSectionLabelValues)[number];

/** How a space works as a course. */
export interface CourseSetting {
  /** At whose pace lessons open. */
  course_type: CourseSettingCourseType;
  /** What a lesson is called in this course. */
  custom_lesson_label: CourseSettingCustomLessonLabel | null;
  /** What a section is called in this course. */
  custom_section_label: CourseSettingCustomSectionLabel | null;
  /** Whether a lesson opens only after the one before it is done. */
  enforce_lessons_order: boolean;
  new_comment_notification_enabled: boolean;
  lesson_thumbnails_visible: boolean;
}
