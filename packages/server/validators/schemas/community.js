// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import {
  fits,
  formats,
  isObject,
  mismatch,
  refuse,
  refuseMember,
  toStandardSchema,
  within,
  withinMember,
} from '#validation';

/** Whether a value is a `Community`. */
export const checkCommunity = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  const createdAt = value.created_at;
  if (typeof createdAt !== 'string') {
    if (refuseMember(found, '', 'created_at', createdAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](createdAt) && refuse(found, '/created_at', 'format', 'date-time')) return false;
  if (
    typeof value.locale !== 'string' &&
    refuseMember(found, '', 'locale', value.locale, 'type', 'string')
  )
    return false;
  if (
    typeof value.default_search_sorting !== 'string' &&
    refuseMember(found, '', 'default_search_sorting', value.default_search_sorting, 'type', 'string')
  )
    return false;
  if (
    !checkCommunityPrefs(value.prefs) &&
    withinMember(found, '', 'prefs', checkCommunityPrefs, value.prefs)
  )
    return false;
  if (
    !checkCommunitySetting(value.community_setting) &&
    withinMember(found, '', 'community_setting', checkCommunitySetting, value.community_setting)
  )
    return false;
  if (value.name === undefined && refuse(found, '', 'required', 'name')) return false;
  if (value.slug === undefined && refuse(found, '', 'required', 'slug')) return false;
  if (
    value.allow_signups_to_public_community === undefined &&
    refuse(found, '', 'required', 'allow_signups_to_public_community')
  )
    return false;
  if (
    value.community_switcher_enabled === undefined &&
    refuse(found, '', 'required', 'community_switcher_enabled')
  )
    return false;
  if (
    value.custom_cta_for_share_links === undefined &&
    refuse(found, '', 'required', 'custom_cta_for_share_links')
  )
    return false;
  if (
    value.locked_post_cta_heading === undefined &&
    refuse(found, '', 'required', 'locked_post_cta_heading')
  )
    return false;
  if (value.locked_post_cta_body === undefined && refuse(found, '', 'required', 'locked_post_cta_body')) return false;
  if (
    value.locked_post_cta_button_text === undefined &&
    refuse(found, '', 'required', 'locked_post_cta_button_text')
  )
    return false;
  if (
    value.locked_post_cta_button_url === undefined &&
    refuse(found, '', 'required', 'locked_post_cta_button_url')
  )
    return false;
  if (value.custom_tos_enabled === undefined && refuse(found, '', 'required', 'custom_tos_enabled')) return false;
  if (value.custom_tos === undefined && refuse(found, '', 'required', 'custom_tos')) return false;
  if (
    value.default_existing_member_space_id === undefined &&
    refuse(found, '', 'required', 'default_existing_member_space_id')
  )
    return false;
  if (
    value.default_logged_out_space_id === undefined &&
    refuse(found, '', 'required', 'default_logged_out_space_id')
  )
    return false;
  if (
    value.default_new_member_space_id === undefined &&
    refuse(found, '', 'required', 'default_new_member_space_id')
  )
    return false;
  if (value.is_private === undefined && refuse(found, '', 'required', 'is_private')) return false;
  if (
    value.private_signup_link_label === undefined &&
    refuse(found, '', 'required', 'private_signup_link_label')
  )
    return false;
  if (
    value.private_signup_link_url === undefined &&
    refuse(found, '', 'required', 'private_signup_link_url')
  )
    return false;
  if (value.reply_to_email === undefined && refuse(found, '', 'required', 'reply_to_email')) return false;
  if (value.white_label === undefined && refuse(found, '', 'required', 'white_label')) return false;
  if (value.weekly_digest_enabled === undefined && refuse(found, '', 'required', 'weekly_digest_enabled')) return false;
  if (value.digest_subject === undefined && refuse(found, '', 'required', 'digest_subject')) return false;
  if (value.digest_intro === undefined && refuse(found, '', 'required', 'digest_intro')) return false;
  if (value.digests_hide_posts === undefined && refuse(found, '', 'required', 'digests_hide_posts')) return false;
  if (value.digests_hide_comments === undefined && refuse(found, '', 'required', 'digests_hide_comments')) return false;
  if (value.digests_hide_stats === undefined && refuse(found, '', 'required', 'digests_hide_stats')) return false;
  if (value.digests_hide_members === undefined && refuse(found, '', 'required', 'digests_hide_members')) return false;
  if (!checkCommunityParts(value) && within(found, '', checkCommunityParts, value)) return false;
  return fits(found);
};

/** A `Community` as a Standard Schema. */
export const communitySchema = /* @__PURE__ */ toStandardSchema(checkCommunity);

/** Whether a value is a `CommunityPrefs`. */
export const checkCommunityPrefs = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    typeof value.has_posts !== 'boolean' &&
    refuseMember(found, '', 'has_posts', value.has_posts, 'type', 'boolean')
  )
    return false;
  if (
    typeof value.has_spaces !== 'boolean' &&
    refuseMember(found, '', 'has_spaces', value.has_spaces, 'type', 'boolean')
  )
    return false;
  if (
    !checkThemeColor(value.brand_color) &&
    withinMember(found, '', 'brand_color', checkThemeColor, value.brand_color)
  )
    return false;
  if (
    !checkThemeColor(value.brand_text_color) &&
    withinMember(found, '', 'brand_text_color', checkThemeColor, value.brand_text_color)
  )
    return false;
  if (
    typeof value.has_invited_member !== 'boolean' &&
    refuseMember(found, '', 'has_invited_member', value.has_invited_member, 'type', 'boolean')
  )
    return false;
  return fits(found);
};

/** A `CommunityPrefs` as a Standard Schema. */
export const communityPrefsSchema = /* @__PURE__ */ toStandardSchema(checkCommunityPrefs);

/** Whether a value is a `ThemeColor`. */
export const checkThemeColor = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.light === undefined && refuse(found, '', 'required', 'light')) return false;
  if (value.dark === undefined && refuse(found, '', 'required', 'dark')) return false;
  if (!checkThemeColorParts(value) && within(found, '', checkThemeColorParts, value)) return false;
  return fits(found);
};

/** A `ThemeColor` as a Standard Schema. */
export const themeColorSchema = /* @__PURE__ */ toStandardSchema(checkThemeColor);

/** Whether a value is a `CommunitySetting`. */
export const checkCommunitySetting = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  const createdAt = value.created_at;
  if (typeof createdAt !== 'string') {
    if (refuseMember(found, '', 'created_at', createdAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](createdAt) && refuse(found, '/created_at', 'format', 'date-time')) return false;
  const updatedAt = value.updated_at;
  if (typeof updatedAt !== 'string') {
    if (refuseMember(found, '', 'updated_at', updatedAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](updatedAt) && refuse(found, '/updated_at', 'format', 'date-time')) return false;
  if (
    typeof value.default_logged_out_redirect_type !== 'string' && value.default_logged_out_redirect_type !== null &&
    refuseMember(found, '', 'default_logged_out_redirect_type', value.default_logged_out_redirect_type, 'type', ['string', 'null'])
  )
    return false;
  if (
    !Number.isInteger(value.default_logged_out_redirect_id) && value.default_logged_out_redirect_id !== null &&
    refuseMember(found, '', 'default_logged_out_redirect_id', value.default_logged_out_redirect_id, 'type', ['integer', 'null'])
  )
    return false;
  if (value.ios_app_enabled === undefined && refuse(found, '', 'required', 'ios_app_enabled')) return false;
  if (value.show_ios_app_banner === undefined && refuse(found, '', 'required', 'show_ios_app_banner')) return false;
  if (
    value.deactivate_account_enabled === undefined &&
    refuse(found, '', 'required', 'deactivate_account_enabled')
  )
    return false;
  if (
    value.allow_profile_search_indexing === undefined &&
    refuse(found, '', 'required', 'allow_profile_search_indexing')
  )
    return false;
  if (
    value.truncate_post_body_in_email_notifications === undefined &&
    refuse(found, '', 'required', 'truncate_post_body_in_email_notifications')
  )
    return false;
  if (
    value.hide_emails_on_member_profiles === undefined &&
    refuse(found, '', 'required', 'hide_emails_on_member_profiles')
  )
    return false;
  if (
    value.allow_members_to_go_live === undefined &&
    refuse(found, '', 'required', 'allow_members_to_go_live')
  )
    return false;
  if (
    value.enforce_otp_for_signup === undefined &&
    refuse(found, '', 'required', 'enforce_otp_for_signup')
  )
    return false;
  if (
    value.community_activity_notifications_email_enabled === undefined &&
    refuse(found, '', 'required', 'community_activity_notifications_email_enabled')
  )
    return false;
  if (
    value.community_activity_notifications_in_app_enabled === undefined &&
    refuse(found, '', 'required', 'community_activity_notifications_in_app_enabled')
  )
    return false;
  if (
    value.desktop_app_community_visibility_enabled === undefined &&
    refuse(found, '', 'required', 'desktop_app_community_visibility_enabled')
  )
    return false;
  if (
    value.allow_moderator_csv_download === undefined &&
    refuse(found, '', 'required', 'allow_moderator_csv_download')
  )
    return false;
  if (value.default_space_ids === undefined && refuse(found, '', 'required', 'default_space_ids')) return false;
  if (!checkCommunitySettingParts(value) && within(found, '', checkCommunitySettingParts, value)) return false;
  return fits(found);
};

/** A `CommunitySetting` as a Standard Schema. */
export const communitySettingSchema = /* @__PURE__ */ toStandardSchema(checkCommunitySetting);

/** Whether a value is a `CommunityParts`. */
export const checkCommunityParts = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    value.name !== undefined &&
    typeof value.name !== 'string' &&
    refuse(found, '/name', 'type', 'string')
  )
    return false;
  if (
    value.slug !== undefined &&
    typeof value.slug !== 'string' &&
    refuse(found, '/slug', 'type', 'string')
  )
    return false;
  if (
    value.allow_signups_to_public_community !== undefined &&
    typeof value.allow_signups_to_public_community !== 'boolean' &&
    refuse(found, '/allow_signups_to_public_community', 'type', 'boolean')
  )
    return false;
  if (
    value.community_switcher_enabled !== undefined &&
    typeof value.community_switcher_enabled !== 'boolean' &&
    refuse(found, '/community_switcher_enabled', 'type', 'boolean')
  )
    return false;
  if (
    value.custom_cta_for_share_links !== undefined &&
    typeof value.custom_cta_for_share_links !== 'boolean' &&
    refuse(found, '/custom_cta_for_share_links', 'type', 'boolean')
  )
    return false;
  if (
    value.locked_post_cta_heading !== undefined &&
    typeof value.locked_post_cta_heading !== 'string' && value.locked_post_cta_heading !== null &&
    refuse(found, '/locked_post_cta_heading', 'type', ['string', 'null'])
  )
    return false;
  if (
    value.locked_post_cta_body !== undefined &&
    typeof value.locked_post_cta_body !== 'string' && value.locked_post_cta_body !== null &&
    refuse(found, '/locked_post_cta_body', 'type', ['string', 'null'])
  )
    return false;
  if (
    value.locked_post_cta_button_text !== undefined &&
    typeof value.locked_post_cta_button_text !== 'string' && value.locked_post_cta_button_text !== null &&
    refuse(found, '/locked_post_cta_button_text', 'type', ['string', 'null'])
  )
    return false;
  if (
    value.locked_post_cta_button_url !== undefined &&
    typeof value.locked_post_cta_button_url !== 'string' && value.locked_post_cta_button_url !== null &&
    refuse(found, '/locked_post_cta_button_url', 'type', ['string', 'null'])
  )
    return false;
  if (
    value.custom_tos_enabled !== undefined &&
    typeof value.custom_tos_enabled !== 'boolean' &&
    refuse(found, '/custom_tos_enabled', 'type', 'boolean')
  )
    return false;
  if (
    value.custom_tos !== undefined &&
    typeof value.custom_tos !== 'string' && value.custom_tos !== null &&
    refuse(found, '/custom_tos', 'type', ['string', 'null'])
  )
    return false;
  if (
    value.default_existing_member_space_id !== undefined &&
    !Number.isInteger(value.default_existing_member_space_id) && value.default_existing_member_space_id !== null &&
    refuse(found, '/default_existing_member_space_id', 'type', ['integer', 'null'])
  )
    return false;
  if (
    value.default_logged_out_space_id !== undefined &&
    !Number.isInteger(value.default_logged_out_space_id) && value.default_logged_out_space_id !== null &&
    refuse(found, '/default_logged_out_space_id', 'type', ['integer', 'null'])
  )
    return false;
  if (
    value.default_new_member_space_id !== undefined &&
    !Number.isInteger(value.default_new_member_space_id) && value.default_new_member_space_id !== null &&
    refuse(found, '/default_new_member_space_id', 'type', ['integer', 'null'])
  )
    return false;
  if (
    value.is_private !== undefined &&
    typeof value.is_private !== 'boolean' && value.is_private !== null &&
    refuse(found, '/is_private', 'type', ['boolean', 'null'])
  )
    return false;
  if (
    value.private_signup_link_label !== undefined &&
    typeof value.private_signup_link_label !== 'string' && value.private_signup_link_label !== null &&
    refuse(found, '/private_signup_link_label', 'type', ['string', 'null'])
  )
    return false;
  if (
    value.private_signup_link_url !== undefined &&
    typeof value.private_signup_link_url !== 'string' && value.private_signup_link_url !== null &&
    refuse(found, '/private_signup_link_url', 'type', ['string', 'null'])
  )
    return false;
  if (
    value.reply_to_email !== undefined &&
    typeof value.reply_to_email !== 'string' && value.reply_to_email !== null &&
    refuse(found, '/reply_to_email', 'type', ['string', 'null'])
  )
    return false;
  if (
    value.white_label !== undefined &&
    typeof value.white_label !== 'boolean' &&
    refuse(found, '/white_label', 'type', 'boolean')
  )
    return false;
  if (
    value.weekly_digest_enabled !== undefined &&
    typeof value.weekly_digest_enabled !== 'boolean' &&
    refuse(found, '/weekly_digest_enabled', 'type', 'boolean')
  )
    return false;
  if (
    value.digest_subject !== undefined &&
    typeof value.digest_subject !== 'string' && value.digest_subject !== null &&
    refuse(found, '/digest_subject', 'type', ['string', 'null'])
  )
    return false;
  if (
    value.digest_intro !== undefined &&
    typeof value.digest_intro !== 'string' && value.digest_intro !== null &&
    refuse(found, '/digest_intro', 'type', ['string', 'null'])
  )
    return false;
  if (
    value.digests_hide_posts !== undefined &&
    typeof value.digests_hide_posts !== 'boolean' && value.digests_hide_posts !== null &&
    refuse(found, '/digests_hide_posts', 'type', ['boolean', 'null'])
  )
    return false;
  if (
    value.digests_hide_comments !== undefined &&
    typeof value.digests_hide_comments !== 'boolean' && value.digests_hide_comments !== null &&
    refuse(found, '/digests_hide_comments', 'type', ['boolean', 'null'])
  )
    return false;
  if (
    value.digests_hide_stats !== undefined &&
    typeof value.digests_hide_stats !== 'boolean' && value.digests_hide_stats !== null &&
    refuse(found, '/digests_hide_stats', 'type', ['boolean', 'null'])
  )
    return false;
  if (
    value.digests_hide_members !== undefined &&
    typeof value.digests_hide_members !== 'boolean' && value.digests_hide_members !== null &&
    refuse(found, '/digests_hide_members', 'type', ['boolean', 'null'])
  )
    return false;
  return fits(found);
};

/** A `CommunityParts` as a Standard Schema. */
export const communityPartsSchema = /* @__PURE__ */ toStandardSchema(checkCommunityParts);

/** Whether a value is a `ThemeColorParts`. */
export const checkThemeColorParts = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    value.light !== undefined &&
    typeof value.light !== 'string' &&
    refuse(found, '/light', 'type', 'string')
  )
    return false;
  if (
    value.dark !== undefined &&
    typeof value.dark !== 'string' &&
    refuse(found, '/dark', 'type', 'string')
  )
    return false;
  return fits(found);
};

/** A `ThemeColorParts` as a Standard Schema. */
export const themeColorPartsSchema = /* @__PURE__ */ toStandardSchema(checkThemeColorParts);

/** Whether a value is a `CommunitySettingParts`. */
export const checkCommunitySettingParts = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    value.ios_app_enabled !== undefined &&
    typeof value.ios_app_enabled !== 'boolean' &&
    refuse(found, '/ios_app_enabled', 'type', 'boolean')
  )
    return false;
  if (
    value.show_ios_app_banner !== undefined &&
    typeof value.show_ios_app_banner !== 'boolean' &&
    refuse(found, '/show_ios_app_banner', 'type', 'boolean')
  )
    return false;
  if (
    value.deactivate_account_enabled !== undefined &&
    typeof value.deactivate_account_enabled !== 'boolean' &&
    refuse(found, '/deactivate_account_enabled', 'type', 'boolean')
  )
    return false;
  if (
    value.allow_profile_search_indexing !== undefined &&
    typeof value.allow_profile_search_indexing !== 'boolean' &&
    refuse(found, '/allow_profile_search_indexing', 'type', 'boolean')
  )
    return false;
  if (
    value.truncate_post_body_in_email_notifications !== undefined &&
    typeof value.truncate_post_body_in_email_notifications !== 'boolean' &&
    refuse(found, '/truncate_post_body_in_email_notifications', 'type', 'boolean')
  )
    return false;
  if (
    value.hide_emails_on_member_profiles !== undefined &&
    typeof value.hide_emails_on_member_profiles !== 'boolean' &&
    refuse(found, '/hide_emails_on_member_profiles', 'type', 'boolean')
  )
    return false;
  if (
    value.allow_members_to_go_live !== undefined &&
    typeof value.allow_members_to_go_live !== 'boolean' &&
    refuse(found, '/allow_members_to_go_live', 'type', 'boolean')
  )
    return false;
  if (
    value.enforce_otp_for_signup !== undefined &&
    typeof value.enforce_otp_for_signup !== 'boolean' &&
    refuse(found, '/enforce_otp_for_signup', 'type', 'boolean')
  )
    return false;
  if (
    value.community_activity_notifications_email_enabled !== undefined &&
    typeof value.community_activity_notifications_email_enabled !== 'boolean' &&
    refuse(found, '/community_activity_notifications_email_enabled', 'type', 'boolean')
  )
    return false;
  if (
    value.community_activity_notifications_in_app_enabled !== undefined &&
    typeof value.community_activity_notifications_in_app_enabled !== 'boolean' &&
    refuse(found, '/community_activity_notifications_in_app_enabled', 'type', 'boolean')
  )
    return false;
  if (
    value.desktop_app_community_visibility_enabled !== undefined &&
    typeof value.desktop_app_community_visibility_enabled !== 'boolean' &&
    refuse(found, '/desktop_app_community_visibility_enabled', 'type', 'boolean')
  )
    return false;
  if (
    value.allow_moderator_csv_download !== undefined &&
    typeof value.allow_moderator_csv_download !== 'boolean' &&
    refuse(found, '/allow_moderator_csv_download', 'type', 'boolean')
  )
    return false;
  const defaultSpaceIds = value.default_space_ids;
  if (defaultSpaceIds !== undefined) {
    if (!Array.isArray(defaultSpaceIds)) {
      if (refuse(found, '/default_space_ids', 'type', 'array')) return false;
    } else {
      if (defaultSpaceIds.length > 1000 && refuse(found, '/default_space_ids', 'maxItems', 1000)) return false;
      for (let index = 0; index < defaultSpaceIds.length; index += 1) {
        const item = defaultSpaceIds[index];
        if (!Number.isInteger(item) && refuse(found, '/default_space_ids/' + index, 'type', 'integer')) return false;
      }
    }
  }
  return fits(found);
};

/** A `CommunitySettingParts` as a Standard Schema. */
export const communitySettingPartsSchema = /* @__PURE__ */ toStandardSchema(checkCommunitySettingParts);
