// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Community } from '@community-platform/types/community';
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
import {
  type OnUndeclared,
  type Operation,
  type Received,
  type RequestOptions,
  type Sender,
  textHeader,
  unwrap,
  writeBody,
} from '../runtime/client.js';
import { readsJson, sendsJson } from '../runtime/codec.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

export const getCommunityOperation: Operation<GetCommunityRequest, GetCommunityResult> = {
  id: 'getCommunity',
  method: 'GET',
  path: '/api/admin/v2/community',
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors401_403_405_406_429_5XX,
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

export const updateCommunityOperation: Operation<UpdateCommunityRequest, UpdateCommunityResult> = {
  id: 'updateCommunity',
  method: 'PUT',
  path: '/api/admin/v2/community',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Update the community.
 *
 * Changes only the fields in the body, within the settings too. A slug that another community has, and a space
 * that this community does not have, return 422.
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

/** The community itself and its settings. */
export interface CommunityApi {
  /**
   * Get the community.
   *
   * Returns the community to which the token belongs, with its settings.
   *
   * `GET /api/admin/v2/community`
   */
  get(request?: GetCommunityRequest, options?: RequestOptions): Promise<Community>;
  /**
   * Update the community.
   *
   * Changes only the fields in the body, within the settings too. A slug that another community has, and a space
   * that this community does not have, return 422.
   *
   * `PUT /api/admin/v2/community`
   */
  update(request: UpdateCommunityRequest, options?: RequestOptions): Promise<Community>;
}

export const createCommunityApi = (client: Sender<OnUndeclared>): CommunityApi => ({
  get: (request = {}, options) => unwrap(client.send(getCommunityOperation, request, options)),
  update: (request, options) => unwrap(client.send(updateCommunityOperation, request, options)),
});
