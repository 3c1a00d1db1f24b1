// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, mismatch, refuse, refuseMember, within } from '#validation';
import {
  checkInvitationLinkCreateRequest,
  checkInvitationLinkStatus,
  checkInvitationLinkUpdateRequest,
} from '../schemas/invitation-link-request.js';

/** Whether the parameters of `listInvitationLinks` are valid. */
export const checkListInvitationLinksParameters = (value, found) => {
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
    if (
      query.status !== undefined &&
      !checkInvitationLinkStatus(query.status) &&
      within(found, '/query/status', checkInvitationLinkStatus, query.status)
    )
      return false;
  }
  return fits(found);
};

/** Whether the parameters of `getInvitationLink` are valid. */
export const checkGetInvitationLinkParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `updateInvitationLink` are valid. */
export const checkUpdateInvitationLinkParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `deleteInvitationLink` are valid. */
export const checkDeleteInvitationLinkParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

/** Whether the parameters of `revokeInvitationLink` are valid. */
export const checkRevokeInvitationLinkParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  return fits(found);
};

export const invitationLinksRequestsChecks = {
  listInvitationLinks: { parameters: checkListInvitationLinksParameters },
  createInvitationLink: { body: checkInvitationLinkCreateRequest },
  getInvitationLink: { parameters: checkGetInvitationLinkParameters },
  updateInvitationLink: { parameters: checkUpdateInvitationLinkParameters, body: checkInvitationLinkUpdateRequest },
  deleteInvitationLink: { parameters: checkDeleteInvitationLinkParameters },
  revokeInvitationLink: { parameters: checkRevokeInvitationLinkParameters },
};
