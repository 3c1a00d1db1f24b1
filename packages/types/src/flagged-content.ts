// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';

/** A report about a piece of content, and what came of it. */
export interface FlaggedContent {
  id: number;
  status: string | null;
  reported_reason_type: string;
  /** The reporter's own words. */
  reported_reason_body: string | null;
  /** Format: date-time. */
  reported_at: string;
  /** Null while the report is open. Format: date-time. */
  action_taken_at: string | null;
  action_reason_body: string | null;
  /** Format: date-time. */
  created_at: string;
  /** Format: date-time. */
  updated_at: string;
  content_id: number;
  /** The kind of content, such as a post or a comment. */
  content_type: string;
  content_authored_by_id: number;
  content_authored_by_name: string;
  content_authored_by_email: string;
  reported_by_id: number | null;
  reported_by_name: string | null;
  reported_by_email: string | null;
  action_by_id: number | null;
  action_by_name: string | null;
  action_by_email: string | null;
}

/** A page of reports about content. */
export interface FlaggedContentsList extends PageEnvelope {
  /** The records of this page. */
  records: FlaggedContent[];
}
