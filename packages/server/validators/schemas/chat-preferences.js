// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, mismatch, refuse, refuseMember, toStandardSchema, within } from '#validation';

/** Whether a value is a `ChatPreferences`. */
export const checkChatPreferences = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (value.messaging_enabled === undefined && refuse(found, '', 'required', 'messaging_enabled')) return false;
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
    value.member_to_member_messaging_enabled === undefined &&
    refuse(found, '', 'required', 'member_to_member_messaging_enabled')
  )
    return false;
  if (!checkChatPreferencesParts(value) && within(found, '', checkChatPreferencesParts, value)) return false;
  return fits(found);
};

/** A `ChatPreferences` as a Standard Schema. */
export const chatPreferencesSchema = /* @__PURE__ */ toStandardSchema(checkChatPreferences);

/** Whether a value is a `ChatPreferencesParts`. */
export const checkChatPreferencesParts = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    value.messaging_enabled !== undefined &&
    typeof value.messaging_enabled !== 'boolean' &&
    refuse(found, '/messaging_enabled', 'type', 'boolean')
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
    value.member_to_member_messaging_enabled !== undefined &&
    typeof value.member_to_member_messaging_enabled !== 'boolean' &&
    refuse(found, '/member_to_member_messaging_enabled', 'type', 'boolean')
  )
    return false;
  return fits(found);
};

/** A `ChatPreferencesParts` as a Standard Schema. */
export const chatPreferencesPartsSchema = /* @__PURE__ */ toStandardSchema(checkChatPreferencesParts);

/** Whether a value is a `ChatPreferencesUpdateRequest`. */
export const checkChatPreferencesUpdateRequest = (value, found) => {
  if (!checkChatPreferencesParts(value) && within(found, '', checkChatPreferencesParts, value)) return false;
  return fits(found);
};

/** A `ChatPreferencesUpdateRequest` as a Standard Schema. */
export const chatPreferencesUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkChatPreferencesUpdateRequest);
