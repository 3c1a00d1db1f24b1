// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { MessageResponse } from '@community-platform/types/common';
import type { InvitationLink, InvitationLinksList } from '@community-platform/types/invitation-link';
import type {
  CreateInvitationLinkRequest,
  DeleteInvitationLinkRequest,
  GetInvitationLinkRequest,
  ListInvitationLinksRequest,
  RevokeInvitationLinkRequest,
  UpdateInvitationLinkRequest,
} from '@community-platform/types/operations/invitation-links';
import * as operations from '../operations/invitation-links.js';
import { type OnUndeclared, type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** Links by which people join the community. */
export interface InvitationLinksApi {
  /**
   * List invitation links.
   *
   * Returns one page of the invitation links, the newest first. Deleted ones are left out.
   *
   * `GET /api/admin/v2/invitation_links`
   */
  list(request?: ListInvitationLinksRequest, options?: RequestOptions): Promise<InvitationLinksList>;
  /** All items of `list`, or with `.pages()` all pages, fetched as they are read. */
  paginateList(request?: ListInvitationLinksRequest, options?: RequestOptions): Paginator<InvitationLink, InvitationLinksList>;
  /**
   * Create an invitation link.
   *
   * Makes a link, which is active. A space, an access group, a tag or a paywall that the community does not
   * have is refused with 422, and so is a paywall that is not active.
   *
   * `POST /api/admin/v2/invitation_links`
   */
  create(request: CreateInvitationLinkRequest, options?: RequestOptions): Promise<InvitationLink>;
  /**
   * Get an invitation link.
   *
   * Returns one link, active or revoked.
   *
   * `GET /api/admin/v2/invitation_links/{id}`
   */
  get(request: GetInvitationLinkRequest, options?: RequestOptions): Promise<InvitationLink>;
  /**
   * Update an invitation link.
   *
   * Changes what the body names and leaves the rest. `null` clears the space and the paywall. A space, an
   * access group or a tag that the community does not have is answered with 400, where
   * `createInvitationLink` has 422; a revoked link is refused with 422.
   *
   * `PUT /api/admin/v2/invitation_links/{id}`
   */
  update(request: UpdateInvitationLinkRequest, options?: RequestOptions): Promise<InvitationLink>;
  /**
   * Delete an invitation link.
   *
   * Deletes a link that was revoked before. One that is active is refused with 422.
   *
   * `DELETE /api/admin/v2/invitation_links/{id}`
   */
  delete(request: DeleteInvitationLinkRequest, options?: RequestOptions): Promise<MessageResponse>;
  /**
   * Revoke an invitation link.
   *
   * Ends an active link, so that nobody joins with it any more. It cannot be made active again, only
   * deleted. A revoked link is refused with 422.
   *
   * `PATCH /api/admin/v2/invitation_links/{id}/revoke`
   */
  revoke(request: RevokeInvitationLinkRequest, options?: RequestOptions): Promise<MessageResponse>;
}

/** Binds the operations to a client. */
export const createInvitationLinksApi = (client: Sender<OnUndeclared>): InvitationLinksApi => ({
  list: (request = {}, options) => unwrap(client.send(operations.listInvitationLinksOperation, request, options)),
  paginateList: (request = {}, options) => operations.paginateListInvitationLinks(client, request, options),
  create: (request, options) => unwrap(client.send(operations.createInvitationLinkOperation, request, options)),
  get: (request, options) => unwrap(client.send(operations.getInvitationLinkOperation, request, options)),
  update: (request, options) => unwrap(client.send(operations.updateInvitationLinkOperation, request, options)),
  delete: (request, options) => unwrap(client.send(operations.deleteInvitationLinkOperation, request, options)),
  revoke: (request, options) => unwrap(client.send(operations.revokeInvitationLinkOperation, request, options)),
});
