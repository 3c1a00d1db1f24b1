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
import { checkMemberTag } from '../schemas/member-tag.js';

/** Whether a value is a `CommunityLead`. */
export const checkCommunityLead = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (typeof value.name !== 'string' && refuseMember(found, '', 'name', value.name, 'type', 'string')) return false;
  if (typeof value.type !== 'string' && refuseMember(found, '', 'type', value.type, 'type', 'string')) return false;
  if (
    typeof value.email !== 'string' && value.email !== null &&
    refuseMember(found, '', 'email', value.email, 'type', ['string', 'null'])
  )
    return false;
  const createdAt = value.created_at;
  if (typeof createdAt !== 'string') {
    if (refuseMember(found, '', 'created_at', createdAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](createdAt) && refuse(found, '/created_at', 'format', 'date-time')) return false;
  const memberTags = value.member_tags;
  if (!Array.isArray(memberTags)) {
    if (refuseMember(found, '', 'member_tags', memberTags, 'type', 'array')) return false;
  } else {
    for (let index = 0; index < memberTags.length; index += 1) {
      const item = memberTags[index];
      if (!checkMemberTag(item) && within(found, '/member_tags/' + index, checkMemberTag, item)) return false;
    }
  }
  if (typeof value.sqid !== 'string' && refuseMember(found, '', 'sqid', value.sqid, 'type', 'string')) return false;
  if (
    typeof value.public_uid !== 'string' && value.public_uid !== null &&
    refuseMember(found, '', 'public_uid', value.public_uid, 'type', ['string', 'null'])
  )
    return false;
  return fits(found);
};

/** A `CommunityLead` as a Standard Schema. */
export const communityLeadSchema = /* @__PURE__ */ toStandardSchema(checkCommunityLead);

/** Whether a value is a `CommunityLeadsList`. */
export const checkCommunityLeadsList = (value, found) => {
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
        if (!checkCommunityLead(item) && within(found, '/records/' + index, checkCommunityLead, item)) return false;
      }
    }
  }
  return fits(found);
};

/** A `CommunityLeadsList` as a Standard Schema. */
export const communityLeadsListSchema = /* @__PURE__ */ toStandardSchema(checkCommunityLeadsList);

/** Whether a value is a `CommunityLeadCreateRequest`. */
export const checkCommunityLeadCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const email = value.email;
  if (typeof email !== 'string') {
    if (refuseMember(found, '', 'email', email, 'type', 'string')) return false;
  } else if (!formats.email(email) && refuse(found, '/email', 'format', 'email')) return false;
  if (!checkCommunityLeadAttributes(value) && within(found, '', checkCommunityLeadAttributes, value)) return false;
  return fits(found);
};

/** A `CommunityLeadCreateRequest` as a Standard Schema. */
export const communityLeadCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkCommunityLeadCreateRequest);

/** Whether a value is a `CommunityLeadAttributes`. */
export const checkCommunityLeadAttributes = (value, found) => {
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
  const memberTagIds = value.member_tag_ids;
  if (memberTagIds !== undefined) {
    if (!Array.isArray(memberTagIds)) {
      if (refuse(found, '/member_tag_ids', 'type', 'array')) return false;
    } else {
      if (memberTagIds.length > 1000 && refuse(found, '/member_tag_ids', 'maxItems', 1000)) return false;
      for (let index = 0; index < memberTagIds.length; index += 1) {
        const item = memberTagIds[index];
        if (!Number.isInteger(item) && refuse(found, '/member_tag_ids/' + index, 'type', 'integer')) return false;
      }
    }
  }
  return fits(found);
};

/** A `CommunityLeadAttributes` as a Standard Schema. */
export const communityLeadAttributesSchema = /* @__PURE__ */ toStandardSchema(checkCommunityLeadAttributes);

/** Whether a value is a `CommunityLeadUpdateRequest`. */
export const checkCommunityLeadUpdateRequest = (value, found) => {
  if (!checkCommunityLeadAttributes(value) && within(found, '', checkCommunityLeadAttributes, value)) return false;
  return fits(found);
};

/** A `CommunityLeadUpdateRequest` as a Standard Schema. */
export const communityLeadUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkCommunityLeadUpdateRequest);
