// Generated from the OpenAPI document. Do not edit: change the document and generate again.
// @ts-nocheck

import type * as types from '../../types/index.js';
import type { Check, StandardSchema } from 'trefoil-runtime/validation';
import {
  countItems,
  fits,
  inMember,
  isAnyObject,
  isArrayOfLength,
  isBoolean,
  isInteger,
  isObject,
  isText,
  mismatch,
  refuse,
  refuseMember,
  toStandardSchema,
  toToken,
  within,
} from 'trefoil-runtime/validation';

const filterOptionsNames = /* @__PURE__ */ new Set([
  'page',
  'per_page',
  'has_next_page',
  'count',
  'page_count',
  'records',
]);

export const checkFilterOptions: Check<types.FilterOptions> = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.page) && inMember(found, value, '/page', isInteger)) return false;
  if (!isInteger(value.per_page) && inMember(found, value, '/per_page', isInteger)) return false;
  if (!isBoolean(value.has_next_page) && inMember(found, value, '/has_next_page', isBoolean)) return false;
  if (!isInteger(value.count) && inMember(found, value, '/count', isInteger)) return false;
  if (!isInteger(value.page_count) && inMember(found, value, '/page_count', isInteger)) return false;
  const records = value.records;
  if (!isArrayOfLength(records, found, '/records', 0, 1000)) return false;
  for (let index = 0; index < countItems(records); index += 1)
    if (!checkFilterOption(records[index]))
      if (within(found, '/records/' + index, checkFilterOption, records[index])) return false;
  for (const key of Object.keys(value))
    if (!filterOptionsNames.has(key) && refuse(found, '', 'additionalProperties', key)) return false;
  return fits(found);
};
export const filterOptionsSchema: StandardSchema<types.FilterOptions> = /* @__PURE__ */ toStandardSchema(checkFilterOptions);

export const checkFilterOption: Check<types.FilterOption> = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isText(value.name) && inMember(found, value, '/name', isText)) return false;
  for (const key of Object.keys(value))
    if (key !== 'id' && key !== 'name' && refuse(found, '', 'additionalProperties', key)) return false;
  return fits(found);
};
export const filterOptionSchema: StandardSchema<types.FilterOption> = /* @__PURE__ */ toStandardSchema(checkFilterOption);

export const checkInvalidRequest: Check<types.InvalidRequest> = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const success = value.success;
  if (success !== false && refuseMember(found, '', 'success', success, 'const', false)) return false;
  if (!isText(value.message) && inMember(found, value, '/message', isText)) return false;
  if (!isAnyObject(value.error_details) && inMember(found, value, '/error_details', isAnyObject)) return false;
  for (const key of Object.keys(value))
    if (key !== 'success' && key !== 'message' && key !== 'error_details')
      if (refuse(found, '', 'additionalProperties', key)) return false;
  return fits(found);
};
export const invalidRequestSchema: StandardSchema<types.InvalidRequest> = /* @__PURE__ */ toStandardSchema(checkInvalidRequest);

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
