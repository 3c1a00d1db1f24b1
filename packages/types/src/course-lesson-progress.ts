// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';
import type { UnknownText } from './runtime.js';

export const lessonProgressStatusValues = ['incomplete', 'completed'] as const;

/** Whether a member has completed a lesson. It can be changed in both directions. */
export type LessonProgressStatus = (typeof lessonProgressStatusValues)[number] | UnknownText;

/** The progress of a member in a lesson. */
export interface CourseLessonProgressParts {
  lesson_id: number;
  /** The e-mail address of the member. */
  member_email: string;
  status: LessonProgressStatus;
}

/** The lesson, the member, and whether it is completed. */
export type CourseLessonProgressUpdateRequest = CourseLessonProgressParts;

/** The progress of a member in a lesson. A lesson that was never started has no record. */
export interface CourseLessonProgress extends CourseLessonProgressParts {
  lesson_name: string;
  section_id: number;
  /** The space that is the course. */
  space_id: number;
  community_member_id: number;
  /** Format: date-time. */
  updated_at: string;
}

/** A page of what members have completed. */
export interface CourseLessonProgressList extends PageEnvelope {
  /** The records of this page. */
  records: CourseLessonProgress[];
}
