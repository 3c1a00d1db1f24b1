// Generated from the OpenAPI document. Do not edit: change the document and generate again.

/** The values of {@link FlaggedContentStatusFilter}. */
export const flaggedContentStatusFilterValues = ['all', 'inbox', 'approved', 'rejected'] as const;

/** Whether a list takes all reports, open ones, or those of one outcome. Open ones are in the `inbox`. */
export type FlaggedContentStatusFilter = (typeof flaggedContentStatusFilterValues)[number];

/** The report to make. */
export interface FlaggedContentCreateRequest {
  flagged_content: NewFlaggedContent;
}

/** What is reported, and why. */
export interface NewFlaggedContent {
  content_id: number;
  content_type: FlaggedContentType;
  reported_reason_type: FlaggedContentReason;
  /** The reporter's own words. */
  reported_reason_body: string;
}

/** The values of {@link FlaggedContentType}. */
export const flaggedContentTypeValues = ['post', 'comment', 'connect', 'connection', 'chat_room_message'] as const;

/** The kind of content that is reported. */
export type FlaggedContentType = (typeof flaggedContentTypeValues)[number];

/** The values of {@link FlaggedContentReason}. */
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
