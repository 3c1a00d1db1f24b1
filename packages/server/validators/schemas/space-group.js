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
import { checkPageEnvelope, checkSlug } from '../schemas/common.js';

/** Whether a value is a `SpaceGroupReference`. */
export const checkSpaceGroupReference = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (typeof value.name !== 'string' && refuseMember(found, '', 'name', value.name, 'type', 'string')) return false;
  return fits(found);
};

/** A `SpaceGroupReference` as a Standard Schema. */
export const spaceGroupReferenceSchema = /* @__PURE__ */ toStandardSchema(checkSpaceGroupReference);

/** Whether a value is a `SpaceGroup`. */
export const checkSpaceGroup = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (typeof value.name !== 'string' && refuseMember(found, '', 'name', value.name, 'type', 'string')) return false;
  if (typeof value.slug !== 'string' && refuseMember(found, '', 'slug', value.slug, 'type', 'string')) return false;
  if (
    !Number.isInteger(value.community_id) &&
    refuseMember(found, '', 'community_id', value.community_id, 'type', 'integer')
  )
    return false;
  if (
    typeof value.is_hidden_from_non_members !== 'boolean' &&
    refuseMember(found, '', 'is_hidden_from_non_members', value.is_hidden_from_non_members, 'type', 'boolean')
  )
    return false;
  if (
    typeof value.hide_members_count !== 'boolean' &&
    refuseMember(found, '', 'hide_members_count', value.hide_members_count, 'type', 'boolean')
  )
    return false;
  if (
    typeof value.allow_members_to_create_spaces !== 'boolean' &&
    refuseMember(found, '', 'allow_members_to_create_spaces', value.allow_members_to_create_spaces, 'type', 'boolean')
  )
    return false;
  if (
    typeof value.automatically_add_members_to_new_spaces !== 'boolean' &&
    refuseMember(found, '', 'automatically_add_members_to_new_spaces', value.automatically_add_members_to_new_spaces, 'type', 'boolean')
  )
    return false;
  if (
    typeof value.add_members_to_space_group_on_space_join !== 'boolean' &&
    refuseMember(found, '', 'add_members_to_space_group_on_space_join', value.add_members_to_space_group_on_space_join, 'type', 'boolean')
  )
    return false;
  if (
    typeof value.hide_non_member_spaces_from_sidebar !== 'boolean' &&
    refuseMember(found, '', 'hide_non_member_spaces_from_sidebar', value.hide_non_member_spaces_from_sidebar, 'type', 'boolean')
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
    !Number.isInteger(value.space_group_members_count) &&
    refuseMember(found, '', 'space_group_members_count', value.space_group_members_count, 'type', 'integer')
  )
    return false;
  if (
    !Number.isInteger(value.spaces_count) &&
    refuseMember(found, '', 'spaces_count', value.spaces_count, 'type', 'integer')
  )
    return false;
  return fits(found);
};

/** A `SpaceGroup` as a Standard Schema. */
export const spaceGroupSchema = /* @__PURE__ */ toStandardSchema(checkSpaceGroup);

/** Whether a value is a `SpaceGroups`. */
export const checkSpaceGroups = (value, found) => {
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
        if (!checkSpaceGroup(item) && within(found, '/records/' + index, checkSpaceGroup, item)) return false;
      }
    }
  }
  return fits(found);
};

/** A `SpaceGroups` as a Standard Schema. */
export const spaceGroupsSchema = /* @__PURE__ */ toStandardSchema(checkSpaceGroups);

/** Whether a value is a `SpaceGroupAttributes`. */
export const checkSpaceGroupAttributes = (value, found) => {
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
  if (value.slug !== undefined && !checkSlug(value.slug) && within(found, '/slug', checkSlug, value.slug)) return false;
  if (
    value.is_hidden_from_non_members !== undefined &&
    typeof value.is_hidden_from_non_members !== 'boolean' &&
    refuse(found, '/is_hidden_from_non_members', 'type', 'boolean')
  )
    return false;
  if (
    value.hide_members_count !== undefined &&
    typeof value.hide_members_count !== 'boolean' &&
    refuse(found, '/hide_members_count', 'type', 'boolean')
  )
    return false;
  if (
    value.allow_members_to_create_spaces !== undefined &&
    typeof value.allow_members_to_create_spaces !== 'boolean' &&
    refuse(found, '/allow_members_to_create_spaces', 'type', 'boolean')
  )
    return false;
  if (
    value.automatically_add_members_to_new_spaces !== undefined &&
    typeof value.automatically_add_members_to_new_spaces !== 'boolean' &&
    refuse(found, '/automatically_add_members_to_new_spaces', 'type', 'boolean')
  )
    return false;
  if (
    value.add_members_to_space_group_on_space_join !== undefined &&
    typeof value.add_members_to_space_group_on_space_join !== 'boolean' &&
    refuse(found, '/add_members_to_space_group_on_space_join', 'type', 'boolean')
  )
    return false;
  if (
    value.hide_non_member_spaces_from_sidebar !== undefined &&
    typeof value.hide_non_member_spaces_from_sidebar !== 'boolean' &&
    refuse(found, '/hide_non_member_spaces_from_sidebar', 'type', 'boolean')
  )
    return false;
  return fits(found);
};

/** A `SpaceGroupAttributes` as a Standard Schema. */
export const spaceGroupAttributesSchema = /* @__PURE__ */ toStandardSchema(checkSpaceGroupAttributes);

/** Whether a value is a `SpaceGroupCreateRequest`. */
export const checkSpaceGroupCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.name === undefined && refuse(found, '', 'required', 'name')) return false;
  if (value.slug === undefined && refuse(found, '', 'required', 'slug')) return false;
  if (!checkSpaceGroupAttributes(value) && within(found, '', checkSpaceGroupAttributes, value)) return false;
  return fits(found);
};

/** A `SpaceGroupCreateRequest` as a Standard Schema. */
export const spaceGroupCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkSpaceGroupCreateRequest);

/** Whether a value is a `SpaceGroupUpdateRequest`. */
export const checkSpaceGroupUpdateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const moderatorCommunityMemberIds = value.moderator_community_member_ids;
  if (moderatorCommunityMemberIds !== undefined) {
    if (!Array.isArray(moderatorCommunityMemberIds)) {
      if (refuse(found, '/moderator_community_member_ids', 'type', 'array')) return false;
    } else {
      if (
        moderatorCommunityMemberIds.length > 1000 &&
        refuse(found, '/moderator_community_member_ids', 'maxItems', 1000)
      )
        return false;
      for (let index = 0; index < moderatorCommunityMemberIds.length; index += 1) {
        const item = moderatorCommunityMemberIds[index];
        if (
          !Number.isInteger(item) &&
          refuse(found, '/moderator_community_member_ids/' + index, 'type', 'integer')
        )
          return false;
      }
    }
  }
  if (!checkSpaceGroupAttributes(value) && within(found, '', checkSpaceGroupAttributes, value)) return false;
  return fits(found);
};

/** A `SpaceGroupUpdateRequest` as a Standard Schema. */
export const spaceGroupUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkSpaceGroupUpdateRequest);
