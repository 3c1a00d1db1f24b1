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
  withinMember,
} from '#validation';
import { checkPageEnvelope } from '../schemas/common.js';

/** Whether a value is a `AccessGroup`. */
export const checkAccessGroup = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (typeof value.name !== 'string' && refuseMember(found, '', 'name', value.name, 'type', 'string')) return false;
  if (
    typeof value.description !== 'string' &&
    refuseMember(found, '', 'description', value.description, 'type', 'string')
  )
    return false;
  if (
    typeof value.status !== 'string' &&
    refuseMember(found, '', 'status', value.status, 'type', 'string')
  )
    return false;
  if (
    !Number.isInteger(value.community_id) &&
    refuseMember(found, '', 'community_id', value.community_id, 'type', 'integer')
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
  return fits(found);
};

/** A `AccessGroup` as a Standard Schema. */
export const accessGroupSchema = /* @__PURE__ */ toStandardSchema(checkAccessGroup);

/** Whether a value is a `AccessGroups`. */
export const checkAccessGroups = (value, found) => {
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
        if (!checkAccessGroup(item) && within(found, '/records/' + index, checkAccessGroup, item)) return false;
      }
    }
  }
  return fits(found);
};

/** A `AccessGroups` as a Standard Schema. */
export const accessGroupsSchema = /* @__PURE__ */ toStandardSchema(checkAccessGroups);

/** Whether a value is a `AccessGroupAttributes`. */
export const checkAccessGroupAttributes = (value, found) => {
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
    value.description !== undefined &&
    typeof value.description !== 'string' &&
    refuse(found, '/description', 'type', 'string')
  )
    return false;
  return fits(found);
};

/** A `AccessGroupAttributes` as a Standard Schema. */
export const accessGroupAttributesSchema = /* @__PURE__ */ toStandardSchema(checkAccessGroupAttributes);

/** Whether a value is a `AccessGroupCreateRequest`. */
export const checkAccessGroupCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    !checkNewAccessGroup(value.access_group) &&
    withinMember(found, '', 'access_group', checkNewAccessGroup, value.access_group)
  )
    return false;
  return fits(found);
};

/** A `AccessGroupCreateRequest` as a Standard Schema. */
export const accessGroupCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkAccessGroupCreateRequest);

/** Whether a value is a `NewAccessGroup`. */
export const checkNewAccessGroup = (value, found) => {
  if (isObject(value) && value.name === undefined && refuse(found, '', 'required', 'name')) return false;
  if (!checkAccessGroupAttributes(value) && within(found, '', checkAccessGroupAttributes, value)) return false;
  return fits(found);
};

/** A `NewAccessGroup` as a Standard Schema. */
export const newAccessGroupSchema = /* @__PURE__ */ toStandardSchema(checkNewAccessGroup);

/** Whether a value is a `AccessGroupUpdateRequest`. */
export const checkAccessGroupUpdateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    !checkAccessGroupAttributes(value.access_group) &&
    withinMember(found, '', 'access_group', checkAccessGroupAttributes, value.access_group)
  )
    return false;
  return fits(found);
};

/** A `AccessGroupUpdateRequest` as a Standard Schema. */
export const accessGroupUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkAccessGroupUpdateRequest);

/** Whether a value is a `AccessGroupStatusFilter`. */
export const checkAccessGroupStatusFilter = (value, found) => {
  if (
    value !== 'active' && value !== 'archived' && value !== 'all' &&
    refuse(found, '', 'enum', ['active', 'archived', 'all'])
  )
    return false;
  return fits(found);
};

/** A `AccessGroupStatusFilter` as a Standard Schema. */
export const accessGroupStatusFilterSchema = /* @__PURE__ */ toStandardSchema(checkAccessGroupStatusFilter);

/** Whether a value is a `AccessGroupCommunityMember`. */
export const checkAccessGroupCommunityMember = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (
    !Number.isInteger(value.access_group_id) &&
    refuseMember(found, '', 'access_group_id', value.access_group_id, 'type', 'integer')
  )
    return false;
  if (
    !Number.isInteger(value.community_member_id) &&
    refuseMember(found, '', 'community_member_id', value.community_member_id, 'type', 'integer')
  )
    return false;
  if (
    !Number.isInteger(value.community_id) &&
    refuseMember(found, '', 'community_id', value.community_id, 'type', 'integer')
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
  return fits(found);
};

/** A `AccessGroupCommunityMember` as a Standard Schema. */
export const accessGroupCommunityMemberSchema = /* @__PURE__ */ toStandardSchema(checkAccessGroupCommunityMember);

/** Whether a value is a `AccessGroupCommunityMembers`. */
export const checkAccessGroupCommunityMembers = (value, found) => {
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
        if (
          !checkAccessGroupCommunityMember(item) &&
          within(found, '/records/' + index, checkAccessGroupCommunityMember, item)
        )
          return false;
      }
    }
  }
  return fits(found);
};

/** A `AccessGroupCommunityMembers` as a Standard Schema. */
export const accessGroupCommunityMembersSchema = /* @__PURE__ */ toStandardSchema(checkAccessGroupCommunityMembers);

/** Whether a value is a `AccessGroupMemberCreateRequest`. */
export const checkAccessGroupMemberCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const email = value.email;
  if (typeof email !== 'string') {
    if (refuseMember(found, '', 'email', email, 'type', 'string')) return false;
  } else if (isShorter(email, 1) && refuse(found, '/email', 'minLength', 1)) return false;
  return fits(found);
};

/** A `AccessGroupMemberCreateRequest` as a Standard Schema. */
export const accessGroupMemberCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkAccessGroupMemberCreateRequest);
