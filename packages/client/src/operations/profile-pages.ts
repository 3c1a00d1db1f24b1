// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { GetProfilePageRequest, GetProfilePageResult } from '@community-platform/types/operations/profile-pages';
import type { PageProfileFields } from '@community-platform/types/profile-field';
import { errors400_401_403_405_406_429_5XX } from '../responses.js';
import {
  type OnUndeclared,
  type Operation,
  type Received,
  type RequestOptions,
  type Sender,
  textHeader,
  unwrap,
} from '../runtime/client.js';
import { readsJson, writeScalarPair } from '../runtime/codec.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

export const getProfilePageOperation: Operation<GetProfilePageRequest, GetProfilePageResult> = {
  id: 'getProfilePage',
  method: 'GET',
  path: '/api/admin/v2/page_profile_fields',
  parameters: [{ name: 'page_name', in: 'query', write: writeScalarPair }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get the profile fields of a page.
 *
 * Returns all profile fields that a page shows, in their order. The response is a plain array, not a page of a
 * list.
 *
 * `GET /api/admin/v2/page_profile_fields`
 */
export function getProfilePage<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetProfilePageRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetProfilePageResult, U>> {
  return client.send(getProfilePageOperation, request, options);
}

/** Profile fields by profile page. */
export interface ProfilePagesApi {
  /**
   * Get the profile fields of a page.
   *
   * Returns all profile fields that a page shows, in their order. The response is a plain array, not a page of a
   * list.
   *
   * `GET /api/admin/v2/page_profile_fields`
   */
  get(request: GetProfilePageRequest, options?: RequestOptions): Promise<PageProfileFields>;
}

export const createProfilePagesApi = (client: Sender<OnUndeclared>): ProfilePagesApi => ({
  get: (request, options) => unwrap(client.send(getProfilePageOperation, request, options)),
});
