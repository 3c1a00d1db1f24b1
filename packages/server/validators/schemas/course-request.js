// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import {
  fits,
  isLonger,
  isObject,
  isShorter,
  mismatch,
  refuse,
  refuseMember,
  toStandardSchema,
  within,
} from '#validation';
import { checkCourseLessonParts } from '../schemas/course.js';
import { checkRichTextDocumentRequest } from '../schemas/rich-text.js';

/** Whether a value is a `CourseSectionCreateRequest`. */
export const checkCourseSectionCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    !Number.isInteger(value.space_id) &&
    refuseMember(found, '', 'space_id', value.space_id, 'type', 'integer')
  )
    return false;
  if (!checkCourseSectionAttributes(value) && within(found, '', checkCourseSectionAttributes, value)) return false;
  return fits(found);
};

/** A `CourseSectionCreateRequest` as a Standard Schema. */
export const courseSectionCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkCourseSectionCreateRequest);

/** Whether a value is a `CourseSectionAttributes`. */
export const checkCourseSectionAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const name = value.name;
  if (typeof name !== 'string') {
    if (refuseMember(found, '', 'name', name, 'type', 'string')) return false;
  } else {
    if (isShorter(name, 1) && refuse(found, '/name', 'minLength', 1)) return false;
    if (isLonger(name, 255) && refuse(found, '/name', 'maxLength', 255)) return false;
  }
  return fits(found);
};

/** A `CourseSectionAttributes` as a Standard Schema. */
export const courseSectionAttributesSchema = /* @__PURE__ */ toStandardSchema(checkCourseSectionAttributes);

/** Whether a value is a `CourseSectionUpdateRequest`. */
export const checkCourseSectionUpdateRequest = (value, found) => {
  if (!checkCourseSectionAttributes(value) && within(found, '', checkCourseSectionAttributes, value)) return false;
  return fits(found);
};

/** A `CourseSectionUpdateRequest` as a Standard Schema. */
export const courseSectionUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkCourseSectionUpdateRequest);

/** Whether a value is a `CourseLessonCreateRequest`. */
export const checkCourseLessonCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    !Number.isInteger(value.section_id) &&
    refuseMember(found, '', 'section_id', value.section_id, 'type', 'integer')
  )
    return false;
  if (value.name === undefined && refuse(found, '', 'required', 'name')) return false;
  if (!checkCourseLessonAttributes(value) && within(found, '', checkCourseLessonAttributes, value)) return false;
  return fits(found);
};

/** A `CourseLessonCreateRequest` as a Standard Schema. */
export const courseLessonCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkCourseLessonCreateRequest);

/** Whether a value is a `CourseLessonAttributes`. */
export const checkCourseLessonAttributes = (value, found) => {
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
  const thumbnail = value.thumbnail;
  if (
    thumbnail !== undefined &&
    typeof thumbnail !== 'string' && !isObject(thumbnail) && thumbnail !== null &&
    refuse(found, '/thumbnail', 'type', ['string', 'object', 'null'])
  )
    return false;
  const featuredMedia = value.featured_media;
  if (
    featuredMedia !== undefined &&
    typeof featuredMedia !== 'string' && !isObject(featuredMedia) && featuredMedia !== null &&
    refuse(found, '/featured_media', 'type', ['string', 'object', 'null'])
  )
    return false;
  if (
    value.rich_text_body !== undefined &&
    !checkRichTextDocumentRequest(value.rich_text_body) &&
    within(found, '/rich_text_body', checkRichTextDocumentRequest, value.rich_text_body)
  )
    return false;
  if (!checkCourseLessonParts(value) && within(found, '', checkCourseLessonParts, value)) return false;
  return fits(found);
};

/** A `CourseLessonAttributes` as a Standard Schema. */
export const courseLessonAttributesSchema = /* @__PURE__ */ toStandardSchema(checkCourseLessonAttributes);

/** Whether a value is a `CourseLessonReorderRequest`. */
export const checkCourseLessonReorderRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    !Number.isInteger(value.space_id) &&
    refuseMember(found, '', 'space_id', value.space_id, 'type', 'integer')
  )
    return false;
  const newOrder = value.new_order;
  if (!Array.isArray(newOrder)) {
    if (refuseMember(found, '', 'new_order', newOrder, 'type', 'array')) return false;
  } else {
    if (newOrder.length > 1000 && refuse(found, '/new_order', 'maxItems', 1000)) return false;
    for (let index = 0; index < newOrder.length; index += 1) {
      const item = newOrder[index];
      if (
        !checkCourseSectionOrder(item) &&
        within(found, '/new_order/' + index, checkCourseSectionOrder, item)
      )
        return false;
    }
  }
  return fits(found);
};

/** A `CourseLessonReorderRequest` as a Standard Schema. */
export const courseLessonReorderRequestSchema = /* @__PURE__ */ toStandardSchema(checkCourseLessonReorderRequest);

/** Whether a value is a `CourseSectionOrder`. */
export const checkCourseSectionOrder = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    !Number.isInteger(value.section_id) &&
    refuseMember(found, '', 'section_id', value.section_id, 'type', 'integer')
  )
    return false;
  const lessonIds = value.lesson_ids;
  if (!Array.isArray(lessonIds)) {
    if (refuseMember(found, '', 'lesson_ids', lessonIds, 'type', 'array')) return false;
  } else {
    if (lessonIds.length > 1000 && refuse(found, '/lesson_ids', 'maxItems', 1000)) return false;
    for (let index = 0; index < lessonIds.length; index += 1) {
      const item = lessonIds[index];
      if (!Number.isInteger(item) && refuse(found, '/lesson_ids/' + index, 'type', 'integer')) return false;
    }
  }
  return fits(found);
};

/** A `CourseSectionOrder` as a Standard Schema. */
export const courseSectionOrderSchema = /* @__PURE__ */ toStandardSchema(checkCourseSectionOrder);

/** Whether a value is a `CourseLessonUpdateRequest`. */
export const checkCourseLessonUpdateRequest = (value, found) => {
  if (!checkCourseLessonAttributes(value) && within(found, '', checkCourseLessonAttributes, value)) return false;
  return fits(found);
};

/** A `CourseLessonUpdateRequest` as a Standard Schema. */
export const courseLessonUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkCourseLessonUpdateRequest);
