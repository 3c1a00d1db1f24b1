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

/** Whether a value is a `LiveRoom`. */
export const checkLiveRoom = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (
    typeof value.status !== 'string' &&
    refuseMember(found, '', 'status', value.status, 'type', 'string')
  )
    return false;
  if (
    typeof value.room_type !== 'string' &&
    refuseMember(found, '', 'room_type', value.room_type, 'type', 'string')
  )
    return false;
  const createdAt = value.created_at;
  if (typeof createdAt !== 'string') {
    if (refuseMember(found, '', 'created_at', createdAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](createdAt) && refuse(found, '/created_at', 'format', 'date-time')) return false;
  const liveAt = value.live_at;
  if (typeof liveAt !== 'string' && liveAt !== null) {
    if (refuseMember(found, '', 'live_at', liveAt, 'type', ['string', 'null'])) return false;
  } else if (
    typeof liveAt === 'string' &&
    !formats['date-time'](liveAt) &&
    refuse(found, '/live_at', 'format', 'date-time')
  )
    return false;
  const closedAt = value.closed_at;
  if (typeof closedAt !== 'string' && closedAt !== null) {
    if (refuseMember(found, '', 'closed_at', closedAt, 'type', ['string', 'null'])) return false;
  } else if (
    typeof closedAt === 'string' &&
    !formats['date-time'](closedAt) &&
    refuse(found, '/closed_at', 'format', 'date-time')
  )
    return false;
  if (typeof value.slug !== 'string' && refuseMember(found, '', 'slug', value.slug, 'type', 'string')) return false;
  if (value.name === undefined && refuse(found, '', 'required', 'name')) return false;
  if (value.recording_enabled === undefined && refuse(found, '', 'required', 'recording_enabled')) return false;
  if (!checkLiveRoomParts(value) && within(found, '', checkLiveRoomParts, value)) return false;
  return fits(found);
};

/** A `LiveRoom` as a Standard Schema. */
export const liveRoomSchema = /* @__PURE__ */ toStandardSchema(checkLiveRoom);

/** Whether a value is a `LiveRoomParts`. */
export const checkLiveRoomParts = (value, found) => {
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
    value.recording_enabled !== undefined &&
    typeof value.recording_enabled !== 'boolean' &&
    refuse(found, '/recording_enabled', 'type', 'boolean')
  )
    return false;
  return fits(found);
};

/** A `LiveRoomParts` as a Standard Schema. */
export const liveRoomPartsSchema = /* @__PURE__ */ toStandardSchema(checkLiveRoomParts);

/** Whether a value is a `LiveRoomCreateRequest`. */
export const checkLiveRoomCreateRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    value.room_type !== undefined &&
    !checkLiveRoomType(value.room_type) &&
    within(found, '/room_type', checkLiveRoomType, value.room_type)
  )
    return false;
  if (value.name === undefined && refuse(found, '', 'required', 'name')) return false;
  if (!checkLiveRoomParts(value) && within(found, '', checkLiveRoomParts, value)) return false;
  return fits(found);
};

/** A `LiveRoomCreateRequest` as a Standard Schema. */
export const liveRoomCreateRequestSchema = /* @__PURE__ */ toStandardSchema(checkLiveRoomCreateRequest);

/** Whether a value is a `LiveRoomType`. */
export const checkLiveRoomType = (value, found) => {
  if (
    value !== 'live_room' && value !== 'live_stream' &&
    refuse(found, '', 'enum', ['live_room', 'live_stream'])
  )
    return false;
  return fits(found);
};

/** A `LiveRoomType` as a Standard Schema. */
export const liveRoomTypeSchema = /* @__PURE__ */ toStandardSchema(checkLiveRoomType);

/** Whether a value is a `LiveRoomList`. */
export const checkLiveRoomList = (value, found) => {
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
        if (!checkLiveRoom(item) && within(found, '/records/' + index, checkLiveRoom, item)) return false;
      }
    }
  }
  return fits(found);
};

/** A `LiveRoomList` as a Standard Schema. */
export const liveRoomListSchema = /* @__PURE__ */ toStandardSchema(checkLiveRoomList);

/** Whether a value is a `LiveRoomTranscripts`. */
export const checkLiveRoomTranscripts = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const transcripts = value.transcripts;
  if (!Array.isArray(transcripts)) {
    if (refuseMember(found, '', 'transcripts', transcripts, 'type', 'array')) return false;
  } else {
    for (let index = 0; index < transcripts.length; index += 1) {
      const item = transcripts[index];
      if (typeof item !== 'string' && refuse(found, '/transcripts/' + index, 'type', 'string')) return false;
    }
  }
  return fits(found);
};

/** A `LiveRoomTranscripts` as a Standard Schema. */
export const liveRoomTranscriptsSchema = /* @__PURE__ */ toStandardSchema(checkLiveRoomTranscripts);
