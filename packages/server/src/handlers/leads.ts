// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
import type { Awaitable, Reply } from '@community-platform/types';
import type {
  CreateCommunityLeadRequest,
  CreateCommunityLeadResult,
  DeleteCommunityLeadRequest,
  DeleteCommunityLeadResult,
  GetCommunityLeadRequest,
  GetCommunityLeadResult,
  ListCommunityLeadsQuery,
  ListCommunityLeadsRequest,
  ListCommunityLeadsResult,
  UpdateCommunityLeadRequest,
  UpdateCommunityLeadResult,
} from '@community-platform/types/operations/leads';

/** What the handler of `listCommunityLeads` receives: every part is there, defaults are filled in. */
export interface ListCommunityLeadsInput extends ListCommunityLeadsRequest {
  query: ListCommunityLeadsQuery & { page: number; per_page: number };
}

/** Contacts who are not members yet. */
export interface LeadsHandlers<Principal = unknown, State = unknown> {
  /**
   * List leads.
   *
   * Returns one page of the leads, the newest first. Deleted ones are left out.
   *
   * `GET /api/admin/v2/community_leads`
   */
  listCommunityLeads(input: ListCommunityLeadsInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListCommunityLeadsResult>>;
  /**
   * Create a lead.
   *
   * Adds somebody who is not a member. A lead that was deleted comes back. An e-mail address that belongs to a
   * member or to another lead is refused with 422.
   *
   * `POST /api/admin/v2/community_leads`
   */
  createCommunityLead(input: CreateCommunityLeadRequest, context: RequestContext<Principal, State>): Awaitable<Reply<CreateCommunityLeadResult>>;
  /**
   * Get a lead.
   *
   * Returns one lead. The id of a member is answered with 404.
   *
   * `GET /api/admin/v2/community_leads/{id}`
   */
  getCommunityLead(input: GetCommunityLeadRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetCommunityLeadResult>>;
  /**
   * Update a lead.
   *
   * Changes what the body names and leaves the rest. Tags that are named replace those of before. The id of
   * a member is answered with 404.
   *
   * `PUT /api/admin/v2/community_leads/{id}`
   */
  updateCommunityLead(input: UpdateCommunityLeadRequest, context: RequestContext<Principal, State>): Awaitable<Reply<UpdateCommunityLeadResult>>;
  /**
   * Delete a lead.
   *
   * Deletes a lead until it is added again. The id of a member is answered with 404.
   *
   * `DELETE /api/admin/v2/community_leads/{id}`
   */
  deleteCommunityLead(input: DeleteCommunityLeadRequest, context: RequestContext<Principal, State>): Awaitable<Reply<DeleteCommunityLeadResult>>;
}
