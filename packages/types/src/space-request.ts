// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Slug } from './common.js';
import type { CourseSettingParts } from './course.js';
import type { CoverImageDisplayStyle, MetaTagParts, NotificationDefault } from './space.js';

export const spaceOrderValues = [
  'active',
  'oldest',
  'alphabetical',
  'likes',
  'latest_updated',
  'oldest_updated',
  'latest_profile_confirmed',
] as const;

/** Sort order of spaces. */
export type SpaceOrder = (typeof spaceOrderValues)[number];

export const spaceCreateRequestSpaceTypeValues = ['basic', 'event', 'members', 'image', 'course', 'chat'] as const;

/** The type of the space. It cannot be changed later. Default: `"basic"`. */
export type SpaceCreateRequestSpaceType = (typeof spaceCreateRequestSpaceTypeValues)[number];

/** The space to create. */
export interface SpaceCreateRequest extends SpaceAttributes {
  slug: Slug;
  /** The type of the space. It cannot be changed later. Default: `"basic"`. */
  space_type?: SpaceCreateRequestSpaceType;
  course_setting?: CourseSettingParts;
  /** 1 to 255 characters. */
  name: string;
  space_group_id: number;
}

export const spaceAttributesDefaultCommentSortValues = ['oldest', 'latest'] as const;

export type SpaceAttributesDefaultCommentSort = (typeof spaceAttributesDefaultCommentSortValues)[number];

export const spaceAttributesDefaultMemberSortValues = ['oldest', 'latest', 'alphabetical'] as const;

export type SpaceAttributesDefaultMemberSort = (typeof spaceAttributesDefaultMemberSortValues)[number];

export const spaceAttributesDisplayViewValues = [
  'posts',
  'cards',
  'list',
  'thumbnail',
  'feed',
  'masonry',
  'grid',
  'calendar',
] as const;

/** How the posts of the space are laid out. */
export type SpaceAttributesDisplayView = (typeof spaceAttributesDisplayViewValues)[number];

/** Writable fields of a space, at creation and later. Null restores the default of a setting. */
export interface SpaceAttributes {
  /** 1 to 255 characters. */
  name?: string;
  /** Signed id of an upload. */
  cover_image?: string;
  cover_image_visible?: boolean;
  cover_image_display_style?: CoverImageDisplayStyle;
  /** Signed id of an upload. */
  thumbnail_image?: string;
  /** A private space is open to its members only. */
  is_private?: boolean | null;
  is_hidden_from_non_members?: boolean | null;
  is_hidden?: boolean | null;
  locked_button_url?: string | null;
  locked_button_label?: string | null;
  locked_page_heading?: string | null;
  locked_page_description?: string | null;
  /** The content of the lock screen of the space. At most 100 items. */
  lock_screen_blocks?: readonly LockScreenBlock[] | null;
  show_lock_icon_for_non_members?: boolean | null;
  /** Whether only admins can post. */
  is_post_disabled?: boolean | null;
  hide_post_settings?: boolean | null;
  /** The default order of the posts. */
  default_sort?: string | null;
  hide_sorting?: boolean | null;
  default_comment_sort?: SpaceAttributesDefaultCommentSort | null;
  default_member_sort?: SpaceAttributesDefaultMemberSort | null;
  /** How the posts of the space are laid out. */
  display_view?: SpaceAttributesDisplayView | null;
  pinned_posts_label?: string | null;
  space_group_id?: number;
  /** Ids of the topics for posts of the space. At most 100 items. */
  topics?: readonly number[];
  require_topic_selection?: boolean | null;
  emoji?: string | null;
  custom_emoji?: SpaceEmoji;
  /**
   * Whether the members of the space are signed up for its events by themselves: when an event is published, and
   * when they join, as far as it has places. They are mailed no confirmation, and can be signed off.
   */
  event_auto_rsvp_enabled?: boolean;
  default_in_app_notification_setting?: NotificationDefault;
  default_mobile_notification_setting?: NotificationDefault;
  /** The default for notifications by e-mail. */
  default_notification_setting?: NotificationDefault;
  default_mention_in_app_notification_setting?: NotificationDefault;
  default_mention_mobile_notification_setting?: NotificationDefault;
  hide_from_sidebar?: boolean | null;
  hide_right_sidebar?: boolean | null;
  hide_from_featured_areas?: boolean | null;
  hide_members_count?: boolean | null;
  prevent_members_from_adding_others?: boolean | null;
  disable_member_post_covers?: boolean | null;
  /** The tab that is open when the space is entered. */
  default_tab?: string | null;
  show_tab_bar?: boolean | null;
  show_next_event?: boolean | null;
  visible_tabs?: VisibleTabsRequest | null;
  meta_tag_attributes?: MetaTagParts | null;
}

/** A part of what a locked space shows in place of its content. */
export interface LockScreenBlock {
  type?: string;
  hidden?: boolean;
  /** What the block shows. Its structure depends on the type. */
  data?: Record<string, unknown>;
}

/** The icon of a space. */
export interface SpaceEmoji {
  emoji?: string;
}

/** Which tabs of a space are shown. */
export interface VisibleTabsRequest {
  posts?: boolean;
  members?: boolean;
  upcoming?: boolean;
  past?: boolean;
}

/** Changes to a space. Omitted fields are unchanged. */
export interface SpaceUpdateRequest extends SpaceAttributes {
  course_setting_attributes?: CourseSettingParts;
  /** Whether new members can read earlier messages. */
  chat_room_show_history?: boolean | null;
  chat_room_description?: string | null;
  /** Only for a space of type `course`. */
  is_draft?: boolean;
}
