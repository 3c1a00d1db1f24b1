// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type { GetProfilePageRequest, GetProfilePageResult } from '@community-platform/types/operations/profile-pages';
import { errors400_401_403_405_406_429_5XX } from '../responses.js';
import { sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** Profile fields by profile page. */
export interface ProfilePagesHandlers<Principal = unknown, State = unknown> {
  /**
   * Get the profile fields of a page.
   *
   * Returns all profile fields that a page shows, in their order. The response is a plain array, not a page of a
   * list.
   *
   * `GET /api/admin/v2/page_profile_fields`
   */
  getProfilePage(input: GetProfilePageRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetProfilePageResult>>;
}

/** The descriptors of the operations, in document order. */
export const profilePagesOperations: readonly Operation[] = [
  {
    id: 'getProfilePage',
    method: 'GET',
    path: '/api/admin/v2/page_profile_fields',
    parameters: [{ name: 'page_name', in: 'query', required: true, shape: 'string', style: 'form', explode: true }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
