// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
import type { Awaitable, Reply } from '@community-platform/types';
import type {
  CreateInvitationLinkRequest,
  CreateInvitationLinkResult,
  DeleteInvitationLinkRequest,
  DeleteInvitationLinkResult,
  GetInvitationLinkRequest,
  GetInvitationLinkResult,
  ListInvitationLinksQuery,
  ListInvitationLinksRequest,
  ListInvitationLinksResult,
  RevokeInvitationLinkRequest,
  RevokeInvitationLinkResult,
  UpdateInvitationLinkRequest,
  UpdateInvitationLinkResult,
} from '@community-platform/types/operations/invitation-links';

/** What the handler of `listInvitationLinks` receives: every part is there, defaults are filled in. */
export interface ListInvitationLinksInput extends ListInvitationLinksRequest {
  query: ListInvitationLinksQuery & { page: number; per_page: number };
}

/** Links by which people join the community. */
export interface InvitationLinksHandlers<Principal = unknown, State = unknown> {
  /**
   * List invitation links.
   *
   * Returns one page of the invitation links, the newest first. Deleted ones are left out.
   *
   * `GET /api/admin/v2/invitation_links`
   */
  listInvitationLinks(input: ListInvitationLinksInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListInvitationLinksResult>>;
  /**
   * Create an invitation link.
   *
   * Makes a link, which is active. A space, an access group, a tag or a paywall that the community does not
   * have is refused with 422, and so is a paywall that is not active.
   *
   * `POST /api/admin/v2/invitation_links`
   */
  createInvitationLink(input: CreateInvitationLinkRequest, context: RequestContext<Principal, State>): Awaitable<Reply<CreateInvitationLinkResult>>;
  /**
   * Get an invitation link.
   *
   * Returns one link, active or revoked.
   *
   * `GET /api/admin/v2/invitation_links/{id}`
   */
  getInvitationLink(input: GetInvitationLinkRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetInvitationLinkResult>>;
  /**
   * Update an invitation link.
   *
   * Changes what the body names and leaves the rest. `null` clears the space and the paywall. A space, an
   * access group or a tag that the community does not have is answered with 400, where
   * `createInvitationLink` has 422; a revoked link is refused with 422.
   *
   * `PUT /api/admin/v2/invitation_links/{id}`
   */
  updateInvitationLink(input: UpdateInvitationLinkRequest, context: RequestContext<Principal, State>): Awaitable<Reply<UpdateInvitationLinkResult>>;
  /**
   * Delete an invitation link.
   *
   * Deletes a link that was revoked before. One that is active is refused with 422.
   *
   * `DELETE /api/admin/v2/invitation_links/{id}`
   */
  deleteInvitationLink(input: DeleteInvitationLinkRequest, context: RequestContext<Principal, State>): Awaitable<Reply<DeleteInvitationLinkResult>>;
  /**
   * Revoke an invitation link.
   *
   * Ends an active link, so that nobody joins with it any more. It cannot be made active again, only
   * deleted. A revoked link is refused with 422.
   *
   * `PATCH /api/admin/v2/invitation_links/{id}/revoke`
   */
  revokeInvitationLink(input: RevokeInvitationLinkRequest, context: RequestContext<Principal, State>): Awaitable<Reply<RevokeInvitationLinkResult>>;
}
