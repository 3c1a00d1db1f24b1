// Generated from the OpenAPI document. Do not edit: change the document and generate again.

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
import {
  errors400_401_403_404_405_406_429_5XX,
  errors400_401_403_405_406_429_5XX,
  errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
} from '../responses.js';
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `listCommunityLeads`: all parts are present, with defaults. */
export interface ListCommunityLeadsInput extends ListCommunityLeadsRequest {
  query: ListCommunityLeadsQuery & { page: number; per_page: number };
}

/** Contacts who are not members yet. */
export interface LeadsHandlers<Principal = unknown, State = unknown> {
  /**
   * List leads.
   *
   * Returns a page of the leads, newest first. Deleted ones are left out.
   *
   * `GET /api/admin/v2/community_leads`
   */
  listCommunityLeads(
    input: ListCommunityLeadsInput,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<ListCommunityLeadsResult>>;
  /**
   * Create a lead.
   *
   * Adds a contact who is not a member. A deleted lead is restored. An e-mail address that belongs to a member or to
   * another lead returns 422.
   *
   * `POST /api/admin/v2/community_leads`
   */
  createCommunityLead(
    input: CreateCommunityLeadRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<CreateCommunityLeadResult>>;
  /**
   * Get a lead.
   *
   * Returns one lead. The id of a member returns 404.
   *
   * `GET /api/admin/v2/community_leads/{id}`
   */
  getCommunityLead(
    input: GetCommunityLeadRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<GetCommunityLeadResult>>;
  /**
   * Update a lead.
   *
   * Changes only the fields in the body. Tags in the body replace the previous ones. The id of a member returns 404.
   *
   * `PUT /api/admin/v2/community_leads/{id}`
   */
  updateCommunityLead(
    input: UpdateCommunityLeadRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<UpdateCommunityLeadResult>>;
  /**
   * Delete a lead.
   *
   * Deletes a lead until it is added again. The id of a member returns 404.
   *
   * `DELETE /api/admin/v2/community_leads/{id}`
   */
  deleteCommunityLead(
    input: DeleteCommunityLeadRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<DeleteCommunityLeadResult>>;
}

/** The descriptors of the operations, in document order. */
export const leadsOperations: readonly Operation[] = [
  {
    id: 'listCommunityLeads',
    method: 'GET',
    path: '/api/admin/v2/community_leads',
    parameters: [
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
      { name: 'name', in: 'query', shape: 'string', style: 'form', explode: true },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'createCommunityLead',
    method: 'POST',
    path: '/api/admin/v2/community_leads',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '201': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'getCommunityLead',
    method: 'GET',
    path: '/api/admin/v2/community_leads/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'updateCommunityLead',
    method: 'PUT',
    path: '/api/admin/v2/community_leads/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'deleteCommunityLead',
    method: 'DELETE',
    path: '/api/admin/v2/community_leads/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
