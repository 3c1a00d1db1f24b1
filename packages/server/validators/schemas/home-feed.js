// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import {
  fits,
  formats,
  isObject,
  mismatch,
  refuse,
  refuseMember,
  toStandardSchema,
  within,
  withinMember,
} from '#validation';
import { checkTiptapBody } from '../schemas/rich-text.js';
import { checkSharedCommunityMember } from '../schemas/shared-community-member.js';
import { checkTopic } from '../schemas/topic.js';

/** Whether a value is a `HomeFeed`. */
export const checkHomeFeed = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.page) && refuseMember(found, '', 'page', value.page, 'type', 'integer')) return false;
  if (
    !Number.isInteger(value.per_page) &&
    refuseMember(found, '', 'per_page', value.per_page, 'type', 'integer')
  )
    return false;
  if (
    typeof value.has_next_page !== 'boolean' &&
    refuseMember(found, '', 'has_next_page', value.has_next_page, 'type', 'boolean')
  )
    return false;
  if (!Number.isInteger(value.count) && refuseMember(found, '', 'count', value.count, 'type', 'integer')) return false;
  if (typeof value.sort !== 'string' && refuseMember(found, '', 'sort', value.sort, 'type', 'string')) return false;
  const records = value.records;
  if (!Array.isArray(records)) {
    if (refuseMember(found, '', 'records', records, 'type', 'array')) return false;
  } else {
    for (let index = 0; index < records.length; index += 1) {
      const item = records[index];
      if (!checkHomeFeedRecord(item) && within(found, '/records/' + index, checkHomeFeedRecord, item)) return false;
    }
  }
  return fits(found);
};

/** A `HomeFeed` as a Standard Schema. */
export const homeFeedSchema = /* @__PURE__ */ toStandardSchema(checkHomeFeed);

/** Whether a value is a `HomeFeedRecord`. */
export const checkHomeFeedRecord = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const postType = value.post_type;
  if (
    postType !== 'basic' && postType !== 'image' && postType !== 'event' &&
    refuseMember(found, '', 'post_type', postType, 'enum', ['basic', 'image', 'event'])
  )
    return false;
  if (
    typeof value.space_type !== 'string' &&
    refuseMember(found, '', 'space_type', value.space_type, 'type', 'string')
  )
    return false;
  if (
    typeof value.status !== 'string' &&
    refuseMember(found, '', 'status', value.status, 'type', 'string')
  )
    return false;
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (
    typeof value.name !== 'string' && value.name !== null &&
    refuseMember(found, '', 'name', value.name, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.display_title !== 'string' &&
    refuseMember(found, '', 'display_title', value.display_title, 'type', 'string')
  )
    return false;
  if (typeof value.slug !== 'string' && refuseMember(found, '', 'slug', value.slug, 'type', 'string')) return false;
  if (
    typeof value.cover_image !== 'string' && value.cover_image !== null &&
    refuseMember(found, '', 'cover_image', value.cover_image, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.cardview_image !== 'string' && value.cardview_image !== null &&
    refuseMember(found, '', 'cardview_image', value.cardview_image, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.is_comments_closed !== 'boolean' &&
    refuseMember(found, '', 'is_comments_closed', value.is_comments_closed, 'type', 'boolean')
  )
    return false;
  if (
    typeof value.is_comments_enabled !== 'boolean' &&
    refuseMember(found, '', 'is_comments_enabled', value.is_comments_enabled, 'type', 'boolean')
  )
    return false;
  if (
    typeof value.is_liking_enabled !== 'boolean' &&
    refuseMember(found, '', 'is_liking_enabled', value.is_liking_enabled, 'type', 'boolean')
  )
    return false;
  if (
    typeof value.is_pinned_at_top_of_space !== 'boolean' &&
    refuseMember(found, '', 'is_pinned_at_top_of_space', value.is_pinned_at_top_of_space, 'type', 'boolean')
  )
    return false;
  if (
    !Number.isInteger(value.comment_count) &&
    refuseMember(found, '', 'comment_count', value.comment_count, 'type', 'integer')
  )
    return false;
  if (
    !Number.isInteger(value.user_likes_count) &&
    refuseMember(found, '', 'user_likes_count', value.user_likes_count, 'type', 'integer')
  )
    return false;
  if (
    typeof value.hide_meta_info !== 'boolean' &&
    refuseMember(found, '', 'hide_meta_info', value.hide_meta_info, 'type', 'boolean')
  )
    return false;
  if (
    typeof value.is_liked !== 'boolean' &&
    refuseMember(found, '', 'is_liked', value.is_liked, 'type', 'boolean')
  )
    return false;
  if (
    typeof value.is_truncation_disabled !== 'boolean' &&
    refuseMember(found, '', 'is_truncation_disabled', value.is_truncation_disabled, 'type', 'boolean')
  )
    return false;
  if (
    !Number.isInteger(value.bookmark_id) && value.bookmark_id !== null &&
    refuseMember(found, '', 'bookmark_id', value.bookmark_id, 'type', ['integer', 'null'])
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
  const firstLikedBy = value.first_liked_by;
  if (!Array.isArray(firstLikedBy)) {
    if (refuseMember(found, '', 'first_liked_by', firstLikedBy, 'type', 'array')) return false;
  } else {
    for (let index = 0; index < firstLikedBy.length; index += 1) {
      const item = firstLikedBy[index];
      if (
        !checkSharedCommunityMember(item) &&
        within(found, '/first_liked_by/' + index, checkSharedCommunityMember, item)
      )
        return false;
    }
  }
  const body = value.body;
  if (body === undefined) {
    if (refuse(found, '', 'required', 'body')) return false;
  } else if (body !== null && !checkHomeFeedBody(body) && within(found, '/body', checkHomeFeedBody, body)) return false;
  const tiptapBody = value.tiptap_body;
  if (tiptapBody === undefined) {
    if (refuse(found, '', 'required', 'tiptap_body')) return false;
  } else if (
    tiptapBody !== null &&
    !checkTiptapBody(tiptapBody) &&
    within(found, '/tiptap_body', checkTiptapBody, tiptapBody)
  )
    return false;
  if (
    typeof value.body_plain_text !== 'string' &&
    refuseMember(found, '', 'body_plain_text', value.body_plain_text, 'type', 'string')
  )
    return false;
  if (typeof value.url !== 'string' && refuseMember(found, '', 'url', value.url, 'type', 'string')) return false;
  const createdAt = value.created_at;
  if (typeof createdAt !== 'string') {
    if (refuseMember(found, '', 'created_at', createdAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](createdAt) && refuse(found, '/created_at', 'format', 'date-time')) return false;
  const updatedAt = value.updated_at;
  if (typeof updatedAt !== 'string') {
    if (refuseMember(found, '', 'updated_at', updatedAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](updatedAt) && refuse(found, '/updated_at', 'format', 'date-time')) return false;
  if (
    !checkHomeFeedSpace(value.space) &&
    withinMember(found, '', 'space', checkHomeFeedSpace, value.space)
  )
    return false;
  if (
    !Number.isInteger(value.post_follower_id) && value.post_follower_id !== null &&
    refuseMember(found, '', 'post_follower_id', value.post_follower_id, 'type', ['integer', 'null'])
  )
    return false;
  if (
    !checkSharedCommunityMember(value.author) &&
    withinMember(found, '', 'author', checkSharedCommunityMember, value.author)
  )
    return false;
  const topics = value.topics;
  if (!Array.isArray(topics)) {
    if (refuseMember(found, '', 'topics', topics, 'type', 'array')) return false;
  } else {
    for (let index2 = 0; index2 < topics.length; index2 += 1) {
      const item2 = topics[index2];
      if (!checkTopic(item2) && within(found, '/topics/' + index2, checkTopic, item2)) return false;
    }
  }
  if (
    !checkHomeFeedPolicies(value.policies) &&
    withinMember(found, '', 'policies', checkHomeFeedPolicies, value.policies)
  )
    return false;
  return fits(found);
};

/** A `HomeFeedRecord` as a Standard Schema. */
export const homeFeedRecordSchema = /* @__PURE__ */ toStandardSchema(checkHomeFeedRecord);

/** Whether a value is a `HomeFeedBody`. */
export const checkHomeFeedBody = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const attachments = value.attachments;
  if (!Array.isArray(attachments) && refuseMember(found, '', 'attachments', attachments, 'type', 'array')) return false;
  const attachmentsArray = value.attachments_array;
  if (
    !Array.isArray(attachmentsArray) &&
    refuseMember(found, '', 'attachments_array', attachmentsArray, 'type', 'array')
  )
    return false;
  if (typeof value.html !== 'string' && refuseMember(found, '', 'html', value.html, 'type', 'string')) return false;
  return fits(found);
};

/** A `HomeFeedBody` as a Standard Schema. */
export const homeFeedBodySchema = /* @__PURE__ */ toStandardSchema(checkHomeFeedBody);

/** Whether a value is a `HomeFeedSpace`. */
export const checkHomeFeedSpace = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (typeof value.slug !== 'string' && refuseMember(found, '', 'slug', value.slug, 'type', 'string')) return false;
  if (typeof value.name !== 'string' && refuseMember(found, '', 'name', value.name, 'type', 'string')) return false;
  if (
    typeof value.emoji !== 'string' && value.emoji !== null &&
    refuseMember(found, '', 'emoji', value.emoji, 'type', ['string', 'null'])
  )
    return false;
  return fits(found);
};

/** A `HomeFeedSpace` as a Standard Schema. */
export const homeFeedSpaceSchema = /* @__PURE__ */ toStandardSchema(checkHomeFeedSpace);

/** Whether a value is a `HomeFeedPolicies`. */
export const checkHomeFeedPolicies = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    typeof value.can_destroy_post !== 'boolean' &&
    refuseMember(found, '', 'can_destroy_post', value.can_destroy_post, 'type', 'boolean')
  )
    return false;
  if (
    typeof value.can_duplicate_post !== 'boolean' &&
    refuseMember(found, '', 'can_duplicate_post', value.can_duplicate_post, 'type', 'boolean')
  )
    return false;
  if (
    typeof value.can_manage_post !== 'boolean' &&
    refuseMember(found, '', 'can_manage_post', value.can_manage_post, 'type', 'boolean')
  )
    return false;
  if (
    typeof value.can_report_post !== 'boolean' &&
    refuseMember(found, '', 'can_report_post', value.can_report_post, 'type', 'boolean')
  )
    return false;
  if (
    typeof value.can_update_post !== 'boolean' &&
    refuseMember(found, '', 'can_update_post', value.can_update_post, 'type', 'boolean')
  )
    return false;
  return fits(found);
};

/** A `HomeFeedPolicies` as a Standard Schema. */
export const homeFeedPoliciesSchema = /* @__PURE__ */ toStandardSchema(checkHomeFeedPolicies);
