// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';
import type { CourseSetting } from './course.js';
import type { UnknownText } from './runtime.js';
import type { SpaceGroupReference } from './space-group.js';

/** A part of the community that contains posts, events, lessons or a chat. */
export interface Space {
  id: number;
  name: string;
  slug: string;
  cover_image_url: string | null;
  cover_image_visible: boolean;
  cover_image_display_style: CoverImageDisplayStyle;
  thumbnail_image_url: string | null;
  community_id: number;
  /** A private space is open to its members only. */
  is_private: boolean | null;
  is_hidden_from_non_members: boolean | null;
  is_draft: boolean;
  is_hidden: boolean | null;
  locked_button_url: string | null;
  locked_button_label: string | null;
  locked_page_heading: string | null;
  locked_page_description: string | null;
  emoji: string | null;
  custom_emoji_url: string | null;
  /** The custom emoji for dark backgrounds. */
  custom_emoji_dark_url: string | null;
  hide_post_settings: boolean | null;
  /** How the posts of the space are laid out. */
  display_view: string | null;
  /** Whether only admins can post. */
  is_post_disabled: boolean | null;
  /** The type of the space, for example `basic` or `course`. */
  space_type: string | null;
  host: string | null;
  /** Ids of the posts in the space. */
  post_ids: number[];
  url: string | null;
  space_group: SpaceGroupReference;
  /** Ids of the topics for posts of the space. */
  topics: number[];
  default_mention_in_app_notification_setting: NotificationDefault;
  default_mention_mobile_notification_setting: NotificationDefault;
  default_in_app_notification_setting: NotificationDefault;
  default_mobile_notification_setting: NotificationDefault;
  /** The default for notifications by e-mail. */
  default_notification_setting: NotificationDefault;
  /**
   * Whether the members of the space are signed up for its events by themselves: when an event is published, and
   * when they join, as far as it has places. They are mailed no confirmation, and can be signed off.
   */
  event_auto_rsvp_enabled: boolean;
  /** The default order of the posts. */
  default_sort: string | null;
  hide_sorting: boolean | null;
  require_topic_selection: boolean | null;
  prevent_members_from_adding_others: boolean | null;
  hide_from_featured_areas: boolean | null;
  disable_member_post_covers: boolean | null;
  hide_members_count: boolean | null;
  pinned_posts_label: string | null;
  show_lock_icon_for_non_members: boolean | null;
  default_comment_sort: string | null;
  default_member_sort: string | null;
  /** The tab that is open when the space is entered. */
  default_tab: string | null;
  show_tab_bar: boolean | null;
  show_next_event: boolean | null;
  hide_from_sidebar: boolean | null;
  hide_right_sidebar: boolean | null;
  /** What a locked space shows in place of its content. The structure of a block is not fixed. */
  lock_screen_blocks: unknown[] | null;
  /** Which tabs are shown, keyed by the tab. */
  visible_tabs: Record<string, unknown> | null;
  meta_tag_attributes: MetaTagAttributes | null;
  /** Whether new members can read earlier messages. */
  chat_room_show_history: boolean | null;
  chat_room_description: string | null;
  course_setting: CourseSetting | null;
}

export const coverImageDisplayStyleValues = ['normal', 'wide'] as const;

/** How much room a space's cover image takes. */
export type CoverImageDisplayStyle = (typeof coverImageDisplayStyleValues)[number] | UnknownText;

export const notificationDefaultValues = ['never', 'all'] as const;

/** Whether new members of a space are notified of nothing or of everything. */
export type NotificationDefault = (typeof notificationDefaultValues)[number] | UnknownText;

/** What search engines and link previews show. */
export interface MetaTagAttributes extends MetaTagParts {
  meta_title: string | null;
  meta_description: string | null;
  opengraph_title: string | null;
  opengraph_description: string | null;
  opengraph_image: string | null;
}

/** The response to the creation of a space. */
export interface SpaceCreateResponse {
  success: boolean;
  message: string;
  space: Space;
}

/** A page of spaces. */
export interface Spaces extends PageEnvelope {
  /** The records of this page. */
  records: Space[];
}

/** A summary of the content of a space, generated automatically. */
export interface SpaceAiSummary {
  overview: string;
  topics: SpaceTopicSummary[];
}

/** One subject of a space's summary. */
export interface SpaceTopicSummary {
  topic_name: string;
  summary: string;
  /** The members who took part. */
  contributors: SpaceTopicSummaryContributors[];
  relevant_post_ids: number[];
}

export interface SpaceTopicSummaryContributors {
  id: number;
  name: string;
}

/** Metadata for search engines and link previews. */
export interface MetaTagParts {
  meta_title?: string | null;
  meta_description?: string | null;
  opengraph_title?: string | null;
  opengraph_description?: string | null;
  opengraph_image?: string | null;
}
