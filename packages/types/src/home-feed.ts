// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { TiptapBody } from './rich-text.js';
import type { UnknownText } from './runtime.js';
import type { SharedCommunityMember } from './shared-community-member.js';
import type { Topic } from './topic.js';

/** A page of the home feed. Unlike the envelope of lists, it contains the sort order, but no number of pages. */
export interface HomeFeed {
  /** The number of this page. The first page is 1. */
  page: number;
  /** The number of records per page, at most 100. */
  per_page: number;
  /** Whether a page with a higher number has records. */
  has_next_page: boolean;
  /** How many posts the member's feed has, over all pages together. */
  count: number;
  /** The order that was used. Known values are those of the parameter `sort`. */
  sort: string;
  records: HomeFeedRecord[];
}

export const homeFeedRecordPostTypeValues = ['basic', 'image', 'event'] as const;

export type HomeFeedRecordPostType = (typeof homeFeedRecordPostTypeValues)[number] | UnknownText;

/** A post as the signed-in member sees it in the feed. */
export interface HomeFeedRecord {
  post_type: HomeFeedRecordPostType;
  /** The type of the post's space, for example `basic`. */
  space_type: string;
  /** Always `published`, because a feed has no drafts. */
  status: string;
  id: number;
  /** The title. A post can do without one. */
  name: string | null;
  /** The title, or what is shown in its place. */
  display_title: string;
  slug: string;
  cover_image: string | null;
  cardview_image: string | null;
  /** Whether commenting has ended while the comments stay readable. */
  is_comments_closed: boolean;
  is_comments_enabled: boolean;
  is_liking_enabled: boolean;
  is_pinned_at_top_of_space: boolean;
  comment_count: number;
  /** How many members like the post. */
  user_likes_count: number;
  /** Whether author and time are left out when the post is shown. */
  hide_meta_info: boolean;
  /** Whether the signed-in member likes the post. */
  is_liked: boolean;
  /** Whether a long post is shown whole. */
  is_truncation_disabled: boolean;
  /** The signed-in member's bookmark of the post. */
  bookmark_id: number | null;
  /** Format: date-time. */
  flagged_for_approval_at: string | null;
  unresolved_flagged_reports_count: number;
  /** Some of the members who like the post. */
  first_liked_by: SharedCommunityMember[];
  body: HomeFeedBody | null;
  tiptap_body: TiptapBody | null;
  body_plain_text: string;
  url: string;
  /** Format: date-time. */
  created_at: string;
  /** Format: date-time. */
  updated_at: string;
  space: HomeFeedSpace;
  /** The signed-in member's subscription to the post's news. */
  post_follower_id: number | null;
  author: SharedCommunityMember;
  topics: Topic[];
  policies: HomeFeedPolicies;
}

/** The text of a post in the feed. */
export interface HomeFeedBody {
  /** Files that hang on the text. The structure of an entry is not fixed. */
  attachments: unknown[];
  /** The same files in their order. The structure of an entry is not fixed. */
  attachments_array: unknown[];
  html: string;
}

/** The space of a post in the feed. */
export interface HomeFeedSpace {
  id: number;
  slug: string;
  name: string;
  emoji: string | null;
}

/** The permissions of the signed-in member for a post. */
export interface HomeFeedPolicies {
  can_destroy_post: boolean;
  can_duplicate_post: boolean;
  can_manage_post: boolean;
  can_report_post: boolean;
  can_update_post: boolean;
}
