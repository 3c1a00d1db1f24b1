// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import {
  fits,
  formats,
  isObject,
  isShorter,
  mismatch,
  refuse,
  refuseAll,
  refuseMember,
  toStandardSchema,
  within,
  withinMember,
} from '#validation';
import { checkPageEnvelope } from '../schemas/common.js';
import { checkOpenDocumentRequest } from '../schemas/rich-text.js';

/** Whether a value is a `ChatRoomMessage`. */
export const checkChatRoomMessage = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (
    typeof value.chat_room_uuid !== 'string' &&
    refuseMember(found, '', 'chat_room_uuid', value.chat_room_uuid, 'type', 'string')
  )
    return false;
  if (typeof value.body !== 'string' && refuseMember(found, '', 'body', value.body, 'type', 'string')) return false;
  const richTextBody = value.rich_text_body;
  if (
    !isObject(richTextBody) &&
    refuseMember(found, '', 'rich_text_body', richTextBody, 'type', 'object')
  )
    return false;
  if (
    !Number.isInteger(value.parent_message_id) && value.parent_message_id !== null &&
    refuseMember(found, '', 'parent_message_id', value.parent_message_id, 'type', ['integer', 'null'])
  )
    return false;
  if (
    !checkChatRoomMessageSender(value.sender) &&
    withinMember(found, '', 'sender', checkChatRoomMessageSender, value.sender)
  )
    return false;
  const sentAt = value.sent_at;
  if (typeof sentAt !== 'string') {
    if (refuseMember(found, '', 'sent_at', sentAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](sentAt) && refuse(found, '/sent_at', 'format', 'date-time')) return false;
  const createdAt = value.created_at;
  if (typeof createdAt !== 'string') {
    if (refuseMember(found, '', 'created_at', createdAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](createdAt) && refuse(found, '/created_at', 'format', 'date-time')) return false;
  return fits(found);
};

/** A `ChatRoomMessage` as a Standard Schema. */
export const chatRoomMessageSchema = /* @__PURE__ */ toStandardSchema(checkChatRoomMessage);

/** Whether a value is a `ChatRoomMessageSender`. */
export const checkChatRoomMessageSender = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    !Number.isInteger(value.community_member_id) &&
    refuseMember(found, '', 'community_member_id', value.community_member_id, 'type', 'integer')
  )
    return false;
  if (typeof value.name !== 'string' && refuseMember(found, '', 'name', value.name, 'type', 'string')) return false;
  if (typeof value.email !== 'string' && refuseMember(found, '', 'email', value.email, 'type', 'string')) return false;
  if (
    typeof value.avatar_url !== 'string' && value.avatar_url !== null &&
    refuseMember(found, '', 'avatar_url', value.avatar_url, 'type', ['string', 'null'])
  )
    return false;
  return fits(found);
};

/** A `ChatRoomMessageSender` as a Standard Schema. */
export const chatRoomMessageSenderSchema = /* @__PURE__ */ toStandardSchema(checkChatRoomMessageSender);

const checkMessageCreateRequestOneOf1 = (value, found) => {
  if (isObject(value) && value.user_email === undefined && refuse(found, '', 'required', 'user_email')) return false;
  return fits(found);
};

const checkMessageCreateRequestOneOf2 = (value, found) => {
  if (isObject(value) && value.user_emails === undefined && refuse(found, '', 'required', 'user_emails')) return false;
  return fits(found);
};

const checkMessageCreateRequestOneOf3 = (value, found) => {
  if (
    isObject(value) &&
    value.chat_room_uuid === undefined &&
    refuse(found, '', 'required', 'chat_room_uuid')
  )
    return false;
  return fits(found);
};

/** Whether a value is a `MessageCreateRequest`. */
export const checkMessageCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const richTextBody = value.rich_text_body;
  if (
    !isObject(richTextBody) &&
    refuseMember(found, '', 'rich_text_body', richTextBody, 'type', 'object')
  )
    return false;
  const userEmail = value.user_email;
  if (userEmail !== undefined) {
    if (typeof userEmail !== 'string') {
      if (refuse(found, '/user_email', 'type', 'string')) return false;
    } else if (isShorter(userEmail, 1) && refuse(found, '/user_email', 'minLength', 1)) return false;
  }
  const userEmails = value.user_emails;
  if (userEmails !== undefined) {
    if (!Array.isArray(userEmails)) {
      if (refuse(found, '/user_emails', 'type', 'array')) return false;
    } else {
      if (userEmails.length < 1 && refuse(found, '/user_emails', 'minItems', 1)) return false;
      if (userEmails.length > 100 && refuse(found, '/user_emails', 'maxItems', 100)) return false;
      for (let index = 0; index < userEmails.length; index += 1) {
        const item = userEmails[index];
        if (typeof item !== 'string' && refuse(found, '/user_emails/' + index, 'type', 'string')) return false;
      }
    }
  }
  const chatRoomUuid = value.chat_room_uuid;
  if (chatRoomUuid !== undefined) {
    if (typeof chatRoomUuid !== 'string') {
      if (refuse(found, '/chat_room_uuid', 'type', 'string')) return false;
    } else if (isShorter(chatRoomUuid, 1) && refuse(found, '/chat_room_uuid', 'minLength', 1)) return false;
  }
  if (
    value.parent_message_id !== undefined &&
    !Number.isInteger(value.parent_message_id) &&
    refuse(found, '/parent_message_id', 'type', 'integer')
  )
    return false;
  if (
    Number(checkMessageCreateRequestOneOf1(value)) + Number(checkMessageCreateRequestOneOf2(value)) + Number(checkMessageCreateRequestOneOf3(value)) !== 1 &&
    refuseAll(found, '', 'oneOf', value, [checkMessageCreateRequestOneOf1, checkMessageCreateRequestOneOf2, checkMessageCreateRequestOneOf3])
  )
    return false;
  return fits(found);
};

/** A `MessageCreateRequest` as a Standard Schema. */
export const messageCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkMessageCreateRequest);

/** Whether a value is a `MessageCreatedResponse`. */
export const checkMessageCreatedResponse = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    typeof value.message !== 'string' &&
    refuseMember(found, '', 'message', value.message, 'type', 'string')
  )
    return false;
  if (
    !checkChatRoomMessage(value.chat_room_message) &&
    withinMember(found, '', 'chat_room_message', checkChatRoomMessage, value.chat_room_message)
  )
    return false;
  return fits(found);
};

/** A `MessageCreatedResponse` as a Standard Schema. */
export const messageCreatedResponseSchema = /* @__PURE__ */ toStandardSchema(checkMessageCreatedResponse);

/** Whether a value is a `ChatRoomMessageImportRequest`. */
export const checkChatRoomMessageImportRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const chatRoomUuid = value.chat_room_uuid;
  if (typeof chatRoomUuid !== 'string') {
    if (refuseMember(found, '', 'chat_room_uuid', chatRoomUuid, 'type', 'string')) return false;
  } else if (isShorter(chatRoomUuid, 1) && refuse(found, '/chat_room_uuid', 'minLength', 1)) return false;
  const userEmail = value.user_email;
  if (typeof userEmail !== 'string') {
    if (refuseMember(found, '', 'user_email', userEmail, 'type', 'string')) return false;
  } else if (isShorter(userEmail, 1) && refuse(found, '/user_email', 'minLength', 1)) return false;
  if (
    !checkOpenDocumentRequest(value.rich_text_body) &&
    withinMember(found, '', 'rich_text_body', checkOpenDocumentRequest, value.rich_text_body)
  )
    return false;
  const sentAt = value.sent_at;
  if (typeof sentAt !== 'string') {
    if (refuseMember(found, '', 'sent_at', sentAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](sentAt) && refuse(found, '/sent_at', 'format', 'date-time')) return false;
  if (
    value.parent_message_id !== undefined &&
    !Number.isInteger(value.parent_message_id) && value.parent_message_id !== null &&
    refuse(found, '/parent_message_id', 'type', ['integer', 'null'])
  )
    return false;
  return fits(found);
};

/** A `ChatRoomMessageImportRequest` as a Standard Schema. */
export const chatRoomMessageImportRequestSchema = /* @__PURE__ */ toStandardSchema(checkChatRoomMessageImportRequest);

/** Whether a value is a `ChatRoomMessagesList`. */
export const checkChatRoomMessagesList = (value, found) => {
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
        if (!checkChatRoomMessage(item) && within(found, '/records/' + index, checkChatRoomMessage, item)) return false;
      }
    }
  }
  return fits(found);
};

/** A `ChatRoomMessagesList` as a Standard Schema. */
export const chatRoomMessagesListSchema = /* @__PURE__ */ toStandardSchema(checkChatRoomMessagesList);
