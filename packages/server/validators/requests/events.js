// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, formats, isObject, mismatch, refuse, refuseMember, within } from '#validation';
import {
  checkEventDuplicateRequest,
  checkEventOrder,
  checkEventRequest,
  checkEventUpdateRequest,
} from '../schemas/event-request.js';

/** Whether the parameters of `listEvents` are valid. */
export const checkListEventsParameters = (value, found) => {
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
      query.space_id !== undefined &&
      !Number.isInteger(query.space_id) &&
      refuse(found, '/query/space_id', 'type', 'integer')
    )
      return false;
    const filterDateStartDate = query['filter_date[start_date]'];
    if (filterDateStartDate !== undefined) {
      if (typeof filterDateStartDate !== 'string') {
        if (refuse(found, '/query/filter_date[start_date]', 'type', 'string')) return false;
      } else if (
        !formats.date(filterDateStartDate) &&
        refuse(found, '/query/filter_date[start_date]', 'format', 'date')
      )
        return false;
    }
    const filterDateEndDate = query['filter_date[end_date]'];
    if (filterDateEndDate !== undefined) {
      if (typeof filterDateEndDate !== 'string') {
        if (refuse(found, '/query/filter_date[end_date]', 'type', 'string')) return false;
      } else if (!formats.date(filterDateEndDate) && refuse(found, '/query/filter_date[end_date]', 'format', 'date')) return false;
    }
    if (
      query.sort !== undefined &&
      !checkEventOrder(query.sort) &&
      within(found, '/query/sort', checkEventOrder, query.sort)
    )
      return false;
  }
  return fits(found);
};

/** Whether the parameters of `getEvent` are valid. */
export const checkGetEventParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `updateEvent` are valid. */
export const checkUpdateEventParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `deleteEvent` are valid. */
export const checkDeleteEventParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else if (
    !Number.isInteger(query.space_id) &&
    refuseMember(found, '/query', 'space_id', query.space_id, 'type', 'integer')
  )
    return false;
  return fits(found);
};

/** Whether the parameters of `duplicateEvent` are valid. */
export const checkDuplicateEventParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else {
    if (
      !Number.isInteger(path.space_id) &&
      refuseMember(found, '/path', 'space_id', path.space_id, 'type', 'integer')
    )
      return false;
    if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  }
  return fits(found);
};

export const eventsRequestsChecks = {
  listEvents: { parameters: checkListEventsParameters },
  createEvent: { body: checkEventRequest },
  getEvent: { parameters: checkGetEventParameters },
  updateEvent: { parameters: checkUpdateEventParameters, body: checkEventUpdateRequest },
  deleteEvent: { parameters: checkDeleteEventParameters },
  duplicateEvent: { parameters: checkDuplicateEventParameters, body: checkEventDuplicateRequest },
};
