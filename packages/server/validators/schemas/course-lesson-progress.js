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
import { checkPageEnvelope } from '../schemas/common.js';

/** Whether a value is a `LessonProgressStatus`. */
export const checkLessonProgressStatus = (value, found) => {
  if (
    value !== 'incomplete' && value !== 'completed' &&
    refuse(found, '', 'enum', ['incomplete', 'completed'])
  )
    return false;
  return fits(found);
};

/** A `LessonProgressStatus` as a Standard Schema. */
export const lessonProgressStatusSchema = /* @__PURE__ */ toStandardSchema(checkLessonProgressStatus);

/** Whether a value is a `CourseLessonProgressParts`. */
export const checkCourseLessonProgressParts = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    !Number.isInteger(value.lesson_id) &&
    refuseMember(found, '', 'lesson_id', value.lesson_id, 'type', 'integer')
  )
    return false;
  if (
    typeof value.member_email !== 'string' &&
    refuseMember(found, '', 'member_email', value.member_email, 'type', 'string')
  )
    return false;
  if (
    !checkLessonProgressStatus(value.status) &&
    withinMember(found, '', 'status', checkLessonProgressStatus, value.status)
  )
    return false;
  return fits(found);
};

/** A `CourseLessonProgressParts` as a Standard Schema. */
export const courseLessonProgressPartsSchema = /* @__PURE__ */ toStandardSchema(checkCourseLessonProgressParts);

/** Whether a value is a `CourseLessonProgressUpdateRequest`. */
export const checkCourseLessonProgressUpdateRequest = (value, found) => {
  if (!checkCourseLessonProgressParts(value) && within(found, '', checkCourseLessonProgressParts, value)) return false;
  return fits(found);
};

/** A `CourseLessonProgressUpdateRequest` as a Standard Schema. */
export const courseLessonProgressUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkCourseLessonProgressUpdateRequest);

/** Whether a value is a `CourseLessonProgress`. */
export const checkCourseLessonProgress = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    typeof value.lesson_name !== 'string' &&
    refuseMember(found, '', 'lesson_name', value.lesson_name, 'type', 'string')
  )
    return false;
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
  if (
    !Number.isInteger(value.community_member_id) &&
    refuseMember(found, '', 'community_member_id', value.community_member_id, 'type', 'integer')
  )
    return false;
  const updatedAt = value.updated_at;
  if (typeof updatedAt !== 'string') {
    if (refuseMember(found, '', 'updated_at', updatedAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](updatedAt) && refuse(found, '/updated_at', 'format', 'date-time')) return false;
  if (!checkCourseLessonProgressParts(value) && within(found, '', checkCourseLessonProgressParts, value)) return false;
  return fits(found);
};

/** A `CourseLessonProgress` as a Standard Schema. */
export const courseLessonProgressSchema = /* @__PURE__ */ toStandardSchema(checkCourseLessonProgress);

/** Whether a value is a `CourseLessonProgressList`. */
export const checkCourseLessonProgressList = (value, found) => {
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
        if (
          !checkCourseLessonProgress(item) &&
          within(found, '/records/' + index, checkCourseLessonProgress, item)
        )
          return false;
      }
    }
  }
  return fits(found);
};

/** A `CourseLessonProgressList` as a Standard Schema. */
export const courseLessonProgressListSchema = /* @__PURE__ */ toStandardSchema(checkCourseLessonProgressList);
