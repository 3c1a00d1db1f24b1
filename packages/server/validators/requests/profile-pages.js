// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, mismatch, refuse, refuseMember, withinMember } from '#validation';
import { checkProfilePageName } from '../schemas/profile-field.js';

/** Whether the parameters of `getProfilePage` are valid. */
export const checkGetProfilePageParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else if (
    !checkProfilePageName(query.page_name) &&
    withinMember(found, '/query', 'page_name', checkProfilePageName, query.page_name)
  )
    return false;
  return fits(found);
};

export const profilePagesRequestsChecks = {
  getProfilePage: { parameters: checkGetProfilePageParameters },
};
