// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export const flaggedContentStatusFilterValues = ['all', 'inbox', 'approved', 'rejected'] as const;

/** Whether a list contains all reports, open ones, or those of one outcome. Open ones are in the `inbox`. */
export type FlaggedContentStatusFilter = (typeof flaggedContentStatusFilterValues)[number];

/** The report to create. */
export interface FlaggedContentCreateRequest {
  flagged_content: NewFlaggedContent;
}

/** The content and the reason. */
export interface NewFlaggedContent {
  content_id: number;
  content_type: FlaggedContentType;
  reported_reason_type: FlaggedContentReason;
  /** The reporter's own words. */
  reported_reason_body: string;
}

export const flaggedContentTypeValues = ['post', 'comment', 'connect', 'connection', 'chat_room_message'] as const;

/** The kind of content that is reported. */
export type FlaggedContentType = (typeof flaggedContentTypeValues)[number];

export const flaggedContentReasonValues = [
  'harassment',
  'spam',
  'incorrect_location',
  'against_guidelines',
  'other',
] as const;

/** Why content is reported. */
export type FlaggedContentReason = (typeof flaggedContentReasonValues)[number];

/** Why a report is decided the way it is. */
export interface FlaggedContentDecisionRequest {
  /** The moderator's own words. */
  action_reason_body?: string;
}
