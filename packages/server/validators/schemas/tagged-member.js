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
} from '#validation';
import { checkPageEnvelope } from '../schemas/common.js';

/** Whether a value is a `TaggedMember`. */
export const checkTaggedMember = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (
    !Number.isInteger(value.member_tag_id) &&
    refuseMember(found, '', 'member_tag_id', value.member_tag_id, 'type', 'integer')
  )
    return false;
  if (
    typeof value.member_tag_name !== 'string' &&
    refuseMember(found, '', 'member_tag_name', value.member_tag_name, 'type', 'string')
  )
    return false;
  if (
    typeof value.member_tag_emoji !== 'string' && value.member_tag_emoji !== null &&
    refuseMember(found, '', 'member_tag_emoji', value.member_tag_emoji, 'type', ['string', 'null'])
  )
    return false;
  if (
    !Number.isInteger(value.user_id) &&
    refuseMember(found, '', 'user_id', value.user_id, 'type', 'integer')
  )
    return false;
  if (
    typeof value.user_email !== 'string' &&
    refuseMember(found, '', 'user_email', value.user_email, 'type', 'string')
  )
    return false;
  if (
    !Number.isInteger(value.lead_id) && value.lead_id !== null &&
    refuseMember(found, '', 'lead_id', value.lead_id, 'type', ['integer', 'null'])
  )
    return false;
  if (
    typeof value.lead_email !== 'string' && value.lead_email !== null &&
    refuseMember(found, '', 'lead_email', value.lead_email, 'type', ['string', 'null'])
  )
    return false;
  if (
    !Number.isInteger(value.community_member_id) &&
    refuseMember(found, '', 'community_member_id', value.community_member_id, 'type', 'integer')
  )
    return false;
  if (
    !Number.isInteger(value.contact_id) &&
    refuseMember(found, '', 'contact_id', value.contact_id, 'type', 'integer')
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

/** A `TaggedMember` as a Standard Schema. */
export const taggedMemberSchema = /* @__PURE__ */ toStandardSchema(checkTaggedMember);

/** Whether a value is a `TaggedMemberCreateRequest`. */
export const checkTaggedMemberCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    !Number.isInteger(value.member_tag_id) &&
    refuseMember(found, '', 'member_tag_id', value.member_tag_id, 'type', 'integer')
  )
    return false;
  const userEmail = value.user_email;
  if (typeof userEmail !== 'string') {
    if (refuseMember(found, '', 'user_email', userEmail, 'type', 'string')) return false;
  } else if (isShorter(userEmail, 1) && refuse(found, '/user_email', 'minLength', 1)) return false;
  return fits(found);
};

/** A `TaggedMemberCreateRequest` as a Standard Schema. */
export const taggedMemberCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkTaggedMemberCreateRequest);

/** Whether a value is a `TaggedMembers`. */
export const checkTaggedMembers = (value, found) => {
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
        if (!checkTaggedMember(item) && within(found, '/records/' + index, checkTaggedMember, item)) return false;
      }
    }
  }
  return fits(found);
};

/** A `TaggedMembers` as a Standard Schema. */
export const taggedMembersSchema = /* @__PURE__ */ toStandardSchema(checkTaggedMembers);
