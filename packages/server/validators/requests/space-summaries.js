// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, formats, isObject, mismatch, refuse, refuseMember } from '#validation';

/** Whether the parameters of `getSpaceSummary` are valid. */
export const checkGetSpaceSummaryParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (
    !Number.isInteger(path.space_id) &&
    refuseMember(found, '/path', 'space_id', path.space_id, 'type', 'integer')
  )
    return false;
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    const dateFrom = query.date_from;
    if (dateFrom !== undefined) {
      if (typeof dateFrom !== 'string') {
        if (refuse(found, '/query/date_from', 'type', 'string')) return false;
      } else if (!formats['date-time'](dateFrom) && refuse(found, '/query/date_from', 'format', 'date-time')) return false;
    }
    if (
      query.first_unread_message_id !== undefined &&
      !Number.isInteger(query.first_unread_message_id) &&
      refuse(found, '/query/first_unread_message_id', 'type', 'integer')
    )
      return false;
  }
  return fits(found);
};

export const spaceSummariesRequestsChecks = {
  getSpaceSummary: { parameters: checkGetSpaceSummaryParameters },
};
