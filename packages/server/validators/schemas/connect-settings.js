// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, mismatch, refuse, toStandardSchema, within, withinMember } from '#validation';

/** Whether a value is a `ConnectSettings`. */
export const checkConnectSettings = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    !checkConnectSetting(value.connect) &&
    withinMember(found, '', 'connect', checkConnectSetting, value.connect)
  )
    return false;
  if (
    !checkMemberDirectorySetting(value.member_directory) &&
    withinMember(found, '', 'member_directory', checkMemberDirectorySetting, value.member_directory)
  )
    return false;
  if (
    !checkMessagingSetting(value.messaging) &&
    withinMember(found, '', 'messaging', checkMessagingSetting, value.messaging)
  )
    return false;
  return fits(found);
};

/** A `ConnectSettings` as a Standard Schema. */
export const connectSettingsSchema = /* @__PURE__ */ toStandardSchema(checkConnectSettings);

/** Whether a value is a `ConnectSettingsUpdateRequest`. */
export const checkConnectSettingsUpdateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    value.connect !== undefined &&
    !checkConnectSettingAttributes(value.connect) &&
    within(found, '/connect', checkConnectSettingAttributes, value.connect)
  )
    return false;
  if (
    value.member_directory !== undefined &&
    !checkMemberDirectorySettingAttributes(value.member_directory) &&
    within(found, '/member_directory', checkMemberDirectorySettingAttributes, value.member_directory)
  )
    return false;
  if (
    value.messaging !== undefined &&
    !checkMessagingSettingAttributes(value.messaging) &&
    within(found, '/messaging', checkMessagingSettingAttributes, value.messaging)
  )
    return false;
  return fits(found);
};

/** A `ConnectSettingsUpdateRequest` as a Standard Schema. */
export const connectSettingsUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkConnectSettingsUpdateRequest);

/** Whether a value is a `ConnectSetting`. */
export const checkConnectSetting = (value, found) => {
  if (isObject(value)) {
    if (value.enabled === undefined && refuse(found, '', 'required', 'enabled')) return false;
    if (value.recommendations === undefined && refuse(found, '', 'required', 'recommendations')) return false;
    if (
      value.exclude_admins_from_recommendations === undefined &&
      refuse(found, '', 'required', 'exclude_admins_from_recommendations')
    )
      return false;
    if (
      value.exclude_moderators_from_recommendations === undefined &&
      refuse(found, '', 'required', 'exclude_moderators_from_recommendations')
    )
      return false;
  }
  if (!checkConnectSettingAttributes(value) && within(found, '', checkConnectSettingAttributes, value)) return false;
  return fits(found);
};

/** A `ConnectSetting` as a Standard Schema. */
export const connectSettingSchema = /* @__PURE__ */ toStandardSchema(checkConnectSetting);

/** Whether a value is a `ConnectSettingAttributes`. */
export const checkConnectSettingAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    value.enabled !== undefined &&
    typeof value.enabled !== 'boolean' &&
    refuse(found, '/enabled', 'type', 'boolean')
  )
    return false;
  if (
    value.recommendations !== undefined &&
    typeof value.recommendations !== 'boolean' &&
    refuse(found, '/recommendations', 'type', 'boolean')
  )
    return false;
  if (
    value.exclude_admins_from_recommendations !== undefined &&
    typeof value.exclude_admins_from_recommendations !== 'boolean' &&
    refuse(found, '/exclude_admins_from_recommendations', 'type', 'boolean')
  )
    return false;
  if (
    value.exclude_moderators_from_recommendations !== undefined &&
    typeof value.exclude_moderators_from_recommendations !== 'boolean' &&
    refuse(found, '/exclude_moderators_from_recommendations', 'type', 'boolean')
  )
    return false;
  return fits(found);
};

/** A `ConnectSettingAttributes` as a Standard Schema. */
export const connectSettingAttributesSchema = /* @__PURE__ */ toStandardSchema(checkConnectSettingAttributes);

/** Whether a value is a `MemberDirectorySetting`. */
export const checkMemberDirectorySetting = (value, found) => {
  if (isObject(value)) {
    if (value.public === undefined && refuse(found, '', 'required', 'public')) return false;
    if (value.sort === undefined && refuse(found, '', 'required', 'sort')) return false;
    if (value.view === undefined && refuse(found, '', 'required', 'view')) return false;
  }
  if (
    !checkMemberDirectorySettingAttributes(value) &&
    within(found, '', checkMemberDirectorySettingAttributes, value)
  )
    return false;
  return fits(found);
};

/** A `MemberDirectorySetting` as a Standard Schema. */
export const memberDirectorySettingSchema = /* @__PURE__ */ toStandardSchema(checkMemberDirectorySetting);

/** Whether a value is a `MemberDirectorySettingAttributes`. */
export const checkMemberDirectorySettingAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    value.public !== undefined &&
    typeof value.public !== 'boolean' &&
    refuse(found, '/public', 'type', 'boolean')
  )
    return false;
  const sort = value.sort;
  if (
    sort !== undefined &&
    sort !== 'alphabetical' && sort !== 'oldest' && sort !== 'latest' &&
    refuse(found, '/sort', 'enum', ['alphabetical', 'oldest', 'latest'])
  )
    return false;
  const view = value.view;
  if (
    view !== undefined &&
    view !== 'list' && view !== 'cards' &&
    refuse(found, '/view', 'enum', ['list', 'cards'])
  )
    return false;
  return fits(found);
};

/** A `MemberDirectorySettingAttributes` as a Standard Schema. */
export const memberDirectorySettingAttributesSchema = /* @__PURE__ */ toStandardSchema(checkMemberDirectorySettingAttributes);

/** Whether a value is a `MessagingSetting`. */
export const checkMessagingSetting = (value, found) => {
  if (isObject(value)) {
    if (value.enabled === undefined && refuse(found, '', 'required', 'enabled')) return false;
    if (
      value.member_to_member_messaging_enabled === undefined &&
      refuse(found, '', 'required', 'member_to_member_messaging_enabled')
    )
      return false;
    if (
      value.group_messaging_enabled === undefined &&
      refuse(found, '', 'required', 'group_messaging_enabled')
    )
      return false;
    if (
      value.voice_messages_enabled === undefined &&
      refuse(found, '', 'required', 'voice_messages_enabled')
    )
      return false;
    if (
      value.require_connection_before_messaging === undefined &&
      refuse(found, '', 'required', 'require_connection_before_messaging')
    )
      return false;
  }
  if (
    !checkMessagingSettingAttributes(value) &&
    within(found, '', checkMessagingSettingAttributes, value)
  )
    return false;
  return fits(found);
};

/** A `MessagingSetting` as a Standard Schema. */
export const messagingSettingSchema = /* @__PURE__ */ toStandardSchema(checkMessagingSetting);

/** Whether a value is a `MessagingSettingAttributes`. */
export const checkMessagingSettingAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    value.enabled !== undefined &&
    typeof value.enabled !== 'boolean' &&
    refuse(found, '/enabled', 'type', 'boolean')
  )
    return false;
  if (
    value.member_to_member_messaging_enabled !== undefined &&
    typeof value.member_to_member_messaging_enabled !== 'boolean' &&
    refuse(found, '/member_to_member_messaging_enabled', 'type', 'boolean')
  )
    return false;
  if (
    value.group_messaging_enabled !== undefined &&
    typeof value.group_messaging_enabled !== 'boolean' &&
    refuse(found, '/group_messaging_enabled', 'type', 'boolean')
  )
    return false;
  if (
    value.voice_messages_enabled !== undefined &&
    typeof value.voice_messages_enabled !== 'boolean' &&
    refuse(found, '/voice_messages_enabled', 'type', 'boolean')
  )
    return false;
  if (
    value.require_connection_before_messaging !== undefined &&
    typeof value.require_connection_before_messaging !== 'boolean' &&
    refuse(found, '/require_connection_before_messaging', 'type', 'boolean')
  )
    return false;
  return fits(found);
};

/** A `MessagingSettingAttributes` as a Standard Schema. */
export const messagingSettingAttributesSchema = /* @__PURE__ */ toStandardSchema(checkMessagingSettingAttributes);
