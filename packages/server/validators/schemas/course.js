// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, formats, isObject, mismatch, refuse, refuseMember, toStandardSchema, within } from '#validation';
import { checkPageEnvelope } from '../schemas/common.js';

/** Whether a value is a `CourseSection`. */
export const checkCourseSection = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (typeof value.name !== 'string' && refuseMember(found, '', 'name', value.name, 'type', 'string')) return false;
  if (
    !Number.isInteger(value.space_id) &&
    refuseMember(found, '', 'space_id', value.space_id, 'type', 'integer')
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

/** A `CourseSection` as a Standard Schema. */
export const courseSectionSchema = /* @__PURE__ */ toStandardSchema(checkCourseSection);

/** Whether a value is a `CourseSectionsList`. */
export const checkCourseSectionsList = (value, found) => {
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
        if (!checkCourseSection(item) && within(found, '/records/' + index, checkCourseSection, item)) return false;
      }
    }
  }
  return fits(found);
};

/** A `CourseSectionsList` as a Standard Schema. */
export const courseSectionsListSchema = /* @__PURE__ */ toStandardSchema(checkCourseSectionsList);

/** Whether a value is a `CourseLessonStatus`. */
export const checkCourseLessonStatus = (value, found) => {
  if (value !== 'published' && value !== 'draft' && refuse(found, '', 'enum', ['published', 'draft'])) return false;
  return fits(found);
};

/** A `CourseLessonStatus` as a Standard Schema. */
export const courseLessonStatusSchema = /* @__PURE__ */ toStandardSchema(checkCourseLessonStatus);

/** Whether a value is a `CourseLesson`. */
export const checkCourseLesson = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (typeof value.name !== 'string' && refuseMember(found, '', 'name', value.name, 'type', 'string')) return false;
  const createdAt = value.created_at;
  if (typeof createdAt !== 'string') {
    if (refuseMember(found, '', 'created_at', createdAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](createdAt) && refuse(found, '/created_at', 'format', 'date-time')) return false;
  const updatedAt = value.updated_at;
  if (typeof updatedAt !== 'string') {
    if (refuseMember(found, '', 'updated_at', updatedAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](updatedAt) && refuse(found, '/updated_at', 'format', 'date-time')) return false;
  if (
    !Number.isInteger(value.section_id) &&
    refuseMember(found, '', 'section_id', value.section_id, 'type', 'integer')
  )
    return false;
  if (
    !Number.isInteger(value.space_id) &&
    refuseMember(found, '', 'space_id', value.space_id, 'type', 'integer')
  )
    return false;
  const thumbnail = value.thumbnail;
  if (
    !isObject(thumbnail) && thumbnail !== null &&
    refuseMember(found, '', 'thumbnail', thumbnail, 'type', ['object', 'null'])
  )
    return false;
  const featuredMedia = value.featured_media;
  if (
    !isObject(featuredMedia) && featuredMedia !== null &&
    refuseMember(found, '', 'featured_media', featuredMedia, 'type', ['object', 'null'])
  )
    return false;
  if (value.status === undefined && refuse(found, '', 'required', 'status')) return false;
  if (value.is_comments_enabled === undefined && refuse(found, '', 'required', 'is_comments_enabled')) return false;
  if (
    value.is_featured_media_enabled === undefined &&
    refuse(found, '', 'required', 'is_featured_media_enabled')
  )
    return false;
  if (
    value.is_featured_media_download_enabled === undefined &&
    refuse(found, '', 'required', 'is_featured_media_download_enabled')
  )
    return false;
  if (value.body_html === undefined && refuse(found, '', 'required', 'body_html')) return false;
  if (!checkCourseLessonParts(value) && within(found, '', checkCourseLessonParts, value)) return false;
  return fits(found);
};

/** A `CourseLesson` as a Standard Schema. */
export const courseLessonSchema = /* @__PURE__ */ toStandardSchema(checkCourseLesson);

/** Whether a value is a `CourseLessonsList`. */
export const checkCourseLessonsList = (value, found) => {
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
        if (!checkCourseLesson(item) && within(found, '/records/' + index, checkCourseLesson, item)) return false;
      }
    }
  }
  return fits(found);
};

/** A `CourseLessonsList` as a Standard Schema. */
export const courseLessonsListSchema = /* @__PURE__ */ toStandardSchema(checkCourseLessonsList);

/** Whether a value is a `CourseSetting`. */
export const checkCourseSetting = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.course_type === undefined && refuse(found, '', 'required', 'course_type')) return false;
  if (value.custom_lesson_label === undefined && refuse(found, '', 'required', 'custom_lesson_label')) return false;
  if (value.custom_section_label === undefined && refuse(found, '', 'required', 'custom_section_label')) return false;
  if (value.enforce_lessons_order === undefined && refuse(found, '', 'required', 'enforce_lessons_order')) return false;
  if (
    value.new_comment_notification_enabled === undefined &&
    refuse(found, '', 'required', 'new_comment_notification_enabled')
  )
    return false;
  if (
    value.lesson_thumbnails_visible === undefined &&
    refuse(found, '', 'required', 'lesson_thumbnails_visible')
  )
    return false;
  if (!checkCourseSettingParts(value) && within(found, '', checkCourseSettingParts, value)) return false;
  return fits(found);
};

/** A `CourseSetting` as a Standard Schema. */
export const courseSettingSchema = /* @__PURE__ */ toStandardSchema(checkCourseSetting);

const courseSettingPartsCustomLessonLabelValues = new Set([
  'activity',
  'assignment',
  'challenge',
  'class',
  'day',
  'exercise',
  'lecture',
  'lesson',
  'practice',
  'session',
  'topic',
  'tutorial',
  'workshop',
  null,
]);

const courseSettingPartsCustomSectionLabelValues = new Set([
  'chapter',
  'level',
  'module',
  'part',
  'path',
  'phase',
  'section',
  'stage',
  'track',
  'unit',
  'week',
  null,
]);

/** Whether a value is a `CourseSettingParts`. */
export const checkCourseSettingParts = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const courseType = value.course_type;
  if (
    courseType !== undefined &&
    courseType !== 'self_paced' && courseType !== 'scheduled' && courseType !== 'structured' &&
    refuse(found, '/course_type', 'enum', ['self_paced', 'scheduled', 'structured'])
  )
    return false;
  const customLessonLabel = value.custom_lesson_label;
  if (
    customLessonLabel !== undefined &&
    !courseSettingPartsCustomLessonLabelValues.has(customLessonLabel) &&
    refuse(found, '/custom_lesson_label', 'enum', courseSettingPartsCustomLessonLabelValues)
  )
    return false;
  const customSectionLabel = value.custom_section_label;
  if (
    customSectionLabel !== undefined &&
    !courseSettingPartsCustomSectionLabelValues.has(customSectionLabel) &&
    refuse(found, '/custom_section_label', 'enum', courseSettingPartsCustomSectionLabelValues)
  )
    return false;
  if (
    value.enforce_lessons_order !== undefined &&
    typeof value.enforce_lessons_order !== 'boolean' &&
    refuse(found, '/enforce_lessons_order', 'type', 'boolean')
  )
    return false;
  if (
    value.new_comment_notification_enabled !== undefined &&
    typeof value.new_comment_notification_enabled !== 'boolean' &&
    refuse(found, '/new_comment_notification_enabled', 'type', 'boolean')
  )
    return false;
  if (
    value.lesson_thumbnails_visible !== undefined &&
    typeof value.lesson_thumbnails_visible !== 'boolean' &&
    refuse(found, '/lesson_thumbnails_visible', 'type', 'boolean')
  )
    return false;
  return fits(found);
};

/** A `CourseSettingParts` as a Standard Schema. */
export const courseSettingPartsSchema = /* @__PURE__ */ toStandardSchema(checkCourseSettingParts);

/** Whether a value is a `CourseLessonParts`. */
export const checkCourseLessonParts = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    value.status !== undefined &&
    !checkCourseLessonStatus(value.status) &&
    within(found, '/status', checkCourseLessonStatus, value.status)
  )
    return false;
  if (
    value.is_comments_enabled !== undefined &&
    typeof value.is_comments_enabled !== 'boolean' &&
    refuse(found, '/is_comments_enabled', 'type', 'boolean')
  )
    return false;
  if (
    value.is_featured_media_enabled !== undefined &&
    typeof value.is_featured_media_enabled !== 'boolean' &&
    refuse(found, '/is_featured_media_enabled', 'type', 'boolean')
  )
    return false;
  if (
    value.is_featured_media_download_enabled !== undefined &&
    typeof value.is_featured_media_download_enabled !== 'boolean' &&
    refuse(found, '/is_featured_media_download_enabled', 'type', 'boolean')
  )
    return false;
  if (
    value.body_html !== undefined &&
    typeof value.body_html !== 'string' &&
    refuse(found, '/body_html', 'type', 'string')
  )
    return false;
  return fits(found);
};

/** A `CourseLessonParts` as a Standard Schema. */
export const courseLessonPartsSchema = /* @__PURE__ */ toStandardSchema(checkCourseLessonParts);
