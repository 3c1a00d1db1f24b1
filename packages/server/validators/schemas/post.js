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
import { checkPageEnvelope, checkSuccessResponse } from '../schemas/common.js';
import { checkCommunity } from '../schemas/community.js';
import { checkRichTextBody, checkTiptapBody } from '../schemas/rich-text.js';

/** Whether a value is a `BasicPost`. */
export const checkBasicPost = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (
    typeof value.status !== 'string' &&
    refuseMember(found, '', 'status', value.status, 'type', 'string')
  )
    return false;
  if (
    typeof value.name !== 'string' && value.name !== null &&
    refuseMember(found, '', 'name', value.name, 'type', ['string', 'null'])
  )
    return false;
  const tiptapBody = value.tiptap_body;
  if (tiptapBody === undefined) {
    if (refuse(found, '', 'required', 'tiptap_body')) return false;
  } else if (
    tiptapBody !== null &&
    !checkTiptapBody(tiptapBody) &&
    within(found, '/tiptap_body', checkTiptapBody, tiptapBody)
  )
    return false;
  if (!checkPostBody(value.body) && withinMember(found, '', 'body', checkPostBody, value.body)) return false;
  if (typeof value.slug !== 'string' && refuseMember(found, '', 'slug', value.slug, 'type', 'string')) return false;
  if (typeof value.url !== 'string' && refuseMember(found, '', 'url', value.url, 'type', 'string')) return false;
  if (
    typeof value.space_name !== 'string' &&
    refuseMember(found, '', 'space_name', value.space_name, 'type', 'string')
  )
    return false;
  if (
    typeof value.space_slug !== 'string' &&
    refuseMember(found, '', 'space_slug', value.space_slug, 'type', 'string')
  )
    return false;
  if (
    !Number.isInteger(value.space_id) &&
    refuseMember(found, '', 'space_id', value.space_id, 'type', 'integer')
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
    typeof value.user_name !== 'string' &&
    refuseMember(found, '', 'user_name', value.user_name, 'type', 'string')
  )
    return false;
  if (
    !Number.isInteger(value.comments_count) &&
    refuseMember(found, '', 'comments_count', value.comments_count, 'type', 'integer')
  )
    return false;
  if (
    !Number.isInteger(value.community_id) &&
    refuseMember(found, '', 'community_id', value.community_id, 'type', 'integer')
  )
    return false;
  if (
    typeof value.hide_meta_info !== 'boolean' &&
    refuseMember(found, '', 'hide_meta_info', value.hide_meta_info, 'type', 'boolean')
  )
    return false;
  if (
    typeof value.user_avatar_url !== 'string' && value.user_avatar_url !== null &&
    refuseMember(found, '', 'user_avatar_url', value.user_avatar_url, 'type', ['string', 'null'])
  )
    return false;
  const publishedAt = value.published_at;
  if (typeof publishedAt !== 'string') {
    if (refuseMember(found, '', 'published_at', publishedAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](publishedAt) && refuse(found, '/published_at', 'format', 'date-time')) return false;
  const createdAt = value.created_at;
  if (typeof createdAt !== 'string') {
    if (refuseMember(found, '', 'created_at', createdAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](createdAt) && refuse(found, '/created_at', 'format', 'date-time')) return false;
  const updatedAt = value.updated_at;
  if (typeof updatedAt !== 'string') {
    if (refuseMember(found, '', 'updated_at', updatedAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](updatedAt) && refuse(found, '/updated_at', 'format', 'date-time')) return false;
  if (
    typeof value.cover_image !== 'string' && value.cover_image !== null &&
    refuseMember(found, '', 'cover_image', value.cover_image, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.cover_image_url !== 'string' && value.cover_image_url !== null &&
    refuseMember(found, '', 'cover_image_url', value.cover_image_url, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.cardview_thumbnail !== 'string' && value.cardview_thumbnail !== null &&
    refuseMember(found, '', 'cardview_thumbnail', value.cardview_thumbnail, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.cardview_thumbnail_url !== 'string' && value.cardview_thumbnail_url !== null &&
    refuseMember(found, '', 'cardview_thumbnail_url', value.cardview_thumbnail_url, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.is_comments_enabled !== 'boolean' &&
    refuseMember(found, '', 'is_comments_enabled', value.is_comments_enabled, 'type', 'boolean')
  )
    return false;
  if (
    typeof value.is_comments_closed !== 'boolean' &&
    refuseMember(found, '', 'is_comments_closed', value.is_comments_closed, 'type', 'boolean')
  )
    return false;
  if (
    typeof value.is_liking_enabled !== 'boolean' &&
    refuseMember(found, '', 'is_liking_enabled', value.is_liking_enabled, 'type', 'boolean')
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
  if (
    typeof value.custom_html !== 'string' && value.custom_html !== null &&
    refuseMember(found, '', 'custom_html', value.custom_html, 'type', ['string', 'null'])
  )
    return false;
  if (
    !Number.isInteger(value.likes_count) &&
    refuseMember(found, '', 'likes_count', value.likes_count, 'type', 'integer')
  )
    return false;
  const topics = value.topics;
  if (!Array.isArray(topics)) {
    if (refuseMember(found, '', 'topics', topics, 'type', 'array')) return false;
  } else {
    for (let index = 0; index < topics.length; index += 1) {
      const item = topics[index];
      if (!Number.isInteger(item) && refuse(found, '/topics/' + index, 'type', 'integer')) return false;
    }
  }
  if (
    !Number.isInteger(value.member_posts_count) &&
    refuseMember(found, '', 'member_posts_count', value.member_posts_count, 'type', 'integer')
  )
    return false;
  if (
    !Number.isInteger(value.member_comments_count) &&
    refuseMember(found, '', 'member_comments_count', value.member_comments_count, 'type', 'integer')
  )
    return false;
  if (
    !Number.isInteger(value.member_likes_count) &&
    refuseMember(found, '', 'member_likes_count', value.member_likes_count, 'type', 'integer')
  )
    return false;
  if (
    !checkCommunity(value.community) &&
    withinMember(found, '', 'community', checkCommunity, value.community)
  )
    return false;
  if (
    !checkPostAiSummary(value.ai_summary) &&
    withinMember(found, '', 'ai_summary', checkPostAiSummary, value.ai_summary)
  )
    return false;
  if (
    !checkRichTextBody(value.rich_text_body) &&
    withinMember(found, '', 'rich_text_body', checkRichTextBody, value.rich_text_body)
  )
    return false;
  return fits(found);
};

/** A `BasicPost` as a Standard Schema. */
export const basicPostSchema = /* @__PURE__ */ toStandardSchema(checkBasicPost);

/** Whether a value is a `PostBody`. */
export const checkPostBody = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
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
  if (typeof createdAt !== 'string') {
    if (refuseMember(found, '', 'created_at', createdAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](createdAt) && refuse(found, '/created_at', 'format', 'date-time')) return false;
  const updatedAt = value.updated_at;
  if (typeof updatedAt !== 'string') {
    if (refuseMember(found, '', 'updated_at', updatedAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](updatedAt) && refuse(found, '/updated_at', 'format', 'date-time')) return false;
  return fits(found);
};

/** A `PostBody` as a Standard Schema. */
export const postBodySchema = /* @__PURE__ */ toStandardSchema(checkPostBody);

/** Whether a value is a `PostAiSummary`. */
export const checkPostAiSummary = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    typeof value.overview !== 'string' && value.overview !== null &&
    refuseMember(found, '', 'overview', value.overview, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.content !== 'string' &&
    refuseMember(found, '', 'content', value.content, 'type', 'string')
  )
    return false;
  return fits(found);
};

/** A `PostAiSummary` as a Standard Schema. */
export const postAiSummarySchema = /* @__PURE__ */ toStandardSchema(checkPostAiSummary);

/** Whether a value is a `PostsList`. */
export const checkPostsList = (value, found) => {
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
        if (!checkBasicPost(item) && within(found, '/records/' + index, checkBasicPost, item)) return false;
      }
    }
  }
  return fits(found);
};

/** A `PostsList` as a Standard Schema. */
export const postsListSchema = /* @__PURE__ */ toStandardSchema(checkPostsList);

/** Whether a value is a `ImagePost`. */
export const checkImagePost = (value, found) => {
  if (!checkBasicPost(value) && within(found, '', checkBasicPost, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else if (
    !checkImageGallery(value.gallery) &&
    withinMember(found, '', 'gallery', checkImageGallery, value.gallery)
  )
    return false;
  return fits(found);
};

/** A `ImagePost` as a Standard Schema. */
export const imagePostSchema = /* @__PURE__ */ toStandardSchema(checkImagePost);

/** Whether a value is a `ImageGallery`. */
export const checkImageGallery = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (
    typeof value.downloadable_images !== 'boolean' &&
    refuseMember(found, '', 'downloadable_images', value.downloadable_images, 'type', 'boolean')
  )
    return false;
  const images = value.images;
  if (!Array.isArray(images)) {
    if (refuseMember(found, '', 'images', images, 'type', 'array')) return false;
  } else {
    for (let index = 0; index < images.length; index += 1) {
      const item = images[index];
      if (!checkGalleryImage(item) && within(found, '/images/' + index, checkGalleryImage, item)) return false;
    }
  }
  return fits(found);
};

/** A `ImageGallery` as a Standard Schema. */
export const imageGallerySchema = /* @__PURE__ */ toStandardSchema(checkImageGallery);

/** Whether a value is a `GalleryImage`. */
export const checkGalleryImage = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (
    typeof value.signed_id !== 'string' &&
    refuseMember(found, '', 'signed_id', value.signed_id, 'type', 'string')
  )
    return false;
  if (
    typeof value.original_url !== 'string' &&
    refuseMember(found, '', 'original_url', value.original_url, 'type', 'string')
  )
    return false;
  if (typeof value.url !== 'string' && refuseMember(found, '', 'url', value.url, 'type', 'string')) return false;
  if (
    typeof value.filename !== 'string' &&
    refuseMember(found, '', 'filename', value.filename, 'type', 'string')
  )
    return false;
  if (!Number.isInteger(value.width) && refuseMember(found, '', 'width', value.width, 'type', 'integer')) return false;
  if (
    !Number.isInteger(value.height) &&
    refuseMember(found, '', 'height', value.height, 'type', 'integer')
  )
    return false;
  return fits(found);
};

/** A `GalleryImage` as a Standard Schema. */
export const galleryImageSchema = /* @__PURE__ */ toStandardSchema(checkGalleryImage);

/** Whether a value is a `ImagePostsList`. */
export const checkImagePostsList = (value, found) => {
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
        if (!checkImagePost(item) && within(found, '/records/' + index, checkImagePost, item)) return false;
      }
    }
  }
  return fits(found);
};

/** A `ImagePostsList` as a Standard Schema. */
export const imagePostsListSchema = /* @__PURE__ */ toStandardSchema(checkImagePostsList);

/** Whether a value is a `BasicPostCreatedResponse`. */
export const checkBasicPostCreatedResponse = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    typeof value.message !== 'string' &&
    refuseMember(found, '', 'message', value.message, 'type', 'string')
  )
    return false;
  if (!checkBasicPost(value.post) && withinMember(found, '', 'post', checkBasicPost, value.post)) return false;
  return fits(found);
};

/** A `BasicPostCreatedResponse` as a Standard Schema. */
export const basicPostCreatedResponseSchema = /* @__PURE__ */ toStandardSchema(checkBasicPostCreatedResponse);

/** Whether a value is a `BasicPostUpdatedResponse`. */
export const checkBasicPostUpdatedResponse = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    typeof value.message !== 'string' &&
    refuseMember(found, '', 'message', value.message, 'type', 'string')
  )
    return false;
  if (!checkBasicPost(value.post) && withinMember(found, '', 'post', checkBasicPost, value.post)) return false;
  return fits(found);
};

/** A `BasicPostUpdatedResponse` as a Standard Schema. */
export const basicPostUpdatedResponseSchema = /* @__PURE__ */ toStandardSchema(checkBasicPostUpdatedResponse);

/** Whether a value is a `BasicPostDeletedResponse`. */
export const checkBasicPostDeletedResponse = (value, found) => {
  if (!checkSuccessResponse(value) && within(found, '', checkSuccessResponse, value)) return false;
  return fits(found);
};

/** A `BasicPostDeletedResponse` as a Standard Schema. */
export const basicPostDeletedResponseSchema = /* @__PURE__ */ toStandardSchema(checkBasicPostDeletedResponse);

/** Whether a value is a `ImagePostCreatedResponse`. */
export const checkImagePostCreatedResponse = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    typeof value.message !== 'string' &&
    refuseMember(found, '', 'message', value.message, 'type', 'string')
  )
    return false;
  if (!checkImagePost(value.post) && withinMember(found, '', 'post', checkImagePost, value.post)) return false;
  return fits(found);
};

/** A `ImagePostCreatedResponse` as a Standard Schema. */
export const imagePostCreatedResponseSchema = /* @__PURE__ */ toStandardSchema(checkImagePostCreatedResponse);
