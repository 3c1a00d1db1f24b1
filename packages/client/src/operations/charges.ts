// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  CreateCommunityMemberChargeRequest,
  CreateCommunityMemberChargeResult,
  ExportCommunityMemberChargesRequest,
  ExportCommunityMemberChargesResult,
  GetCommunityMemberChargeRequest,
  GetCommunityMemberChargeResult,
  ListCommunityMemberChargesRequest,
  ListCommunityMemberChargesResult,
  RefundCommunityMemberChargeRequest,
  RefundCommunityMemberChargeResult,
} from '@community-platform/types/operations/charges';
import type { CommunityMemberCharge, CommunityMemberChargesList } from '@community-platform/types/payment';
import type { Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { paginate } from '../runtime/client/index.js';

/** The data of `listCommunityMemberCharges`. */
export const listCommunityMemberChargesOperation: Operation<ListCommunityMemberChargesRequest, ListCommunityMemberChargesResult> = {
  id: 'listCommunityMemberCharges',
  method: 'GET',
  path: '/api/admin/v2/community_member_charges',
  parameters: [
    { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
    { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
    { name: 'query', in: 'query', shape: 'string', style: 'form', explode: true },
    { name: 'member_email', in: 'query', shape: 'string', style: 'form', explode: true },
    { name: 'community_member_id', in: 'query', shape: 'integer', style: 'form', explode: true },
    { name: 'community_member_public_uid', in: 'query', shape: 'string', style: 'form', explode: true },
    { name: 'billing_info_business_name', in: 'query', shape: 'string', style: 'form', explode: true },
    { name: 'paywall_price_type', in: 'query', shape: { array: 'string' }, style: 'form', explode: false },
    { name: 'processor_id', in: 'query', shape: 'string', style: 'form', explode: true },
    { name: 'subscription_processor_id', in: 'query', shape: 'string', style: 'form', explode: true },
    { name: 'invoice_processor_id', in: 'query', shape: 'string', style: 'form', explode: true },
    { name: 'currency', in: 'query', shape: { array: 'string' }, style: 'form', explode: false },
    { name: 'paywall_ids', in: 'query', shape: { array: 'integer' }, style: 'form', explode: false },
    { name: 'status', in: 'query', shape: { array: 'string' }, style: 'form', explode: false },
    { name: 'platform', in: 'query', shape: { array: 'string' }, style: 'form', explode: false },
    { name: 'amount_gte', in: 'query', shape: 'integer', style: 'form', explode: true },
    { name: 'amount_lte', in: 'query', shape: 'integer', style: 'form', explode: true },
    { name: 'created_at_gte', in: 'query', shape: 'string', style: 'form', explode: true },
    { name: 'created_at_lte', in: 'query', shape: 'string', style: 'form', explode: true },
    { name: 'sort', in: 'query', shape: 'string', style: 'form', explode: true, default: 'created_at' },
    { name: 'direction', in: 'query', shape: 'string', style: 'form', explode: true, default: 'desc' },
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
 * List charges.
 *
 * Returns one page of what members have paid, the newest first unless `sort` and `direction` say
 * otherwise.
 *
 * `GET /api/admin/v2/community_member_charges`
 */
export function listCommunityMemberCharges(
  client: Sender,
  request: ListCommunityMemberChargesRequest = {},
  options?: RequestOptions,
): Promise<Received<ListCommunityMemberChargesResult>> {
  return client.send(listCommunityMemberChargesOperation, request, options);
}

/** All items of `listCommunityMemberCharges`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListCommunityMemberCharges(
  client: Sender,
  request: ListCommunityMemberChargesRequest = {},
  options?: RequestOptions,
): Paginator<CommunityMemberCharge, CommunityMemberChargesList> {
  return paginate(client, listCommunityMemberChargesOperation, request, options);
}

/** The data of `createCommunityMemberCharge`. */
export const createCommunityMemberChargeOperation: Operation<CreateCommunityMemberChargeRequest, CreateCommunityMemberChargeResult> = {
  id: 'createCommunityMemberCharge',
  method: 'POST',
  path: '/api/admin/v2/community_member_charges',
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
 * Create a charge.
 *
 * Stores the purchase of a price of type `onetime`, as if the member had paid it. No payment processor is
 * called. A price of another type or of a paywall that is not active, a coupon that does not work for it,
 * and a member or a price that the community does not have are refused with 422.
 *
 * `POST /api/admin/v2/community_member_charges`
 */
export function createCommunityMemberCharge(
  client: Sender,
  request: CreateCommunityMemberChargeRequest,
  options?: RequestOptions,
): Promise<Received<CreateCommunityMemberChargeResult>> {
  return client.send(createCommunityMemberChargeOperation, request, options);
}

/** The data of `exportCommunityMemberCharges`. */
export const exportCommunityMemberChargesOperation: Operation<ExportCommunityMemberChargesRequest, ExportCommunityMemberChargesResult> = {
  id: 'exportCommunityMemberCharges',
  method: 'POST',
  path: '/api/admin/v2/community_member_charges/export',
  parameters: [
    { name: 'member_email', in: 'query', shape: 'string', style: 'form', explode: true },
    { name: 'community_member_id', in: 'query', shape: 'integer', style: 'form', explode: true },
    { name: 'community_member_public_uid', in: 'query', shape: 'string', style: 'form', explode: true },
    { name: 'billing_info_business_name', in: 'query', shape: 'string', style: 'form', explode: true },
    { name: 'paywall_price_type', in: 'query', shape: { array: 'string' }, style: 'form', explode: false },
    { name: 'processor_id', in: 'query', shape: 'string', style: 'form', explode: true },
    { name: 'subscription_processor_id', in: 'query', shape: 'string', style: 'form', explode: true },
    { name: 'invoice_processor_id', in: 'query', shape: 'string', style: 'form', explode: true },
    { name: 'currency', in: 'query', shape: { array: 'string' }, style: 'form', explode: false },
    { name: 'paywall_ids', in: 'query', shape: { array: 'integer' }, style: 'form', explode: false },
    { name: 'status', in: 'query', shape: { array: 'string' }, style: 'form', explode: false },
    { name: 'platform', in: 'query', shape: { array: 'string' }, style: 'form', explode: false },
    { name: 'amount_gte', in: 'query', shape: 'integer', style: 'form', explode: true },
    { name: 'amount_lte', in: 'query', shape: 'integer', style: 'form', explode: true },
    { name: 'created_at_gte', in: 'query', shape: 'string', style: 'form', explode: true },
    { name: 'created_at_lte', in: 'query', shape: 'string', style: 'form', explode: true },
    { name: 'fields', in: 'query', shape: { array: 'string' }, style: 'form', explode: false },
    { name: 'timezone', in: 'query', shape: 'string', style: 'form', explode: true, default: 'Etc/UTC' },
  ],
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
 * Export charges.
 *
 * Orders a table of charges, which is mailed to the admin whose token is used. The filters are those of
 * the list, and stand in the query string of this POST request, which has no body. A field that charges do
 * not have is refused with 422, and the answer lists those that they have.
 *
 * `POST /api/admin/v2/community_member_charges/export`
 */
export function exportCommunityMemberCharges(
  client: Sender,
  request: ExportCommunityMemberChargesRequest = {},
  options?: RequestOptions,
): Promise<Received<ExportCommunityMemberChargesResult>> {
  return client.send(exportCommunityMemberChargesOperation, request, options);
}

/** The data of `getCommunityMemberCharge`. */
export const getCommunityMemberChargeOperation: Operation<GetCommunityMemberChargeRequest, GetCommunityMemberChargeResult> = {
  id: 'getCommunityMemberCharge',
  method: 'GET',
  path: '/api/admin/v2/community_member_charges/{id}',
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
 * Get a charge.
 *
 * Returns one charge.
 *
 * `GET /api/admin/v2/community_member_charges/{id}`
 */
export function getCommunityMemberCharge(
  client: Sender,
  request: GetCommunityMemberChargeRequest,
  options?: RequestOptions,
): Promise<Received<GetCommunityMemberChargeResult>> {
  return client.send(getCommunityMemberChargeOperation, request, options);
}

/** The data of `refundCommunityMemberCharge`. */
export const refundCommunityMemberChargeOperation: Operation<RefundCommunityMemberChargeRequest, RefundCommunityMemberChargeResult> = {
  id: 'refundCommunityMemberCharge',
  method: 'POST',
  path: '/api/admin/v2/community_member_charges/{id}/refund',
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
 * Refund a charge.
 *
 * Pays back all that is left of a charge, or a part of it, and answers with 200. It can be done again
 * until nothing is left. More than `amount_to_refund`, and a charge that is not `refundable`, are refused
 * with 422.
 *
 * `POST /api/admin/v2/community_member_charges/{id}/refund`
 */
export function refundCommunityMemberCharge(
  client: Sender,
  request: RefundCommunityMemberChargeRequest,
  options?: RequestOptions,
): Promise<Received<RefundCommunityMemberChargeResult>> {
  return client.send(refundCommunityMemberChargeOperation, request, options);
}
