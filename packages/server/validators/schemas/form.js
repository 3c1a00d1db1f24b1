// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import {
  fits,
  formats,
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
import { checkPageEnvelope } from '../schemas/common.js';
import { checkFormElement } from '../schemas/form-element.js';

/** Whether a value is a `Form`. */
export const checkForm = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (typeof value.uid !== 'string' && refuseMember(found, '', 'uid', value.uid, 'type', 'string')) return false;
  if (
    !checkFormAfterSubmissionAction(value.after_submission_action) &&
    withinMember(found, '', 'after_submission_action', checkFormAfterSubmissionAction, value.after_submission_action)
  )
    return false;
  if (
    !checkFormEmbedDisplayFormat(value.embed_display_format) &&
    withinMember(found, '', 'embed_display_format', checkFormEmbedDisplayFormat, value.embed_display_format)
  )
    return false;
  if (
    !Number.isInteger(value.popup_delay) &&
    refuseMember(found, '', 'popup_delay', value.popup_delay, 'type', 'integer')
  )
    return false;
  if (
    !Number.isInteger(value.popup_frequency) &&
    refuseMember(found, '', 'popup_frequency', value.popup_frequency, 'type', 'integer')
  )
    return false;
  if (typeof value.name !== 'string' && refuseMember(found, '', 'name', value.name, 'type', 'string')) return false;
  if (
    typeof value.redirect_url !== 'string' && value.redirect_url !== null &&
    refuseMember(found, '', 'redirect_url', value.redirect_url, 'type', ['string', 'null'])
  )
    return false;
  if (!checkFormStatus(value.status) && withinMember(found, '', 'status', checkFormStatus, value.status)) return false;
  if (
    typeof value.thank_you_page_body !== 'string' && value.thank_you_page_body !== null &&
    refuseMember(found, '', 'thank_you_page_body', value.thank_you_page_body, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.thank_you_page_title !== 'string' && value.thank_you_page_title !== null &&
    refuseMember(found, '', 'thank_you_page_title', value.thank_you_page_title, 'type', ['string', 'null'])
  )
    return false;
  const updatedAt = value.updated_at;
  if (typeof updatedAt !== 'string') {
    if (refuseMember(found, '', 'updated_at', updatedAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](updatedAt) && refuse(found, '/updated_at', 'format', 'date-time')) return false;
  if (
    !Number.isInteger(value.submissions_count) &&
    refuseMember(found, '', 'submissions_count', value.submissions_count, 'type', 'integer')
  )
    return false;
  const embedStyles = value.embed_styles;
  if (embedStyles === undefined) {
    if (refuse(found, '', 'required', 'embed_styles')) return false;
  } else if (
    embedStyles !== null &&
    !checkFormStyles(embedStyles) &&
    within(found, '/embed_styles', checkFormStyles, embedStyles)
  )
    return false;
  const standalonePageStyles = value.standalone_page_styles;
  if (standalonePageStyles === undefined) {
    if (refuse(found, '', 'required', 'standalone_page_styles')) return false;
  } else if (
    standalonePageStyles !== null &&
    !checkFormStyles(standalonePageStyles) &&
    within(found, '/standalone_page_styles', checkFormStyles, standalonePageStyles)
  )
    return false;
  return fits(found);
};

/** A `Form` as a Standard Schema. */
export const formSchema = /* @__PURE__ */ toStandardSchema(checkForm);

/** Whether a value is a `FormAfterSubmissionAction`. */
export const checkFormAfterSubmissionAction = (value, found) => {
  if (
    value !== 'thank_you_page' && value !== 'redirect' &&
    refuse(found, '', 'enum', ['thank_you_page', 'redirect'])
  )
    return false;
  return fits(found);
};

/** A `FormAfterSubmissionAction` as a Standard Schema. */
export const formAfterSubmissionActionSchema = /* @__PURE__ */ toStandardSchema(checkFormAfterSubmissionAction);

/** Whether a value is a `FormEmbedDisplayFormat`. */
export const checkFormEmbedDisplayFormat = (value, found) => {
  if (value !== 'inline' && value !== 'popup' && refuse(found, '', 'enum', ['inline', 'popup'])) return false;
  return fits(found);
};

/** A `FormEmbedDisplayFormat` as a Standard Schema. */
export const formEmbedDisplayFormatSchema = /* @__PURE__ */ toStandardSchema(checkFormEmbedDisplayFormat);

/** Whether a value is a `FormStatus`. */
export const checkFormStatus = (value, found) => {
  if (value !== 'draft' && value !== 'published' && refuse(found, '', 'enum', ['draft', 'published'])) return false;
  return fits(found);
};

/** A `FormStatus` as a Standard Schema. */
export const formStatusSchema = /* @__PURE__ */ toStandardSchema(checkFormStatus);

/** Whether a value is a `FormStyles`. */
export const checkFormStyles = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!checkFormColors(value.form) && withinMember(found, '', 'form', checkFormColors, value.form)) return false;
  if (!checkFormColors(value.button) && withinMember(found, '', 'button', checkFormColors, value.button)) return false;
  return fits(found);
};

/** A `FormStyles` as a Standard Schema. */
export const formStylesSchema = /* @__PURE__ */ toStandardSchema(checkFormStyles);

/** Whether a value is a `FormColors`. */
export const checkFormColors = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    typeof value.backgroundColor !== 'string' &&
    refuseMember(found, '', 'backgroundColor', value.backgroundColor, 'type', 'string')
  )
    return false;
  if (typeof value.color !== 'string' && refuseMember(found, '', 'color', value.color, 'type', 'string')) return false;
  return fits(found);
};

/** A `FormColors` as a Standard Schema. */
export const formColorsSchema = /* @__PURE__ */ toStandardSchema(checkFormColors);

/** Whether a value is a `FormList`. */
export const checkFormList = (value, found) => {
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
        if (!checkForm(item) && within(found, '/records/' + index, checkForm, item)) return false;
      }
    }
  }
  return fits(found);
};

/** A `FormList` as a Standard Schema. */
export const formListSchema = /* @__PURE__ */ toStandardSchema(checkFormList);

/** Whether a value is a `FormSubmission`. */
export const checkFormSubmission = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  const createdAt = value.created_at;
  if (typeof createdAt !== 'string') {
    if (refuseMember(found, '', 'created_at', createdAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](createdAt) && refuse(found, '/created_at', 'format', 'date-time')) return false;
  const fields = value.fields;
  if (!Array.isArray(fields)) {
    if (refuseMember(found, '', 'fields', fields, 'type', 'array')) return false;
  } else {
    for (let index = 0; index < fields.length; index += 1) {
      const item = fields[index];
      if (
        !checkFormSubmissionField(item) &&
        within(found, '/fields/' + index, checkFormSubmissionField, item)
      )
        return false;
    }
  }
  return fits(found);
};

/** A `FormSubmission` as a Standard Schema. */
export const formSubmissionSchema = /* @__PURE__ */ toStandardSchema(checkFormSubmission);

/** Whether a value is a `FormSubmissionField`. */
export const checkFormSubmissionField = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    !Number.isInteger(value.field_id) &&
    refuseMember(found, '', 'field_id', value.field_id, 'type', 'integer')
  )
    return false;
  if (typeof value.label !== 'string' && refuseMember(found, '', 'label', value.label, 'type', 'string')) return false;
  const value2 = value.value;
  if (typeof value2 !== 'string' && !Array.isArray(value2) && value2 !== null) {
    if (refuseMember(found, '', 'value', value2, 'type', ['string', 'array', 'null'])) return false;
  } else if (Array.isArray(value2))
    for (let index = 0; index < value2.length; index += 1) {
      const item = value2[index];
      if (typeof item !== 'string' && refuse(found, '/value/' + index, 'type', 'string')) return false;
    }
  if (
    typeof value.hidden !== 'boolean' &&
    refuseMember(found, '', 'hidden', value.hidden, 'type', 'boolean')
  )
    return false;
  return fits(found);
};

/** A `FormSubmissionField` as a Standard Schema. */
export const formSubmissionFieldSchema = /* @__PURE__ */ toStandardSchema(checkFormSubmissionField);

/** Whether a value is a `FormSubmissionList`. */
export const checkFormSubmissionList = (value, found) => {
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
        if (!checkFormSubmission(item) && within(found, '/records/' + index, checkFormSubmission, item)) return false;
      }
    }
  }
  return fits(found);
};

/** A `FormSubmissionList` as a Standard Schema. */
export const formSubmissionListSchema = /* @__PURE__ */ toStandardSchema(checkFormSubmissionList);

/** Whether a value is a `FormSubmissionCreateRequest`. */
export const checkFormSubmissionCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const elements = value.elements;
  if (!Array.isArray(elements)) {
    if (refuseMember(found, '', 'elements', elements, 'type', 'array')) return false;
  } else {
    if (elements.length > 500 && refuse(found, '/elements', 'maxItems', 500)) return false;
    for (let index = 0; index < elements.length; index += 1) {
      const item = elements[index];
      if (
        !checkFormSubmissionElement(item) &&
        within(found, '/elements/' + index, checkFormSubmissionElement, item)
      )
        return false;
    }
  }
  if (
    value.submission_on_behalf_of !== undefined &&
    typeof value.submission_on_behalf_of !== 'string' && value.submission_on_behalf_of !== null &&
    refuse(found, '/submission_on_behalf_of', 'type', ['string', 'null'])
  )
    return false;
  return fits(found);
};

/** A `FormSubmissionCreateRequest` as a Standard Schema. */
export const formSubmissionCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkFormSubmissionCreateRequest);

/** Whether a value is a `FormSubmissionElement`. */
export const checkFormSubmissionElement = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (
    value.value !== undefined &&
    typeof value.value !== 'string' && value.value !== null &&
    refuse(found, '/value', 'type', ['string', 'null'])
  )
    return false;
  const valueJson = value.value_json;
  if (valueJson !== undefined) {
    if (!Array.isArray(valueJson)) {
      if (refuse(found, '/value_json', 'type', 'array')) return false;
    } else {
      if (valueJson.length > 100 && refuse(found, '/value_json', 'maxItems', 100)) return false;
      for (let index = 0; index < valueJson.length; index += 1) {
        const item = valueJson[index];
        if (typeof item !== 'string' && refuse(found, '/value_json/' + index, 'type', 'string')) return false;
      }
    }
  }
  return fits(found);
};

/** A `FormSubmissionElement` as a Standard Schema. */
export const formSubmissionElementSchema = /* @__PURE__ */ toStandardSchema(checkFormSubmissionElement);

/** Whether a value is a `FormSubmissionCreateResponse`. */
export const checkFormSubmissionCreateResponse = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    typeof value.success !== 'boolean' &&
    refuseMember(found, '', 'success', value.success, 'type', 'boolean')
  )
    return false;
  return fits(found);
};

/** A `FormSubmissionCreateResponse` as a Standard Schema. */
export const formSubmissionCreateResponseSchema = /* @__PURE__ */ toStandardSchema(checkFormSubmissionCreateResponse);

/** Whether a value is a `FormUpdateRequest`. */
export const checkFormUpdateRequest = (value, found) => {
  if (!checkFormAttributes(value) && within(found, '', checkFormAttributes, value)) return false;
  return fits(found);
};

/** A `FormUpdateRequest` as a Standard Schema. */
export const formUpdateRequestSchema = /* @__PURE__ */ toStandardSchema(checkFormUpdateRequest);

/** Whether a value is a `FormCreateRequest`. */
export const checkFormCreateRequest = (value, found) => {
  if (isObject(value) && value.name === undefined && refuse(found, '', 'required', 'name')) return false;
  if (!checkFormAttributes(value) && within(found, '', checkFormAttributes, value)) return false;
  return fits(found);
};

/** A `FormCreateRequest` as a Standard Schema. */
export const formCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkFormCreateRequest);

/** Whether a value is a `FormAttributes`. */
export const checkFormAttributes = (value, found) => {
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
  if (
    value.after_submission_action !== undefined &&
    !checkFormAfterSubmissionAction(value.after_submission_action) &&
    within(found, '/after_submission_action', checkFormAfterSubmissionAction, value.after_submission_action)
  )
    return false;
  if (
    value.embed_display_format !== undefined &&
    !checkFormEmbedDisplayFormat(value.embed_display_format) &&
    within(found, '/embed_display_format', checkFormEmbedDisplayFormat, value.embed_display_format)
  )
    return false;
  if (
    value.redirect_url !== undefined &&
    typeof value.redirect_url !== 'string' && value.redirect_url !== null &&
    refuse(found, '/redirect_url', 'type', ['string', 'null'])
  )
    return false;
  if (
    value.status !== undefined &&
    !checkFormStatus(value.status) &&
    within(found, '/status', checkFormStatus, value.status)
  )
    return false;
  if (
    value.thank_you_page_title !== undefined &&
    typeof value.thank_you_page_title !== 'string' && value.thank_you_page_title !== null &&
    refuse(found, '/thank_you_page_title', 'type', ['string', 'null'])
  )
    return false;
  if (
    value.thank_you_page_body !== undefined &&
    typeof value.thank_you_page_body !== 'string' && value.thank_you_page_body !== null &&
    refuse(found, '/thank_you_page_body', 'type', ['string', 'null'])
  )
    return false;
  if (
    value.popup_delay !== undefined &&
    !Number.isInteger(value.popup_delay) &&
    refuse(found, '/popup_delay', 'type', 'integer')
  )
    return false;
  if (
    value.popup_frequency !== undefined &&
    !Number.isInteger(value.popup_frequency) &&
    refuse(found, '/popup_frequency', 'type', 'integer')
  )
    return false;
  const embedStyles = value.embed_styles;
  if (
    embedStyles !== undefined &&
    embedStyles !== null &&
    !checkFormStyles(embedStyles) &&
    within(found, '/embed_styles', checkFormStyles, embedStyles)
  )
    return false;
  const standalonePageStyles = value.standalone_page_styles;
  if (
    standalonePageStyles !== undefined &&
    standalonePageStyles !== null &&
    !checkFormStyles(standalonePageStyles) &&
    within(found, '/standalone_page_styles', checkFormStyles, standalonePageStyles)
  )
    return false;
  const elements = value.elements;
  if (elements !== undefined) {
    if (!Array.isArray(elements)) {
      if (refuse(found, '/elements', 'type', 'array')) return false;
    } else {
      if (elements.length > 100 && refuse(found, '/elements', 'maxItems', 100)) return false;
      for (let index = 0; index < elements.length; index += 1) {
        const item = elements[index];
        if (!checkFormElement(item) && within(found, '/elements/' + index, checkFormElement, item)) return false;
      }
    }
  }
  return fits(found);
};

/** A `FormAttributes` as a Standard Schema. */
export const formAttributesSchema = /* @__PURE__ */ toStandardSchema(checkFormAttributes);
