// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type {
  ListMemberSpacesQuery,
  ListMemberSpacesRequest,
  ListMemberSpacesResult,
} from '@community-platform/types/operations/member-spaces';
import { errors400_401_403_404_405_406_422_429_5XX } from '../responses.js';
import { sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `listMemberSpaces`: all parts are present, with defaults. */
export interface ListMemberSpacesInput extends ListMemberSpacesRequest {
  query: ListMemberSpacesQuery & { page: number; per_page: number };
}

/** The spaces that a member belongs to. */
export interface MemberSpacesHandlers<Principal = unknown, State = unknown> {
  /**
   * List the spaces of a member.
   *
   * Returns a page of the spaces that a member belongs to. The member is named by `community_member_id` or by
   * `user_email`; if both are sent, they must name the same member. Without either, it is the admin whose token is
   * used. A member whom the community does not have is a 404.
   *
   * `GET /api/admin/v2/community_member_spaces`
   */
  listMemberSpaces(
    input: ListMemberSpacesInput,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<ListMemberSpacesResult>>;
}

/** The descriptors of the operations, in document order. */
export const memberSpacesOperations: readonly Operation[] = [
  {
    id: 'listMemberSpaces',
    method: 'GET',
    path: '/api/admin/v2/community_member_spaces',
    parameters: [
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
      { name: 'community_member_id', in: 'query', shape: 'integer', style: 'form', explode: true },
      { name: 'user_email', in: 'query', shape: 'string', style: 'form', explode: true },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
