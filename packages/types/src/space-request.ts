// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Slug } from './common.js';
import type { CourseSettingParts } from './course.js';
import type { CoverImageDisplayStyle, MetaTagParts, NotificationDefault } from './space.js';

/** The values of {@link SpaceOrder}. */
export const spaceOrderValues = [
  'active',
  'oldest',
  'alphabetical',
  'likes',
  'latest_updated',
  'oldest_updated',
  'latest_profile_confirmed',
] as const;

/** An order of spaces. */
export type SpaceOrder = (typeof spaceOrderValues)[number];

/** The values of {@link SpaceCreateRequestSpaceType}. */
export const spaceCreateRequestSpaceTypeValues = ['basic', 'event', 'members', 'image', 'course', 'chat'] as const;

/** What the space holds. It cannot be changed later. */
export type SpaceCreateRequestSpaceType = (typeof spaceCreateRequestSpaceTypeValues)[number];

/** The space to make. */
export interface SpaceCreateRequest extends SpaceAttributes {
  slug: Slug;
  /** What the space holds. It cannot be changed later. */
  space_type?: SpaceCreateRequestSpaceType;
  course_setting?: CourseSettingParts;
  name: string;
  space_group_id: number;
}

/** The values of {@link SpaceAttributesDefaultCommentSort}. */
export const spaceAttributesDefaultCommentSortValues = ['oldest', 'latest'] as const;

export type SpaceAttributesDefaultCommentSort = (typeof spaceAttributesDefaultCommentSortValues)[number];

/** The values of {@link SpaceAttributesDefaultMemberSort}. */
export const spaceAttributesDefaultMemberSortValues = ['oldest', 'latest', 'alphabetical'] as const;

export type SpaceAttributesDefaultMemberSort = (typeof spaceAttributesDefaultMemberSortValues)[number];

/** The values of {@link SpaceAttributesDisplayView}. */
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

/** What can be set when a space is made and later on. */
export interface SpaceAttributes {
  name?: string;
  /** Signed id of an upload. */
  cover_image?: string;
  cover_image_visible?: boolean;
  cover_image_display_style?: CoverImageDisplayStyle;
  /** Signed id of an upload. */
  thumbnail_image?: string;
  /** A private space is open to its members only. */
  is_private?: boolean;
  is_hidden_from_non_members?: boolean;
  is_hidden?: boolean;
  locked_button_url?: string;
  locked_button_label?: string;
  locked_page_heading?: string;
  locked_page_description?: string;
  /** What stands on the screen that locks the space. At most 100, a bound of this project. */
  lock_screen_blocks?: readonly LockScreenBlock[];
  show_lock_icon_for_non_members?: boolean;
  /** Whether only admins can post. */
  is_post_disabled?: boolean;
  hide_post_settings?: boolean;
  /** The order of the posts when none is asked for. */
  default_sort?: string;
  hide_sorting?: boolean;
  default_comment_sort?: SpaceAttributesDefaultCommentSort;
  default_member_sort?: SpaceAttributesDefaultMemberSort;
  /** How the posts of the space are laid out. */
  display_view?: SpaceAttributesDisplayView;
  pinned_posts_label?: string;
  space_group_id?: number;
  /** Ids of the topics that posts of the space can be filed under. At most 100, a bound of this project. */
  topics?: readonly number[];
  require_topic_selection?: boolean;
  emoji?: string;
  custom_emoji?: SpaceEmoji;
  /** Whether members are signed up for the space's events by themselves. */
  event_auto_rsvp_enabled?: boolean;
  default_in_app_notification_setting?: NotificationDefault;
  default_mobile_notification_setting?: NotificationDefault;
  /** The default for notifications by e-mail. */
  default_notification_setting?: NotificationDefault;
  default_mention_in_app_notification_setting?: NotificationDefault;
  default_mention_mobile_notification_setting?: NotificationDefault;
  hide_from_sidebar?: boolean;
  hide_right_sidebar?: boolean;
  hide_from_featured_areas?: boolean;
  hide_members_count?: boolean;
  prevent_members_from_adding_others?: boolean;
  disable_member_post_covers?: boolean;
  /** The tab that is open when the space is entered. */
  default_tab?: string;
  show_tab_bar?: boolean;
  show_next_event?: boolean;
  visible_tabs?: VisibleTabsRequest;
  meta_tag_attributes?: MetaTagParts;
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

/** What shall change on a space. Fields that are left out stay as they are. */
export interface SpaceUpdateRequest extends SpaceAttributes {
  course_setting_attributes?: CourseSettingParts;
  /** Whether newcomers can read what was said before they joined. */
  chat_room_show_history?: boolean;
  chat_room_description?: string;
  /** Only for a space of type `course`. */
  is_draft?: boolean;
}
