// Generated from the OpenAPI document. Do not edit: change the document and generate again.
// @ts-nocheck

import type * as types from '../../types/index.js';
import type { Check, StandardSchema } from 'trefoil-runtime/validation';
import {
  countItems,
  fits,
  inMember,
  isArrayOfLength,
  isBoolean,
  isInteger,
  isIntegerBetween,
  isLonger,
  isNullableInteger,
  isNullableText,
  isNumber,
  isObject,
  isShorter,
  isText,
  isTimestamp,
  mismatch,
  refuse,
  refuseAll,
  refuseMember,
  toStandardSchema,
  toToken,
  within,
} from 'trefoil-runtime/validation';

export const checkErrorSchema: Check<types.ErrorSchema> = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const success = value.success;
  if (success !== false && refuseMember(found, '', 'success', success, 'const', false)) return false;
  if (!isText(value.message) && inMember(found, value, '/message', isText)) return false;
  const errorDetails = value.error_details;
  if (!isObject(errorDetails)) {
    if (refuseMember(found, '', 'error_details', errorDetails, 'type', 'object')) return false;
  } else if (Object.keys(errorDetails).length > 0 && refuse(found, '/error_details', 'maxProperties', 0)) return false;
  for (const key of Object.keys(value))
    if (key !== 'success' && key !== 'message' && key !== 'error_details')
      if (refuse(found, '', 'additionalProperties', key)) return false;
  return fits(found);
};
export const errorSchemaSchema: StandardSchema<types.ErrorSchema> = /* @__PURE__ */ toStandardSchema(checkErrorSchema);

const savedCommunityNames = /* @__PURE__ */ new Set(['format', 'schema', 'community', 'tables', 'files']);

export const checkSavedCommunity: Check<types.SavedCommunity> = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const format = value.format;
  if (format !== 'community 1' && refuseMember(found, '', 'format', format, 'const', 'community 1')) return false;
  if (!isText(value.schema) && inMember(found, value, '/schema', isText)) return false;
  if (!checkSavedRow(value.community) && inMember(found, value, '/community', checkSavedRow)) return false;
  const tables = value.tables;
  if (!isObject(tables)) {
    if (refuseMember(found, '', 'tables', tables, 'type', 'object')) return false;
  } else {
    for (const key of Object.keys(tables)) {
      if (!Array.isArray(tables[key])) {
        if (refuse(found, '/tables' + toToken(key), 'type', 'array')) return false;
      } else {
        if (tables[key].length > 10000000 && refuse(found, '/tables' + toToken(key), 'maxItems', 10000000)) return false;
        for (let index = 0; index < tables[key].length; index += 1) {
          const item = tables[key][index];
          if (!checkSavedRow(item) && within(found, '/tables' + toToken(key) + '/' + index, checkSavedRow, item)) return false;
        }
      }
    }
  }
  const files = value.files;
  if (files !== undefined) {
    if (!isObject(files)) {
      if (refuse(found, '/files', 'type', 'object')) return false;
    } else {
      for (const key2 of Object.keys(files))
        if (typeof files[key2] !== 'string' && refuse(found, '/files' + toToken(key2), 'type', 'string')) return false;
    }
  }
  for (const key3 of Object.keys(value))
    if (!savedCommunityNames.has(key3) && refuse(found, '', 'additionalProperties', key3)) return false;
  return fits(found);
};
export const savedCommunitySchema: StandardSchema<types.SavedCommunity> = /* @__PURE__ */ toStandardSchema(checkSavedCommunity);

export const checkSavedRow: Check<types.SavedRow> = (value, found) => {
  if (!isObject(value) && refuse(found, '', 'type', 'object')) return false;
  return fits(found);
};
export const savedRowSchema: StandardSchema<types.SavedRow> = /* @__PURE__ */ toStandardSchema(checkSavedRow);

const newCommunityNamePattern = /* @__PURE__ */ new RegExp('^(?=.*\\S)[^\\p{Cc}\\p{Cs}]*$', 'u');

const newCommunitySlugPattern = /* @__PURE__ */ new RegExp('^[a-z0-9]([a-z0-9-]{0,78}[a-z0-9])?$', 'u');

export const checkNewCommunity: Check<types.NewCommunity> = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const name = value.name;
  if (typeof name !== 'string') {
    if (refuseMember(found, '', 'name', name, 'type', 'string')) return false;
  } else {
    if (isShorter(name, 1) && refuse(found, '/name', 'minLength', 1)) return false;
    if (isLonger(name, 255) && refuse(found, '/name', 'maxLength', 255)) return false;
    if (!newCommunityNamePattern.test(name))
      if (refuse(found, '/name', 'pattern', '^(?=.*\\S)[^\\p{Cc}\\p{Cs}]*$')) return false;
  }
  const slug = value.slug;
  if (slug !== undefined) {
    if (typeof slug !== 'string') {
      if (refuse(found, '/slug', 'type', 'string')) return false;
    } else if (!newCommunitySlugPattern.test(slug))
      if (refuse(found, '/slug', 'pattern', '^[a-z0-9]([a-z0-9-]{0,78}[a-z0-9])?$')) return false;
  }
  for (const key of Object.keys(value))
    if (key !== 'name' && key !== 'slug' && refuse(found, '', 'additionalProperties', key)) return false;
  return fits(found);
};
export const newCommunitySchema: StandardSchema<types.NewCommunity> = /* @__PURE__ */ toStandardSchema(checkNewCommunity);

const madeCommunityNames = /* @__PURE__ */ new Set(['id', 'name', 'slug', 'admin_token', 'headless_token']);

export const checkMadeCommunity: Check<types.MadeCommunity> = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isText(value.name) && inMember(found, value, '/name', isText)) return false;
  if (!isText(value.slug) && inMember(found, value, '/slug', isText)) return false;
  if (!isText(value.admin_token) && inMember(found, value, '/admin_token', isText)) return false;
  if (!isText(value.headless_token) && inMember(found, value, '/headless_token', isText)) return false;
  for (const key of Object.keys(value))
    if (!madeCommunityNames.has(key) && refuse(found, '', 'additionalProperties', key)) return false;
  return fits(found);
};
export const madeCommunitySchema: StandardSchema<types.MadeCommunity> = /* @__PURE__ */ toStandardSchema(checkMadeCommunity);

export const checkClock: Check<types.Clock> = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isTimestamp(value.time) && inMember(found, value, '/time', isTimestamp)) return false;
  if (!isBoolean(value.is_running) && inMember(found, value, '/is_running', isBoolean)) return false;
  for (const key of Object.keys(value))
    if (key !== 'time' && key !== 'is_running' && refuse(found, '', 'additionalProperties', key)) return false;
  return fits(found);
};
export const clockSchema: StandardSchema<types.Clock> = /* @__PURE__ */ toStandardSchema(checkClock);

export const checkClockChange: Check<types.ClockChange> = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (Object.keys(value).length < 1 && refuse(found, '', 'minProperties', 1)) return false;
  const time = value.time;
  if (time !== undefined && !isTimestamp(time) && inMember(found, value, '/time', isTimestamp)) return false;
  const advanceSeconds = value.advance_seconds;
  if (advanceSeconds !== undefined && !isNumber(advanceSeconds))
    if (inMember(found, value, '/advance_seconds', isNumber)) return false;
  const isRunning = value.is_running;
  if (isRunning !== undefined && !isBoolean(isRunning))
    if (inMember(found, value, '/is_running', isBoolean)) return false;
  for (const key of Object.keys(value))
    if (key !== 'time' && key !== 'advance_seconds' && key !== 'is_running')
      if (refuse(found, '', 'additionalProperties', key)) return false;
  return fits(found);
};
export const clockChangeSchema: StandardSchema<types.ClockChange> = /* @__PURE__ */ toStandardSchema(checkClockChange);

const newFailureOperationIdPattern = /* @__PURE__ */ new RegExp('^\\w{1,100}$', 'u');

const newFailureNames = /* @__PURE__ */ new Set(['operation_id', 'times', 'status', 'delay', 'retry_after']);

const checkNewFailureWithStatus = (value, found) => {
  if (isObject(value) && value.status === undefined && refuse(found, '', 'required', 'status')) return false;
  return fits(found);
};

const checkNewFailureWithDelay = (value, found) => {
  if (isObject(value) && value.delay === undefined && refuse(found, '', 'required', 'delay')) return false;
  return fits(found);
};

export const checkNewFailure: Check<types.NewFailure> = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const operationId = value.operation_id;
  if (typeof operationId !== 'string') {
    if (refuseMember(found, '', 'operation_id', operationId, 'type', 'string')) return false;
  } else if (!newFailureOperationIdPattern.test(operationId))
    if (refuse(found, '/operation_id', 'pattern', '^\\w{1,100}$')) return false;
  if (value.times !== undefined && !isIntegerBetween(value.times, found, '/times', 1, 10000)) return false;
  if (value.status !== undefined && !isIntegerBetween(value.status, found, '/status', 400, 599)) return false;
  if (value.delay !== undefined && !isIntegerBetween(value.delay, found, '/delay', 0, 60000)) return false;
  if (value.retry_after !== undefined)
    if (!isIntegerBetween(value.retry_after, found, '/retry_after', 0, 3600)) return false;
  for (const key of Object.keys(value))
    if (!newFailureNames.has(key) && refuse(found, '', 'additionalProperties', key)) return false;
  if (value.retry_after !== undefined && value.status === undefined)
    if (refuse(found, '', 'dependentRequired', 'status')) return false;
  if (!checkNewFailureWithStatus(value) && !checkNewFailureWithDelay(value))
    if (refuseAll(found, '', 'anyOf', value, [checkNewFailureWithStatus, checkNewFailureWithDelay])) return false;
  return fits(found);
};
export const newFailureSchema: StandardSchema<types.NewFailure> = /* @__PURE__ */ toStandardSchema(checkNewFailure);

export const checkPlannedFailures: Check<types.PlannedFailures> = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const failures = value.failures;
  if (!isArrayOfLength(failures, found, '/failures', 0, 1000)) return false;
  for (let index = 0; index < countItems(failures); index += 1)
    if (!checkPlannedFailure(failures[index]))
      if (within(found, '/failures/' + index, checkPlannedFailure, failures[index])) return false;
  for (const key of Object.keys(value))
    if (key !== 'failures' && refuse(found, '', 'additionalProperties', key)) return false;
  return fits(found);
};
export const plannedFailuresSchema: StandardSchema<types.PlannedFailures> = /* @__PURE__ */ toStandardSchema(checkPlannedFailures);

const plannedFailureNames = /* @__PURE__ */ new Set(['operation_id', 'times', 'status', 'delay', 'retry_after']);

export const checkPlannedFailure: Check<types.PlannedFailure> = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isText(value.operation_id) && inMember(found, value, '/operation_id', isText)) return false;
  if (!isInteger(value.times) && inMember(found, value, '/times', isInteger)) return false;
  if (!isNullableInteger(value.status) && inMember(found, value, '/status', isNullableInteger)) return false;
  if (!isInteger(value.delay) && inMember(found, value, '/delay', isInteger)) return false;
  if (!isNullableInteger(value.retry_after) && inMember(found, value, '/retry_after', isNullableInteger)) return false;
  for (const key of Object.keys(value))
    if (!plannedFailureNames.has(key) && refuse(found, '', 'additionalProperties', key)) return false;
  return fits(found);
};
export const plannedFailureSchema: StandardSchema<types.PlannedFailure> = /* @__PURE__ */ toStandardSchema(checkPlannedFailure);

export const checkRecordedRequests: Check<types.RecordedRequests> = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const requests = value.requests;
  if (!isArrayOfLength(requests, found, '/requests', 0, 200)) return false;
  for (let index = 0; index < countItems(requests); index += 1)
    if (!checkRecordedRequest(requests[index]))
      if (within(found, '/requests/' + index, checkRecordedRequest, requests[index])) return false;
  for (const key of Object.keys(value))
    if (key !== 'requests' && refuse(found, '', 'additionalProperties', key)) return false;
  return fits(found);
};
export const recordedRequestsSchema: StandardSchema<types.RecordedRequests> = /* @__PURE__ */ toStandardSchema(checkRecordedRequests);

const recordedRequestNames = /* @__PURE__ */ new Set([
  'time',
  'duration',
  'method',
  'path',
  'status',
  'operation_id',
  'community_id',
  'request',
  'response',
]);

export const checkRecordedRequest: Check<types.RecordedRequest> = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isTimestamp(value.time) && inMember(found, value, '/time', isTimestamp)) return false;
  if (!isNumber(value.duration) && inMember(found, value, '/duration', isNumber)) return false;
  if (!isText(value.method) && inMember(found, value, '/method', isText)) return false;
  if (!isText(value.path) && inMember(found, value, '/path', isText)) return false;
  if (!isInteger(value.status) && inMember(found, value, '/status', isInteger)) return false;
  if (!isNullableText(value.operation_id) && inMember(found, value, '/operation_id', isNullableText)) return false;
  if (!isNullableInteger(value.community_id))
    if (inMember(found, value, '/community_id', isNullableInteger)) return false;
  if (!checkRecordedBody(value.request) && inMember(found, value, '/request', checkRecordedBody)) return false;
  if (!checkRecordedBody(value.response) && inMember(found, value, '/response', checkRecordedBody)) return false;
  for (const key of Object.keys(value))
    if (!recordedRequestNames.has(key) && refuse(found, '', 'additionalProperties', key)) return false;
  return fits(found);
};
export const recordedRequestSchema: StandardSchema<types.RecordedRequest> = /* @__PURE__ */ toStandardSchema(checkRecordedRequest);

export const checkRecordedBody: Check<types.RecordedBody> = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const headers = value.headers;
  if (!isObject(headers)) {
    if (refuseMember(found, '', 'headers', headers, 'type', 'object')) return false;
  } else {
    for (const key of Object.keys(headers))
      if (typeof headers[key] !== 'string' && refuse(found, '/headers' + toToken(key), 'type', 'string')) return false;
  }
  if (!isNullableText(value.body) && inMember(found, value, '/body', isNullableText)) return false;
  if (!isBoolean(value.is_cut) && inMember(found, value, '/is_cut', isBoolean)) return false;
  for (const key2 of Object.keys(value))
    if (key2 !== 'headers' && key2 !== 'body' && key2 !== 'is_cut')
      if (refuse(found, '', 'additionalProperties', key2)) return false;
  return fits(found);
};
export const recordedBodySchema: StandardSchema<types.RecordedBody> = /* @__PURE__ */ toStandardSchema(checkRecordedBody);
