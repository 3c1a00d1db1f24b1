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
import type { CommunityMemberSubscription, CommunityMemberSubscriptionsList } from '@community-platform/types/payment';
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

/** The data of `listCommunityMemberSubscriptions`. */
export const listCommunityMemberSubscriptionsOperation: Operation<ListCommunityMemberSubscriptionsRequest, ListCommunityMemberSubscriptionsResult> = {
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
 * List subscriptions.
 *
 * Returns one page of what members pay for again and again, the newest first unless `sort` and `direction`
 * say otherwise.
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

/** All items of `listCommunityMemberSubscriptions`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListCommunityMemberSubscriptions(
  client: Sender<OnUndeclared>,
  request: ListCommunityMemberSubscriptionsRequest = {},
  options?: RequestOptions,
): Paginator<CommunityMemberSubscription, CommunityMemberSubscriptionsList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listCommunityMemberSubscriptionsOperation, paging, request, options);
}

/** The data of `createCommunityMemberSubscription`. */
export const createCommunityMemberSubscriptionOperation: Operation<CreateCommunityMemberSubscriptionRequest, CreateCommunityMemberSubscriptionResult> = {
  id: 'createCommunityMemberSubscription',
  method: 'POST',
  path: '/api/admin/v2/community_member_subscriptions',
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
 * Create a subscription.
 *
 * Stores the purchase of a price of type `subscription` or `installments`, as if the member had paid it,
 * with its first charge unless there is a trial. No payment processor is called. A price of type `onetime`
 * or of a paywall that is not active, a second subscription to a price, a second paywall of a group, a coupon that
 * does not work for it, and
 * a price, or an active member, that the community does not have are refused with 422, and so is the buyer's
 * own affiliate code. Each later charge is made when its time comes; one that is behind by more than 400 periods
 * is charged for the first 400 of them and goes on with the present one.
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

/** The data of `exportCommunityMemberSubscriptions`. */
export const exportCommunityMemberSubscriptionsOperation: Operation<ExportCommunityMemberSubscriptionsRequest, ExportCommunityMemberSubscriptionsResult> = {
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
 * Export subscriptions.
 *
 * Orders a table of subscriptions, which is mailed to the admin whose token is used. The filters are those
 * of the list, and stand in the query string of this POST request, which has no body. A field that
 * subscriptions do not have is refused with 422, and the answer lists those that they have.
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

/** The data of `getCommunityMemberSubscription`. */
export const getCommunityMemberSubscriptionOperation: Operation<GetCommunityMemberSubscriptionRequest, GetCommunityMemberSubscriptionResult> = {
  id: 'getCommunityMemberSubscription',
  method: 'GET',
  path: '/api/admin/v2/community_member_subscriptions/{id}',
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

/** The data of `cancelCommunityMemberSubscription`. */
export const cancelCommunityMemberSubscriptionOperation: Operation<CancelCommunityMemberSubscriptionRequest, CancelCommunityMemberSubscriptionResult> = {
  id: 'cancelCommunityMemberSubscription',
  method: 'POST',
  path: '/api/admin/v2/community_member_subscriptions/{id}/cancel',
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
 * Cancel a subscription.
 *
 * Ends a subscription at once, or when the time is over for which it is paid, and answers with 200. Money
 * is refunded only with `now`; `refund_type` beside `at_period_end` is refused with 422, and so is a
 * subscription that has ended.
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

/** The data of `resumeCommunityMemberSubscription`. */
export const resumeCommunityMemberSubscriptionOperation: Operation<ResumeCommunityMemberSubscriptionRequest, ResumeCommunityMemberSubscriptionResult> = {
  id: 'resumeCommunityMemberSubscription',
  method: 'POST',
  path: '/api/admin/v2/community_member_subscriptions/{id}/resume',
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
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Resume a subscription.
 *
 * Lets a subscription go on that was to end when its time is over, and answers with 200. One that is not
 * to end, and one that has ended, are refused with 422.
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
