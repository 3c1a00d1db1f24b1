// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  GetCommunityRequest,
  GetCommunityResult,
  UpdateCommunityRequest,
  UpdateCommunityResult,
} from '@community-platform/types/operations/community';
import type { OnUndeclared, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/client/operation.js';
import {
  badRequestResponse,
  contentTooLargeResponse,
  forbiddenResponse,
  methodNotAllowedResponse,
  notAcceptableResponse,
  serverErrorResponse,
  tooManyRequestsResponse,
  unauthorizedResponse,
  unprocessableContentResponse,
  unsupportedMediaTypeResponse,
} from '../responses.js';
import { textHeader } from '../runtime/client/headers.js';
import { writeBody } from '../runtime/client/outgoing.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

/** The data of `getCommunity`. */
export const getCommunityOperation: Operation<GetCommunityRequest, GetCommunityResult> = {
  id: 'getCommunity',
  method: 'GET',
  path: '/api/admin/v2/community',
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get the community.
 *
 * Returns the community to which the token belongs, with its settings.
 *
 * `GET /api/admin/v2/community`
 */
export function getCommunity<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetCommunityRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<GetCommunityResult, U>> {
  return client.send(getCommunityOperation, request, options);
}

/** The data of `updateCommunity`. */
export const updateCommunityOperation: Operation<UpdateCommunityRequest, UpdateCommunityResult> = {
  id: 'updateCommunity',
  method: 'PUT',
  path: '/api/admin/v2/community',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '413': contentTooLargeResponse,
    '415': unsupportedMediaTypeResponse,
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Update the community.
 *
 * Changes what the body names and leaves the rest, within the settings too. A slug that another community
 * has, and a space that this community does not have, are refused with 422.
 *
 * `PUT /api/admin/v2/community`
 */
export function updateCommunity<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: UpdateCommunityRequest,
  options?: RequestOptions<U>,
): Promise<Received<UpdateCommunityResult, U>> {
  return client.send(updateCommunityOperation, request, options);
}
