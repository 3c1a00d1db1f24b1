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
import type { Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { paginate } from '../runtime/client/index.js';

/** The data of `listCommunityLeads`. */
export const listCommunityLeadsOperation: Operation<ListCommunityLeadsRequest, ListCommunityLeadsResult> = {
  id: 'listCommunityLeads',
  method: 'GET',
  path: '/api/admin/v2/community_leads',
  parameters: [
    { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
    { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
    { name: 'name', in: 'query', shape: 'string', style: 'form', explode: true },
  ],
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
  pagination: {
    style: 'page',
    page: 'page',
    pageSize: 'per_page',
    items: 'records',
    hasMore: 'has_next_page',
  },
};

/**
 * List leads.
 *
 * Returns one page of the leads, the newest first. Deleted ones are left out.
 *
 * `GET /api/admin/v2/community_leads`
 */
export function listCommunityLeads(
  client: Sender,
  request: ListCommunityLeadsRequest = {},
  options?: RequestOptions,
): Promise<Received<ListCommunityLeadsResult>> {
  return client.send(listCommunityLeadsOperation, request, options);
}

/** All items of `listCommunityLeads`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListCommunityLeads(
  client: Sender,
  request: ListCommunityLeadsRequest = {},
  options?: RequestOptions,
): Paginator<CommunityLead, CommunityLeadsList> {
  return paginate(client, listCommunityLeadsOperation, request, options);
}

/** The data of `createCommunityLead`. */
export const createCommunityLeadOperation: Operation<CreateCommunityLeadRequest, CreateCommunityLeadResult> = {
  id: 'createCommunityLead',
  method: 'POST',
  path: '/api/admin/v2/community_leads',
  body: { required: true, content: { 'application/json': sendsJson } },
  answers: {
    '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '413': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '415': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '422': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
};

/**
 * Create a lead.
 *
 * Adds somebody who is not a member. A lead that was deleted comes back. An e-mail address that belongs to a
 * member or to another lead is refused with 422.
 *
 * `POST /api/admin/v2/community_leads`
 */
export function createCommunityLead(
  client: Sender,
  request: CreateCommunityLeadRequest,
  options?: RequestOptions,
): Promise<Received<CreateCommunityLeadResult>> {
  return client.send(createCommunityLeadOperation, request, options);
}

/** The data of `getCommunityLead`. */
export const getCommunityLeadOperation: Operation<GetCommunityLeadRequest, GetCommunityLeadResult> = {
  id: 'getCommunityLead',
  method: 'GET',
  path: '/api/admin/v2/community_leads/{id}',
  parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '404': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
};

/**
 * Get a lead.
 *
 * Returns one lead. The id of a member is answered with 404.
 *
 * `GET /api/admin/v2/community_leads/{id}`
 */
export function getCommunityLead(
  client: Sender,
  request: GetCommunityLeadRequest,
  options?: RequestOptions,
): Promise<Received<GetCommunityLeadResult>> {
  return client.send(getCommunityLeadOperation, request, options);
}

/** The data of `updateCommunityLead`. */
export const updateCommunityLeadOperation: Operation<UpdateCommunityLeadRequest, UpdateCommunityLeadResult> = {
  id: 'updateCommunityLead',
  method: 'PUT',
  path: '/api/admin/v2/community_leads/{id}',
  parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
  body: { required: true, content: { 'application/json': sendsJson } },
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '404': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '413': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '415': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '422': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
};

/**
 * Update a lead.
 *
 * Changes what the body names and leaves the rest. Tags that are named replace those of before. The id of
 * a member is answered with 404.
 *
 * `PUT /api/admin/v2/community_leads/{id}`
 */
export function updateCommunityLead(
  client: Sender,
  request: UpdateCommunityLeadRequest,
  options?: RequestOptions,
): Promise<Received<UpdateCommunityLeadResult>> {
  return client.send(updateCommunityLeadOperation, request, options);
}

/** The data of `deleteCommunityLead`. */
export const deleteCommunityLeadOperation: Operation<DeleteCommunityLeadRequest, DeleteCommunityLeadResult> = {
  id: 'deleteCommunityLead',
  method: 'DELETE',
  path: '/api/admin/v2/community_leads/{id}',
  parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '404': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
};

/**
 * Delete a lead.
 *
 * Deletes a lead until it is added again. The id of a member is answered with 404.
 *
 * `DELETE /api/admin/v2/community_leads/{id}`
 */
export function deleteCommunityLead(
  client: Sender,
  request: DeleteCommunityLeadRequest,
  options?: RequestOptions,
): Promise<Received<DeleteCommunityLeadResult>> {
  return client.send(deleteCommunityLeadOperation, request, options);
}
