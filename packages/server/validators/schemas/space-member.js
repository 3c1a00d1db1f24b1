// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import {
  fits,
  formats,
  isObject,
  isShorter,
  mismatch,
  refuse,
  refuseMember,
  toStandardSchema,
  within,
  withinMember,
} from '#validation';
import { checkPageEnvelope } from '../schemas/common.js';

/** Whether a value is a `MembershipParts`. */
export const checkMembershipParts = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (
    !Number.isInteger(value.user_id) &&
    refuseMember(found, '', 'user_id', value.user_id, 'type', 'integer')
  )
    return false;
  if (
    !Number.isInteger(value.posts_read_count) &&
    refuseMember(found, '', 'posts_read_count', value.posts_read_count, 'type', 'integer')
  )
    return false;
  if (
    !Number.isInteger(value.community_member_id) &&
    refuseMember(found, '', 'community_member_id', value.community_member_id, 'type', 'integer')
  )
    return false;
  if (
    typeof value.moderator !== 'boolean' &&
    refuseMember(found, '', 'moderator', value.moderator, 'type', 'boolean')
  )
    return false;
  if (
    typeof value.access_type !== 'string' &&
    refuseMember(found, '', 'access_type', value.access_type, 'type', 'string')
  )
    return false;
  if (
    typeof value.status !== 'string' &&
    refuseMember(found, '', 'status', value.status, 'type', 'string')
  )
    return false;
  const createdAt = value.created_at;
  if (typeof createdAt !== 'string') {
    if (refuseMember(found, '', 'created_at', createdAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](createdAt) && refuse(found, '/created_at', 'format', 'date-time')) return false;
  const updatedAt = value.updated_at;
  if (typeof updatedAt !== 'string') {
    if (refuseMember(found, '', 'updated_at', updatedAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](updatedAt) && refuse(found, '/updated_at', 'format', 'date-time')) return false;
  if (
    !checkMembershipMember(value.community_member) &&
    withinMember(found, '', 'community_member', checkMembershipMember, value.community_member)
  )
    return false;
  return fits(found);
};

/** A `MembershipParts` as a Standard Schema. */
export const membershipPartsSchema = /* @__PURE__ */ toStandardSchema(checkMembershipParts);

/** Whether a value is a `MembershipMember`. */
export const checkMembershipMember = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (typeof value.name !== 'string' && refuseMember(found, '', 'name', value.name, 'type', 'string')) return false;
  if (
    typeof value.first_name !== 'string' &&
    refuseMember(found, '', 'first_name', value.first_name, 'type', 'string')
  )
    return false;
  if (
    typeof value.last_name !== 'string' &&
    refuseMember(found, '', 'last_name', value.last_name, 'type', 'string')
  )
    return false;
  if (
    typeof value.avatar_url !== 'string' && value.avatar_url !== null &&
    refuseMember(found, '', 'avatar_url', value.avatar_url, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.headline !== 'string' && value.headline !== null &&
    refuseMember(found, '', 'headline', value.headline, 'type', ['string', 'null'])
  )
    return false;
  if (
    !Number.isInteger(value.community_id) &&
    refuseMember(found, '', 'community_id', value.community_id, 'type', 'integer')
  )
    return false;
  if (
    typeof value.profile_url !== 'string' &&
    refuseMember(found, '', 'profile_url', value.profile_url, 'type', 'string')
  )
    return false;
  if (
    typeof value.public_uid !== 'string' &&
    refuseMember(found, '', 'public_uid', value.public_uid, 'type', 'string')
  )
    return false;
  if (typeof value.email !== 'string' && refuseMember(found, '', 'email', value.email, 'type', 'string')) return false;
  return fits(found);
};

/** A `MembershipMember` as a Standard Schema. */
export const membershipMemberSchema = /* @__PURE__ */ toStandardSchema(checkMembershipMember);

/** Whether a value is a `SpaceMember`. */
export const checkSpaceMember = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    !Number.isInteger(value.space_id) &&
    refuseMember(found, '', 'space_id', value.space_id, 'type', 'integer')
  )
    return false;
  if (
    typeof value.notification_type !== 'string' &&
    refuseMember(found, '', 'notification_type', value.notification_type, 'type', 'string')
  )
    return false;
  if (
    typeof value.in_app_notification_setting !== 'string' &&
    refuseMember(found, '', 'in_app_notification_setting', value.in_app_notification_setting, 'type', 'string')
  )
    return false;
  if (
    typeof value.mobile_notification_setting !== 'string' &&
    refuseMember(found, '', 'mobile_notification_setting', value.mobile_notification_setting, 'type', 'string')
  )
    return false;
  if (!checkMembershipParts(value) && within(found, '', checkMembershipParts, value)) return false;
  return fits(found);
};

/** A `SpaceMember` as a Standard Schema. */
export const spaceMemberSchema = /* @__PURE__ */ toStandardSchema(checkSpaceMember);

/** Whether a value is a `SpaceMembers`. */
export const checkSpaceMembers = (value, found) => {
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
        if (!checkSpaceMember(item) && within(found, '/records/' + index, checkSpaceMember, item)) return false;
      }
    }
  }
  return fits(found);
};

/** A `SpaceMembers` as a Standard Schema. */
export const spaceMembersSchema = /* @__PURE__ */ toStandardSchema(checkSpaceMembers);

/** Whether a value is a `SpaceGroupMember`. */
export const checkSpaceGroupMember = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    !Number.isInteger(value.space_group_id) &&
    refuseMember(found, '', 'space_group_id', value.space_group_id, 'type', 'integer')
  )
    return false;
  if (!checkMembershipParts(value) && within(found, '', checkMembershipParts, value)) return false;
  return fits(found);
};

/** A `SpaceGroupMember` as a Standard Schema. */
export const spaceGroupMemberSchema = /* @__PURE__ */ toStandardSchema(checkSpaceGroupMember);

/** Whether a value is a `SpaceGroupMembers`. */
export const checkSpaceGroupMembers = (value, found) => {
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
        if (!checkSpaceGroupMember(item) && within(found, '/records/' + index, checkSpaceGroupMember, item)) return false;
      }
    }
  }
  return fits(found);
};

/** A `SpaceGroupMembers` as a Standard Schema. */
export const spaceGroupMembersSchema = /* @__PURE__ */ toStandardSchema(checkSpaceGroupMembers);

/** Whether a value is a `MembershipStatus`. */
export const checkMembershipStatus = (value, found) => {
  if (
    value !== 'active' && value !== 'inactive' && value !== 'all' &&
    refuse(found, '', 'enum', ['active', 'inactive', 'all'])
  )
    return false;
  return fits(found);
};

/** A `MembershipStatus` as a Standard Schema. */
export const membershipStatusSchema = /* @__PURE__ */ toStandardSchema(checkMembershipStatus);

/** Whether a value is a `SpaceMemberCreateRequest`. */
export const checkSpaceMemberCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const email = value.email;
  if (typeof email !== 'string') {
    if (refuseMember(found, '', 'email', email, 'type', 'string')) return false;
  } else if (isShorter(email, 1) && refuse(found, '/email', 'minLength', 1)) return false;
  if (
    !Number.isInteger(value.space_id) &&
    refuseMember(found, '', 'space_id', value.space_id, 'type', 'integer')
  )
    return false;
  return fits(found);
};

/** A `SpaceMemberCreateRequest` as a Standard Schema. */
export const spaceMemberCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkSpaceMemberCreateRequest);

/** Whether a value is a `SpaceGroupMemberCreateRequest`. */
export const checkSpaceGroupMemberCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    !Number.isInteger(value.space_group_id) &&
    refuseMember(found, '', 'space_group_id', value.space_group_id, 'type', 'integer')
  )
    return false;
  const email = value.email;
  if (typeof email !== 'string') {
    if (refuseMember(found, '', 'email', email, 'type', 'string')) return false;
  } else if (isShorter(email, 1) && refuse(found, '/email', 'minLength', 1)) return false;
  return fits(found);
};

/** A `SpaceGroupMemberCreateRequest` as a Standard Schema. */
export const spaceGroupMemberCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkSpaceGroupMemberCreateRequest);
