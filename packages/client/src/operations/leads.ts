// Generated from the OpenAPI document. Do not edit: change the document and generate again.

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
import type { OnUndeclared, Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/client/operation.js';
import {
  badRequestResponse,
  contentTooLargeResponse,
  forbiddenResponse,
  methodNotAllowedResponse,
  notAcceptableResponse,
  notFoundResponse,
  serverErrorResponse,
  tooManyRequestsResponse,
  unauthorizedResponse,
  unprocessableContentResponse,
  unsupportedMediaTypeResponse,
} from '../responses.js';
import { textHeader } from '../runtime/client/headers.js';
import { paginate } from '../runtime/client/index.js';
import { writeBody } from '../runtime/client/outgoing.js';
import { pageByNumber } from '../runtime/client/pages/by-number.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { writeScalar, writeScalarPair } from '../runtime/codec/writers/scalar.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

/** The data of `listCommunityLeads`. */
export const listCommunityLeadsOperation: Operation<ListCommunityLeadsRequest, ListCommunityLeadsResult> = {
  id: 'listCommunityLeads',
  method: 'GET',
  path: '/api/admin/v2/community_leads',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
    { name: 'name', in: 'query', write: writeScalarPair },
  ],
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List leads.
 *
 * Returns one page of the leads, the newest first. Deleted ones are left out.
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

/** All items of `listCommunityLeads`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListCommunityLeads(
  client: Sender<OnUndeclared>,
  request: ListCommunityLeadsRequest = {},
  options?: RequestOptions,
): Paginator<CommunityLead, CommunityLeadsList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listCommunityLeadsOperation, paging, request, options);
}

/** The data of `createCommunityLead`. */
export const createCommunityLeadOperation: Operation<CreateCommunityLeadRequest, CreateCommunityLeadResult> = {
  id: 'createCommunityLead',
  method: 'POST',
  path: '/api/admin/v2/community_leads',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
  responses: {
    '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '413': contentTooLargeResponse,
    '415': unsupportedMediaTypeResponse,
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Create a lead.
 *
 * Adds somebody who is not a member. A lead that was deleted comes back. An e-mail address that belongs to a
 * member or to another lead is refused with 422.
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

/** The data of `getCommunityLead`. */
export const getCommunityLeadOperation: Operation<GetCommunityLeadRequest, GetCommunityLeadResult> = {
  id: 'getCommunityLead',
  method: 'GET',
  path: '/api/admin/v2/community_leads/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get a lead.
 *
 * Returns one lead. The id of a member is answered with 404.
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

/** The data of `updateCommunityLead`. */
export const updateCommunityLeadOperation: Operation<UpdateCommunityLeadRequest, UpdateCommunityLeadResult> = {
  id: 'updateCommunityLead',
  method: 'PUT',
  path: '/api/admin/v2/community_leads/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '413': contentTooLargeResponse,
    '415': unsupportedMediaTypeResponse,
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Update a lead.
 *
 * Changes what the body names and leaves the rest. Tags that are named replace those of before. The id of
 * a member is answered with 404.
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

/** The data of `deleteCommunityLead`. */
export const deleteCommunityLeadOperation: Operation<DeleteCommunityLeadRequest, DeleteCommunityLeadResult> = {
  id: 'deleteCommunityLead',
  method: 'DELETE',
  path: '/api/admin/v2/community_leads/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Delete a lead.
 *
 * Deletes a lead until it is added again. The id of a member is answered with 404.
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
