// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { MessageResponse } from '@community-platform/types/common';
import type { CommunityLead, CommunityLeadsList } from '@community-platform/types/community-lead';
import type {
  CreateCommunityLeadRequest,
  CreateCommunityLeadResult,
  DeleteCommunityLeadRequest,
  DeleteCommunityLeadResult,
  GetCommunityLeadRequest,
  GetCommunityLeadResult,
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
import {
  type OnUndeclared,
  type Operation,
  pageByNumber,
  paginate,
  type Paginator,
  type Received,
  type RequestOptions,
  type Sender,
  textHeader,
  unwrap,
  writeBody,
} from '../runtime/client.js';
import { readsJson, sendsJson, writeScalar, writeScalarPair } from '../runtime/codec.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

export const listCommunityLeadsOperation: Operation<ListCommunityLeadsRequest, ListCommunityLeadsResult> = {
  id: 'listCommunityLeads',
  method: 'GET',
  path: '/api/admin/v2/community_leads',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
    { name: 'name', in: 'query', write: writeScalarPair },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List leads.
 *
 * Returns a page of the leads, newest first. Deleted ones are left out.
 *
 * `GET /api/admin/v2/community_leads`
 */
export function listCommunityLeads<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListCommunityLeadsRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ListCommunityLeadsResult, U>> {
  return client.send(listCommunityLeadsOperation, request, options);
}

/** Iterates over all items of `listCommunityLeads`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateListCommunityLeads(
  client: Sender<OnUndeclared>,
  request: ListCommunityLeadsRequest = {},
  options?: RequestOptions,
): Paginator<CommunityLead, CommunityLeadsList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listCommunityLeadsOperation, paging, request, options);
}

export const createCommunityLeadOperation: Operation<CreateCommunityLeadRequest, CreateCommunityLeadResult> = {
  id: 'createCommunityLead',
  method: 'POST',
  path: '/api/admin/v2/community_leads',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Create a lead.
 *
 * Adds a contact who is not a member. A deleted lead is restored. An e-mail address that belongs to a member or to
 * another lead returns 422.
 *
 * `POST /api/admin/v2/community_leads`
 */
export function createCommunityLead<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: CreateCommunityLeadRequest,
  options?: RequestOptions<U>,
): Promise<Received<CreateCommunityLeadResult, U>> {
  return client.send(createCommunityLeadOperation, request, options);
}

export const getCommunityLeadOperation: Operation<GetCommunityLeadRequest, GetCommunityLeadResult> = {
  id: 'getCommunityLead',
  method: 'GET',
  path: '/api/admin/v2/community_leads/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get a lead.
 *
 * Returns one lead. The id of a member returns 404.
 *
 * `GET /api/admin/v2/community_leads/{id}`
 */
export function getCommunityLead<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetCommunityLeadRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetCommunityLeadResult, U>> {
  return client.send(getCommunityLeadOperation, request, options);
}

export const updateCommunityLeadOperation: Operation<UpdateCommunityLeadRequest, UpdateCommunityLeadResult> = {
  id: 'updateCommunityLead',
  method: 'PUT',
  path: '/api/admin/v2/community_leads/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Update a lead.
 *
 * Changes only the fields in the body. Tags in the body replace the previous ones. The id of a member returns 404.
 *
 * `PUT /api/admin/v2/community_leads/{id}`
 */
export function updateCommunityLead<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: UpdateCommunityLeadRequest,
  options?: RequestOptions<U>,
): Promise<Received<UpdateCommunityLeadResult, U>> {
  return client.send(updateCommunityLeadOperation, request, options);
}

export const deleteCommunityLeadOperation: Operation<DeleteCommunityLeadRequest, DeleteCommunityLeadResult> = {
  id: 'deleteCommunityLead',
  method: 'DELETE',
  path: '/api/admin/v2/community_leads/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Delete a lead.
 *
 * Deletes a lead until it is added again. The id of a member returns 404.
 *
 * `DELETE /api/admin/v2/community_leads/{id}`
 */
export function deleteCommunityLead<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: DeleteCommunityLeadRequest,
  options?: RequestOptions<U>,
): Promise<Received<DeleteCommunityLeadResult, U>> {
  return client.send(deleteCommunityLeadOperation, request, options);
}

/** Contacts who are not members yet. */
export interface LeadsApi {
  /**
   * List leads.
   *
   * Returns a page of the leads, newest first. Deleted ones are left out.
   *
   * `GET /api/admin/v2/community_leads`
   */
  list(request?: ListCommunityLeadsRequest, options?: RequestOptions): Promise<CommunityLeadsList>;
  /** Iterates over all items of `list`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateList(request?: ListCommunityLeadsRequest, options?: RequestOptions): Paginator<CommunityLead, CommunityLeadsList>;
  /**
   * Create a lead.
   *
   * Adds a contact who is not a member. A deleted lead is restored. An e-mail address that belongs to a member or to
   * another lead returns 422.
   *
   * `POST /api/admin/v2/community_leads`
   */
  create(request: CreateCommunityLeadRequest, options?: RequestOptions): Promise<CommunityLead>;
  /**
   * Get a lead.
   *
   * Returns one lead. The id of a member returns 404.
   *
   * `GET /api/admin/v2/community_leads/{id}`
   */
  get(request: GetCommunityLeadRequest, options?: RequestOptions): Promise<CommunityLead>;
  /**
   * Update a lead.
   *
   * Changes only the fields in the body. Tags in the body replace the previous ones. The id of a member returns 404.
   *
   * `PUT /api/admin/v2/community_leads/{id}`
   */
  update(request: UpdateCommunityLeadRequest, options?: RequestOptions): Promise<CommunityLead>;
  /**
   * Delete a lead.
   *
   * Deletes a lead until it is added again. The id of a member returns 404.
   *
   * `DELETE /api/admin/v2/community_leads/{id}`
   */
  delete(request: DeleteCommunityLeadRequest, options?: RequestOptions): Promise<MessageResponse>;
}

export const createLeadsApi = (client: Sender<OnUndeclared>): LeadsApi => ({
  list: (request = {}, options) => unwrap(client.send(listCommunityLeadsOperation, request, options)),
  paginateList: (request = {}, options) => paginateListCommunityLeads(client, request, options),
  create: (request, options) => unwrap(client.send(createCommunityLeadOperation, request, options)),
  get: (request, options) => unwrap(client.send(getCommunityLeadOperation, request, options)),
  update: (request, options) => unwrap(client.send(updateCommunityLeadOperation, request, options)),
  delete: (request, options) => unwrap(client.send(deleteCommunityLeadOperation, request, options)),
});
