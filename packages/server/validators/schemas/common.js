// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isLonger, isObject, isShorter, mismatch, refuse, refuseMember, toStandardSchema } from '#validation';

/** Whether a value is a `PageEnvelope`. */
export const checkPageEnvelope = (value, found) => {
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
  if (
    !Number.isInteger(value.page_count) &&
    refuseMember(found, '', 'page_count', value.page_count, 'type', 'integer')
  )
    return false;
  return fits(found);
};

/** A `PageEnvelope` as a Standard Schema. */
export const pageEnvelopeSchema = /* @__PURE__ */ toStandardSchema(checkPageEnvelope);

/** Whether a value is a `ErrorBody`. */
export const checkErrorBody = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const success = value.success;
  if (success !== false && refuseMember(found, '', 'success', success, 'const', false)) return false;
  if (
    typeof value.message !== 'string' &&
    refuseMember(found, '', 'message', value.message, 'type', 'string')
  )
    return false;
  const errorDetails = value.error_details;
  if (
    !isObject(errorDetails) && typeof errorDetails !== 'string' && !Array.isArray(errorDetails) && errorDetails !== null &&
    refuseMember(found, '', 'error_details', errorDetails, 'type', ['object', 'string', 'array', 'null'])
  )
    return false;
  return fits(found);
};

/** A `ErrorBody` as a Standard Schema. */
export const errorBodySchema = /* @__PURE__ */ toStandardSchema(checkErrorBody);

/** Whether a value is a `MessageResponse`. */
export const checkMessageResponse = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    typeof value.message !== 'string' &&
    refuseMember(found, '', 'message', value.message, 'type', 'string')
  )
    return false;
  return fits(found);
};

/** A `MessageResponse` as a Standard Schema. */
export const messageResponseSchema = /* @__PURE__ */ toStandardSchema(checkMessageResponse);

/** Whether a value is a `SuccessResponse`. */
export const checkSuccessResponse = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    typeof value.success !== 'boolean' &&
    refuseMember(found, '', 'success', value.success, 'type', 'boolean')
  )
    return false;
  if (
    typeof value.message !== 'string' &&
    refuseMember(found, '', 'message', value.message, 'type', 'string')
  )
    return false;
  return fits(found);
};

/** A `SuccessResponse` as a Standard Schema. */
export const successResponseSchema = /* @__PURE__ */ toStandardSchema(checkSuccessResponse);

/** Whether a value is a `SortDirection`. */
export const checkSortDirection = (value, found) => {
  if (value !== 'asc' && value !== 'desc' && refuse(found, '', 'enum', ['asc', 'desc'])) return false;
  return fits(found);
};

/** A `SortDirection` as a Standard Schema. */
export const sortDirectionSchema = /* @__PURE__ */ toStandardSchema(checkSortDirection);

/** Whether a value is a `Slug`. */
export const checkSlug = (value, found) => {
  if (typeof value !== 'string') return mismatch(found, 'string');
  if (isShorter(value, 1) && refuse(found, '', 'minLength', 1)) return false;
  if (isLonger(value, 200) && refuse(found, '', 'maxLength', 200)) return false;
  return fits(found);
};

/** A `Slug` as a Standard Schema. */
export const slugSchema = /* @__PURE__ */ toStandardSchema(checkSlug);

const ageOrNameOrderValues = new Set(['oldest', 'newest', 'alphabetical', 'alphabetical_desc']);

/** Whether a value is a `AgeOrNameOrder`. */
export const checkAgeOrNameOrder = (value, found) => {
  if (!ageOrNameOrderValues.has(value) && refuse(found, '', 'enum', ageOrNameOrderValues)) return false;
  return fits(found);
};

/** A `AgeOrNameOrder` as a Standard Schema. */
export const ageOrNameOrderSchema = /* @__PURE__ */ toStandardSchema(checkAgeOrNameOrder);
