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
import type {
  CommunityMemberCharge,
  CommunityMemberChargeExport,
  CommunityMemberChargesList,
} from '@community-platform/types/payment';
import {
  errors400_401_403_404_405_406_429_5XX,
  errors400_401_403_405_406_422_429_5XX,
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
import { readsJson, sendsJson, writeForm, writeScalar, writeScalarPair } from '../runtime/codec.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

export const listCommunityMemberChargesOperation: Operation<
  ListCommunityMemberChargesRequest,
  ListCommunityMemberChargesResult
> = {
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
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List charges.
 *
 * Returns a page of the payments of members, newest first unless `sort` and `direction` say otherwise.
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

/** Iterates over all items of `listCommunityMemberCharges`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateListCommunityMemberCharges(
  client: Sender<OnUndeclared>,
  request: ListCommunityMemberChargesRequest = {},
  options?: RequestOptions,
): Paginator<CommunityMemberCharge, CommunityMemberChargesList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listCommunityMemberChargesOperation, paging, request, options);
}

export const createCommunityMemberChargeOperation: Operation<
  CreateCommunityMemberChargeRequest,
  CreateCommunityMemberChargeResult
> = {
  id: 'createCommunityMemberCharge',
  method: 'POST',
  path: '/api/admin/v2/community_member_charges',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Create a charge.
 *
 * Stores the purchase of a price of type `onetime`, as if the member had paid it. No payment processor is called.
 * A price of another type or of a paywall that is not active, a coupon that does not work for it, and a price, or
 * an active member, that the community does not have return 422. So do the buyer's own affiliate code, and a price
 * that the member has bought, unless all of that charge was refunded.
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

export const exportCommunityMemberChargesOperation: Operation<
  ExportCommunityMemberChargesRequest,
  ExportCommunityMemberChargesResult
> = {
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
  responses: { '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_405_406_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Export charges.
 *
 * Exports charges as a table, which is mailed to the admin whose token is used. The filters are those of the list,
 * and are in the query string of this POST request, which has no body. A field that charges do not have returns
 * 422, and the response lists those that they have.
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

export const getCommunityMemberChargeOperation: Operation<GetCommunityMemberChargeRequest, GetCommunityMemberChargeResult> = {
  id: 'getCommunityMemberCharge',
  method: 'GET',
  path: '/api/admin/v2/community_member_charges/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
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

export const refundCommunityMemberChargeOperation: Operation<
  RefundCommunityMemberChargeRequest,
  RefundCommunityMemberChargeResult
> = {
  id: 'refundCommunityMemberCharge',
  method: 'POST',
  path: '/api/admin/v2/community_member_charges/{id}/refund',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Refund a charge.
 *
 * Refunds the rest of a charge, or a part of it, and returns 200. It can be repeated until nothing is left. More
 * than `amount_to_refund`, and a charge that is not `refundable`, return 422. A payout for the charge that is not
 * paid yet is reduced to the commission on the rest, and canceled if nothing is left.
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

/** Payments of members. */
export interface ChargesApi {
  /**
   * List charges.
   *
   * Returns a page of the payments of members, newest first unless `sort` and `direction` say otherwise.
   *
   * `GET /api/admin/v2/community_member_charges`
   */
  list(request?: ListCommunityMemberChargesRequest, options?: RequestOptions): Promise<CommunityMemberChargesList>;
  /** Iterates over all items of `list`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateList(
    request?: ListCommunityMemberChargesRequest,
    options?: RequestOptions,
  ): Paginator<CommunityMemberCharge, CommunityMemberChargesList>;
  /**
   * Create a charge.
   *
   * Stores the purchase of a price of type `onetime`, as if the member had paid it. No payment processor is called.
   * A price of another type or of a paywall that is not active, a coupon that does not work for it, and a price, or
   * an active member, that the community does not have return 422. So do the buyer's own affiliate code, and a price
   * that the member has bought, unless all of that charge was refunded.
   *
   * `POST /api/admin/v2/community_member_charges`
   */
  create(request: CreateCommunityMemberChargeRequest, options?: RequestOptions): Promise<CommunityMemberCharge>;
  /**
   * Export charges.
   *
   * Exports charges as a table, which is mailed to the admin whose token is used. The filters are those of the list,
   * and are in the query string of this POST request, which has no body. A field that charges do not have returns
   * 422, and the response lists those that they have.
   *
   * `POST /api/admin/v2/community_member_charges/export`
   */
  export(request?: ExportCommunityMemberChargesRequest, options?: RequestOptions): Promise<CommunityMemberChargeExport>;
  /**
   * Get a charge.
   *
   * Returns one charge.
   *
   * `GET /api/admin/v2/community_member_charges/{id}`
   */
  get(request: GetCommunityMemberChargeRequest, options?: RequestOptions): Promise<CommunityMemberCharge>;
  /**
   * Refund a charge.
   *
   * Refunds the rest of a charge, or a part of it, and returns 200. It can be repeated until nothing is left. More
   * than `amount_to_refund`, and a charge that is not `refundable`, return 422. A payout for the charge that is not
   * paid yet is reduced to the commission on the rest, and canceled if nothing is left.
   *
   * `POST /api/admin/v2/community_member_charges/{id}/refund`
   */
  refund(request: RefundCommunityMemberChargeRequest, options?: RequestOptions): Promise<CommunityMemberCharge>;
}

export const createChargesApi = (client: Sender<OnUndeclared>): ChargesApi => ({
  list: (request = {}, options) => unwrap(client.send(listCommunityMemberChargesOperation, request, options)),
  paginateList: (request = {}, options) => paginateListCommunityMemberCharges(client, request, options),
  create: (request, options) => unwrap(client.send(createCommunityMemberChargeOperation, request, options)),
  export: (request = {}, options) => unwrap(client.send(exportCommunityMemberChargesOperation, request, options)),
  get: (request, options) => unwrap(client.send(getCommunityMemberChargeOperation, request, options)),
  refund: (request, options) => unwrap(client.send(refundCommunityMemberChargeOperation, request, options)),
});
