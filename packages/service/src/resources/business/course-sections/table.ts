/** The columns of `course_sections`. */
import type { Generated, Time } from '../../../core/tables.js';

export interface CourseSectionsTable {
  community_id: number;
  id: Generated<number>;
  space_id: number;
  name: string;
  position: number;
  created_at: Time;
  updated_at: Time;
}
