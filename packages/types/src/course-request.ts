// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { CourseLessonParts } from './course.js';
import type { RichTextDocumentRequest } from './rich-text.js';

/** The section to create. */
export interface CourseSectionCreateRequest extends CourseSectionAttributes {
  /** The space that is the course. It is of type `course`. */
  space_id: number;
}

/** Writable fields of a section. */
export interface CourseSectionAttributes {
  /** 1 to 255 characters. */
  name: string;
}

/** The section with its new name. The course of a section does not change. */
export type CourseSectionUpdateRequest = CourseSectionAttributes;

/** The lesson to create. It is a draft unless it says otherwise. */
export interface CourseLessonCreateRequest extends CourseLessonAttributes {
  section_id: number;
  /** 1 to 255 characters. */
  name: string;
}

/** Writable fields of a lesson. */
export interface CourseLessonAttributes extends CourseLessonParts {
  /** 1 to 255 characters. */
  name?: string;
  /**
   * The signed id of an uploaded image; null removes it. The value of the response can be sent back and changes
   * nothing.
   */
  thumbnail?: string | Record<string, unknown> | null;
  /**
   * The signed id of an uploaded video, sound or image; null removes it. The value of the response can be sent back
   * and changes nothing.
   */
  featured_media?: string | Record<string, unknown> | null;
  rich_text_body?: RichTextDocumentRequest;
}

/** The new order of a whole course. */
export interface CourseLessonReorderRequest {
  /** The space that is the course. */
  space_id: number;
  /** Every section of the course, in its new place. At most 1000 items. */
  new_order: readonly CourseSectionOrder[];
}

/** A section with its lessons, in their new order. */
export interface CourseSectionOrder {
  section_id: number;
  /** The lessons of the section. At most 1000 items. */
  lesson_ids: readonly number[];
}

/** The changes. A lesson moves to another section by a new order of the course. */
export type CourseLessonUpdateRequest = CourseLessonAttributes;
