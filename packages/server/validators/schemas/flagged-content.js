// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, formats, isObject, mismatch, refuse, refuseMember, toStandardSchema, within } from '#validation';
import { checkPageEnvelope } from '../schemas/common.js';

/** Whether a value is a `FlaggedContent`. */
export const checkFlaggedContent = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (
    typeof value.status !== 'string' && value.status !== null &&
    refuseMember(found, '', 'status', value.status, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.reported_reason_type !== 'string' &&
    refuseMember(found, '', 'reported_reason_type', value.reported_reason_type, 'type', 'string')
  )
    return false;
  if (
    typeof value.reported_reason_body !== 'string' && value.reported_reason_body !== null &&
    refuseMember(found, '', 'reported_reason_body', value.reported_reason_body, 'type', ['string', 'null'])
  )
    return false;
  const reportedAt = value.reported_at;
  if (typeof reportedAt !== 'string') {
    if (refuseMember(found, '', 'reported_at', reportedAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](reportedAt) && refuse(found, '/reported_at', 'format', 'date-time')) return false;
  const actionTakenAt = value.action_taken_at;
  if (typeof actionTakenAt !== 'string' && actionTakenAt !== null) {
    if (refuseMember(found, '', 'action_taken_at', actionTakenAt, 'type', ['string', 'null'])) return false;
  } else if (
    typeof actionTakenAt === 'string' &&
    !formats['date-time'](actionTakenAt) &&
    refuse(found, '/action_taken_at', 'format', 'date-time')
  )
    return false;
  if (
    typeof value.action_reason_body !== 'string' && value.action_reason_body !== null &&
    refuseMember(found, '', 'action_reason_body', value.action_reason_body, 'type', ['string', 'null'])
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
    !Number.isInteger(value.content_id) &&
    refuseMember(found, '', 'content_id', value.content_id, 'type', 'integer')
  )
    return false;
  if (
    typeof value.content_type !== 'string' &&
    refuseMember(found, '', 'content_type', value.content_type, 'type', 'string')
  )
    return false;
  if (
    !Number.isInteger(value.content_authored_by_id) &&
    refuseMember(found, '', 'content_authored_by_id', value.content_authored_by_id, 'type', 'integer')
  )
    return false;
  if (
    typeof value.content_authored_by_name !== 'string' &&
    refuseMember(found, '', 'content_authored_by_name', value.content_authored_by_name, 'type', 'string')
  )
    return false;
  if (
    typeof value.content_authored_by_email !== 'string' &&
    refuseMember(found, '', 'content_authored_by_email', value.content_authored_by_email, 'type', 'string')
  )
    return false;
  if (
    !Number.isInteger(value.reported_by_id) && value.reported_by_id !== null &&
    refuseMember(found, '', 'reported_by_id', value.reported_by_id, 'type', ['integer', 'null'])
  )
    return false;
  if (
    typeof value.reported_by_name !== 'string' && value.reported_by_name !== null &&
    refuseMember(found, '', 'reported_by_name', value.reported_by_name, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.reported_by_email !== 'string' && value.reported_by_email !== null &&
    refuseMember(found, '', 'reported_by_email', value.reported_by_email, 'type', ['string', 'null'])
  )
    return false;
  if (
    !Number.isInteger(value.action_by_id) && value.action_by_id !== null &&
    refuseMember(found, '', 'action_by_id', value.action_by_id, 'type', ['integer', 'null'])
  )
    return false;
  if (
    typeof value.action_by_name !== 'string' && value.action_by_name !== null &&
    refuseMember(found, '', 'action_by_name', value.action_by_name, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.action_by_email !== 'string' && value.action_by_email !== null &&
    refuseMember(found, '', 'action_by_email', value.action_by_email, 'type', ['string', 'null'])
  )
    return false;
  return fits(found);
};

/** A `FlaggedContent` as a Standard Schema. */
export const flaggedContentSchema = /* @__PURE__ */ toStandardSchema(checkFlaggedContent);

/** Whether a value is a `FlaggedContentsList`. */
export const checkFlaggedContentsList = (value, found) => {
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
        if (!checkFlaggedContent(item) && within(found, '/records/' + index, checkFlaggedContent, item)) return false;
      }
    }
  }
  return fits(found);
};

/** A `FlaggedContentsList` as a Standard Schema. */
export const flaggedContentsListSchema = /* @__PURE__ */ toStandardSchema(checkFlaggedContentsList);
