// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import {
  fits,
  formats,
  isObject,
  isShorter,
  mismatch,
  refuse,
  refuseMember,
  toStandardSchema,
  within,
} from '#validation';
import { checkPageEnvelope } from '../schemas/common.js';

/** Whether a value is a `EventAttendee`. */
export const checkEventAttendee = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (
    !Number.isInteger(value.event_id) &&
    refuseMember(found, '', 'event_id', value.event_id, 'type', 'integer')
  )
    return false;
  if (
    typeof value.event_name !== 'string' &&
    refuseMember(found, '', 'event_name', value.event_name, 'type', 'string')
  )
    return false;
  if (
    typeof value.member_name !== 'string' &&
    refuseMember(found, '', 'member_name', value.member_name, 'type', 'string')
  )
    return false;
  if (
    typeof value.member_email !== 'string' &&
    refuseMember(found, '', 'member_email', value.member_email, 'type', 'string')
  )
    return false;
  if (
    typeof value.member_avatar_url !== 'string' && value.member_avatar_url !== null &&
    refuseMember(found, '', 'member_avatar_url', value.member_avatar_url, 'type', ['string', 'null'])
  )
    return false;
  if (
    typeof value.headline !== 'string' &&
    refuseMember(found, '', 'headline', value.headline, 'type', 'string')
  )
    return false;
  const rsvpDate = value.rsvp_date;
  if (typeof rsvpDate !== 'string') {
    if (refuseMember(found, '', 'rsvp_date', rsvpDate, 'type', 'string')) return false;
  } else if (!formats['date-time'](rsvpDate) && refuse(found, '/rsvp_date', 'format', 'date-time')) return false;
  return fits(found);
};

/** A `EventAttendee` as a Standard Schema. */
export const eventAttendeeSchema = /* @__PURE__ */ toStandardSchema(checkEventAttendee);

/** Whether a value is a `EventAttendeesList`. */
export const checkEventAttendeesList = (value, found) => {
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
        if (!checkEventAttendee(item) && within(found, '/records/' + index, checkEventAttendee, item)) return false;
      }
    }
  }
  return fits(found);
};

/** A `EventAttendeesList` as a Standard Schema. */
export const eventAttendeesListSchema = /* @__PURE__ */ toStandardSchema(checkEventAttendeesList);

/** Whether a value is a `EventAttendeeRequest`. */
export const checkEventAttendeeRequest = (value, found) => {
  if (isObject(value)) {
    if (value.member_email === undefined && refuse(found, '', 'required', 'member_email')) return false;
    if (value.event_id === undefined && refuse(found, '', 'required', 'event_id')) return false;
  }
  if (!checkEventAttendeeNames(value) && within(found, '', checkEventAttendeeNames, value)) return false;
  return fits(found);
};

/** A `EventAttendeeRequest` as a Standard Schema. */
export const eventAttendeeRequestSchema = /* @__PURE__ */ toStandardSchema(checkEventAttendeeRequest);

/** Whether a value is a `EventAttendeeRemovalRequest`. */
export const checkEventAttendeeRemovalRequest = (value, found) => {
  if (!checkEventAttendeeNames(value) && within(found, '', checkEventAttendeeNames, value)) return false;
  return fits(found);
};

/** A `EventAttendeeRemovalRequest` as a Standard Schema. */
export const eventAttendeeRemovalRequestSchema = /* @__PURE__ */ toStandardSchema(checkEventAttendeeRemovalRequest);

/** Whether a value is a `EventAttendeeNames`. */
export const checkEventAttendeeNames = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const memberEmail = value.member_email;
  if (memberEmail !== undefined) {
    if (typeof memberEmail !== 'string') {
      if (refuse(found, '/member_email', 'type', 'string')) return false;
    } else if (isShorter(memberEmail, 1) && refuse(found, '/member_email', 'minLength', 1)) return false;
  }
  const eventId = value.event_id;
  if (eventId !== undefined) {
    if (!Number.isInteger(eventId) && typeof eventId !== 'string') {
      if (refuse(found, '/event_id', 'type', ['integer', 'string'])) return false;
    } else if (typeof eventId === 'string' && isShorter(eventId, 1) && refuse(found, '/event_id', 'minLength', 1)) return false;
  }
  return fits(found);
};

/** A `EventAttendeeNames` as a Standard Schema. */
export const eventAttendeeNamesSchema = /* @__PURE__ */ toStandardSchema(checkEventAttendeeNames);
