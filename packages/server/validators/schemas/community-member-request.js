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

/** Whether a value is a `MemberStatusFilter`. */
export const checkMemberStatusFilter = (value, found) => {
  if (
    value !== 'active' && value !== 'all' && value !== 'inactive' &&
    refuse(found, '', 'enum', ['active', 'all', 'inactive'])
  )
    return false;
  return fits(found);
};

/** A `MemberStatusFilter` as a Standard Schema. */
export const memberStatusFilterSchema = /* @__PURE__ */ toStandardSchema(checkMemberStatusFilter);

/** Whether a value is a `CommunityMemberCreateRequest`. */
export const checkCommunityMemberCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const email = value.email;
  if (typeof email !== 'string') {
    if (refuseMember(found, '', 'email', email, 'type', 'string')) return false;
  } else if (!formats.email(email) && refuse(found, '/email', 'format', 'email')) return false;
  const password = value.password;
  if (password !== undefined) {
    if (typeof password !== 'string') {
      if (refuse(found, '/password', 'type', 'string')) return false;
    } else if (isShorter(password, 1) && refuse(found, '/password', 'minLength', 1)) return false;
  }
  if (
    value.skip_invitation !== undefined &&
    typeof value.skip_invitation !== 'boolean' &&
    refuse(found, '/skip_invitation', 'type', 'boolean')
  )
    return false;
  if (
    value.preferences !== undefined &&
    !checkMemberMessagingPreference(value.preferences) &&
    within(found, '/preferences', checkMemberMessagingPreference, value.preferences)
  )
    return false;
  if (!checkCommunityMemberAttributes(value) && within(found, '', checkCommunityMemberAttributes, value)) return false;
  return fits(found);
};

/** A `CommunityMemberCreateRequest` as a Standard Schema. */
export const communityMemberCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkCommunityMemberCreateRequest);

/** Whether a value is a `CommunityMemberAttributes`. */
export const checkCommunityMemberAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    value.avatar !== undefined &&
    typeof value.avatar !== 'string' &&
    refuse(found, '/avatar', 'type', 'string')
  )
    return false;
  const name = value.name;
  if (name !== undefined) {
    if (typeof name !== 'string') {
      if (refuse(found, '/name', 'type', 'string')) return false;
    } else if (isLonger(name, 255) && refuse(found, '/name', 'maxLength', 255)) return false;
  }
  const ssoProviderUserId = value.sso_provider_user_id;
  if (ssoProviderUserId !== undefined) {
    if (typeof ssoProviderUserId !== 'string' && ssoProviderUserId !== null) {
      if (refuse(found, '/sso_provider_user_id', 'type', ['string', 'null'])) return false;
    } else if (typeof ssoProviderUserId === 'string') {
      if (isShorter(ssoProviderUserId, 1) && refuse(found, '/sso_provider_user_id', 'minLength', 1)) return false;
      if (isLonger(ssoProviderUserId, 255) && refuse(found, '/sso_provider_user_id', 'maxLength', 255)) return false;
    }
  }
  if (
    value.headline !== undefined &&
    typeof value.headline !== 'string' && value.headline !== null &&
    refuse(found, '/headline', 'type', ['string', 'null'])
  )
    return false;
  if (
    value.is_flagged !== undefined &&
    typeof value.is_flagged !== 'boolean' &&
    refuse(found, '/is_flagged', 'type', 'boolean')
  )
    return false;
  const spaceIds = value.space_ids;
  if (spaceIds !== undefined) {
    if (!Array.isArray(spaceIds)) {
      if (refuse(found, '/space_ids', 'type', 'array')) return false;
    } else {
      if (spaceIds.length > 1000 && refuse(found, '/space_ids', 'maxItems', 1000)) return false;
      for (let index = 0; index < spaceIds.length; index += 1) {
        const item = spaceIds[index];
        if (!Number.isInteger(item) && refuse(found, '/space_ids/' + index, 'type', 'integer')) return false;
      }
    }
  }
  const spaceGroupIds = value.space_group_ids;
  if (spaceGroupIds !== undefined) {
    if (!Array.isArray(spaceGroupIds)) {
      if (refuse(found, '/space_group_ids', 'type', 'array')) return false;
    } else {
      if (spaceGroupIds.length > 1000 && refuse(found, '/space_group_ids', 'maxItems', 1000)) return false;
      for (let index2 = 0; index2 < spaceGroupIds.length; index2 += 1) {
        const item2 = spaceGroupIds[index2];
        if (!Number.isInteger(item2) && refuse(found, '/space_group_ids/' + index2, 'type', 'integer')) return false;
      }
    }
  }
  const memberTagIds = value.member_tag_ids;
  if (memberTagIds !== undefined) {
    if (!Array.isArray(memberTagIds)) {
      if (refuse(found, '/member_tag_ids', 'type', 'array')) return false;
    } else {
      if (memberTagIds.length > 1000 && refuse(found, '/member_tag_ids', 'maxItems', 1000)) return false;
      for (let index3 = 0; index3 < memberTagIds.length; index3 += 1) {
        const item3 = memberTagIds[index3];
        if (!Number.isInteger(item3) && refuse(found, '/member_tag_ids/' + index3, 'type', 'integer')) return false;
      }
    }
  }
  const communityMemberProfileFields = value.community_member_profile_fields;
  if (
    communityMemberProfileFields !== undefined &&
    !isObject(communityMemberProfileFields) &&
    refuse(found, '/community_member_profile_fields', 'type', 'object')
  )
    return false;
  return fits(found);
};

/** A `CommunityMemberAttributes` as a Standard Schema. */
export const communityMemberAttributesSchema = /* @__PURE__ */ toStandardSchema(checkCommunityMemberAttributes);

/** Whether a value is a `MemberMessagingPreference`. */
export const checkMemberMessagingPreference = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    value.messaging_enabled_by_admin !== undefined &&
    typeof value.messaging_enabled_by_admin !== 'boolean' &&
    refuse(found, '/messaging_enabled_by_admin', 'type', 'boolean')
  )
    return false;
  return fits(found);
};

/** A `MemberMessagingPreference` as a Standard Schema. */
export const memberMessagingPreferenceSchema = /* @__PURE__ */ toStandardSchema(checkMemberMessagingPreference);

/** Whether a value is a `CommunityMemberUpdateRequest`. */
export const checkCommunityMemberUpdateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    value.preferences !== undefined &&
    !checkMemberPreferences(value.preferences) &&
    within(found, '/preferences', checkMemberPreferences, value.preferences)
  )
    return false;
  const memberSince = value.member_since;
  if (memberSince !== undefined) {
    if (typeof memberSince !== 'string' && memberSince !== null) {
      if (refuse(found, '/member_since', 'type', ['string', 'null'])) return false;
    } else if (
      typeof memberSince === 'string' &&
      !formats['date-time'](memberSince) &&
      refuse(found, '/member_since', 'format', 'date-time')
    )
      return false;
  }
  if (!checkCommunityMemberAttributes(value) && within(found, '', checkCommunityMemberAttributes, value)) return false;
  return fits(found);
};

/** A `CommunityMemberUpdateRequest` as a Standard Schema. */
export const communityMemberUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkCommunityMemberUpdateRequest);

/** Whether a value is a `MemberPreferences`. */
export const checkMemberPreferences = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    value.visible_in_member_directory !== undefined &&
    typeof value.visible_in_member_directory !== 'boolean' &&
    refuse(found, '/visible_in_member_directory', 'type', 'boolean')
  )
    return false;
  if (
    value.make_my_email_public !== undefined &&
    typeof value.make_my_email_public !== 'boolean' &&
    refuse(found, '/make_my_email_public', 'type', 'boolean')
  )
    return false;
  if (
    value.messaging_enabled !== undefined &&
    typeof value.messaging_enabled !== 'boolean' &&
    refuse(found, '/messaging_enabled', 'type', 'boolean')
  )
    return false;
  if (!checkMemberMessagingPreference(value) && within(found, '', checkMemberMessagingPreference, value)) return false;
  return fits(found);
};

/** A `MemberPreferences` as a Standard Schema. */
export const memberPreferencesSchema = /* @__PURE__ */ toStandardSchema(checkMemberPreferences);
