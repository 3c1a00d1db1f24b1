// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type { SortDirection } from '@community-platform/types/common';
import type {
  CancelCommunityMemberSubscriptionRequest,
  CancelCommunityMemberSubscriptionResult,
  CreateCommunityMemberSubscriptionRequest,
  CreateCommunityMemberSubscriptionResult,
  ExportCommunityMemberSubscriptionsQuery,
  ExportCommunityMemberSubscriptionsRequest,
  ExportCommunityMemberSubscriptionsResult,
  GetCommunityMemberSubscriptionRequest,
  GetCommunityMemberSubscriptionResult,
  ListCommunityMemberSubscriptionsQuery,
  ListCommunityMemberSubscriptionsRequest,
  ListCommunityMemberSubscriptionsResult,
  ResumeCommunityMemberSubscriptionRequest,
  ResumeCommunityMemberSubscriptionResult,
} from '@community-platform/types/operations/subscriptions';
import type { SubscriptionOrder } from '@community-platform/types/payment-request';
import {
  errors400_401_403_404_405_406_422_429_5XX,
  errors400_401_403_404_405_406_429_5XX,
  errors400_401_403_405_406_422_429_5XX,
  errors400_401_403_405_406_429_5XX,
  errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
} from '../responses.js';
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `listCommunityMemberSubscriptions`: all parts are present, with defaults. */
export interface ListCommunityMemberSubscriptionsInput extends ListCommunityMemberSubscriptionsRequest {
  query: ListCommunityMemberSubscriptionsQuery & {
    page: number;
    per_page: number;
    sort: SubscriptionOrder;
    direction: SortDirection;
  };
}

/** The input of the handler of `exportCommunityMemberSubscriptions`: all parts are present, with defaults. */
export interface ExportCommunityMemberSubscriptionsInput extends ExportCommunityMemberSubscriptionsRequest {
  query: ExportCommunityMemberSubscriptionsQuery & { timezone: string };
}

/** Recurring payments of members. */
export interface SubscriptionsHandlers<Principal = unknown, State = unknown> {
  /**
   * List subscriptions.
   *
   * Returns a page of the subscriptions of members, newest first unless `sort` and `direction` say otherwise.
   *
   * `GET /api/admin/v2/community_member_subscriptions`
   */
  listCommunityMemberSubscriptions(
    input: ListCommunityMemberSubscriptionsInput,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<ListCommunityMemberSubscriptionsResult>>;
  /**
   * Create a subscription.
   *
   * Stores the purchase of a price of type `subscription` or `installments`, as if the member had paid it, with its
   * first charge unless there is a trial. No payment processor is called. A price of type `onetime` or of a paywall
   * that is not active, a second subscription to a price, a second paywall of a group, a coupon that does not work
   * for it, and a price, or an active member, that the community does not have return 422, and so does the buyer's
   * own affiliate code. Each later charge is made when it is due. A subscription that is behind by more than 400
   * periods is charged for the first 400 of them and continues with the current one.
   *
   * `POST /api/admin/v2/community_member_subscriptions`
   */
  createCommunityMemberSubscription(
    input: CreateCommunityMemberSubscriptionRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<CreateCommunityMemberSubscriptionResult>>;
  /**
   * Export subscriptions.
   *
   * Exports subscriptions as a table, which is mailed to the admin whose token is used. The filters are those of the
   * list, and are in the query string of this POST request, which has no body. A field that subscriptions do not
   * have returns 422, and the response lists those that they have.
   *
   * `POST /api/admin/v2/community_member_subscriptions/export`
   */
  exportCommunityMemberSubscriptions(
    input: ExportCommunityMemberSubscriptionsInput,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<ExportCommunityMemberSubscriptionsResult>>;
  /**
   * Get a subscription.
   *
   * Returns one subscription.
   *
   * `GET /api/admin/v2/community_member_subscriptions/{id}`
   */
  getCommunityMemberSubscription(
    input: GetCommunityMemberSubscriptionRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<GetCommunityMemberSubscriptionResult>>;
  /**
   * Cancel a subscription.
   *
   * Cancels a subscription immediately or at the end of its paid period, and returns 200. Money is refunded only
   * with `now`; `refund_type` with `at_period_end` returns 422, and so does a subscription that has ended.
   *
   * `POST /api/admin/v2/community_member_subscriptions/{id}/cancel`
   */
  cancelCommunityMemberSubscription(
    input: CancelCommunityMemberSubscriptionRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<CancelCommunityMemberSubscriptionResult>>;
  /**
   * Resume a subscription.
   *
   * Resumes a subscription that would end with its paid period, and returns 200. If it would not end, or has ended,
   * the response is 422.
   *
   * `POST /api/admin/v2/community_member_subscriptions/{id}/resume`
   */
  resumeCommunityMemberSubscription(
    input: ResumeCommunityMemberSubscriptionRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<ResumeCommunityMemberSubscriptionResult>>;
}

/** The descriptors of the operations, in document order. */
export const subscriptionsOperations: readonly Operation[] = [
  {
    id: 'listCommunityMemberSubscriptions',
    method: 'GET',
    path: '/api/admin/v2/community_member_subscriptions',
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
      { name: 'billing_interval', in: 'query', shape: 'string', style: 'form', explode: true },
      { name: 'subscription_processor_id', in: 'query', shape: 'string', style: 'form', explode: true },
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
      { name: 'scheduled_to_cancel', in: 'query', shape: 'boolean', style: 'form', explode: true },
      { name: 'platform', in: 'query', shape: { array: 'string' }, style: 'form', explode: false, splitsEncoded: true },
      { name: 'total_amount_paid_gte', in: 'query', shape: 'integer', style: 'form', explode: true },
      { name: 'total_amount_paid_lte', in: 'query', shape: 'integer', style: 'form', explode: true },
      { name: 'start_date_gte', in: 'query', shape: 'string', style: 'form', explode: true },
      { name: 'start_date_lte', in: 'query', shape: 'string', style: 'form', explode: true },
      { name: 'sort', in: 'query', shape: 'string', style: 'form', explode: true, default: 'created_at' },
      { name: 'direction', in: 'query', shape: 'string', style: 'form', explode: true, default: 'desc' },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'createCommunityMemberSubscription',
    method: 'POST',
    path: '/api/admin/v2/community_member_subscriptions',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '201': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'exportCommunityMemberSubscriptions',
    method: 'POST',
    path: '/api/admin/v2/community_member_subscriptions/export',
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
      { name: 'billing_interval', in: 'query', shape: 'string', style: 'form', explode: true },
      { name: 'subscription_processor_id', in: 'query', shape: 'string', style: 'form', explode: true },
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
      { name: 'scheduled_to_cancel', in: 'query', shape: 'boolean', style: 'form', explode: true },
      { name: 'platform', in: 'query', shape: { array: 'string' }, style: 'form', explode: false, splitsEncoded: true },
      { name: 'total_amount_paid_gte', in: 'query', shape: 'integer', style: 'form', explode: true },
      { name: 'total_amount_paid_lte', in: 'query', shape: 'integer', style: 'form', explode: true },
      { name: 'start_date_gte', in: 'query', shape: 'string', style: 'form', explode: true },
      { name: 'start_date_lte', in: 'query', shape: 'string', style: 'form', explode: true },
      { name: 'fields', in: 'query', shape: { array: 'string' }, style: 'form', explode: false },
      { name: 'timezone', in: 'query', shape: 'string', style: 'form', explode: true, default: 'Etc/UTC' },
    ],
    responses: { '201': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_405_406_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'getCommunityMemberSubscription',
    method: 'GET',
    path: '/api/admin/v2/community_member_subscriptions/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'cancelCommunityMemberSubscription',
    method: 'POST',
    path: '/api/admin/v2/community_member_subscriptions/{id}/cancel',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'resumeCommunityMemberSubscription',
    method: 'POST',
    path: '/api/admin/v2/community_member_subscriptions/{id}/resume',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
