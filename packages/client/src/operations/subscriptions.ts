// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  CancelCommunityMemberSubscriptionRequest,
  CancelCommunityMemberSubscriptionResult,
  CreateCommunityMemberSubscriptionRequest,
  CreateCommunityMemberSubscriptionResult,
  ExportCommunityMemberSubscriptionsRequest,
  ExportCommunityMemberSubscriptionsResult,
  GetCommunityMemberSubscriptionRequest,
  GetCommunityMemberSubscriptionResult,
  ListCommunityMemberSubscriptionsRequest,
  ListCommunityMemberSubscriptionsResult,
  ResumeCommunityMemberSubscriptionRequest,
  ResumeCommunityMemberSubscriptionResult,
} from '@community-platform/types/operations/subscriptions';
import type {
  CommunityMemberSubscription,
  CommunityMemberSubscriptionExport,
  CommunityMemberSubscriptionsList,
} from '@community-platform/types/payment';
import {
  errors400_401_403_404_405_406_422_429_5XX,
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

export const listCommunityMemberSubscriptionsOperation: Operation<
  ListCommunityMemberSubscriptionsRequest,
  ListCommunityMemberSubscriptionsResult
> = {
  id: 'listCommunityMemberSubscriptions',
  method: 'GET',
  path: '/api/admin/v2/community_member_subscriptions',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
    { name: 'query', in: 'query', write: writeScalarPair },
    { name: 'member_email', in: 'query', write: writeScalarPair },
    { name: 'community_member_id', in: 'query', write: writeScalarPair },
    { name: 'community_member_public_uid', in: 'query', write: writeScalarPair },
    { name: 'billing_info_business_name', in: 'query', write: writeScalarPair },
    { name: 'paywall_price_type', in: 'query', write: writeForm },
    { name: 'billing_interval', in: 'query', write: writeScalarPair },
    { name: 'subscription_processor_id', in: 'query', write: writeScalarPair },
    { name: 'currency', in: 'query', write: writeForm },
    { name: 'paywall_ids', in: 'query', write: writeForm },
    { name: 'status', in: 'query', write: writeForm },
    { name: 'scheduled_to_cancel', in: 'query', write: writeScalarPair },
    { name: 'platform', in: 'query', write: writeForm },
    { name: 'total_amount_paid_gte', in: 'query', write: writeScalarPair },
    { name: 'total_amount_paid_lte', in: 'query', write: writeScalarPair },
    { name: 'start_date_gte', in: 'query', write: writeScalarPair },
    { name: 'start_date_lte', in: 'query', write: writeScalarPair },
    { name: 'sort', in: 'query', write: writeScalarPair },
    { name: 'direction', in: 'query', write: writeScalarPair },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List subscriptions.
 *
 * Returns a page of the subscriptions of members, newest first unless `sort` and `direction` say otherwise.
 *
 * `GET /api/admin/v2/community_member_subscriptions`
 */
export function listCommunityMemberSubscriptions<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListCommunityMemberSubscriptionsRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ListCommunityMemberSubscriptionsResult, U>> {
  return client.send(listCommunityMemberSubscriptionsOperation, request, options);
}

/** Iterates over all items of `listCommunityMemberSubscriptions`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateListCommunityMemberSubscriptions(
  client: Sender<OnUndeclared>,
  request: ListCommunityMemberSubscriptionsRequest = {},
  options?: RequestOptions,
): Paginator<CommunityMemberSubscription, CommunityMemberSubscriptionsList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listCommunityMemberSubscriptionsOperation, paging, request, options);
}

export const createCommunityMemberSubscriptionOperation: Operation<
  CreateCommunityMemberSubscriptionRequest,
  CreateCommunityMemberSubscriptionResult
> = {
  id: 'createCommunityMemberSubscription',
  method: 'POST',
  path: '/api/admin/v2/community_member_subscriptions',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

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
export function createCommunityMemberSubscription<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: CreateCommunityMemberSubscriptionRequest,
  options?: RequestOptions<U>,
): Promise<Received<CreateCommunityMemberSubscriptionResult, U>> {
  return client.send(createCommunityMemberSubscriptionOperation, request, options);
}

export const exportCommunityMemberSubscriptionsOperation: Operation<
  ExportCommunityMemberSubscriptionsRequest,
  ExportCommunityMemberSubscriptionsResult
> = {
  id: 'exportCommunityMemberSubscriptions',
  method: 'POST',
  path: '/api/admin/v2/community_member_subscriptions/export',
  parameters: [
    { name: 'member_email', in: 'query', write: writeScalarPair },
    { name: 'community_member_id', in: 'query', write: writeScalarPair },
    { name: 'community_member_public_uid', in: 'query', write: writeScalarPair },
    { name: 'billing_info_business_name', in: 'query', write: writeScalarPair },
    { name: 'paywall_price_type', in: 'query', write: writeForm },
    { name: 'billing_interval', in: 'query', write: writeScalarPair },
    { name: 'subscription_processor_id', in: 'query', write: writeScalarPair },
    { name: 'currency', in: 'query', write: writeForm },
    { name: 'paywall_ids', in: 'query', write: writeForm },
    { name: 'status', in: 'query', write: writeForm },
    { name: 'scheduled_to_cancel', in: 'query', write: writeScalarPair },
    { name: 'platform', in: 'query', write: writeForm },
    { name: 'total_amount_paid_gte', in: 'query', write: writeScalarPair },
    { name: 'total_amount_paid_lte', in: 'query', write: writeScalarPair },
    { name: 'start_date_gte', in: 'query', write: writeScalarPair },
    { name: 'start_date_lte', in: 'query', write: writeScalarPair },
    { name: 'fields', in: 'query', write: writeForm },
    { name: 'timezone', in: 'query', write: writeScalarPair },
  ],
  responses: { '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_405_406_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Export subscriptions.
 *
 * Exports subscriptions as a table, which is mailed to the admin whose token is used. The filters are those of the
 * list, and are in the query string of this POST request, which has no body. A field that subscriptions do not
 * have returns 422, and the response lists those that they have.
 *
 * `POST /api/admin/v2/community_member_subscriptions/export`
 */
export function exportCommunityMemberSubscriptions<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ExportCommunityMemberSubscriptionsRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ExportCommunityMemberSubscriptionsResult, U>> {
  return client.send(exportCommunityMemberSubscriptionsOperation, request, options);
}

export const getCommunityMemberSubscriptionOperation: Operation<
  GetCommunityMemberSubscriptionRequest,
  GetCommunityMemberSubscriptionResult
> = {
  id: 'getCommunityMemberSubscription',
  method: 'GET',
  path: '/api/admin/v2/community_member_subscriptions/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get a subscription.
 *
 * Returns one subscription.
 *
 * `GET /api/admin/v2/community_member_subscriptions/{id}`
 */
export function getCommunityMemberSubscription<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetCommunityMemberSubscriptionRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetCommunityMemberSubscriptionResult, U>> {
  return client.send(getCommunityMemberSubscriptionOperation, request, options);
}

export const cancelCommunityMemberSubscriptionOperation: Operation<
  CancelCommunityMemberSubscriptionRequest,
  CancelCommunityMemberSubscriptionResult
> = {
  id: 'cancelCommunityMemberSubscription',
  method: 'POST',
  path: '/api/admin/v2/community_member_subscriptions/{id}/cancel',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Cancel a subscription.
 *
 * Cancels a subscription immediately or at the end of its paid period, and returns 200. Money is refunded only
 * with `now`; `refund_type` with `at_period_end` returns 422, and so does a subscription that has ended.
 *
 * `POST /api/admin/v2/community_member_subscriptions/{id}/cancel`
 */
export function cancelCommunityMemberSubscription<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: CancelCommunityMemberSubscriptionRequest,
  options?: RequestOptions<U>,
): Promise<Received<CancelCommunityMemberSubscriptionResult, U>> {
  return client.send(cancelCommunityMemberSubscriptionOperation, request, options);
}

export const resumeCommunityMemberSubscriptionOperation: Operation<
  ResumeCommunityMemberSubscriptionRequest,
  ResumeCommunityMemberSubscriptionResult
> = {
  id: 'resumeCommunityMemberSubscription',
  method: 'POST',
  path: '/api/admin/v2/community_member_subscriptions/{id}/resume',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Resume a subscription.
 *
 * Resumes a subscription that would end with its paid period, and returns 200. If it would not end, or has ended,
 * the response is 422.
 *
 * `POST /api/admin/v2/community_member_subscriptions/{id}/resume`
 */
export function resumeCommunityMemberSubscription<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ResumeCommunityMemberSubscriptionRequest,
  options?: RequestOptions<U>,
): Promise<Received<ResumeCommunityMemberSubscriptionResult, U>> {
  return client.send(resumeCommunityMemberSubscriptionOperation, request, options);
}

/** Recurring payments of members. */
export interface SubscriptionsApi {
  /**
   * List subscriptions.
   *
   * Returns a page of the subscriptions of members, newest first unless `sort` and `direction` say otherwise.
   *
   * `GET /api/admin/v2/community_member_subscriptions`
   */
  list(request?: ListCommunityMemberSubscriptionsRequest, options?: RequestOptions): Promise<CommunityMemberSubscriptionsList>;
  /** Iterates over all items of `list`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateList(
    request?: ListCommunityMemberSubscriptionsRequest,
    options?: RequestOptions,
  ): Paginator<CommunityMemberSubscription, CommunityMemberSubscriptionsList>;
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
  create(request: CreateCommunityMemberSubscriptionRequest, options?: RequestOptions): Promise<CommunityMemberSubscription>;
  /**
   * Export subscriptions.
   *
   * Exports subscriptions as a table, which is mailed to the admin whose token is used. The filters are those of the
   * list, and are in the query string of this POST request, which has no body. A field that subscriptions do not
   * have returns 422, and the response lists those that they have.
   *
   * `POST /api/admin/v2/community_member_subscriptions/export`
   */
  export(
    request?: ExportCommunityMemberSubscriptionsRequest,
    options?: RequestOptions,
  ): Promise<CommunityMemberSubscriptionExport>;
  /**
   * Get a subscription.
   *
   * Returns one subscription.
   *
   * `GET /api/admin/v2/community_member_subscriptions/{id}`
   */
  get(request: GetCommunityMemberSubscriptionRequest, options?: RequestOptions): Promise<CommunityMemberSubscription>;
  /**
   * Cancel a subscription.
   *
   * Cancels a subscription immediately or at the end of its paid period, and returns 200. Money is refunded only
   * with `now`; `refund_type` with `at_period_end` returns 422, and so does a subscription that has ended.
   *
   * `POST /api/admin/v2/community_member_subscriptions/{id}/cancel`
   */
  cancel(request: CancelCommunityMemberSubscriptionRequest, options?: RequestOptions): Promise<CommunityMemberSubscription>;
  /**
   * Resume a subscription.
   *
   * Resumes a subscription that would end with its paid period, and returns 200. If it would not end, or has ended,
   * the response is 422.
   *
   * `POST /api/admin/v2/community_member_subscriptions/{id}/resume`
   */
  resume(request: ResumeCommunityMemberSubscriptionRequest, options?: RequestOptions): Promise<CommunityMemberSubscription>;
}

export const createSubscriptionsApi = (client: Sender<OnUndeclared>): SubscriptionsApi => ({
  list: (request = {}, options) => unwrap(client.send(listCommunityMemberSubscriptionsOperation, request, options)),
  paginateList: (request = {}, options) => paginateListCommunityMemberSubscriptions(client, request, options),
  create: (request, options) => unwrap(client.send(createCommunityMemberSubscriptionOperation, request, options)),
  export: (request = {}, options) => unwrap(client.send(exportCommunityMemberSubscriptionsOperation, request, options)),
  get: (request, options) => unwrap(client.send(getCommunityMemberSubscriptionOperation, request, options)),
  cancel: (request, options) => unwrap(client.send(cancelCommunityMemberSubscriptionOperation, request, options)),
  resume: (request, options) => unwrap(client.send(resumeCommunityMemberSubscriptionOperation, request, options)),
});
