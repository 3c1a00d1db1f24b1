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
} from '#validation';
import { checkPageEnvelope } from '../schemas/common.js';

/** Whether a value is a `ApiToken`. */
export const checkApiToken = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  const lastUsedAt = value.last_used_at;
  if (typeof lastUsedAt !== 'string' && lastUsedAt !== null) {
    if (refuseMember(found, '', 'last_used_at', lastUsedAt, 'type', ['string', 'null'])) return false;
  } else if (
    typeof lastUsedAt === 'string' &&
    !formats['date-time'](lastUsedAt) &&
    refuse(found, '/last_used_at', 'format', 'date-time')
  )
    return false;
  const createdAt = value.created_at;
  if (typeof createdAt !== 'string') {
    if (refuseMember(found, '', 'created_at', createdAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](createdAt) && refuse(found, '/created_at', 'format', 'date-time')) return false;
  if (value.name === undefined && refuse(found, '', 'required', 'name')) return false;
  if (value.token_type === undefined && refuse(found, '', 'required', 'token_type')) return false;
  if (!checkApiTokenAttributes(value) && within(found, '', checkApiTokenAttributes, value)) return false;
  return fits(found);
};

/** A `ApiToken` as a Standard Schema. */
export const apiTokenSchema = /* @__PURE__ */ toStandardSchema(checkApiToken);

/** Whether a value is a `ApiTokenAttributes`. */
export const checkApiTokenAttributes = (value, found) => {
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
    value.token_type !== undefined &&
    !checkApiTokenType(value.token_type) &&
    within(found, '/token_type', checkApiTokenType, value.token_type)
  )
    return false;
  return fits(found);
};

/** A `ApiTokenAttributes` as a Standard Schema. */
export const apiTokenAttributesSchema = /* @__PURE__ */ toStandardSchema(checkApiTokenAttributes);

/** Whether a value is a `ApiTokenType`. */
export const checkApiTokenType = (value, found) => {
  if (
    value !== 'Admin V1 or V2' && value !== 'Headless Auth' &&
    refuse(found, '', 'enum', ['Admin V1 or V2', 'Headless Auth'])
  )
    return false;
  return fits(found);
};

/** A `ApiTokenType` as a Standard Schema. */
export const apiTokenTypeSchema = /* @__PURE__ */ toStandardSchema(checkApiTokenType);

/** Whether a value is a `ApiTokenCreateRequest`. */
export const checkApiTokenCreateRequest = (value, found) => {
  if (isObject(value)) {
    if (value.name === undefined && refuse(found, '', 'required', 'name')) return false;
    if (value.token_type === undefined && refuse(found, '', 'required', 'token_type')) return false;
  }
  if (!checkApiTokenAttributes(value) && within(found, '', checkApiTokenAttributes, value)) return false;
  return fits(found);
};

/** A `ApiTokenCreateRequest` as a Standard Schema. */
export const apiTokenCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkApiTokenCreateRequest);

/** Whether a value is a `IssuedApiToken`. */
export const checkIssuedApiToken = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (typeof value.token !== 'string' && refuseMember(found, '', 'token', value.token, 'type', 'string')) return false;
  if (!checkApiToken(value) && within(found, '', checkApiToken, value)) return false;
  return fits(found);
};

/** A `IssuedApiToken` as a Standard Schema. */
export const issuedApiTokenSchema = /* @__PURE__ */ toStandardSchema(checkIssuedApiToken);

/** Whether a value is a `ApiTokensList`. */
export const checkApiTokensList = (value, found) => {
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
        if (!checkApiToken(item) && within(found, '/records/' + index, checkApiToken, item)) return false;
      }
    }
  }
  return fits(found);
};

/** A `ApiTokensList` as a Standard Schema. */
export const apiTokensListSchema = /* @__PURE__ */ toStandardSchema(checkApiTokensList);
