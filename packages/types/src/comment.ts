// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';
import type { UnknownText } from './runtime.js';

/** A comment under a post, with its replies. */
export interface Comment {
  id: number;
  /** The comment that this one replies to; null for a comment on the post itself. */
  parent_comment_id: number | null;
  /** When the comment was held for approval; null if it is not. Format: date-time. */
  flagged_for_approval_at: string | null;
  unresolved_flagged_reports_count: number;
  /** Format: date-time. */
  created_at: string;
  body: CommentBody;
  user: CommentUser;
  post: PostReference;
  space: SpaceReference;
  replies_count: number;
  replies: Comment[];
  url: string;
  community_id: number;
  likes_count: number;
  /** How many posts the author has written. */
  user_posts_count: number;
  /** How many comments the author has written. */
  user_comments_count: number;
  /** How many likes the author has given. */
  user_likes_count: number;
  author_type: CommentAuthorType;
}

/** The text of a comment. Unlike a post's text it need not be a stored record. */
export interface CommentBody {
  id: number | null;
  /** Which text of the record this is. */
  name: string;
  /** The text as HTML. */
  body: string;
  /** The kind of record that the text belongs to. */
  record_type: string;
  record_id: number;
  /** Format: date-time. */
  created_at: string | null;
  /** Format: date-time. */
  updated_at: string | null;
}

/** The author of a comment. */
export interface CommentUser {
  id: number;
  name: string;
  avatar_url: string | null;
  email: string;
}

/** A post by its id, title and slug. */
export interface PostReference {
  id: number;
  name: string;
  slug: string;
}

/** A space by its id, name and slug. */
export interface SpaceReference {
  id: number;
  name: string;
  slug: string;
}

export const commentAuthorTypeValues = ['CommunityMember', 'CommunityAiAgent'] as const;

/** Whether a person or an agent of the community wrote the comment. */
export type CommentAuthorType = (typeof commentAuthorTypeValues)[number] | UnknownText;

/** A page of comments. */
export interface CommentsList extends PageEnvelope {
  /** The records of this page. */
  records: Comment[];
}

/** Writable fields of a comment, at creation and later. */
export interface CommentAttributes {
  /** The text, as HTML or as plain text. At least 1 character. */
  body: string;
}

/** The comment to create. */
export interface CommentCreateRequest extends CommentAttributes {
  post_id: number;
  /** The parent comment, which belongs to the same post. */
  parent_comment_id?: number;
  /** Format: date-time. */
  created_at?: string;
  /** Format: date-time. */
  updated_at?: string;
  /** Whether to send no notifications. */
  skip_notifications?: boolean;
}

/** The text of a comment in the form of the response. */
export interface CommentBodyAttributes {
  /** The text, as HTML or as plain text. At least 1 character. */
  body: string;
}

/** The new text of a comment, as a string or in the form of the response. */
export interface CommentUpdateRequest {
  body: string | CommentBodyAttributes;
}
