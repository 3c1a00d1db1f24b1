// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import {
  fits,
  isObject,
  mismatch,
  refuse,
  refuseAll,
  refuseMember,
  toStandardSchema,
  within,
  withinMember,
} from '#validation';
import { checkProfileField } from '../schemas/profile-field.js';

const checkSharedCommunityMemberRolesOneOf2 = (value, found) => {
  if (!Array.isArray(value)) return mismatch(found, 'array');
  for (let index = 0; index < value.length; index += 1) {
    const item = value[index];
    if (typeof item !== 'string' && refuse(found, '/' + index, 'type', 'string')) return false;
  }
  return fits(found);
};

const checkSharedCommunityMemberRolesOneOf3 = (value, found) => {
  if (value !== null && refuse(found, '', 'type', 'null')) return false;
  return fits(found);
};

/** Whether a value is a `SharedCommunityMember`. */
export const checkSharedCommunityMember = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const id = value.id;
  if (!Number.isInteger(id)) {
    if (refuseMember(found, '', 'id', id, 'type', 'integer')) return false;
  } else if (id < 1 && refuse(found, '/id', 'minimum', 1)) return false;
  if (typeof value.name !== 'string' && refuseMember(found, '', 'name', value.name, 'type', 'string')) return false;
  if (
    typeof value.headline !== 'string' &&
    refuseMember(found, '', 'headline', value.headline, 'type', 'string')
  )
    return false;
  if (
    typeof value.avatar_url !== 'string' && value.avatar_url !== null &&
    refuseMember(found, '', 'avatar_url', value.avatar_url, 'type', ['string', 'null'])
  )
    return false;
  const roles = value.roles;
  if (roles === undefined) {
    if (refuse(found, '', 'required', 'roles')) return false;
  } else if (
    Number(checkSharedMemberRoles(roles)) + Number(checkSharedCommunityMemberRolesOneOf2(roles)) + Number(roles === null) !== 1 &&
    refuseAll(found, '/roles', 'oneOf', roles, [checkSharedMemberRoles, checkSharedCommunityMemberRolesOneOf2, checkSharedCommunityMemberRolesOneOf3])
  )
    return false;
  if (
    typeof value.rich_text_field_sgid !== 'string' &&
    refuseMember(found, '', 'rich_text_field_sgid', value.rich_text_field_sgid, 'type', 'string')
  )
    return false;
  const memberTags = value.member_tags;
  if (!Array.isArray(memberTags)) {
    if (refuseMember(found, '', 'member_tags', memberTags, 'type', 'array')) return false;
  } else {
    for (let index = 0; index < memberTags.length; index += 1) {
      const item = memberTags[index];
      if (!checkSharedMemberTag(item) && within(found, '/member_tags/' + index, checkSharedMemberTag, item)) return false;
    }
  }
  if (
    !checkProfileField(value.profile_field) &&
    withinMember(found, '', 'profile_field', checkProfileField, value.profile_field)
  )
    return false;
  const pageProfileFields = value.page_profile_fields;
  if (
    !Array.isArray(pageProfileFields) &&
    refuseMember(found, '', 'page_profile_fields', pageProfileFields, 'type', 'array')
  )
    return false;
  return fits(found);
};

/** A `SharedCommunityMember` as a Standard Schema. */
export const sharedCommunityMemberSchema = /* @__PURE__ */ toStandardSchema(checkSharedCommunityMember);

/** Whether a value is a `SharedMemberRoles`. */
export const checkSharedMemberRoles = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    typeof value.admin !== 'boolean' &&
    refuseMember(found, '', 'admin', value.admin, 'type', 'boolean')
  )
    return false;
  if (
    typeof value.moderator !== 'boolean' &&
    refuseMember(found, '', 'moderator', value.moderator, 'type', 'boolean')
  )
    return false;
  return fits(found);
};

/** A `SharedMemberRoles` as a Standard Schema. */
export const sharedMemberRolesSchema = /* @__PURE__ */ toStandardSchema(checkSharedMemberRoles);

/** Whether a value is a `SharedMemberTag`. */
export const checkSharedMemberTag = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (typeof value.name !== 'string' && refuseMember(found, '', 'name', value.name, 'type', 'string')) return false;
  if (typeof value.emoji !== 'string' && refuseMember(found, '', 'emoji', value.emoji, 'type', 'string')) return false;
  if (typeof value.color !== 'string' && refuseMember(found, '', 'color', value.color, 'type', 'string')) return false;
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
    typeof value.display_format !== 'string' &&
    refuseMember(found, '', 'display_format', value.display_format, 'type', 'string')
  )
    return false;
  const displayLocations = value.display_locations;
  if (!Array.isArray(displayLocations)) {
    if (refuseMember(found, '', 'display_locations', displayLocations, 'type', 'array')) return false;
  } else {
    for (let index = 0; index < displayLocations.length; index += 1) {
      const item = displayLocations[index];
      if (typeof item !== 'string' && refuse(found, '/display_locations/' + index, 'type', 'string')) return false;
    }
  }
  if (
    typeof value.custom_emoji_dark_url !== 'string' &&
    refuseMember(found, '', 'custom_emoji_dark_url', value.custom_emoji_dark_url, 'type', 'string')
  )
    return false;
  if (
    typeof value.custom_emoji_url !== 'string' &&
    refuseMember(found, '', 'custom_emoji_url', value.custom_emoji_url, 'type', 'string')
  )
    return false;
  return fits(found);
};

/** A `SharedMemberTag` as a Standard Schema. */
export const sharedMemberTagSchema = /* @__PURE__ */ toStandardSchema(checkSharedMemberTag);
