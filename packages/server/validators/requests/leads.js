// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, mismatch, refuse, refuseMember } from '#validation';
import { checkCommunityLeadCreateRequest, checkCommunityLeadUpdateRequest } from '../schemas/community-lead.js';

/** Whether the parameters of `listCommunityLeads` are valid. */
export const checkListCommunityLeadsParameters = (value, found) => {
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
      query.name !== undefined &&
      typeof query.name !== 'string' &&
      refuse(found, '/query/name', 'type', 'string')
    )
      return false;
  }
  return fits(found);
};

/** Whether the parameters of `getCommunityLead` are valid. */
export const checkGetCommunityLeadParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `updateCommunityLead` are valid. */
export const checkUpdateCommunityLeadParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `deleteCommunityLead` are valid. */
export const checkDeleteCommunityLeadParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

export const leadsRequestsChecks = {
  listCommunityLeads: { parameters: checkListCommunityLeadsParameters },
  createCommunityLead: { body: checkCommunityLeadCreateRequest },
  getCommunityLead: { parameters: checkGetCommunityLeadParameters },
  updateCommunityLead: { parameters: checkUpdateCommunityLeadParameters, body: checkCommunityLeadUpdateRequest },
  deleteCommunityLead: { parameters: checkDeleteCommunityLeadParameters },
};
