// Generated from the OpenAPI document. Do not edit: change the document and generate again.
// @ts-nocheck

import type { RequestValidators, ResponseValidators } from 'trefoil-runtime/validation';
import { fits, inMember, isObject, isText, mismatch, refuse, refuseMember } from 'trefoil-runtime/validation';
import {
  checkErrorSchema,
  checkInvalidRequest,
  checkInvitation,
  checkJoinForm,
  checkJoinRequest,
  checkJoined,
  checkPage,
} from './schemas.js';

const checkQueryInvitationTokenParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    const invitationToken = query.invitation_token;
    if (invitationToken !== undefined && !isText(invitationToken))
      if (inMember(found, query, '/query/invitation_token', isText)) return false;
  }
  return fits(found);
};

export const requests: Readonly<Record<string, RequestValidators>> = {
  getInvitation: { parameters: checkQueryInvitationTokenParameters },
  acceptInvitation: {
    parameters: checkQueryInvitationTokenParameters,
    body: { 'application/x-www-form-urlencoded': checkJoinForm, 'application/json': checkJoinRequest },
  },
};

export const responses: Readonly<Record<string, ResponseValidators>> = {
  getInvitation: {
    200: { 'application/json': checkInvitation, 'text/html; charset=utf-8': checkPage },
    '4XX': { 'application/json': checkInvalidRequest, 'text/html; charset=utf-8': checkPage },
    '5XX': { 'application/json': checkErrorSchema, 'text/html; charset=utf-8': checkPage },
  },
  acceptInvitation: {
    200: { 'application/json': checkJoined, 'text/html; charset=utf-8': checkPage },
    422: { 'application/json': checkInvalidRequest, 'text/html; charset=utf-8': checkPage },
    '4XX': { 'application/json': checkInvalidRequest, 'text/html; charset=utf-8': checkPage },
    '5XX': { 'application/json': checkErrorSchema, 'text/html; charset=utf-8': checkPage },
  },
};
