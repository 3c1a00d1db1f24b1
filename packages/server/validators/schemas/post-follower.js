// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, formats, isObject, mismatch, refuse, refuseMember, toStandardSchema, within } from '#validation';
import { checkPageEnvelope } from '../schemas/common.js';

/** Whether a value is a `PostFollower`. */
export const checkPostFollower = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (
    !Number.isInteger(value.post_id) &&
    refuseMember(found, '', 'post_id', value.post_id, 'type', 'integer')
  )
    return false;
  if (
    !Number.isInteger(value.community_member_id) &&
    refuseMember(found, '', 'community_member_id', value.community_member_id, 'type', 'integer')
  )
    return false;
  if (typeof value.name !== 'string' && refuseMember(found, '', 'name', value.name, 'type', 'string')) return false;
  const createdAt = value.created_at;
  if (typeof createdAt !== 'string') {
    if (refuseMember(found, '', 'created_at', createdAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](createdAt) && refuse(found, '/created_at', 'format', 'date-time')) return false;
  return fits(found);
};

/** A `PostFollower` as a Standard Schema. */
export const postFollowerSchema = /* @__PURE__ */ toStandardSchema(checkPostFollower);

/** Whether a value is a `PostFollowerCreateRequest`. */
export const checkPostFollowerCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    !Number.isInteger(value.community_member_id) &&
    refuseMember(found, '', 'community_member_id', value.community_member_id, 'type', 'integer')
  )
    return false;
  return fits(found);
};

/** A `PostFollowerCreateRequest` as a Standard Schema. */
export const postFollowerCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkPostFollowerCreateRequest);

/** Whether a value is a `PostFollowersList`. */
export const checkPostFollowersList = (value, found) => {
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
        if (!checkPostFollower(item) && within(found, '/records/' + index, checkPostFollower, item)) return false;
      }
    }
  }
  return fits(found);
};

/** A `PostFollowersList` as a Standard Schema. */
export const postFollowersListSchema = /* @__PURE__ */ toStandardSchema(checkPostFollowersList);
