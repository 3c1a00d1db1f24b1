// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import {
  fits,
  isLonger,
  isObject,
  isShorter,
  mismatch,
  refuse,
  toStandardSchema,
  within,
  withinMember,
} from '#validation';
import { checkSlug } from '../schemas/common.js';
import { checkCourseSettingParts } from '../schemas/course.js';
import { checkCoverImageDisplayStyle, checkMetaTagParts, checkNotificationDefault } from '../schemas/space.js';

const spaceOrderValues = new Set([
  'active',
  'oldest',
  'alphabetical',
  'likes',
  'latest_updated',
  'oldest_updated',
  'latest_profile_confirmed',
]);

/** Whether a value is a `SpaceOrder`. */
export const checkSpaceOrder = (value, found) => {
  if (!spaceOrderValues.has(value) && refuse(found, '', 'enum', spaceOrderValues)) return false;
  return fits(found);
};

/** A `SpaceOrder` as a Standard Schema. */
export const spaceOrderSchema = /* @__PURE__ */ toStandardSchema(checkSpaceOrder);

const spaceCreateRequestSpaceTypeValues = new Set(['basic', 'event', 'members', 'image', 'course', 'chat']);

/** Whether a value is a `SpaceCreateRequest`. */
export const checkSpaceCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!checkSlug(value.slug) && withinMember(found, '', 'slug', checkSlug, value.slug)) return false;
  const spaceType = value.space_type;
  if (
    spaceType !== undefined &&
    !spaceCreateRequestSpaceTypeValues.has(spaceType) &&
    refuse(found, '/space_type', 'enum', spaceCreateRequestSpaceTypeValues)
  )
    return false;
  if (
    value.course_setting !== undefined &&
    !checkCourseSettingParts(value.course_setting) &&
    within(found, '/course_setting', checkCourseSettingParts, value.course_setting)
  )
    return false;
  if (value.name === undefined && refuse(found, '', 'required', 'name')) return false;
  if (value.space_group_id === undefined && refuse(found, '', 'required', 'space_group_id')) return false;
  if (!checkSpaceAttributes(value) && within(found, '', checkSpaceAttributes, value)) return false;
  return fits(found);
};

/** A `SpaceCreateRequest` as a Standard Schema. */
export const spaceCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkSpaceCreateRequest);

const spaceAttributesDefaultMemberSortValues = new Set(['oldest', 'latest', 'alphabetical', null]);

const spaceAttributesDisplayViewValues = new Set(['posts', 'cards', 'list', 'thumbnail', 'feed', 'masonry', 'grid', 'calendar', null]);

/** Whether a value is a `SpaceAttributes`. */
export const checkSpaceAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const name = value.name;
  if (name !== undefined) {
    if (typeof name !== 'string') {
      if (refuse(found, '/name', 'type', 'string')) return false;
    } else {
      if (isShorter(name, 1) && refuse(found, '/name', 'minLength', 1)) return false;
      if (isLonger(name, 255) && refuse(found, '/name', 'maxLength', 255)) return false;
    }
  }
  if (
    value.cover_image !== undefined &&
    typeof value.cover_image !== 'string' &&
    refuse(found, '/cover_image', 'type', 'string')
  )
    return false;
  if (
    value.cover_image_visible !== undefined &&
    typeof value.cover_image_visible !== 'boolean' &&
    refuse(found, '/cover_image_visible', 'type', 'boolean')
  )
    return false;
  if (
    value.cover_image_display_style !== undefined &&
    !checkCoverImageDisplayStyle(value.cover_image_display_style) &&
    within(found, '/cover_image_display_style', checkCoverImageDisplayStyle, value.cover_image_display_style)
  )
    return false;
  if (
    value.thumbnail_image !== undefined &&
    typeof value.thumbnail_image !== 'string' &&
    refuse(found, '/thumbnail_image', 'type', 'string')
  )
    return false;
  if (
    value.is_private !== undefined &&
    typeof value.is_private !== 'boolean' && value.is_private !== null &&
    refuse(found, '/is_private', 'type', ['boolean', 'null'])
  )
    return false;
  if (
    value.is_hidden_from_non_members !== undefined &&
    typeof value.is_hidden_from_non_members !== 'boolean' && value.is_hidden_from_non_members !== null &&
    refuse(found, '/is_hidden_from_non_members', 'type', ['boolean', 'null'])
  )
    return false;
  if (
    value.is_hidden !== undefined &&
    typeof value.is_hidden !== 'boolean' && value.is_hidden !== null &&
    refuse(found, '/is_hidden', 'type', ['boolean', 'null'])
  )
    return false;
  if (
    value.locked_button_url !== undefined &&
    typeof value.locked_button_url !== 'string' && value.locked_button_url !== null &&
    refuse(found, '/locked_button_url', 'type', ['string', 'null'])
  )
    return false;
  if (
    value.locked_button_label !== undefined &&
    typeof value.locked_button_label !== 'string' && value.locked_button_label !== null &&
    refuse(found, '/locked_button_label', 'type', ['string', 'null'])
  )
    return false;
  if (
    value.locked_page_heading !== undefined &&
    typeof value.locked_page_heading !== 'string' && value.locked_page_heading !== null &&
    refuse(found, '/locked_page_heading', 'type', ['string', 'null'])
  )
    return false;
  if (
    value.locked_page_description !== undefined &&
    typeof value.locked_page_description !== 'string' && value.locked_page_description !== null &&
    refuse(found, '/locked_page_description', 'type', ['string', 'null'])
  )
    return false;
  const lockScreenBlocks = value.lock_screen_blocks;
  if (lockScreenBlocks !== undefined) {
    if (!Array.isArray(lockScreenBlocks) && lockScreenBlocks !== null) {
      if (refuse(found, '/lock_screen_blocks', 'type', ['array', 'null'])) return false;
    } else if (Array.isArray(lockScreenBlocks)) {
      if (lockScreenBlocks.length > 100 && refuse(found, '/lock_screen_blocks', 'maxItems', 100)) return false;
      for (let index = 0; index < lockScreenBlocks.length; index += 1) {
        const item = lockScreenBlocks[index];
        if (
          !checkLockScreenBlock(item) &&
          within(found, '/lock_screen_blocks/' + index, checkLockScreenBlock, item)
        )
          return false;
      }
    }
  }
  if (
    value.show_lock_icon_for_non_members !== undefined &&
    typeof value.show_lock_icon_for_non_members !== 'boolean' && value.show_lock_icon_for_non_members !== null &&
    refuse(found, '/show_lock_icon_for_non_members', 'type', ['boolean', 'null'])
  )
    return false;
  if (
    value.is_post_disabled !== undefined &&
    typeof value.is_post_disabled !== 'boolean' && value.is_post_disabled !== null &&
    refuse(found, '/is_post_disabled', 'type', ['boolean', 'null'])
  )
    return false;
  if (
    value.hide_post_settings !== undefined &&
    typeof value.hide_post_settings !== 'boolean' && value.hide_post_settings !== null &&
    refuse(found, '/hide_post_settings', 'type', ['boolean', 'null'])
  )
    return false;
  if (
    value.default_sort !== undefined &&
    typeof value.default_sort !== 'string' && value.default_sort !== null &&
    refuse(found, '/default_sort', 'type', ['string', 'null'])
  )
    return false;
  if (
    value.hide_sorting !== undefined &&
    typeof value.hide_sorting !== 'boolean' && value.hide_sorting !== null &&
    refuse(found, '/hide_sorting', 'type', ['boolean', 'null'])
  )
    return false;
  const defaultCommentSort = value.default_comment_sort;
  if (
    defaultCommentSort !== undefined &&
    defaultCommentSort !== 'oldest' && defaultCommentSort !== 'latest' && defaultCommentSort !== null &&
    refuse(found, '/default_comment_sort', 'enum', ['oldest', 'latest', null])
  )
    return false;
  const defaultMemberSort = value.default_member_sort;
  if (
    defaultMemberSort !== undefined &&
    !spaceAttributesDefaultMemberSortValues.has(defaultMemberSort) &&
    refuse(found, '/default_member_sort', 'enum', spaceAttributesDefaultMemberSortValues)
  )
    return false;
  const displayView = value.display_view;
  if (
    displayView !== undefined &&
    !spaceAttributesDisplayViewValues.has(displayView) &&
    refuse(found, '/display_view', 'enum', spaceAttributesDisplayViewValues)
  )
    return false;
  if (
    value.pinned_posts_label !== undefined &&
    typeof value.pinned_posts_label !== 'string' && value.pinned_posts_label !== null &&
    refuse(found, '/pinned_posts_label', 'type', ['string', 'null'])
  )
    return false;
  if (
    value.space_group_id !== undefined &&
    !Number.isInteger(value.space_group_id) &&
    refuse(found, '/space_group_id', 'type', 'integer')
  )
    return false;
  const topics = value.topics;
  if (topics !== undefined) {
    if (!Array.isArray(topics)) {
      if (refuse(found, '/topics', 'type', 'array')) return false;
    } else {
      if (topics.length > 100 && refuse(found, '/topics', 'maxItems', 100)) return false;
      for (let index2 = 0; index2 < topics.length; index2 += 1) {
        const item2 = topics[index2];
        if (!Number.isInteger(item2) && refuse(found, '/topics/' + index2, 'type', 'integer')) return false;
      }
    }
  }
  if (
    value.require_topic_selection !== undefined &&
    typeof value.require_topic_selection !== 'boolean' && value.require_topic_selection !== null &&
    refuse(found, '/require_topic_selection', 'type', ['boolean', 'null'])
  )
    return false;
  if (
    value.emoji !== undefined &&
    typeof value.emoji !== 'string' && value.emoji !== null &&
    refuse(found, '/emoji', 'type', ['string', 'null'])
  )
    return false;
  if (
    value.custom_emoji !== undefined &&
    !checkSpaceEmoji(value.custom_emoji) &&
    within(found, '/custom_emoji', checkSpaceEmoji, value.custom_emoji)
  )
    return false;
  if (
    value.event_auto_rsvp_enabled !== undefined &&
    typeof value.event_auto_rsvp_enabled !== 'boolean' &&
    refuse(found, '/event_auto_rsvp_enabled', 'type', 'boolean')
  )
    return false;
  if (
    value.default_in_app_notification_setting !== undefined &&
    !checkNotificationDefault(value.default_in_app_notification_setting) &&
    within(found, '/default_in_app_notification_setting', checkNotificationDefault, value.default_in_app_notification_setting)
  )
    return false;
  if (
    value.default_mobile_notification_setting !== undefined &&
    !checkNotificationDefault(value.default_mobile_notification_setting) &&
    within(found, '/default_mobile_notification_setting', checkNotificationDefault, value.default_mobile_notification_setting)
  )
    return false;
  const defaultNotificationSetting = value.default_notification_setting;
  if (
    defaultNotificationSetting !== undefined &&
    !checkNotificationDefault(defaultNotificationSetting) &&
    within(found, '/default_notification_setting', checkNotificationDefault, defaultNotificationSetting)
  )
    return false;
  if (
    value.default_mention_in_app_notification_setting !== undefined &&
    !checkNotificationDefault(value.default_mention_in_app_notification_setting) &&
    within(found, '/default_mention_in_app_notification_setting', checkNotificationDefault, value.default_mention_in_app_notification_setting)
  )
    return false;
  if (
    value.default_mention_mobile_notification_setting !== undefined &&
    !checkNotificationDefault(value.default_mention_mobile_notification_setting) &&
    within(found, '/default_mention_mobile_notification_setting', checkNotificationDefault, value.default_mention_mobile_notification_setting)
  )
    return false;
  if (
    value.hide_from_sidebar !== undefined &&
    typeof value.hide_from_sidebar !== 'boolean' && value.hide_from_sidebar !== null &&
    refuse(found, '/hide_from_sidebar', 'type', ['boolean', 'null'])
  )
    return false;
  if (
    value.hide_right_sidebar !== undefined &&
    typeof value.hide_right_sidebar !== 'boolean' && value.hide_right_sidebar !== null &&
    refuse(found, '/hide_right_sidebar', 'type', ['boolean', 'null'])
  )
    return false;
  if (
    value.hide_from_featured_areas !== undefined &&
    typeof value.hide_from_featured_areas !== 'boolean' && value.hide_from_featured_areas !== null &&
    refuse(found, '/hide_from_featured_areas', 'type', ['boolean', 'null'])
  )
    return false;
  if (
    value.hide_members_count !== undefined &&
    typeof value.hide_members_count !== 'boolean' && value.hide_members_count !== null &&
    refuse(found, '/hide_members_count', 'type', ['boolean', 'null'])
  )
    return false;
  if (
    value.prevent_members_from_adding_others !== undefined &&
    typeof value.prevent_members_from_adding_others !== 'boolean' && value.prevent_members_from_adding_others !== null &&
    refuse(found, '/prevent_members_from_adding_others', 'type', ['boolean', 'null'])
  )
    return false;
  if (
    value.disable_member_post_covers !== undefined &&
    typeof value.disable_member_post_covers !== 'boolean' && value.disable_member_post_covers !== null &&
    refuse(found, '/disable_member_post_covers', 'type', ['boolean', 'null'])
  )
    return false;
  if (
    value.default_tab !== undefined &&
    typeof value.default_tab !== 'string' && value.default_tab !== null &&
    refuse(found, '/default_tab', 'type', ['string', 'null'])
  )
    return false;
  if (
    value.show_tab_bar !== undefined &&
    typeof value.show_tab_bar !== 'boolean' && value.show_tab_bar !== null &&
    refuse(found, '/show_tab_bar', 'type', ['boolean', 'null'])
  )
    return false;
  if (
    value.show_next_event !== undefined &&
    typeof value.show_next_event !== 'boolean' && value.show_next_event !== null &&
    refuse(found, '/show_next_event', 'type', ['boolean', 'null'])
  )
    return false;
  const visibleTabs = value.visible_tabs;
  if (
    visibleTabs !== undefined &&
    visibleTabs !== null &&
    !checkVisibleTabsRequest(visibleTabs) &&
    within(found, '/visible_tabs', checkVisibleTabsRequest, visibleTabs)
  )
    return false;
  const metaTagAttributes = value.meta_tag_attributes;
  if (
    metaTagAttributes !== undefined &&
    metaTagAttributes !== null &&
    !checkMetaTagParts(metaTagAttributes) &&
    within(found, '/meta_tag_attributes', checkMetaTagParts, metaTagAttributes)
  )
    return false;
  return fits(found);
};

/** A `SpaceAttributes` as a Standard Schema. */
export const spaceAttributesSchema = /* @__PURE__ */ toStandardSchema(checkSpaceAttributes);

/** Whether a value is a `LockScreenBlock`. */
export const checkLockScreenBlock = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    value.type !== undefined &&
    typeof value.type !== 'string' &&
    refuse(found, '/type', 'type', 'string')
  )
    return false;
  if (
    value.hidden !== undefined &&
    typeof value.hidden !== 'boolean' &&
    refuse(found, '/hidden', 'type', 'boolean')
  )
    return false;
  const data = value.data;
  if (data !== undefined && !isObject(data) && refuse(found, '/data', 'type', 'object')) return false;
  return fits(found);
};

/** A `LockScreenBlock` as a Standard Schema. */
export const lockScreenBlockSchema = /* @__PURE__ */ toStandardSchema(checkLockScreenBlock);

/** Whether a value is a `SpaceEmoji`. */
export const checkSpaceEmoji = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    value.emoji !== undefined &&
    typeof value.emoji !== 'string' &&
    refuse(found, '/emoji', 'type', 'string')
  )
    return false;
  return fits(found);
};

/** A `SpaceEmoji` as a Standard Schema. */
export const spaceEmojiSchema = /* @__PURE__ */ toStandardSchema(checkSpaceEmoji);

/** Whether a value is a `VisibleTabsRequest`. */
export const checkVisibleTabsRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    value.posts !== undefined &&
    typeof value.posts !== 'boolean' &&
    refuse(found, '/posts', 'type', 'boolean')
  )
    return false;
  if (
    value.members !== undefined &&
    typeof value.members !== 'boolean' &&
    refuse(found, '/members', 'type', 'boolean')
  )
    return false;
  if (
    value.upcoming !== undefined &&
    typeof value.upcoming !== 'boolean' &&
    refuse(found, '/upcoming', 'type', 'boolean')
  )
    return false;
  if (
    value.past !== undefined &&
    typeof value.past !== 'boolean' &&
    refuse(found, '/past', 'type', 'boolean')
  )
    return false;
  return fits(found);
};

/** A `VisibleTabsRequest` as a Standard Schema. */
export const visibleTabsRequestSchema = /* @__PURE__ */ toStandardSchema(checkVisibleTabsRequest);

/** Whether a value is a `SpaceUpdateRequest`. */
export const checkSpaceUpdateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    value.course_setting_attributes !== undefined &&
    !checkCourseSettingParts(value.course_setting_attributes) &&
    within(found, '/course_setting_attributes', checkCourseSettingParts, value.course_setting_attributes)
  )
    return false;
  if (
    value.chat_room_show_history !== undefined &&
    typeof value.chat_room_show_history !== 'boolean' && value.chat_room_show_history !== null &&
    refuse(found, '/chat_room_show_history', 'type', ['boolean', 'null'])
  )
    return false;
  if (
    value.chat_room_description !== undefined &&
    typeof value.chat_room_description !== 'string' && value.chat_room_description !== null &&
    refuse(found, '/chat_room_description', 'type', ['string', 'null'])
  )
    return false;
  if (
    value.is_draft !== undefined &&
    typeof value.is_draft !== 'boolean' &&
    refuse(found, '/is_draft', 'type', 'boolean')
  )
    return false;
  if (!checkSpaceAttributes(value) && within(found, '', checkSpaceAttributes, value)) return false;
  return fits(found);
};

/** A `SpaceUpdateRequest` as a Standard Schema. */
export const spaceUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkSpaceUpdateRequest);
