/** The columns of `course_lesson_progress`. */
import type { LessonProgressStatus } from '@community-platform/types';
import type { Generated, Time } from '../../../core/tables.js';

export interface CourseLessonProgressTable {
  community_id: number;
  id: Generated<number>;
  lesson_id: number;
  member_id: number;
  status: LessonProgressStatus;
  created_at: Time;
  updated_at: Time;
}
