// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
import type { Awaitable, Reply } from '@community-platform/types';
import type {
  ListMemberAccessGroupsQuery,
  ListMemberAccessGroupsRequest,
  ListMemberAccessGroupsResult,
} from '@community-platform/types/operations/member-access-groups';

/** What the handler of `listMemberAccessGroups` receives: every part is there, defaults are filled in. */
export interface ListMemberAccessGroupsInput extends ListMemberAccessGroupsRequest {
  query: ListMemberAccessGroupsQuery & { page: number; per_page: number };
}

/** The access groups that a member belongs to. */
export interface MemberAccessGroupsHandlers<Principal = unknown, State = unknown> {
  /**
   * List the access groups of a member.
   *
   * Returns one page of the active access groups that a member belongs to.
   *
   * `GET /api/admin/v2/community_members/{community_member_id}/access_groups`
   */
  listMemberAccessGroups(input: ListMemberAccessGroupsInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListMemberAccessGroupsResult>>;
}
