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
import { writeForm } from '../runtime/codec/writers/form.js';
import { writeScalar, writeScalarPair } from '../runtime/codec/writers/scalar.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

/** The data of `listCommunityMemberCharges`. */
export const listCommunityMemberChargesOperation: Operation<ListCommunityMemberChargesRequest, ListCommunityMemberChargesResult> = {
  id: 'listCommunityMemberCharges',
  method: 'GET',
  path: '/api/admin/v2/community_member_charges',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
    { name: 'query', in: 'query', write: writeScalarPair },
    { name: 'member_email', in: 'query', write: writeScalarPair },
    { name: 'community_member_id', in: 'query', write: writeScalarPair },
    { name: 'community_member_public_uid', in: 'query', write: writeScalarPair },
    { name: 'billing_info_business_name', in: 'query', write: writeScalarPair },
    { name: 'paywall_price_type', in: 'query', write: writeForm },
    { name: 'processor_id', in: 'query', write: writeScalarPair },
    { name: 'subscription_processor_id', in: 'query', write: writeScalarPair },
    { name: 'invoice_processor_id', in: 'query', write: writeScalarPair },
    { name: 'currency', in: 'query', write: writeForm },
    { name: 'paywall_ids', in: 'query', write: writeForm },
    { name: 'status', in: 'query', write: writeForm },
    { name: 'platform', in: 'query', write: writeForm },
    { name: 'amount_gte', in: 'query', write: writeScalarPair },
    { name: 'amount_lte', in: 'query', write: writeScalarPair },
    { name: 'created_at_gte', in: 'query', write: writeScalarPair },
    { name: 'created_at_lte', in: 'query', write: writeScalarPair },
    { name: 'sort', in: 'query', write: writeScalarPair },
    { name: 'direction', in: 'query', write: writeScalarPair },
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
 * List charges.
 *
 * Returns one page of what members have paid, the newest first unless `sort` and `direction` say
 * otherwise.
 *
 * `GET /api/admin/v2/community_member_charges`
 */
export function listCommunityMemberCharges<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListCommunityMemberChargesRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ListCommunityMemberChargesResult, U>> {
  return client.send(listCommunityMemberChargesOperation, request, options);
}

/** All items of `listCommunityMemberCharges`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListCommunityMemberCharges(
  client: Sender<OnUndeclared>,
  request: ListCommunityMemberChargesRequest = {},
  options?: RequestOptions,
): Paginator<CommunityMemberCharge, CommunityMemberChargesList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listCommunityMemberChargesOperation, paging, request, options);
}

/** The data of `createCommunityMemberCharge`. */
export const createCommunityMemberChargeOperation: Operation<CreateCommunityMemberChargeRequest, CreateCommunityMemberChargeResult> = {
  id: 'createCommunityMemberCharge',
  method: 'POST',
  path: '/api/admin/v2/community_member_charges',
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
 * Create a charge.
 *
 * Stores the purchase of a price of type `onetime`, as if the member had paid it. No payment processor is
 * called. A price of another type or of a paywall that is not active, a coupon that does not work for it,
 * and a price, or an active member, that the community does not have are refused with 422. So are the buyer's
 * own affiliate code, and a price that the member has bought, unless all of that charge was refunded.
 *
 * `POST /api/admin/v2/community_member_charges`
 */
export function createCommunityMemberCharge<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: CreateCommunityMemberChargeRequest,
  options?: RequestOptions<U>,
): Promise<Received<CreateCommunityMemberChargeResult, U>> {
  return client.send(createCommunityMemberChargeOperation, request, options);
}

/** The data of `exportCommunityMemberCharges`. */
export const exportCommunityMemberChargesOperation: Operation<ExportCommunityMemberChargesRequest, ExportCommunityMemberChargesResult> = {
  id: 'exportCommunityMemberCharges',
  method: 'POST',
  path: '/api/admin/v2/community_member_charges/export',
  parameters: [
    { name: 'member_email', in: 'query', write: writeScalarPair },
    { name: 'community_member_id', in: 'query', write: writeScalarPair },
    { name: 'community_member_public_uid', in: 'query', write: writeScalarPair },
    { name: 'billing_info_business_name', in: 'query', write: writeScalarPair },
    { name: 'paywall_price_type', in: 'query', write: writeForm },
    { name: 'processor_id', in: 'query', write: writeScalarPair },
    { name: 'subscription_processor_id', in: 'query', write: writeScalarPair },
    { name: 'invoice_processor_id', in: 'query', write: writeScalarPair },
    { name: 'currency', in: 'query', write: writeForm },
    { name: 'paywall_ids', in: 'query', write: writeForm },
    { name: 'status', in: 'query', write: writeForm },
    { name: 'platform', in: 'query', write: writeForm },
    { name: 'amount_gte', in: 'query', write: writeScalarPair },
    { name: 'amount_lte', in: 'query', write: writeScalarPair },
    { name: 'created_at_gte', in: 'query', write: writeScalarPair },
    { name: 'created_at_lte', in: 'query', write: writeScalarPair },
    { name: 'fields', in: 'query', write: writeForm },
    { name: 'timezone', in: 'query', write: writeScalarPair },
  ],
  accept: 'application/json',
  responses: {
    '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
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
export function exportCommunityMemberCharges<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ExportCommunityMemberChargesRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ExportCommunityMemberChargesResult, U>> {
  return client.send(exportCommunityMemberChargesOperation, request, options);
}

/** The data of `getCommunityMemberCharge`. */
export const getCommunityMemberChargeOperation: Operation<GetCommunityMemberChargeRequest, GetCommunityMemberChargeResult> = {
  id: 'getCommunityMemberCharge',
  method: 'GET',
  path: '/api/admin/v2/community_member_charges/{id}',
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
 * Get a charge.
 *
 * Returns one charge.
 *
 * `GET /api/admin/v2/community_member_charges/{id}`
 */
export function getCommunityMemberCharge<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetCommunityMemberChargeRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetCommunityMemberChargeResult, U>> {
  return client.send(getCommunityMemberChargeOperation, request, options);
}

/** The data of `refundCommunityMemberCharge`. */
export const refundCommunityMemberChargeOperation: Operation<RefundCommunityMemberChargeRequest, RefundCommunityMemberChargeResult> = {
  id: 'refundCommunityMemberCharge',
  method: 'POST',
  path: '/api/admin/v2/community_member_charges/{id}/refund',
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
 * Refund a charge.
 *
 * Pays back all that is left of a charge, or a part of it, and answers with 200. It can be done again
 * until nothing is left. More than `amount_to_refund`, and a charge that is not `refundable`, are refused
 * with 422. A payout for the charge that is not paid yet is reduced to the commission on what is left, and
 * canceled where nothing is left.
 *
 * `POST /api/admin/v2/community_member_charges/{id}/refund`
 */
export function refundCommunityMemberCharge<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: RefundCommunityMemberChargeRequest,
  options?: RequestOptions<U>,
): Promise<Received<RefundCommunityMemberChargeResult, U>> {
  return client.send(refundCommunityMemberChargeOperation, request, options);
}
