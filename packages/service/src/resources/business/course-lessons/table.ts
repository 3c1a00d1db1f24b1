/** The columns of `course_lessons`. */
import type { CourseLessonStatus } from '@community-platform/types';
import type { StoredFile } from '../../../core/stored-file.js';
import type { Generated, NullableJson, Time } from '../../../core/tables.js';

export interface CourseLessonsTable {
  community_id: number;
  id: Generated<number>;
  section_id: number;
  name: string;
  status: Generated<CourseLessonStatus>;
  body_html: Generated<string>;
  is_comments_enabled: Generated<boolean>;
  is_featured_media_enabled: Generated<boolean>;
  is_featured_media_download_enabled: Generated<boolean>;
  thumbnail: NullableJson<StoredFile>;
  featured_media: NullableJson<StoredFile>;
  position: number;
  created_at: Time;
  updated_at: Time;
}
