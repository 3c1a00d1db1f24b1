// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isLonger, isObject, mismatch, refuse, refuseMember, toStandardSchema, within } from '#validation';
import { checkSlug } from '../schemas/common.js';
import { checkOpenDocumentRequest, checkRichTextDocumentRequest } from '../schemas/rich-text.js';

const postOrderValues = new Set(['oldest', 'latest', 'alphabetical', 'likes', 'latest_updated', 'oldest_updated']);

/** Whether a value is a `PostOrder`. */
export const checkPostOrder = (value, found) => {
  if (!postOrderValues.has(value) && refuse(found, '', 'enum', postOrderValues)) return false;
  return fits(found);
};

/** A `PostOrder` as a Standard Schema. */
export const postOrderSchema = /* @__PURE__ */ toStandardSchema(checkPostOrder);

const postCreateRequestCreatedAtPattern = new RegExp('^\\d{4}-\\d{2}-\\d{2}', 'u');

/** Whether a value is a `PostCreateRequest`. */
export const checkPostCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const name = value.name;
  if (typeof name !== 'string') {
    if (refuseMember(found, '', 'name', name, 'type', 'string')) return false;
  } else if (isLonger(name, 255) && refuse(found, '/name', 'maxLength', 255)) return false;
  if (
    !Number.isInteger(value.space_id) &&
    refuseMember(found, '', 'space_id', value.space_id, 'type', 'integer')
  )
    return false;
  if (
    value.status !== undefined &&
    !checkPostState(value.status) &&
    within(found, '/status', checkPostState, value.status)
  )
    return false;
  if (value.slug !== undefined && !checkSlug(value.slug) && within(found, '/slug', checkSlug, value.slug)) return false;
  const createdAt = value.created_at;
  if (createdAt !== undefined) {
    if (typeof createdAt !== 'string') {
      if (refuse(found, '/created_at', 'type', 'string')) return false;
    } else if (
      !postCreateRequestCreatedAtPattern.test(createdAt) &&
      refuse(found, '/created_at', 'pattern', '^\\d{4}-\\d{2}-\\d{2}')
    )
      return false;
  }
  if (!checkPostAttributes(value) && within(found, '', checkPostAttributes, value)) return false;
  if (!checkPostAuthorAttributes(value) && within(found, '', checkPostAuthorAttributes, value)) return false;
  return fits(found);
};

/** A `PostCreateRequest` as a Standard Schema. */
export const postCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkPostCreateRequest);

const postAttributesPublishedAtPattern = new RegExp('^\\d{4}-\\d{2}-\\d{2}', 'u');

/** Whether a value is a `PostAttributes`. */
export const checkPostAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const name = value.name;
  if (name !== undefined) {
    if (typeof name !== 'string' && name !== null) {
      if (refuse(found, '/name', 'type', ['string', 'null'])) return false;
    } else if (typeof name === 'string' && isLonger(name, 255) && refuse(found, '/name', 'maxLength', 255)) return false;
  }
  const tiptapBody = value.tiptap_body;
  if (
    tiptapBody !== undefined &&
    tiptapBody !== null &&
    !checkRichTextDocumentRequest(tiptapBody) &&
    within(found, '/tiptap_body', checkRichTextDocumentRequest, tiptapBody)
  )
    return false;
  if (
    value.cover_image !== undefined &&
    typeof value.cover_image !== 'string' && value.cover_image !== null &&
    refuse(found, '/cover_image', 'type', ['string', 'null'])
  )
    return false;
  if (
    value.internal_custom_html !== undefined &&
    typeof value.internal_custom_html !== 'string' &&
    refuse(found, '/internal_custom_html', 'type', 'string')
  )
    return false;
  if (
    value.is_truncation_disabled !== undefined &&
    typeof value.is_truncation_disabled !== 'boolean' &&
    refuse(found, '/is_truncation_disabled', 'type', 'boolean')
  )
    return false;
  if (
    value.is_comments_closed !== undefined &&
    typeof value.is_comments_closed !== 'boolean' &&
    refuse(found, '/is_comments_closed', 'type', 'boolean')
  )
    return false;
  if (
    value.hide_meta_info !== undefined &&
    typeof value.hide_meta_info !== 'boolean' &&
    refuse(found, '/hide_meta_info', 'type', 'boolean')
  )
    return false;
  if (
    value.hide_from_featured_areas !== undefined &&
    typeof value.hide_from_featured_areas !== 'boolean' &&
    refuse(found, '/hide_from_featured_areas', 'type', 'boolean')
  )
    return false;
  if (
    value.meta_title !== undefined &&
    typeof value.meta_title !== 'string' &&
    refuse(found, '/meta_title', 'type', 'string')
  )
    return false;
  if (
    value.meta_description !== undefined &&
    typeof value.meta_description !== 'string' &&
    refuse(found, '/meta_description', 'type', 'string')
  )
    return false;
  if (
    value.opengraph_title !== undefined &&
    typeof value.opengraph_title !== 'string' &&
    refuse(found, '/opengraph_title', 'type', 'string')
  )
    return false;
  if (
    value.opengraph_description !== undefined &&
    typeof value.opengraph_description !== 'string' &&
    refuse(found, '/opengraph_description', 'type', 'string')
  )
    return false;
  const publishedAt = value.published_at;
  if (publishedAt !== undefined) {
    if (typeof publishedAt !== 'string') {
      if (refuse(found, '/published_at', 'type', 'string')) return false;
    } else if (
      !postAttributesPublishedAtPattern.test(publishedAt) &&
      refuse(found, '/published_at', 'pattern', '^\\d{4}-\\d{2}-\\d{2}')
    )
      return false;
  }
  if (
    value.skip_notifications !== undefined &&
    typeof value.skip_notifications !== 'boolean' &&
    refuse(found, '/skip_notifications', 'type', 'boolean')
  )
    return false;
  if (!checkCommonPostAttributes(value) && within(found, '', checkCommonPostAttributes, value)) return false;
  return fits(found);
};

/** A `PostAttributes` as a Standard Schema. */
export const postAttributesSchema = /* @__PURE__ */ toStandardSchema(checkPostAttributes);

/** Whether a value is a `CommonPostAttributes`. */
export const checkCommonPostAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    value.is_comments_enabled !== undefined &&
    typeof value.is_comments_enabled !== 'boolean' &&
    refuse(found, '/is_comments_enabled', 'type', 'boolean')
  )
    return false;
  if (
    value.is_liking_enabled !== undefined &&
    typeof value.is_liking_enabled !== 'boolean' &&
    refuse(found, '/is_liking_enabled', 'type', 'boolean')
  )
    return false;
  const topics = value.topics;
  if (topics !== undefined) {
    if (!Array.isArray(topics)) {
      if (refuse(found, '/topics', 'type', 'array')) return false;
    } else {
      if (topics.length > 100 && refuse(found, '/topics', 'maxItems', 100)) return false;
      for (let index = 0; index < topics.length; index += 1) {
        const item = topics[index];
        if (!Number.isInteger(item) && refuse(found, '/topics/' + index, 'type', 'integer')) return false;
      }
    }
  }
  if (
    value.is_pinned !== undefined &&
    typeof value.is_pinned !== 'boolean' &&
    refuse(found, '/is_pinned', 'type', 'boolean')
  )
    return false;
  return fits(found);
};

/** A `CommonPostAttributes` as a Standard Schema. */
export const commonPostAttributesSchema = /* @__PURE__ */ toStandardSchema(checkCommonPostAttributes);

/** Whether a value is a `PostAuthorAttributes`. */
export const checkPostAuthorAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    value.user_email !== undefined &&
    typeof value.user_email !== 'string' &&
    refuse(found, '/user_email', 'type', 'string')
  )
    return false;
  if (
    value.user_id !== undefined &&
    !Number.isInteger(value.user_id) &&
    refuse(found, '/user_id', 'type', 'integer')
  )
    return false;
  return fits(found);
};

/** A `PostAuthorAttributes` as a Standard Schema. */
export const postAuthorAttributesSchema = /* @__PURE__ */ toStandardSchema(checkPostAuthorAttributes);

/** Whether a value is a `PostState`. */
export const checkPostState = (value, found) => {
  if (
    value !== 'draft' && value !== 'published' && value !== 'scheduled' &&
    refuse(found, '', 'enum', ['draft', 'published', 'scheduled'])
  )
    return false;
  return fits(found);
};

/** A `PostState` as a Standard Schema. */
export const postStateSchema = /* @__PURE__ */ toStandardSchema(checkPostState);

/** Whether a value is a `PostUpdateRequest`. */
export const checkPostUpdateRequest = (value, found) => {
  if (
    isObject(value) &&
    value.status !== undefined &&
    !checkPostState(value.status) &&
    within(found, '/status', checkPostState, value.status)
  )
    return false;
  if (!checkPostAttributes(value) && within(found, '', checkPostAttributes, value)) return false;
  return fits(found);
};

/** A `PostUpdateRequest` as a Standard Schema. */
export const postUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkPostUpdateRequest);

/** Whether a value is a `ImagePostCreateRequest`. */
export const checkImagePostCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.slug !== undefined && !checkSlug(value.slug) && within(found, '/slug', checkSlug, value.slug)) return false;
  if (
    value.status !== undefined &&
    !checkPostState(value.status) &&
    within(found, '/status', checkPostState, value.status)
  )
    return false;
  if (value.gallery_attributes === undefined && refuse(found, '', 'required', 'gallery_attributes')) return false;
  if (!checkImagePostAttributes(value) && within(found, '', checkImagePostAttributes, value)) return false;
  if (!checkPostAuthorAttributes(value) && within(found, '', checkPostAuthorAttributes, value)) return false;
  return fits(found);
};

/** A `ImagePostCreateRequest` as a Standard Schema. */
export const imagePostCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkImagePostCreateRequest);

/** Whether a value is a `ImagePostAttributes`. */
export const checkImagePostAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const tiptapBody = value.tiptap_body;
  if (
    tiptapBody !== undefined &&
    tiptapBody !== null &&
    !checkOpenDocumentRequest(tiptapBody) &&
    within(found, '/tiptap_body', checkOpenDocumentRequest, tiptapBody)
  )
    return false;
  if (
    value.gallery_attributes !== undefined &&
    !checkGalleryAttributes(value.gallery_attributes) &&
    within(found, '/gallery_attributes', checkGalleryAttributes, value.gallery_attributes)
  )
    return false;
  if (!checkCommonPostAttributes(value) && within(found, '', checkCommonPostAttributes, value)) return false;
  return fits(found);
};

/** A `ImagePostAttributes` as a Standard Schema. */
export const imagePostAttributesSchema = /* @__PURE__ */ toStandardSchema(checkImagePostAttributes);

/** Whether a value is a `GalleryAttributes`. */
export const checkGalleryAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const imagesAttributes = value.images_attributes;
  if (imagesAttributes !== undefined) {
    if (!Array.isArray(imagesAttributes)) {
      if (refuse(found, '/images_attributes', 'type', 'array')) return false;
    } else {
      if (imagesAttributes.length > 100 && refuse(found, '/images_attributes', 'maxItems', 100)) return false;
      for (let index = 0; index < imagesAttributes.length; index += 1) {
        const item = imagesAttributes[index];
        if (!isObject(item)) {
          if (refuse(found, '/images_attributes/' + index, 'type', 'object')) return false;
        } else {
          if (
            item.id !== undefined &&
            !Number.isInteger(item.id) &&
            refuse(found, '/images_attributes/' + index + '/id', 'type', 'integer')
          )
            return false;
          if (
            item.image !== undefined &&
            typeof item.image !== 'string' &&
            refuse(found, '/images_attributes/' + index + '/image', 'type', 'string')
          )
            return false;
          if (
            item.width !== undefined &&
            !Number.isInteger(item.width) &&
            refuse(found, '/images_attributes/' + index + '/width', 'type', 'integer')
          )
            return false;
          if (
            item.height !== undefined &&
            !Number.isInteger(item.height) &&
            refuse(found, '/images_attributes/' + index + '/height', 'type', 'integer')
          )
            return false;
        }
      }
    }
  }
  if (
    value.downloadable_images !== undefined &&
    typeof value.downloadable_images !== 'boolean' &&
    refuse(found, '/downloadable_images', 'type', 'boolean')
  )
    return false;
  return fits(found);
};

/** A `GalleryAttributes` as a Standard Schema. */
export const galleryAttributesSchema = /* @__PURE__ */ toStandardSchema(checkGalleryAttributes);

/** Whether a value is a `ImagePostUpdateRequest`. */
export const checkImagePostUpdateRequest = (value, found) => {
  if (
    isObject(value) &&
    value.status !== undefined &&
    !checkPostState(value.status) &&
    within(found, '/status', checkPostState, value.status)
  )
    return false;
  if (!checkImagePostAttributes(value) && within(found, '', checkImagePostAttributes, value)) return false;
  return fits(found);
};

/** A `ImagePostUpdateRequest` as a Standard Schema. */
export const imagePostUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkImagePostUpdateRequest);

/** Whether a value is a `ImagePostDuplicateRequest`. */
export const checkImagePostDuplicateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const post = value.post;
  if (post !== undefined) {
    if (!isObject(post)) {
      if (refuse(found, '/post', 'type', 'object')) return false;
    } else if (
      post.send_notifications !== undefined &&
      typeof post.send_notifications !== 'boolean' &&
      refuse(found, '/post/send_notifications', 'type', 'boolean')
    )
      return false;
  }
  return fits(found);
};

/** A `ImagePostDuplicateRequest` as a Standard Schema. */
export const imagePostDuplicateRequestSchema = /* @__PURE__ */ toStandardSchema(checkImagePostDuplicateRequest);
