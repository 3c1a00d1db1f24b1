// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import {
  fits,
  formats,
  isObject,
  isShorter,
  mismatch,
  refuse,
  refuseAll,
  refuseMember,
  toStandardSchema,
  within,
  withinMember,
} from '#validation';
import { checkPageEnvelope } from '../schemas/common.js';

/** Whether a value is a `Comment`. */
export const checkComment = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (
    !Number.isInteger(value.parent_comment_id) && value.parent_comment_id !== null &&
    refuseMember(found, '', 'parent_comment_id', value.parent_comment_id, 'type', ['integer', 'null'])
  )
    return false;
  const flaggedForApprovalAt = value.flagged_for_approval_at;
  if (typeof flaggedForApprovalAt !== 'string' && flaggedForApprovalAt !== null) {
    if (refuseMember(found, '', 'flagged_for_approval_at', flaggedForApprovalAt, 'type', ['string', 'null'])) return false;
  } else if (
    typeof flaggedForApprovalAt === 'string' &&
    !formats['date-time'](flaggedForApprovalAt) &&
    refuse(found, '/flagged_for_approval_at', 'format', 'date-time')
  )
    return false;
  if (
    !Number.isInteger(value.unresolved_flagged_reports_count) &&
    refuseMember(found, '', 'unresolved_flagged_reports_count', value.unresolved_flagged_reports_count, 'type', 'integer')
  )
    return false;
  const createdAt = value.created_at;
  if (typeof createdAt !== 'string') {
    if (refuseMember(found, '', 'created_at', createdAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](createdAt) && refuse(found, '/created_at', 'format', 'date-time')) return false;
  if (!checkCommentBody(value.body) && withinMember(found, '', 'body', checkCommentBody, value.body)) return false;
  if (!checkCommentUser(value.user) && withinMember(found, '', 'user', checkCommentUser, value.user)) return false;
  if (!checkPostReference(value.post) && withinMember(found, '', 'post', checkPostReference, value.post)) return false;
  if (
    !checkSpaceReference(value.space) &&
    withinMember(found, '', 'space', checkSpaceReference, value.space)
  )
    return false;
  if (
    !Number.isInteger(value.replies_count) &&
    refuseMember(found, '', 'replies_count', value.replies_count, 'type', 'integer')
  )
    return false;
  const replies = value.replies;
  if (!Array.isArray(replies)) {
    if (refuseMember(found, '', 'replies', replies, 'type', 'array')) return false;
  } else {
    for (let index = 0; index < replies.length; index += 1) {
      const item = replies[index];
      if (!checkComment(item) && within(found, '/replies/' + index, checkComment, item)) return false;
    }
  }
  if (typeof value.url !== 'string' && refuseMember(found, '', 'url', value.url, 'type', 'string')) return false;
  if (
    !Number.isInteger(value.community_id) &&
    refuseMember(found, '', 'community_id', value.community_id, 'type', 'integer')
  )
    return false;
  if (
    !Number.isInteger(value.likes_count) &&
    refuseMember(found, '', 'likes_count', value.likes_count, 'type', 'integer')
  )
    return false;
  if (
    !Number.isInteger(value.user_posts_count) &&
    refuseMember(found, '', 'user_posts_count', value.user_posts_count, 'type', 'integer')
  )
    return false;
  if (
    !Number.isInteger(value.user_comments_count) &&
    refuseMember(found, '', 'user_comments_count', value.user_comments_count, 'type', 'integer')
  )
    return false;
  if (
    !Number.isInteger(value.user_likes_count) &&
    refuseMember(found, '', 'user_likes_count', value.user_likes_count, 'type', 'integer')
  )
    return false;
  if (
    !checkCommentAuthorType(value.author_type) &&
    withinMember(found, '', 'author_type', checkCommentAuthorType, value.author_type)
  )
    return false;
  return fits(found);
};

/** A `Comment` as a Standard Schema. */
export const commentSchema = /* @__PURE__ */ toStandardSchema(checkComment);

/** Whether a value is a `CommentBody`. */
export const checkCommentBody = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    !Number.isInteger(value.id) && value.id !== null &&
    refuseMember(found, '', 'id', value.id, 'type', ['integer', 'null'])
  )
    return false;
  if (typeof value.name !== 'string' && refuseMember(found, '', 'name', value.name, 'type', 'string')) return false;
  if (typeof value.body !== 'string' && refuseMember(found, '', 'body', value.body, 'type', 'string')) return false;
  if (
    typeof value.record_type !== 'string' &&
    refuseMember(found, '', 'record_type', value.record_type, 'type', 'string')
  )
    return false;
  if (
    !Number.isInteger(value.record_id) &&
    refuseMember(found, '', 'record_id', value.record_id, 'type', 'integer')
  )
    return false;
  const createdAt = value.created_at;
  if (typeof createdAt !== 'string' && createdAt !== null) {
    if (refuseMember(found, '', 'created_at', createdAt, 'type', ['string', 'null'])) return false;
  } else if (
    typeof createdAt === 'string' &&
    !formats['date-time'](createdAt) &&
    refuse(found, '/created_at', 'format', 'date-time')
  )
    return false;
  const updatedAt = value.updated_at;
  if (typeof updatedAt !== 'string' && updatedAt !== null) {
    if (refuseMember(found, '', 'updated_at', updatedAt, 'type', ['string', 'null'])) return false;
  } else if (
    typeof updatedAt === 'string' &&
    !formats['date-time'](updatedAt) &&
    refuse(found, '/updated_at', 'format', 'date-time')
  )
    return false;
  return fits(found);
};

/** A `CommentBody` as a Standard Schema. */
export const commentBodySchema = /* @__PURE__ */ toStandardSchema(checkCommentBody);

/** Whether a value is a `CommentUser`. */
export const checkCommentUser = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (typeof value.name !== 'string' && refuseMember(found, '', 'name', value.name, 'type', 'string')) return false;
  if (
    typeof value.avatar_url !== 'string' && value.avatar_url !== null &&
    refuseMember(found, '', 'avatar_url', value.avatar_url, 'type', ['string', 'null'])
  )
    return false;
  if (typeof value.email !== 'string' && refuseMember(found, '', 'email', value.email, 'type', 'string')) return false;
  return fits(found);
};

/** A `CommentUser` as a Standard Schema. */
export const commentUserSchema = /* @__PURE__ */ toStandardSchema(checkCommentUser);

/** Whether a value is a `PostReference`. */
export const checkPostReference = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (typeof value.name !== 'string' && refuseMember(found, '', 'name', value.name, 'type', 'string')) return false;
  if (typeof value.slug !== 'string' && refuseMember(found, '', 'slug', value.slug, 'type', 'string')) return false;
  return fits(found);
};

/** A `PostReference` as a Standard Schema. */
export const postReferenceSchema = /* @__PURE__ */ toStandardSchema(checkPostReference);

/** Whether a value is a `SpaceReference`. */
export const checkSpaceReference = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (typeof value.name !== 'string' && refuseMember(found, '', 'name', value.name, 'type', 'string')) return false;
  if (typeof value.slug !== 'string' && refuseMember(found, '', 'slug', value.slug, 'type', 'string')) return false;
  return fits(found);
};

/** A `SpaceReference` as a Standard Schema. */
export const spaceReferenceSchema = /* @__PURE__ */ toStandardSchema(checkSpaceReference);

/** Whether a value is a `CommentAuthorType`. */
export const checkCommentAuthorType = (value, found) => {
  if (
    value !== 'CommunityMember' && value !== 'CommunityAiAgent' &&
    refuse(found, '', 'enum', ['CommunityMember', 'CommunityAiAgent'])
  )
    return false;
  return fits(found);
};

/** A `CommentAuthorType` as a Standard Schema. */
export const commentAuthorTypeSchema = /* @__PURE__ */ toStandardSchema(checkCommentAuthorType);

/** Whether a value is a `CommentsList`. */
export const checkCommentsList = (value, found) => {
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
        if (!checkComment(item) && within(found, '/records/' + index, checkComment, item)) return false;
      }
    }
  }
  return fits(found);
};

/** A `CommentsList` as a Standard Schema. */
export const commentsListSchema = /* @__PURE__ */ toStandardSchema(checkCommentsList);

/** Whether a value is a `CommentAttributes`. */
export const checkCommentAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const body = value.body;
  if (typeof body !== 'string') {
    if (refuseMember(found, '', 'body', body, 'type', 'string')) return false;
  } else if (isShorter(body, 1) && refuse(found, '/body', 'minLength', 1)) return false;
  return fits(found);
};

/** A `CommentAttributes` as a Standard Schema. */
export const commentAttributesSchema = /* @__PURE__ */ toStandardSchema(checkCommentAttributes);

/** Whether a value is a `CommentCreateRequest`. */
export const checkCommentCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    !Number.isInteger(value.post_id) &&
    refuseMember(found, '', 'post_id', value.post_id, 'type', 'integer')
  )
    return false;
  if (
    value.parent_comment_id !== undefined &&
    !Number.isInteger(value.parent_comment_id) &&
    refuse(found, '/parent_comment_id', 'type', 'integer')
  )
    return false;
  const createdAt = value.created_at;
  if (createdAt !== undefined) {
    if (typeof createdAt !== 'string') {
      if (refuse(found, '/created_at', 'type', 'string')) return false;
    } else if (!formats['date-time'](createdAt) && refuse(found, '/created_at', 'format', 'date-time')) return false;
  }
  const updatedAt = value.updated_at;
  if (updatedAt !== undefined) {
    if (typeof updatedAt !== 'string') {
      if (refuse(found, '/updated_at', 'type', 'string')) return false;
    } else if (!formats['date-time'](updatedAt) && refuse(found, '/updated_at', 'format', 'date-time')) return false;
  }
  if (
    value.skip_notifications !== undefined &&
    typeof value.skip_notifications !== 'boolean' &&
    refuse(found, '/skip_notifications', 'type', 'boolean')
  )
    return false;
  if (!checkCommentAttributes(value) && within(found, '', checkCommentAttributes, value)) return false;
  return fits(found);
};

/** A `CommentCreateRequest` as a Standard Schema. */
export const commentCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkCommentCreateRequest);

/** Whether a value is a `CommentBodyAttributes`. */
export const checkCommentBodyAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const body = value.body;
  if (typeof body !== 'string') {
    if (refuseMember(found, '', 'body', body, 'type', 'string')) return false;
  } else if (isShorter(body, 1) && refuse(found, '/body', 'minLength', 1)) return false;
  return fits(found);
};

/** A `CommentBodyAttributes` as a Standard Schema. */
export const commentBodyAttributesSchema = /* @__PURE__ */ toStandardSchema(checkCommentBodyAttributes);

const checkCommentUpdateRequestBodyOneOf1 = (value, found) => {
  if (typeof value !== 'string') return mismatch(found, 'string');
  if (isShorter(value, 1) && refuse(found, '', 'minLength', 1)) return false;
  return fits(found);
};

/** Whether a value is a `CommentUpdateRequest`. */
export const checkCommentUpdateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const body = value.body;
  if (body === undefined) {
    if (refuse(found, '', 'required', 'body')) return false;
  } else if (
    Number(checkCommentUpdateRequestBodyOneOf1(body)) + Number(checkCommentBodyAttributes(body)) !== 1 &&
    refuseAll(found, '/body', 'oneOf', body, [checkCommentUpdateRequestBodyOneOf1, checkCommentBodyAttributes])
  )
    return false;
  return fits(found);
};

/** A `CommentUpdateRequest` as a Standard Schema. */
export const commentUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkCommentUpdateRequest);
