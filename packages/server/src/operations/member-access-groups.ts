// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type {
  ListMemberAccessGroupsQuery,
  ListMemberAccessGroupsRequest,
  ListMemberAccessGroupsResult,
} from '@community-platform/types/operations/member-access-groups';
import { errors400_401_403_404_405_406_429_5XX } from '../responses.js';
import { sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `listMemberAccessGroups`: all parts are present, with defaults. */
export interface ListMemberAccessGroupsInput extends ListMemberAccessGroupsRequest {
  query: ListMemberAccessGroupsQuery & { page: number; per_page: number };
}

/** The access groups that a member belongs to. */
export interface MemberAccessGroupsHandlers<Principal = unknown, State = unknown> {
  /**
   * List the access groups of a member.
   *
   * Returns a page of the active access groups that a member belongs to.
   *
   * `GET /api/admin/v2/community_members/{community_member_id}/access_groups`
   */
  listMemberAccessGroups(
    input: ListMemberAccessGroupsInput,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<ListMemberAccessGroupsResult>>;
}

/** The descriptors of the operations, in document order. */
export const memberAccessGroupsOperations: readonly Operation[] = [
  {
    id: 'listMemberAccessGroups',
    method: 'GET',
    path: '/api/admin/v2/community_members/{community_member_id}/access_groups',
    parameters: [
      { name: 'community_member_id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
