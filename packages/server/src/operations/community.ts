// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type {
  GetCommunityRequest,
  GetCommunityResult,
  UpdateCommunityRequest,
  UpdateCommunityResult,
} from '@community-platform/types/operations/community';
import {
  errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
  errors401_403_405_406_429_5XX,
} from '../responses.js';
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The community itself and its settings. */
export interface CommunityHandlers<Principal = unknown, State = unknown> {
  /**
   * Get the community.
   *
   * Returns the community to which the token belongs, with its settings.
   *
   * `GET /api/admin/v2/community`
   */
  getCommunity(input: GetCommunityRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetCommunityResult>>;
  /**
   * Update the community.
   *
   * Changes only the fields in the body, within the settings too. A slug that another community has, and a space
   * that this community does not have, return 422.
   *
   * `PUT /api/admin/v2/community`
   */
  updateCommunity(
    input: UpdateCommunityRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<UpdateCommunityResult>>;
}

/** The descriptors of the operations, in document order. */
export const communityOperations: readonly Operation[] = [
  {
    id: 'getCommunity',
    method: 'GET',
    path: '/api/admin/v2/community',
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors401_403_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'updateCommunity',
    method: 'PUT',
    path: '/api/admin/v2/community',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
