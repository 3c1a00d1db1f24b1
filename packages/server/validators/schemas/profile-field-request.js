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
  withinMember,
} from '#validation';
import { checkProfilePageName } from '../schemas/profile-field.js';

/** Whether a value is a `ProfileFieldCreateRequest`. */
export const checkProfileFieldCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    !checkNewProfileField(value.profile_field) &&
    withinMember(found, '', 'profile_field', checkNewProfileField, value.profile_field)
  )
    return false;
  return fits(found);
};

/** A `ProfileFieldCreateRequest` as a Standard Schema. */
export const profileFieldCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkProfileFieldCreateRequest);

const newProfileFieldFieldTypeValues = new Set(['text', 'select', 'checkbox', 'textarea', 'link', 'number']);

/** Whether a value is a `NewProfileField`. */
export const checkNewProfileField = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const fieldType = value.field_type;
  if (
    !newProfileFieldFieldTypeValues.has(fieldType) &&
    refuseMember(found, '', 'field_type', fieldType, 'enum', newProfileFieldFieldTypeValues)
  )
    return false;
  const pagesAttributes = value.pages_attributes;
  if (!Array.isArray(pagesAttributes)) {
    if (refuseMember(found, '', 'pages_attributes', pagesAttributes, 'type', 'array')) return false;
  } else {
    if (pagesAttributes.length > 20 && refuse(found, '/pages_attributes', 'maxItems', 20)) return false;
    for (let index = 0; index < pagesAttributes.length; index += 1) {
      const item = pagesAttributes[index];
      if (!isObject(item)) {
        if (refuse(found, '/pages_attributes/' + index, 'type', 'object')) return false;
      } else {
        if (
          !checkProfilePageName(item.name) &&
          withinMember(found, '/pages_attributes/' + index, 'name', checkProfilePageName, item.name)
        )
          return false;
        if (
          typeof item.visible !== 'boolean' &&
          refuseMember(found, '/pages_attributes/' + index, 'visible', item.visible, 'type', 'boolean')
        )
          return false;
      }
    }
  }
  const choicesAttributes = value.choices_attributes;
  if (choicesAttributes !== undefined) {
    if (!Array.isArray(choicesAttributes)) {
      if (refuse(found, '/choices_attributes', 'type', 'array')) return false;
    } else {
      if (choicesAttributes.length > 50 && refuse(found, '/choices_attributes', 'maxItems', 50)) return false;
      for (let index2 = 0; index2 < choicesAttributes.length; index2 += 1) {
        const item2 = choicesAttributes[index2];
        if (!isObject(item2)) {
          if (refuse(found, '/choices_attributes/' + index2, 'type', 'object')) return false;
        } else {
          const value2 = item2.value;
          if (typeof value2 !== 'string') {
            if (refuseMember(found, '/choices_attributes/' + index2, 'value', value2, 'type', 'string')) return false;
          } else {
            if (isShorter(value2, 1) && refuse(found, '/choices_attributes/' + index2 + '/value', 'minLength', 1)) return false;
            if (
              isLonger(value2, 255) &&
              refuse(found, '/choices_attributes/' + index2 + '/value', 'maxLength', 255)
            )
              return false;
          }
          if (
            item2.sort_key !== undefined &&
            !Number.isInteger(item2.sort_key) &&
            refuse(found, '/choices_attributes/' + index2 + '/sort_key', 'type', 'integer')
          )
            return false;
        }
      }
    }
  }
  const numberOptionsAttributes = value.number_options_attributes;
  if (numberOptionsAttributes !== undefined) {
    if (
      isObject(numberOptionsAttributes) &&
      numberOptionsAttributes.format === undefined &&
      refuse(found, '/number_options_attributes', 'required', 'format')
    )
      return false;
    if (
      !checkNumberOptionsAttributes(numberOptionsAttributes) &&
      within(found, '/number_options_attributes', checkNumberOptionsAttributes, numberOptionsAttributes)
    )
      return false;
  }
  if (value.label === undefined && refuse(found, '', 'required', 'label')) return false;
  if (value.key === undefined && refuse(found, '', 'required', 'key')) return false;
  if (!checkProfileFieldAttributes(value) && within(found, '', checkProfileFieldAttributes, value)) return false;
  return fits(found);
};

/** A `NewProfileField` as a Standard Schema. */
export const newProfileFieldSchema = /* @__PURE__ */ toStandardSchema(checkNewProfileField);

const profileFieldAttributesKeyPattern = new RegExp('^[a-z0-9_]+$', 'u');

/** Whether a value is a `ProfileFieldAttributes`. */
export const checkProfileFieldAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const label = value.label;
  if (label !== undefined) {
    if (typeof label !== 'string') {
      if (refuse(found, '/label', 'type', 'string')) return false;
    } else {
      if (isShorter(label, 1) && refuse(found, '/label', 'minLength', 1)) return false;
      if (isLonger(label, 255) && refuse(found, '/label', 'maxLength', 255)) return false;
    }
  }
  const key = value.key;
  if (key !== undefined) {
    if (typeof key !== 'string') {
      if (refuse(found, '/key', 'type', 'string')) return false;
    } else {
      if (isShorter(key, 1) && refuse(found, '/key', 'minLength', 1)) return false;
      if (isLonger(key, 100) && refuse(found, '/key', 'maxLength', 100)) return false;
      if (!profileFieldAttributesKeyPattern.test(key) && refuse(found, '/key', 'pattern', '^[a-z0-9_]+$')) return false;
    }
  }
  if (
    value.description !== undefined &&
    typeof value.description !== 'string' && value.description !== null &&
    refuse(found, '/description', 'type', ['string', 'null'])
  )
    return false;
  if (
    value.placeholder !== undefined &&
    typeof value.placeholder !== 'string' && value.placeholder !== null &&
    refuse(found, '/placeholder', 'type', ['string', 'null'])
  )
    return false;
  if (
    value.required !== undefined &&
    typeof value.required !== 'boolean' &&
    refuse(found, '/required', 'type', 'boolean')
  )
    return false;
  if (
    value.allow_null !== undefined &&
    typeof value.allow_null !== 'boolean' &&
    refuse(found, '/allow_null', 'type', 'boolean')
  )
    return false;
  return fits(found);
};

/** A `ProfileFieldAttributes` as a Standard Schema. */
export const profileFieldAttributesSchema = /* @__PURE__ */ toStandardSchema(checkProfileFieldAttributes);

const numberOptionsAttributesFormatValues = new Set(['number', 'percentage', 'custom', 'unformatted']);

/** Whether a value is a `NumberOptionsAttributes`. */
export const checkNumberOptionsAttributes = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const format = value.format;
  if (
    format !== undefined &&
    !numberOptionsAttributesFormatValues.has(format) &&
    refuse(found, '/format', 'enum', numberOptionsAttributesFormatValues)
  )
    return false;
  const decimal = value.decimal;
  if (decimal !== undefined) {
    if (!Number.isInteger(decimal)) {
      if (refuse(found, '/decimal', 'type', 'integer')) return false;
    } else if (decimal < 0 && refuse(found, '/decimal', 'minimum', 0)) return false;
  }
  if (
    value.text !== undefined &&
    typeof value.text !== 'string' &&
    refuse(found, '/text', 'type', 'string')
  )
    return false;
  const position = value.position;
  if (
    position !== undefined &&
    position !== 'left' && position !== 'right' &&
    refuse(found, '/position', 'enum', ['left', 'right'])
  )
    return false;
  return fits(found);
};

/** A `NumberOptionsAttributes` as a Standard Schema. */
export const numberOptionsAttributesSchema = /* @__PURE__ */ toStandardSchema(checkNumberOptionsAttributes);

/** Whether a value is a `ProfileFieldUpdateRequest`. */
export const checkProfileFieldUpdateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    !checkChangedProfileField(value.profile_field) &&
    withinMember(found, '', 'profile_field', checkChangedProfileField, value.profile_field)
  )
    return false;
  return fits(found);
};

/** A `ProfileFieldUpdateRequest` as a Standard Schema. */
export const profileFieldUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkProfileFieldUpdateRequest);

/** Whether a value is a `ChangedProfileField`. */
export const checkChangedProfileField = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const pagesAttributes = value.pages_attributes;
  if (pagesAttributes !== undefined) {
    if (!Array.isArray(pagesAttributes)) {
      if (refuse(found, '/pages_attributes', 'type', 'array')) return false;
    } else {
      if (pagesAttributes.length > 20 && refuse(found, '/pages_attributes', 'maxItems', 20)) return false;
      for (let index = 0; index < pagesAttributes.length; index += 1) {
        const item = pagesAttributes[index];
        if (!isObject(item)) {
          if (refuse(found, '/pages_attributes/' + index, 'type', 'object')) return false;
        } else {
          if (
            !Number.isInteger(item.id) &&
            refuseMember(found, '/pages_attributes/' + index, 'id', item.id, 'type', 'integer')
          )
            return false;
          if (
            typeof item.visible !== 'boolean' &&
            refuseMember(found, '/pages_attributes/' + index, 'visible', item.visible, 'type', 'boolean')
          )
            return false;
        }
      }
    }
  }
  const choicesAttributes = value.choices_attributes;
  if (choicesAttributes !== undefined) {
    if (!Array.isArray(choicesAttributes)) {
      if (refuse(found, '/choices_attributes', 'type', 'array')) return false;
    } else {
      if (choicesAttributes.length > 50 && refuse(found, '/choices_attributes', 'maxItems', 50)) return false;
      for (let index2 = 0; index2 < choicesAttributes.length; index2 += 1) {
        const item2 = choicesAttributes[index2];
        if (!isObject(item2)) {
          if (refuse(found, '/choices_attributes/' + index2, 'type', 'object')) return false;
        } else {
          if (
            item2.id !== undefined &&
            !Number.isInteger(item2.id) &&
            refuse(found, '/choices_attributes/' + index2 + '/id', 'type', 'integer')
          )
            return false;
          const value2 = item2.value;
          if (value2 !== undefined) {
            if (typeof value2 !== 'string') {
              if (refuse(found, '/choices_attributes/' + index2 + '/value', 'type', 'string')) return false;
            } else {
              if (isShorter(value2, 1) && refuse(found, '/choices_attributes/' + index2 + '/value', 'minLength', 1)) return false;
              if (
                isLonger(value2, 255) &&
                refuse(found, '/choices_attributes/' + index2 + '/value', 'maxLength', 255)
              )
                return false;
            }
          }
          if (
            item2.sort_key !== undefined &&
            !Number.isInteger(item2.sort_key) &&
            refuse(found, '/choices_attributes/' + index2 + '/sort_key', 'type', 'integer')
          )
            return false;
          if (
            item2._destroy !== undefined &&
            typeof item2._destroy !== 'boolean' &&
            refuse(found, '/choices_attributes/' + index2 + '/_destroy', 'type', 'boolean')
          )
            return false;
        }
      }
    }
  }
  const numberOptionsAttributes = value.number_options_attributes;
  if (numberOptionsAttributes !== undefined) {
    if (!isObject(numberOptionsAttributes)) {
      if (refuse(found, '/number_options_attributes', 'type', 'object')) return false;
    } else {
      if (
        numberOptionsAttributes.id !== undefined &&
        !Number.isInteger(numberOptionsAttributes.id) &&
        refuse(found, '/number_options_attributes/id', 'type', 'integer')
      )
        return false;
      if (
        !checkNumberOptionsAttributes(numberOptionsAttributes) &&
        within(found, '/number_options_attributes', checkNumberOptionsAttributes, numberOptionsAttributes)
      )
        return false;
    }
  }
  if (!checkProfileFieldAttributes(value) && within(found, '', checkProfileFieldAttributes, value)) return false;
  return fits(found);
};

/** A `ChangedProfileField` as a Standard Schema. */
export const changedProfileFieldSchema = /* @__PURE__ */ toStandardSchema(checkChangedProfileField);
