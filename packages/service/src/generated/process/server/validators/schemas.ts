// Generated from the OpenAPI document. Do not edit: change the document and generate again.
// @ts-nocheck

import type * as types from '../../types/index.js';
import type { Check, StandardSchema } from 'trefoil-runtime/validation';
import {
  countItems,
  fits,
  inMember,
  isArrayOfLength,
  isInteger,
  isNullableText,
  isObject,
  isText,
  isTimestamp,
  mismatch,
  refuse,
  refuseMember,
  toStandardSchema,
  toToken,
  within,
} from 'trefoil-runtime/validation';

export const checkProcessStatus: Check<types.ProcessStatus> = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isText(value.status) && inMember(found, value, '/status', isText)) return false;
  for (const key of Object.keys(value))
    if (key !== 'status' && refuse(found, '', 'additionalProperties', key)) return false;
  return fits(found);
};
export const processStatusSchema: StandardSchema<types.ProcessStatus> = /* @__PURE__ */ toStandardSchema(checkProcessStatus);

export const checkOutbox: Check<types.Outbox> = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const messages = value.messages;
  if (!isArrayOfLength(messages, found, '/messages', 0, 100)) return false;
  for (let index = 0; index < countItems(messages); index += 1)
    if (!checkOutboxMessage(messages[index]))
      if (within(found, '/messages/' + index, checkOutboxMessage, messages[index])) return false;
  for (const key of Object.keys(value))
    if (key !== 'messages' && refuse(found, '', 'additionalProperties', key)) return false;
  return fits(found);
};
export const outboxSchema: StandardSchema<types.Outbox> = /* @__PURE__ */ toStandardSchema(checkOutbox);

const outboxMessageNames = /* @__PURE__ */ new Set([
  'id',
  'kind',
  'recipient',
  'subject',
  'body',
  'attachment_name',
  'attachment',
  'created_at',
]);

export const checkOutboxMessage: Check<types.OutboxMessage> = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  if (!isText(value.kind) && inMember(found, value, '/kind', isText)) return false;
  if (!isText(value.recipient) && inMember(found, value, '/recipient', isText)) return false;
  if (!isText(value.subject) && inMember(found, value, '/subject', isText)) return false;
  if (!isText(value.body) && inMember(found, value, '/body', isText)) return false;
  if (!isNullableText(value.attachment_name))
    if (inMember(found, value, '/attachment_name', isNullableText)) return false;
  if (!isNullableText(value.attachment) && inMember(found, value, '/attachment', isNullableText)) return false;
  if (!isTimestamp(value.created_at) && inMember(found, value, '/created_at', isTimestamp)) return false;
  for (const key of Object.keys(value))
    if (!outboxMessageNames.has(key) && refuse(found, '', 'additionalProperties', key)) return false;
  return fits(found);
};
export const outboxMessageSchema: StandardSchema<types.OutboxMessage> = /* @__PURE__ */ toStandardSchema(checkOutboxMessage);

export const checkOutboxRefusal: Check<types.OutboxRefusal> = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isText(value.message) && inMember(found, value, '/message', isText)) return false;
  return fits(found);
};
export const outboxRefusalSchema: StandardSchema<types.OutboxRefusal> = /* @__PURE__ */ toStandardSchema(checkOutboxRefusal);

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
