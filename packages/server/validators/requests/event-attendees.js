// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, isShorter, mismatch, refuse, refuseMember } from '#validation';
import { checkEventAttendeeRemovalRequest, checkEventAttendeeRequest } from '../schemas/event-attendee.js';

/** Whether the parameters of `listEventAttendees` are valid. */
export const checkListEventAttendeesParameters = (value, found) => {
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
    if (
      !Number.isInteger(query.event_id) &&
      refuseMember(found, '/query', 'event_id', query.event_id, 'type', 'integer')
    )
      return false;
  }
  return fits(found);
};

/** Whether the parameters of `removeEventAttendee` are valid. */
export const checkRemoveEventAttendeeParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    const memberEmail = query.member_email;
    if (memberEmail !== undefined) {
      if (typeof memberEmail !== 'string') {
        if (refuse(found, '/query/member_email', 'type', 'string')) return false;
      } else if (isShorter(memberEmail, 1) && refuse(found, '/query/member_email', 'minLength', 1)) return false;
    }
    const eventId = query.event_id;
    if (eventId !== undefined) {
      if (typeof eventId !== 'string') {
        if (refuse(found, '/query/event_id', 'type', 'string')) return false;
      } else if (isShorter(eventId, 1) && refuse(found, '/query/event_id', 'minLength', 1)) return false;
    }
  }
  return fits(found);
};

export const eventAttendeesRequestsChecks = {
  listEventAttendees: { parameters: checkListEventAttendeesParameters },
  addEventAttendee: { body: checkEventAttendeeRequest },
  removeEventAttendee: { parameters: checkRemoveEventAttendeeParameters, body: checkEventAttendeeRemovalRequest },
};
