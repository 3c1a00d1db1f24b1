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

/** Whether a value is a `ChatRoom`. */
export const checkChatRoom = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (typeof value.uuid !== 'string' && refuseMember(found, '', 'uuid', value.uuid, 'type', 'string')) return false;
  if (
    typeof value.name !== 'string' && value.name !== null &&
    refuseMember(found, '', 'name', value.name, 'type', ['string', 'null'])
  )
    return false;
  if (!checkChatRoomKind(value.kind) && withinMember(found, '', 'kind', checkChatRoomKind, value.kind)) return false;
  if (
    !Number.isInteger(value.space_id) && value.space_id !== null &&
    refuseMember(found, '', 'space_id', value.space_id, 'type', ['integer', 'null'])
  )
    return false;
  if (
    !Number.isInteger(value.members_count) &&
    refuseMember(found, '', 'members_count', value.members_count, 'type', 'integer')
  )
    return false;
  const lastMessageAt = value.last_message_at;
  if (typeof lastMessageAt !== 'string' && lastMessageAt !== null) {
    if (refuseMember(found, '', 'last_message_at', lastMessageAt, 'type', ['string', 'null'])) return false;
  } else if (
    typeof lastMessageAt === 'string' &&
    !formats['date-time'](lastMessageAt) &&
    refuse(found, '/last_message_at', 'format', 'date-time')
  )
    return false;
  const createdAt = value.created_at;
  if (typeof createdAt !== 'string') {
    if (refuseMember(found, '', 'created_at', createdAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](createdAt) && refuse(found, '/created_at', 'format', 'date-time')) return false;
  return fits(found);
};

/** A `ChatRoom` as a Standard Schema. */
export const chatRoomSchema = /* @__PURE__ */ toStandardSchema(checkChatRoom);

/** Whether a value is a `ChatRoomKind`. */
export const checkChatRoomKind = (value, found) => {
  if (
    value !== 'direct' && value !== 'group' && value !== 'space' &&
    refuse(found, '', 'enum', ['direct', 'group', 'space'])
  )
    return false;
  return fits(found);
};

/** A `ChatRoomKind` as a Standard Schema. */
export const chatRoomKindSchema = /* @__PURE__ */ toStandardSchema(checkChatRoomKind);

/** Whether a value is a `ChatRoomsList`. */
export const checkChatRoomsList = (value, found) => {
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
        if (!checkChatRoom(item) && within(found, '/records/' + index, checkChatRoom, item)) return false;
      }
    }
  }
  return fits(found);
};

/** A `ChatRoomsList` as a Standard Schema. */
export const chatRoomsListSchema = /* @__PURE__ */ toStandardSchema(checkChatRoomsList);
