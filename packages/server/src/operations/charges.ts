// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type { SortDirection } from '@community-platform/types/common';
import type {
  CreateCommunityMemberChargeRequest,
  CreateCommunityMemberChargeResult,
  ExportCommunityMemberChargesQuery,
  ExportCommunityMemberChargesRequest,
  ExportCommunityMemberChargesResult,
  GetCommunityMemberChargeRequest,
  GetCommunityMemberChargeResult,
  ListCommunityMemberChargesQuery,
  ListCommunityMemberChargesRequest,
  ListCommunityMemberChargesResult,
  RefundCommunityMemberChargeRequest,
  RefundCommunityMemberChargeResult,
} from '@community-platform/types/operations/charges';
import type { ChargeOrder } from '@community-platform/types/payment-request';
import {
  errors400_401_403_404_405_406_429_5XX,
  errors400_401_403_405_406_422_429_5XX,
  errors400_401_403_405_406_429_5XX,
  errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
} from '../responses.js';
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `listCommunityMemberCharges`: all parts are present, with defaults. */
export interface ListCommunityMemberChargesInput extends ListCommunityMemberChargesRequest {
  query: ListCommunityMemberChargesQuery & { page: number; per_page: number; sort: ChargeOrder; direction: SortDirection };
}

/** The input of the handler of `exportCommunityMemberCharges`: all parts are present, with defaults. */
export interface ExportCommunityMemberChargesInput extends ExportCommunityMemberChargesRequest {
  query: ExportCommunityMemberChargesQuery & { timezone: string };
}

/** Payments of members. */
export interface ChargesHandlers<Principal = unknown, State = unknown> {
  /**
   * List charges.
   *
   * Returns a page of the payments of members, newest first unless `sort` and `direction` say otherwise.
   *
   * `GET /api/admin/v2/community_member_charges`
   */
  listCommunityMemberCharges(
    input: ListCommunityMemberChargesInput,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<ListCommunityMemberChargesResult>>;
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
  createCommunityMemberCharge(
    input: CreateCommunityMemberChargeRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<CreateCommunityMemberChargeResult>>;
  /**
   * Export charges.
   *
   * Exports charges as a table, which is mailed to the admin whose token is used. The filters are those of the list,
   * and are in the query string of this POST request, which has no body. A field that charges do not have returns
   * 422, and the response lists those that they have.
   *
   * `POST /api/admin/v2/community_member_charges/export`
   */
  exportCommunityMemberCharges(
    input: ExportCommunityMemberChargesInput,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<ExportCommunityMemberChargesResult>>;
  /**
   * Get a charge.
   *
   * Returns one charge.
   *
   * `GET /api/admin/v2/community_member_charges/{id}`
   */
  getCommunityMemberCharge(
    input: GetCommunityMemberChargeRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<GetCommunityMemberChargeResult>>;
  /**
   * Refund a charge.
   *
   * Refunds the rest of a charge, or a part of it, and returns 200. It can be repeated until nothing is left. More
   * than `amount_to_refund`, and a charge that is not `refundable`, return 422. A payout for the charge that is not
   * paid yet is reduced to the commission on the rest, and canceled if nothing is left.
   *
   * `POST /api/admin/v2/community_member_charges/{id}/refund`
   */
  refundCommunityMemberCharge(
    input: RefundCommunityMemberChargeRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<RefundCommunityMemberChargeResult>>;
}

/** The descriptors of the operations, in document order. */
export const chargesOperations: readonly Operation[] = [
  {
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
      {
        name: 'paywall_price_type',
        in: 'query',
        shape: { array: 'string' },
        style: 'form',
        explode: false,
        splitsEncoded: true,
      },
      { name: 'processor_id', in: 'query', shape: 'string', style: 'form', explode: true },
      { name: 'subscription_processor_id', in: 'query', shape: 'string', style: 'form', explode: true },
      { name: 'invoice_processor_id', in: 'query', shape: 'string', style: 'form', explode: true },
      { name: 'currency', in: 'query', shape: { array: 'string' }, style: 'form', explode: false },
      {
        name: 'paywall_ids',
        in: 'query',
        shape: { array: 'integer' },
        style: 'form',
        explode: false,
        splitsEncoded: true,
      },
      { name: 'status', in: 'query', shape: { array: 'string' }, style: 'form', explode: false },
      { name: 'platform', in: 'query', shape: { array: 'string' }, style: 'form', explode: false, splitsEncoded: true },
      { name: 'amount_gte', in: 'query', shape: 'integer', style: 'form', explode: true },
      { name: 'amount_lte', in: 'query', shape: 'integer', style: 'form', explode: true },
      { name: 'created_at_gte', in: 'query', shape: 'string', style: 'form', explode: true },
      { name: 'created_at_lte', in: 'query', shape: 'string', style: 'form', explode: true },
      { name: 'sort', in: 'query', shape: 'string', style: 'form', explode: true, default: 'created_at' },
      { name: 'direction', in: 'query', shape: 'string', style: 'form', explode: true, default: 'desc' },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'createCommunityMemberCharge',
    method: 'POST',
    path: '/api/admin/v2/community_member_charges',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '201': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'exportCommunityMemberCharges',
    method: 'POST',
    path: '/api/admin/v2/community_member_charges/export',
    parameters: [
      { name: 'member_email', in: 'query', shape: 'string', style: 'form', explode: true },
      { name: 'community_member_id', in: 'query', shape: 'integer', style: 'form', explode: true },
      { name: 'community_member_public_uid', in: 'query', shape: 'string', style: 'form', explode: true },
      { name: 'billing_info_business_name', in: 'query', shape: 'string', style: 'form', explode: true },
      {
        name: 'paywall_price_type',
        in: 'query',
        shape: { array: 'string' },
        style: 'form',
        explode: false,
        splitsEncoded: true,
      },
      { name: 'processor_id', in: 'query', shape: 'string', style: 'form', explode: true },
      { name: 'subscription_processor_id', in: 'query', shape: 'string', style: 'form', explode: true },
      { name: 'invoice_processor_id', in: 'query', shape: 'string', style: 'form', explode: true },
      { name: 'currency', in: 'query', shape: { array: 'string' }, style: 'form', explode: false },
      {
        name: 'paywall_ids',
        in: 'query',
        shape: { array: 'integer' },
        style: 'form',
        explode: false,
        splitsEncoded: true,
      },
      { name: 'status', in: 'query', shape: { array: 'string' }, style: 'form', explode: false },
      { name: 'platform', in: 'query', shape: { array: 'string' }, style: 'form', explode: false, splitsEncoded: true },
      { name: 'amount_gte', in: 'query', shape: 'integer', style: 'form', explode: true },
      { name: 'amount_lte', in: 'query', shape: 'integer', style: 'form', explode: true },
      { name: 'created_at_gte', in: 'query', shape: 'string', style: 'form', explode: true },
      { name: 'created_at_lte', in: 'query', shape: 'string', style: 'form', explode: true },
      { name: 'fields', in: 'query', shape: { array: 'string' }, style: 'form', explode: false },
      { name: 'timezone', in: 'query', shape: 'string', style: 'form', explode: true, default: 'Etc/UTC' },
    ],
    responses: { '201': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_405_406_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'getCommunityMemberCharge',
    method: 'GET',
    path: '/api/admin/v2/community_member_charges/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'refundCommunityMemberCharge',
    method: 'POST',
    path: '/api/admin/v2/community_member_charges/{id}/refund',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
