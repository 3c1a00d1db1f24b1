// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, mismatch, refuse, refuseMember } from '#validation';
import { checkLiveRoomCreateRequest } from '../schemas/live-room.js';

/** Whether the parameters of `listLiveRooms` are valid. */
export const checkListLiveRoomsParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    const page = query.page;
    if (page !== undefined) {
      if (!Number.isInteger(page)) {
        if (refuse(found, '/query/page', 'type', 'integer')) return false;
      } else if (page < 1 && refuse(found, '/query/page', 'minimum', 1)) return false;
    }
    const perPage = query.per_page;
    if (perPage !== undefined) {
      if (!Number.isInteger(perPage)) {
        if (refuse(found, '/query/per_page', 'type', 'integer')) return false;
      } else if (perPage < 1 && refuse(found, '/query/per_page', 'minimum', 1)) return false;
    }
  }
  return fits(found);
};

/** Whether the parameters of `getLiveRoom` are valid. */
export const checkGetLiveRoomParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (
    !Number.isInteger(path.room_id) &&
    refuseMember(found, '/path', 'room_id', path.room_id, 'type', 'integer')
  )
    return false;
  return fits(found);
};

/** Whether the parameters of `startLiveRoom` are valid. */
export const checkStartLiveRoomParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (
    !Number.isInteger(path.room_id) &&
    refuseMember(found, '/path', 'room_id', path.room_id, 'type', 'integer')
  )
    return false;
  return fits(found);
};

/** Whether the parameters of `closeLiveRoom` are valid. */
export const checkCloseLiveRoomParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (
    !Number.isInteger(path.room_id) &&
    refuseMember(found, '/path', 'room_id', path.room_id, 'type', 'integer')
  )
    return false;
  return fits(found);
};

/** Whether the parameters of `getLiveRoomTranscripts` are valid. */
export const checkGetLiveRoomTranscriptsParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (
    !Number.isInteger(path.room_id) &&
    refuseMember(found, '/path', 'room_id', path.room_id, 'type', 'integer')
  )
    return false;
  return fits(found);
};

export const liveRoomsRequestsChecks = {
  listLiveRooms: { parameters: checkListLiveRoomsParameters },
  createLiveRoom: { body: checkLiveRoomCreateRequest },
  getLiveRoom: { parameters: checkGetLiveRoomParameters },
  startLiveRoom: { parameters: checkStartLiveRoomParameters },
  closeLiveRoom: { parameters: checkCloseLiveRoomParameters },
  getLiveRoomTranscripts: { parameters: checkGetLiveRoomTranscriptsParameters },
};
