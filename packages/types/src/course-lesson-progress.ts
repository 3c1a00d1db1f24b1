// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';
import type { UnknownText } from './unknown.js';

/** The values of {@link LessonProgressStatus}. */
export const lessonProgressStatusValues = ['incomplete', 'completed'] as const;

/** Whether a member is done with a lesson. It can be changed in both directions. */
export type LessonProgressStatus = (typeof lessonProgressStatusValues)[number] | UnknownText;

/** Which member is how far with which lesson. */
export interface CourseLessonProgressParts {
  lesson_id: number;
  /** The e-mail address of the member. */
  member_email: string;
  status: LessonProgressStatus;
}

/** What a member has, or has not, completed. */
export type CourseLessonProgressUpdateRequest = CourseLessonProgressParts;

/** How far a member is with a lesson. A lesson that was never touched has no record. */
export interface CourseLessonProgress extends CourseLessonProgressParts {
  lesson_name: string;
  section_id: number;
  /** The space that is the course. */
  space_id: number;
  community_member_id: number;
  updated_at: string;
}

/** One page of what members have completed. */
export interface CourseLessonProgressList extends PageEnvelope {
  /** The records of this page. */
  records: CourseLessonProgress[];
}
