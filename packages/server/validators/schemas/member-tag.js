// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import {
  fits,
  formats,
  isLonger,
  isObject,
  isShorter,
  mismatch,
  refuse,
  refuseMember,
  toStandardSchema,
  within,
} from '#validation';
import { checkPageEnvelope } from '../schemas/common.js';

/** Whether a value is a `MemberTag`. */
export const checkMemberTag = (value, found) => {
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
  if (typeof value.name !== 'string' && refuseMember(found, '', 'name', value.name, 'type', 'string')) return false;
  if (
    typeof value.is_public !== 'boolean' &&
    refuseMember(found, '', 'is_public', value.is_public, 'type', 'boolean')
  )
    return false;
  if (
    typeof value.is_background_enabled !== 'boolean' &&
    refuseMember(found, '', 'is_background_enabled', value.is_background_enabled, 'type', 'boolean')
  )
    return false;
  if (
    !Number.isInteger(value.tagged_members_count) &&
    refuseMember(found, '', 'tagged_members_count', value.tagged_members_count, 'type', 'integer')
  )
    return false;
  if (typeof value.color !== 'string' && refuseMember(found, '', 'color', value.color, 'type', 'string')) return false;
  if (
    typeof value.display_format !== 'string' &&
    refuseMember(found, '', 'display_format', value.display_format, 'type', 'string')
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
  const displayLocations = value.display_locations;
  if (displayLocations === undefined) {
    if (refuse(found, '', 'required', 'display_locations')) return false;
  } else if (
    displayLocations !== null &&
    !checkMemberTagDisplayLocations(displayLocations) &&
    within(found, '/display_locations', checkMemberTagDisplayLocations, displayLocations)
  )
    return false;
  return fits(found);
};

/** A `MemberTag` as a Standard Schema. */
export const memberTagSchema = /* @__PURE__ */ toStandardSchema(checkMemberTag);

/** Whether a value is a `MemberTagDisplayLocations`. */
export const checkMemberTagDisplayLocations = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.post_bio === undefined && refuse(found, '', 'required', 'post_bio')) return false;
  if (value.profile_page === undefined && refuse(found, '', 'required', 'profile_page')) return false;
  if (value.member_directory === undefined && refuse(found, '', 'required', 'member_directory')) return false;
  if (!checkMemberTagLocationParts(value) && within(found, '', checkMemberTagLocationParts, value)) return false;
  return fits(found);
};

/** A `MemberTagDisplayLocations` as a Standard Schema. */
export const memberTagDisplayLocationsSchema = /* @__PURE__ */ toStandardSchema(checkMemberTagDisplayLocations);

/** Whether a value is a `MemberTagsList`. */
export const checkMemberTagsList = (value, found) => {
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
        if (!checkMemberTag(item) && within(found, '/records/' + index, checkMemberTag, item)) return false;
      }
    }
  }
  return fits(found);
};

/** A `MemberTagsList` as a Standard Schema. */
export const memberTagsListSchema = /* @__PURE__ */ toStandardSchema(checkMemberTagsList);

/** Whether a value is a `MemberTagLocationParts`. */
export const checkMemberTagLocationParts = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    value.post_bio !== undefined &&
    typeof value.post_bio !== 'boolean' &&
    refuse(found, '/post_bio', 'type', 'boolean')
  )
    return false;
  if (
    value.profile_page !== undefined &&
    typeof value.profile_page !== 'boolean' &&
    refuse(found, '/profile_page', 'type', 'boolean')
  )
    return false;
  if (
    value.member_directory !== undefined &&
    typeof value.member_directory !== 'boolean' &&
    refuse(found, '/member_directory', 'type', 'boolean')
  )
    return false;
  return fits(found);
};

/** A `MemberTagLocationParts` as a Standard Schema. */
export const memberTagLocationPartsSchema = /* @__PURE__ */ toStandardSchema(checkMemberTagLocationParts);

/** Whether a value is a `MemberTagRequest`. */
export const checkMemberTagRequest = (value, found) => {
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
    value.color !== undefined &&
    typeof value.color !== 'string' &&
    refuse(found, '/color', 'type', 'string')
  )
    return false;
  const displayFormat = value.display_format;
  if (
    displayFormat !== undefined &&
    displayFormat !== 'label' && displayFormat !== 'icon' &&
    refuse(found, '/display_format', 'enum', ['label', 'icon'])
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
    !checkMemberTagEmoji(value.custom_emoji) &&
    within(found, '/custom_emoji', checkMemberTagEmoji, value.custom_emoji)
  )
    return false;
  if (
    value.is_public !== undefined &&
    typeof value.is_public !== 'boolean' &&
    refuse(found, '/is_public', 'type', 'boolean')
  )
    return false;
  if (
    value.is_background_enabled !== undefined &&
    typeof value.is_background_enabled !== 'boolean' &&
    refuse(found, '/is_background_enabled', 'type', 'boolean')
  )
    return false;
  const displayLocations = value.display_locations;
  if (
    displayLocations !== undefined &&
    displayLocations !== null &&
    !checkMemberTagLocationParts(displayLocations) &&
    within(found, '/display_locations', checkMemberTagLocationParts, displayLocations)
  )
    return false;
  return fits(found);
};

/** A `MemberTagRequest` as a Standard Schema. */
export const memberTagRequestSchema = /* @__PURE__ */ toStandardSchema(checkMemberTagRequest);

/** Whether a value is a `MemberTagEmoji`. */
export const checkMemberTagEmoji = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const emojiType = value.emoji_type;
  if (
    emojiType !== undefined &&
    emojiType !== 'emoji' && emojiType !== 'custom' && emojiType !== 'shapes' &&
    refuse(found, '/emoji_type', 'enum', ['emoji', 'custom', 'shapes'])
  )
    return false;
  if (
    value.emoji !== undefined &&
    typeof value.emoji !== 'string' &&
    refuse(found, '/emoji', 'type', 'string')
  )
    return false;
  if (
    value.identifier !== undefined &&
    typeof value.identifier !== 'string' &&
    refuse(found, '/identifier', 'type', 'string')
  )
    return false;
  if (
    value.signed_id !== undefined &&
    typeof value.signed_id !== 'string' &&
    refuse(found, '/signed_id', 'type', 'string')
  )
    return false;
  return fits(found);
};

/** A `MemberTagEmoji` as a Standard Schema. */
export const memberTagEmojiSchema = /* @__PURE__ */ toStandardSchema(checkMemberTagEmoji);
