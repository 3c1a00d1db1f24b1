// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';
import type { OpenDocumentRequest } from './rich-text.js';

/** A note of an admin about a contact. */
export interface ContactNote {
  id: number;
  contact_id: number;
  author_id: number;
  community_id: number;
  /** Format: date-time. */
  created_at: string;
  /** Format: date-time. */
  updated_at: string;
  /** The note as a document of the editor. Its structure is not fixed here. */
  tiptap_body: Record<string, unknown> | null;
  policies: ContactNotePolicies;
}

/** The permissions of the caller for a note. */
export interface ContactNotePolicies {
  can_edit: boolean;
  can_destroy: boolean;
}

/** A page of notes. A page has five notes. */
export interface ContactNotesList extends PageEnvelope {
  /** The records of this page. */
  records: ContactNote[];
}

/** The note to create. */
export interface ContactNoteRequest {
  tiptap_body: OpenDocumentRequest & {
    /** The root of the document. Its structure is not fixed here. */
    body: Record<string, unknown>;
  };
}
