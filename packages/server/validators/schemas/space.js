// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, mismatch, refuse, refuseMember, toStandardSchema, within, withinMember } from '#validation';
import { checkPageEnvelope } from '../schemas/common.js';
import { checkCourseSetting } from '../schemas/course.js';
import { checkSpaceGroupReference } from '../schemas/space-group.js';

/** Whether a value is a `Space`. */
export const checkSpace = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (typeof value.name !== 'string' && refuseMember(found, '', 'name', value.name, 'type', 'string')) return false;
  if (typeof value.slug !== 'string' && refuseMember(found, '', 'slug', value.slug, 'type', 'string')) return false;
  if (
    typeof value.cover_image_url !== 'string' && value.cover_image_url !== null &&
    refuseMember(found, '', 'cover_image_url', value.cover_image_url, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.cover_image_visible !== 'boolean' &&
    refuseMember(found, '', 'cover_image_visible', value.cover_image_visible, 'type', 'boolean')
  )
    return false;
  if (
    !checkCoverImageDisplayStyle(value.cover_image_display_style) &&
    withinMember(found, '', 'cover_image_display_style', checkCoverImageDisplayStyle, value.cover_image_display_style)
  )
    return false;
  if (
    typeof value.thumbnail_image_url !== 'string' && value.thumbnail_image_url !== null &&
    refuseMember(found, '', 'thumbnail_image_url', value.thumbnail_image_url, 'type', ['string', 'null'])
  )
    return false;
  if (
    !Number.isInteger(value.community_id) &&
    refuseMember(found, '', 'community_id', value.community_id, 'type', 'integer')
  )
    return false;
  if (
    typeof value.is_private !== 'boolean' && value.is_private !== null &&
    refuseMember(found, '', 'is_private', value.is_private, 'type', ['boolean', 'null'])
  )
    return false;
  if (
    typeof value.is_hidden_from_non_members !== 'boolean' && value.is_hidden_from_non_members !== null &&
    refuseMember(found, '', 'is_hidden_from_non_members', value.is_hidden_from_non_members, 'type', ['boolean', 'null'])
  )
    return false;
  if (
    typeof value.is_draft !== 'boolean' &&
    refuseMember(found, '', 'is_draft', value.is_draft, 'type', 'boolean')
  )
    return false;
  if (
    typeof value.is_hidden !== 'boolean' && value.is_hidden !== null &&
    refuseMember(found, '', 'is_hidden', value.is_hidden, 'type', ['boolean', 'null'])
  )
    return false;
  if (
    typeof value.locked_button_url !== 'string' && value.locked_button_url !== null &&
    refuseMember(found, '', 'locked_button_url', value.locked_button_url, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.locked_button_label !== 'string' && value.locked_button_label !== null &&
    refuseMember(found, '', 'locked_button_label', value.locked_button_label, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.locked_page_heading !== 'string' && value.locked_page_heading !== null &&
    refuseMember(found, '', 'locked_page_heading', value.locked_page_heading, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.locked_page_description !== 'string' && value.locked_page_description !== null &&
    refuseMember(found, '', 'locked_page_description', value.locked_page_description, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.emoji !== 'string' && value.emoji !== null &&
    refuseMember(found, '', 'emoji', value.emoji, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.custom_emoji_url !== 'string' && value.custom_emoji_url !== null &&
    refuseMember(found, '', 'custom_emoji_url', value.custom_emoji_url, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.custom_emoji_dark_url !== 'string' && value.custom_emoji_dark_url !== null &&
    refuseMember(found, '', 'custom_emoji_dark_url', value.custom_emoji_dark_url, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.hide_post_settings !== 'boolean' && value.hide_post_settings !== null &&
    refuseMember(found, '', 'hide_post_settings', value.hide_post_settings, 'type', ['boolean', 'null'])
  )
    return false;
  if (
    typeof value.display_view !== 'string' && value.display_view !== null &&
    refuseMember(found, '', 'display_view', value.display_view, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.is_post_disabled !== 'boolean' && value.is_post_disabled !== null &&
    refuseMember(found, '', 'is_post_disabled', value.is_post_disabled, 'type', ['boolean', 'null'])
  )
    return false;
  if (
    typeof value.space_type !== 'string' && value.space_type !== null &&
    refuseMember(found, '', 'space_type', value.space_type, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.host !== 'string' && value.host !== null &&
    refuseMember(found, '', 'host', value.host, 'type', ['string', 'null'])
  )
    return false;
  const postIds = value.post_ids;
  if (!Array.isArray(postIds)) {
    if (refuseMember(found, '', 'post_ids', postIds, 'type', 'array')) return false;
  } else {
    for (let index = 0; index < postIds.length; index += 1) {
      const item = postIds[index];
      if (!Number.isInteger(item) && refuse(found, '/post_ids/' + index, 'type', 'integer')) return false;
    }
  }
  if (
    typeof value.url !== 'string' && value.url !== null &&
    refuseMember(found, '', 'url', value.url, 'type', ['string', 'null'])
  )
    return false;
  if (
    !checkSpaceGroupReference(value.space_group) &&
    withinMember(found, '', 'space_group', checkSpaceGroupReference, value.space_group)
  )
    return false;
  const topics = value.topics;
  if (!Array.isArray(topics)) {
    if (refuseMember(found, '', 'topics', topics, 'type', 'array')) return false;
  } else {
    for (let index2 = 0; index2 < topics.length; index2 += 1) {
      const item2 = topics[index2];
      if (!Number.isInteger(item2) && refuse(found, '/topics/' + index2, 'type', 'integer')) return false;
    }
  }
  if (
    !checkNotificationDefault(value.default_mention_in_app_notification_setting) &&
    withinMember(found, '', 'default_mention_in_app_notification_setting', checkNotificationDefault, value.default_mention_in_app_notification_setting)
  )
    return false;
  if (
    !checkNotificationDefault(value.default_mention_mobile_notification_setting) &&
    withinMember(found, '', 'default_mention_mobile_notification_setting', checkNotificationDefault, value.default_mention_mobile_notification_setting)
  )
    return false;
  if (
    !checkNotificationDefault(value.default_in_app_notification_setting) &&
    withinMember(found, '', 'default_in_app_notification_setting', checkNotificationDefault, value.default_in_app_notification_setting)
  )
    return false;
  if (
    !checkNotificationDefault(value.default_mobile_notification_setting) &&
    withinMember(found, '', 'default_mobile_notification_setting', checkNotificationDefault, value.default_mobile_notification_setting)
  )
    return false;
  const defaultNotificationSetting = value.default_notification_setting;
  if (defaultNotificationSetting === undefined) {
    if (refuse(found, '', 'required', 'default_notification_setting')) return false;
  } else if (
    !checkNotificationDefault(defaultNotificationSetting) &&
    within(found, '/default_notification_setting', checkNotificationDefault, defaultNotificationSetting)
  )
    return false;
  if (
    typeof value.event_auto_rsvp_enabled !== 'boolean' &&
    refuseMember(found, '', 'event_auto_rsvp_enabled', value.event_auto_rsvp_enabled, 'type', 'boolean')
  )
    return false;
  if (
    typeof value.default_sort !== 'string' && value.default_sort !== null &&
    refuseMember(found, '', 'default_sort', value.default_sort, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.hide_sorting !== 'boolean' && value.hide_sorting !== null &&
    refuseMember(found, '', 'hide_sorting', value.hide_sorting, 'type', ['boolean', 'null'])
  )
    return false;
  if (
    typeof value.require_topic_selection !== 'boolean' && value.require_topic_selection !== null &&
    refuseMember(found, '', 'require_topic_selection', value.require_topic_selection, 'type', ['boolean', 'null'])
  )
    return false;
  if (
    typeof value.prevent_members_from_adding_others !== 'boolean' && value.prevent_members_from_adding_others !== null &&
    refuseMember(found, '', 'prevent_members_from_adding_others', value.prevent_members_from_adding_others, 'type', ['boolean', 'null'])
  )
    return false;
  if (
    typeof value.hide_from_featured_areas !== 'boolean' && value.hide_from_featured_areas !== null &&
    refuseMember(found, '', 'hide_from_featured_areas', value.hide_from_featured_areas, 'type', ['boolean', 'null'])
  )
    return false;
  if (
    typeof value.disable_member_post_covers !== 'boolean' && value.disable_member_post_covers !== null &&
    refuseMember(found, '', 'disable_member_post_covers', value.disable_member_post_covers, 'type', ['boolean', 'null'])
  )
    return false;
  if (
    typeof value.hide_members_count !== 'boolean' && value.hide_members_count !== null &&
    refuseMember(found, '', 'hide_members_count', value.hide_members_count, 'type', ['boolean', 'null'])
  )
    return false;
  if (
    typeof value.pinned_posts_label !== 'string' && value.pinned_posts_label !== null &&
    refuseMember(found, '', 'pinned_posts_label', value.pinned_posts_label, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.show_lock_icon_for_non_members !== 'boolean' && value.show_lock_icon_for_non_members !== null &&
    refuseMember(found, '', 'show_lock_icon_for_non_members', value.show_lock_icon_for_non_members, 'type', ['boolean', 'null'])
  )
    return false;
  if (
    typeof value.default_comment_sort !== 'string' && value.default_comment_sort !== null &&
    refuseMember(found, '', 'default_comment_sort', value.default_comment_sort, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.default_member_sort !== 'string' && value.default_member_sort !== null &&
    refuseMember(found, '', 'default_member_sort', value.default_member_sort, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.default_tab !== 'string' && value.default_tab !== null &&
    refuseMember(found, '', 'default_tab', value.default_tab, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.show_tab_bar !== 'boolean' && value.show_tab_bar !== null &&
    refuseMember(found, '', 'show_tab_bar', value.show_tab_bar, 'type', ['boolean', 'null'])
  )
    return false;
  if (
    typeof value.show_next_event !== 'boolean' && value.show_next_event !== null &&
    refuseMember(found, '', 'show_next_event', value.show_next_event, 'type', ['boolean', 'null'])
  )
    return false;
  if (
    typeof value.hide_from_sidebar !== 'boolean' && value.hide_from_sidebar !== null &&
    refuseMember(found, '', 'hide_from_sidebar', value.hide_from_sidebar, 'type', ['boolean', 'null'])
  )
    return false;
  if (
    typeof value.hide_right_sidebar !== 'boolean' && value.hide_right_sidebar !== null &&
    refuseMember(found, '', 'hide_right_sidebar', value.hide_right_sidebar, 'type', ['boolean', 'null'])
  )
    return false;
  const lockScreenBlocks = value.lock_screen_blocks;
  if (
    !Array.isArray(lockScreenBlocks) && lockScreenBlocks !== null &&
    refuseMember(found, '', 'lock_screen_blocks', lockScreenBlocks, 'type', ['array', 'null'])
  )
    return false;
  const visibleTabs = value.visible_tabs;
  if (
    !isObject(visibleTabs) && visibleTabs !== null &&
    refuseMember(found, '', 'visible_tabs', visibleTabs, 'type', ['object', 'null'])
  )
    return false;
  const metaTagAttributes = value.meta_tag_attributes;
  if (metaTagAttributes === undefined) {
    if (refuse(found, '', 'required', 'meta_tag_attributes')) return false;
  } else if (
    metaTagAttributes !== null &&
    !checkMetaTagAttributes(metaTagAttributes) &&
    within(found, '/meta_tag_attributes', checkMetaTagAttributes, metaTagAttributes)
  )
    return false;
  if (
    typeof value.chat_room_show_history !== 'boolean' && value.chat_room_show_history !== null &&
    refuseMember(found, '', 'chat_room_show_history', value.chat_room_show_history, 'type', ['boolean', 'null'])
  )
    return false;
  if (
    typeof value.chat_room_description !== 'string' && value.chat_room_description !== null &&
    refuseMember(found, '', 'chat_room_description', value.chat_room_description, 'type', ['string', 'null'])
  )
    return false;
  const courseSetting = value.course_setting;
  if (courseSetting === undefined) {
    if (refuse(found, '', 'required', 'course_setting')) return false;
  } else if (
    courseSetting !== null &&
    !checkCourseSetting(courseSetting) &&
    within(found, '/course_setting', checkCourseSetting, courseSetting)
  )
    return false;
  return fits(found);
};

/** A `Space` as a Standard Schema. */
export const spaceSchema = /* @__PURE__ */ toStandardSchema(checkSpace);

/** Whether a value is a `CoverImageDisplayStyle`. */
export const checkCoverImageDisplayStyle = (value, found) => {
  if (value !== 'normal' && value !== 'wide' && refuse(found, '', 'enum', ['normal', 'wide'])) return false;
  return fits(found);
};

/** A `CoverImageDisplayStyle` as a Standard Schema. */
export const coverImageDisplayStyleSchema = /* @__PURE__ */ toStandardSchema(checkCoverImageDisplayStyle);

/** Whether a value is a `NotificationDefault`. */
export const checkNotificationDefault = (value, found) => {
  if (value !== 'never' && value !== 'all' && refuse(found, '', 'enum', ['never', 'all'])) return false;
  return fits(found);
};

/** A `NotificationDefault` as a Standard Schema. */
export const notificationDefaultSchema = /* @__PURE__ */ toStandardSchema(checkNotificationDefault);

/** Whether a value is a `MetaTagAttributes`. */
export const checkMetaTagAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.meta_title === undefined && refuse(found, '', 'required', 'meta_title')) return false;
  if (value.meta_description === undefined && refuse(found, '', 'required', 'meta_description')) return false;
  if (value.opengraph_title === undefined && refuse(found, '', 'required', 'opengraph_title')) return false;
  if (value.opengraph_description === undefined && refuse(found, '', 'required', 'opengraph_description')) return false;
  if (value.opengraph_image === undefined && refuse(found, '', 'required', 'opengraph_image')) return false;
  if (!checkMetaTagParts(value) && within(found, '', checkMetaTagParts, value)) return false;
  return fits(found);
};

/** A `MetaTagAttributes` as a Standard Schema. */
export const metaTagAttributesSchema = /* @__PURE__ */ toStandardSchema(checkMetaTagAttributes);

/** Whether a value is a `SpaceCreateResponse`. */
export const checkSpaceCreateResponse = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    typeof value.success !== 'boolean' &&
    refuseMember(found, '', 'success', value.success, 'type', 'boolean')
  )
    return false;
  if (
    typeof value.message !== 'string' &&
    refuseMember(found, '', 'message', value.message, 'type', 'string')
  )
    return false;
  if (!checkSpace(value.space) && withinMember(found, '', 'space', checkSpace, value.space)) return false;
  return fits(found);
};

/** A `SpaceCreateResponse` as a Standard Schema. */
export const spaceCreateResponseSchema = /* @__PURE__ */ toStandardSchema(checkSpaceCreateResponse);

/** Whether a value is a `Spaces`. */
export const checkSpaces = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!Array.isArray(records)) {
      if (refuseMember(found, '', 'records', records, 'type', 'array')) return false;
    } else {
      for (let index = 0; index < records.length; index += 1) {
        const item = records[index];
        if (!checkSpace(item) && within(found, '/records/' + index, checkSpace, item)) return false;
      }
    }
  }
  return fits(found);
};

/** A `Spaces` as a Standard Schema. */
export const spacesSchema = /* @__PURE__ */ toStandardSchema(checkSpaces);

/** Whether a value is a `SpaceAiSummary`. */
export const checkSpaceAiSummary = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    typeof value.overview !== 'string' &&
    refuseMember(found, '', 'overview', value.overview, 'type', 'string')
  )
    return false;
  const topics = value.topics;
  if (!Array.isArray(topics)) {
    if (refuseMember(found, '', 'topics', topics, 'type', 'array')) return false;
  } else {
    for (let index = 0; index < topics.length; index += 1) {
      const item = topics[index];
      if (!checkSpaceTopicSummary(item) && within(found, '/topics/' + index, checkSpaceTopicSummary, item)) return false;
    }
  }
  return fits(found);
};

/** A `SpaceAiSummary` as a Standard Schema. */
export const spaceAiSummarySchema = /* @__PURE__ */ toStandardSchema(checkSpaceAiSummary);

/** Whether a value is a `SpaceTopicSummary`. */
export const checkSpaceTopicSummary = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    typeof value.topic_name !== 'string' &&
    refuseMember(found, '', 'topic_name', value.topic_name, 'type', 'string')
  )
    return false;
  if (
    typeof value.summary !== 'string' &&
    refuseMember(found, '', 'summary', value.summary, 'type', 'string')
  )
    return false;
  const contributors = value.contributors;
  if (!Array.isArray(contributors)) {
    if (refuseMember(found, '', 'contributors', contributors, 'type', 'array')) return false;
  } else {
    for (let index = 0; index < contributors.length; index += 1) {
      const item = contributors[index];
      if (!isObject(item)) {
        if (refuse(found, '/contributors/' + index, 'type', 'object')) return false;
      } else {
        if (
          !Number.isInteger(item.id) &&
          refuseMember(found, '/contributors/' + index, 'id', item.id, 'type', 'integer')
        )
          return false;
        if (
          typeof item.name !== 'string' &&
          refuseMember(found, '/contributors/' + index, 'name', item.name, 'type', 'string')
        )
          return false;
      }
    }
  }
  const relevantPostIds = value.relevant_post_ids;
  if (!Array.isArray(relevantPostIds)) {
    if (refuseMember(found, '', 'relevant_post_ids', relevantPostIds, 'type', 'array')) return false;
  } else {
    for (let index2 = 0; index2 < relevantPostIds.length; index2 += 1) {
      const item2 = relevantPostIds[index2];
      if (!Number.isInteger(item2) && refuse(found, '/relevant_post_ids/' + index2, 'type', 'integer')) return false;
    }
  }
  return fits(found);
};

/** A `SpaceTopicSummary` as a Standard Schema. */
export const spaceTopicSummarySchema = /* @__PURE__ */ toStandardSchema(checkSpaceTopicSummary);

/** Whether a value is a `MetaTagParts`. */
export const checkMetaTagParts = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    value.meta_title !== undefined &&
    typeof value.meta_title !== 'string' && value.meta_title !== null &&
    refuse(found, '/meta_title', 'type', ['string', 'null'])
  )
    return false;
  if (
    value.meta_description !== undefined &&
    typeof value.meta_description !== 'string' && value.meta_description !== null &&
    refuse(found, '/meta_description', 'type', ['string', 'null'])
  )
    return false;
  if (
    value.opengraph_title !== undefined &&
    typeof value.opengraph_title !== 'string' && value.opengraph_title !== null &&
    refuse(found, '/opengraph_title', 'type', ['string', 'null'])
  )
    return false;
  if (
    value.opengraph_description !== undefined &&
    typeof value.opengraph_description !== 'string' && value.opengraph_description !== null &&
    refuse(found, '/opengraph_description', 'type', ['string', 'null'])
  )
    return false;
  if (
    value.opengraph_image !== undefined &&
    typeof value.opengraph_image !== 'string' && value.opengraph_image !== null &&
    refuse(found, '/opengraph_image', 'type', ['string', 'null'])
  )
    return false;
  return fits(found);
};

/** A `MetaTagParts` as a Standard Schema. */
export const metaTagPartsSchema = /* @__PURE__ */ toStandardSchema(checkMetaTagParts);
