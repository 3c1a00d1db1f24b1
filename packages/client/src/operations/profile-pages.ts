// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { GetProfilePageRequest, GetProfilePageResult } from '@community-platform/types/operations/profile-pages';
import type { OnUndeclared, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/client/operation.js';
import {
  badRequestResponse,
  forbiddenResponse,
  methodNotAllowedResponse,
  notAcceptableResponse,
  serverErrorResponse,
  tooManyRequestsResponse,
  unauthorizedResponse,
} from '../responses.js';
import { textHeader } from '../runtime/client/headers.js';
import { readsJson } from '../runtime/codec/media/json.js';
import { writeScalarPair } from '../runtime/codec/writers/scalar.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

/** The data of `getProfilePage`. */
export const getProfilePageOperation: Operation<GetProfilePageRequest, GetProfilePageResult> = {
  id: 'getProfilePage',
  method: 'GET',
  path: '/api/admin/v2/page_profile_fields',
  parameters: [{ name: 'page_name', in: 'query', write: writeScalarPair }],
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
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
 * Get the profile fields of a page.
 *
 * Returns all profile fields that a page shows, in their order. The answer is a plain array, not a page of a
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
