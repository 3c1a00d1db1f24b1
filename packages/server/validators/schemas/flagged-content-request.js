// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, mismatch, refuse, refuseMember, toStandardSchema, withinMember } from '#validation';

const flaggedContentStatusFilterValues = new Set(['all', 'inbox', 'approved', 'rejected']);

/** Whether a value is a `FlaggedContentStatusFilter`. */
export const checkFlaggedContentStatusFilter = (value, found) => {
  if (
    !flaggedContentStatusFilterValues.has(value) &&
    refuse(found, '', 'enum', flaggedContentStatusFilterValues)
  )
    return false;
  return fits(found);
};

/** A `FlaggedContentStatusFilter` as a Standard Schema. */
export const flaggedContentStatusFilterSchema = /* @__PURE__ */ toStandardSchema(checkFlaggedContentStatusFilter);

/** Whether a value is a `FlaggedContentCreateRequest`. */
export const checkFlaggedContentCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    !checkNewFlaggedContent(value.flagged_content) &&
    withinMember(found, '', 'flagged_content', checkNewFlaggedContent, value.flagged_content)
  )
    return false;
  return fits(found);
};

/** A `FlaggedContentCreateRequest` as a Standard Schema. */
export const flaggedContentCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkFlaggedContentCreateRequest);

/** Whether a value is a `NewFlaggedContent`. */
export const checkNewFlaggedContent = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    !Number.isInteger(value.content_id) &&
    refuseMember(found, '', 'content_id', value.content_id, 'type', 'integer')
  )
    return false;
  if (
    !checkFlaggedContentType(value.content_type) &&
    withinMember(found, '', 'content_type', checkFlaggedContentType, value.content_type)
  )
    return false;
  if (
    !checkFlaggedContentReason(value.reported_reason_type) &&
    withinMember(found, '', 'reported_reason_type', checkFlaggedContentReason, value.reported_reason_type)
  )
    return false;
  if (
    typeof value.reported_reason_body !== 'string' &&
    refuseMember(found, '', 'reported_reason_body', value.reported_reason_body, 'type', 'string')
  )
    return false;
  return fits(found);
};

/** A `NewFlaggedContent` as a Standard Schema. */
export const newFlaggedContentSchema = /* @__PURE__ */ toStandardSchema(checkNewFlaggedContent);

const flaggedContentTypeValues = new Set(['post', 'comment', 'connect', 'connection', 'chat_room_message']);

/** Whether a value is a `FlaggedContentType`. */
export const checkFlaggedContentType = (value, found) => {
  if (!flaggedContentTypeValues.has(value) && refuse(found, '', 'enum', flaggedContentTypeValues)) return false;
  return fits(found);
};

/** A `FlaggedContentType` as a Standard Schema. */
export const flaggedContentTypeSchema = /* @__PURE__ */ toStandardSchema(checkFlaggedContentType);

const flaggedContentReasonValues = new Set(['harassment', 'spam', 'incorrect_location', 'against_guidelines', 'other']);

/** Whether a value is a `FlaggedContentReason`. */
export const checkFlaggedContentReason = (value, found) => {
  if (!flaggedContentReasonValues.has(value) && refuse(found, '', 'enum', flaggedContentReasonValues)) return false;
  return fits(found);
};

/** A `FlaggedContentReason` as a Standard Schema. */
export const flaggedContentReasonSchema = /* @__PURE__ */ toStandardSchema(checkFlaggedContentReason);

/** Whether a value is a `FlaggedContentDecisionRequest`. */
export const checkFlaggedContentDecisionRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    value.action_reason_body !== undefined &&
    typeof value.action_reason_body !== 'string' &&
    refuse(found, '/action_reason_body', 'type', 'string')
  )
    return false;
  return fits(found);
};

/** A `FlaggedContentDecisionRequest` as a Standard Schema. */
export const flaggedContentDecisionRequestSchema = /* @__PURE__ */ toStandardSchema(checkFlaggedContentDecisionRequest);
