// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, formats, isObject, mismatch, refuse, refuseMember, toStandardSchema, within } from '#validation';
import { checkPageEnvelope } from '../schemas/common.js';

/** Whether a value is a `ProfileField`. */
export const checkProfileField = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (typeof value.label !== 'string' && refuseMember(found, '', 'label', value.label, 'type', 'string')) return false;
  if (
    typeof value.field_type !== 'string' &&
    refuseMember(found, '', 'field_type', value.field_type, 'type', 'string')
  )
    return false;
  if (typeof value.key !== 'string' && refuseMember(found, '', 'key', value.key, 'type', 'string')) return false;
  if (
    typeof value.required !== 'boolean' &&
    refuseMember(found, '', 'required', value.required, 'type', 'boolean')
  )
    return false;
  if (
    typeof value.allow_null !== 'boolean' &&
    refuseMember(found, '', 'allow_null', value.allow_null, 'type', 'boolean')
  )
    return false;
  if (
    typeof value.platform_field !== 'boolean' &&
    refuseMember(found, '', 'platform_field', value.platform_field, 'type', 'boolean')
  )
    return false;
  if (
    typeof value.archived !== 'boolean' &&
    refuseMember(found, '', 'archived', value.archived, 'type', 'boolean')
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
    value.placeholder !== undefined &&
    typeof value.placeholder !== 'string' && value.placeholder !== null &&
    refuse(found, '/placeholder', 'type', ['string', 'null'])
  )
    return false;
  if (
    value.description !== undefined &&
    typeof value.description !== 'string' && value.description !== null &&
    refuse(found, '/description', 'type', ['string', 'null'])
  )
    return false;
  const numberOptions = value.number_options;
  if (
    numberOptions !== undefined &&
    numberOptions !== null &&
    !checkProfileFieldNumberOptions(numberOptions) &&
    within(found, '/number_options', checkProfileFieldNumberOptions, numberOptions)
  )
    return false;
  const choices = value.choices;
  if (choices !== undefined) {
    if (!Array.isArray(choices)) {
      if (refuse(found, '/choices', 'type', 'array')) return false;
    } else {
      for (let index = 0; index < choices.length; index += 1) {
        const item = choices[index];
        if (!checkProfileFieldChoice(item) && within(found, '/choices/' + index, checkProfileFieldChoice, item)) return false;
      }
    }
  }
  const pages = value.pages;
  if (pages !== undefined) {
    if (!Array.isArray(pages)) {
      if (refuse(found, '/pages', 'type', 'array')) return false;
    } else {
      for (let index2 = 0; index2 < pages.length; index2 += 1) {
        const item2 = pages[index2];
        if (!checkProfilePage(item2) && within(found, '/pages/' + index2, checkProfilePage, item2)) return false;
      }
    }
  }
  return fits(found);
};

/** A `ProfileField` as a Standard Schema. */
export const profileFieldSchema = /* @__PURE__ */ toStandardSchema(checkProfileField);

/** Whether a value is a `ProfileFieldNumberOptions`. */
export const checkProfileFieldNumberOptions = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (
    typeof value.format !== 'string' &&
    refuseMember(found, '', 'format', value.format, 'type', 'string')
  )
    return false;
  if (
    !Number.isInteger(value.decimal) &&
    refuseMember(found, '', 'decimal', value.decimal, 'type', 'integer')
  )
    return false;
  if (
    typeof value.position !== 'string' &&
    refuseMember(found, '', 'position', value.position, 'type', 'string')
  )
    return false;
  if (typeof value.text !== 'string' && refuseMember(found, '', 'text', value.text, 'type', 'string')) return false;
  return fits(found);
};

/** A `ProfileFieldNumberOptions` as a Standard Schema. */
export const profileFieldNumberOptionsSchema = /* @__PURE__ */ toStandardSchema(checkProfileFieldNumberOptions);

/** Whether a value is a `ProfileFieldChoice`. */
export const checkProfileFieldChoice = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (typeof value.value !== 'string' && refuseMember(found, '', 'value', value.value, 'type', 'string')) return false;
  return fits(found);
};

/** A `ProfileFieldChoice` as a Standard Schema. */
export const profileFieldChoiceSchema = /* @__PURE__ */ toStandardSchema(checkProfileFieldChoice);

/** Whether a value is a `ProfilePage`. */
export const checkProfilePage = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (typeof value.name !== 'string' && refuseMember(found, '', 'name', value.name, 'type', 'string')) return false;
  if (
    !Number.isInteger(value.position) &&
    refuseMember(found, '', 'position', value.position, 'type', 'integer')
  )
    return false;
  if (
    typeof value.visible !== 'boolean' &&
    refuseMember(found, '', 'visible', value.visible, 'type', 'boolean')
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

/** A `ProfilePage` as a Standard Schema. */
export const profilePageSchema = /* @__PURE__ */ toStandardSchema(checkProfilePage);

/** Whether a value is a `ProfileFieldsList`. */
export const checkProfileFieldsList = (value, found) => {
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
        if (!checkProfileField(item) && within(found, '/records/' + index, checkProfileField, item)) return false;
      }
    }
  }
  return fits(found);
};

/** A `ProfileFieldsList` as a Standard Schema. */
export const profileFieldsListSchema = /* @__PURE__ */ toStandardSchema(checkProfileFieldsList);

/** Whether a value is a `PageProfileFields`. */
export const checkPageProfileFields = (value, found) => {
  if (!Array.isArray(value)) return mismatch(found, 'array');
  for (let index = 0; index < value.length; index += 1) {
    const item = value[index];
    if (!checkProfileField(item) && within(found, '/' + index, checkProfileField, item)) return false;
  }
  return fits(found);
};

/** A `PageProfileFields` as a Standard Schema. */
export const pageProfileFieldsSchema = /* @__PURE__ */ toStandardSchema(checkPageProfileFields);

const profilePageNameValues = new Set(['signup', 'edit_profile', 'profile_view', 'community_view']);

/** Whether a value is a `ProfilePageName`. */
export const checkProfilePageName = (value, found) => {
  if (!profilePageNameValues.has(value) && refuse(found, '', 'enum', profilePageNameValues)) return false;
  return fits(found);
};

/** A `ProfilePageName` as a Standard Schema. */
export const profilePageNameSchema = /* @__PURE__ */ toStandardSchema(checkProfilePageName);
