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

/** Whether a value is a `Topic`. */
export const checkTopic = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (typeof value.name !== 'string' && refuseMember(found, '', 'name', value.name, 'type', 'string')) return false;
  if (
    typeof value.admin_only !== 'boolean' &&
    refuseMember(found, '', 'admin_only', value.admin_only, 'type', 'boolean')
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
    !checkTopicAuthor(value.author) &&
    withinMember(found, '', 'author', checkTopicAuthor, value.author)
  )
    return false;
  const spaceIds = value.space_ids;
  if (!Array.isArray(spaceIds)) {
    if (refuseMember(found, '', 'space_ids', spaceIds, 'type', 'array')) return false;
  } else {
    for (let index = 0; index < spaceIds.length; index += 1) {
      const item = spaceIds[index];
      if (!Number.isInteger(item) && refuse(found, '/space_ids/' + index, 'type', 'integer')) return false;
    }
  }
  return fits(found);
};

/** A `Topic` as a Standard Schema. */
export const topicSchema = /* @__PURE__ */ toStandardSchema(checkTopic);

/** Whether a value is a `TopicAuthor`. */
export const checkTopicAuthor = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    typeof value.first_name !== 'string' && value.first_name !== null &&
    refuseMember(found, '', 'first_name', value.first_name, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.last_name !== 'string' && value.last_name !== null &&
    refuseMember(found, '', 'last_name', value.last_name, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.avatar_url !== 'string' && value.avatar_url !== null &&
    refuseMember(found, '', 'avatar_url', value.avatar_url, 'type', ['string', 'null'])
  )
    return false;
  return fits(found);
};

/** A `TopicAuthor` as a Standard Schema. */
export const topicAuthorSchema = /* @__PURE__ */ toStandardSchema(checkTopicAuthor);

/** Whether a value is a `TopicsList`. */
export const checkTopicsList = (value, found) => {
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
        if (!checkTopic(item) && within(found, '/records/' + index, checkTopic, item)) return false;
      }
    }
  }
  return fits(found);
};

/** A `TopicsList` as a Standard Schema. */
export const topicsListSchema = /* @__PURE__ */ toStandardSchema(checkTopicsList);

/** Whether a value is a `TopicRequest`. */
export const checkTopicRequest = (value, found) => {
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
    value.admin_only !== undefined &&
    typeof value.admin_only !== 'boolean' &&
    refuse(found, '/admin_only', 'type', 'boolean')
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
  return fits(found);
};

/** A `TopicRequest` as a Standard Schema. */
export const topicRequestSchema = /* @__PURE__ */ toStandardSchema(checkTopicRequest);
