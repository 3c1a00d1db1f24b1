// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { MessageResponse } from '@community-platform/types/common';
import type { CommunityLead, CommunityLeadsList } from '@community-platform/types/community-lead';
import type {
  CreateCommunityLeadRequest,
  DeleteCommunityLeadRequest,
  GetCommunityLeadRequest,
  ListCommunityLeadsRequest,
  UpdateCommunityLeadRequest,
} from '@community-platform/types/operations/leads';
import * as operations from '../operations/leads.js';
import { type OnUndeclared, type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** Contacts who are not members yet. */
export interface LeadsApi {
  /**
   * List leads.
   *
   * Returns one page of the leads, the newest first. Deleted ones are left out.
   *
   * `GET /api/admin/v2/community_leads`
   */
  list(request?: ListCommunityLeadsRequest, options?: RequestOptions): Promise<CommunityLeadsList>;
  /** All items of `list`, or with `.pages()` all pages, fetched as they are read. */
  paginateList(request?: ListCommunityLeadsRequest, options?: RequestOptions): Paginator<CommunityLead, CommunityLeadsList>;
  /**
   * Create a lead.
   *
   * Adds somebody who is not a member. A lead that was deleted comes back. An e-mail address that belongs to a
   * member or to another lead is refused with 422.
   *
   * `POST /api/admin/v2/community_leads`
   */
  create(request: CreateCommunityLeadRequest, options?: RequestOptions): Promise<CommunityLead>;
  /**
   * Get a lead.
   *
   * Returns one lead. The id of a member is answered with 404.
   *
   * `GET /api/admin/v2/community_leads/{id}`
   */
  get(request: GetCommunityLeadRequest, options?: RequestOptions): Promise<CommunityLead>;
  /**
   * Update a lead.
   *
   * Changes what the body names and leaves the rest. Tags that are named replace those of before. The id of
   * a member is answered with 404.
   *
   * `PUT /api/admin/v2/community_leads/{id}`
   */
  update(request: UpdateCommunityLeadRequest, options?: RequestOptions): Promise<CommunityLead>;
  /**
   * Delete a lead.
   *
   * Deletes a lead until it is added again. The id of a member is answered with 404.
   *
   * `DELETE /api/admin/v2/community_leads/{id}`
   */
  delete(request: DeleteCommunityLeadRequest, options?: RequestOptions): Promise<MessageResponse>;
}

/** Binds the operations to a client. */
export const createLeadsApi = (client: Sender<OnUndeclared>): LeadsApi => ({
  list: (request = {}, options) => unwrap(client.send(operations.listCommunityLeadsOperation, request, options)),
  paginateList: (request = {}, options) => operations.paginateListCommunityLeads(client, request, options),
  create: (request, options) => unwrap(client.send(operations.createCommunityLeadOperation, request, options)),
  get: (request, options) => unwrap(client.send(operations.getCommunityLeadOperation, request, options)),
  update: (request, options) => unwrap(client.send(operations.updateCommunityLeadOperation, request, options)),
  delete: (request, options) => unwrap(client.send(operations.deleteCommunityLeadOperation, request, options)),
});
