// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  GetPaywallAffiliateRequest,
  GetPaywallAffiliateResult,
  InvitePaywallAffiliatesRequest,
  InvitePaywallAffiliatesResult,
  ListPaywallAffiliatesRequest,
  ListPaywallAffiliatesResult,
  UpdatePaywallAffiliateRequest,
  UpdatePaywallAffiliateResult,
} from '@community-platform/types/operations/affiliates';
import type { PaywallAffiliate, PaywallAffiliatesList } from '@community-platform/types/paywall-affiliate';
import type { Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { paginate } from '../runtime/client/index.js';

/** The data of `listPaywallAffiliates`. */
export const listPaywallAffiliatesOperation: Operation<ListPaywallAffiliatesRequest, ListPaywallAffiliatesResult> = {
  id: 'listPaywallAffiliates',
  method: 'GET',
  path: '/api/admin/v2/paywall_affiliates',
  parameters: [
    { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
    { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
    {
      name: 'filters',
      in: 'query',
      shape: { object: { status: 'string', campaign_id: 'integer', name_or_email: 'string', code: 'string' } },
      style: 'deepObject',
      explode: true,
    },
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
 * List affiliates.
 *
 * Returns one page of the affiliates, the newest first.
 *
 * `GET /api/admin/v2/paywall_affiliates`
 */
export function listPaywallAffiliates(
  client: Sender,
  request: ListPaywallAffiliatesRequest = {},
  options?: RequestOptions,
): Promise<Received<ListPaywallAffiliatesResult>> {
  return client.send(listPaywallAffiliatesOperation, request, options);
}

/** All items of `listPaywallAffiliates`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListPaywallAffiliates(
  client: Sender,
  request: ListPaywallAffiliatesRequest = {},
  options?: RequestOptions,
): Paginator<PaywallAffiliate, PaywallAffiliatesList> {
  return paginate(client, listPaywallAffiliatesOperation, request, options);
}

/** The data of `invitePaywallAffiliates`. */
export const invitePaywallAffiliatesOperation: Operation<InvitePaywallAffiliatesRequest, InvitePaywallAffiliatesResult> = {
  id: 'invitePaywallAffiliates',
  method: 'POST',
  path: '/api/admin/v2/paywall_affiliates/invite',
  body: { required: true, content: { 'application/json': sendsJson } },
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
 * Invite affiliates.
 *
 * Invites members to become affiliates, and answers with 200 even when some of them could not be invited.
 * One who is invited already is invited again. More than 20 members are refused with 422.
 *
 * `POST /api/admin/v2/paywall_affiliates/invite`
 */
export function invitePaywallAffiliates(
  client: Sender,
  request: InvitePaywallAffiliatesRequest,
  options?: RequestOptions,
): Promise<Received<InvitePaywallAffiliatesResult>> {
  return client.send(invitePaywallAffiliatesOperation, request, options);
}

/** The data of `getPaywallAffiliate`. */
export const getPaywallAffiliateOperation: Operation<GetPaywallAffiliateRequest, GetPaywallAffiliateResult> = {
  id: 'getPaywallAffiliate',
  method: 'GET',
  path: '/api/admin/v2/paywall_affiliates/{id}',
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
 * Get an affiliate.
 *
 * Returns one affiliate.
 *
 * `GET /api/admin/v2/paywall_affiliates/{id}`
 */
export function getPaywallAffiliate(
  client: Sender,
  request: GetPaywallAffiliateRequest,
  options?: RequestOptions,
): Promise<Received<GetPaywallAffiliateResult>> {
  return client.send(getPaywallAffiliateOperation, request, options);
}

/** The data of `updatePaywallAffiliate`. */
export const updatePaywallAffiliateOperation: Operation<UpdatePaywallAffiliateRequest, UpdatePaywallAffiliateResult> = {
  id: 'updatePaywallAffiliate',
  method: 'PATCH',
  path: '/api/admin/v2/paywall_affiliates/{id}',
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
 * Update an affiliate.
 *
 * Changes the state of an affiliate: one who is invited is `enrolled`, one who is enrolled `disabled`, and
 * one who is disabled `enrolled` again. Any other state is refused with 422, which names the only one that
 * can follow.
 *
 * `PATCH /api/admin/v2/paywall_affiliates/{id}`
 */
export function updatePaywallAffiliate(
  client: Sender,
  request: UpdatePaywallAffiliateRequest,
  options?: RequestOptions,
): Promise<Received<UpdatePaywallAffiliateResult>> {
  return client.send(updatePaywallAffiliateOperation, request, options);
}
