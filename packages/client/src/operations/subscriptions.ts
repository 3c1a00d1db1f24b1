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
import type { Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { paginate } from '../runtime/client/index.js';

/** The data of `listCommunityMemberSubscriptions`. */
export const listCommunityMemberSubscriptionsOperation: Operation<ListCommunityMemberSubscriptionsRequest, ListCommunityMemberSubscriptionsResult> = {
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
    { name: 'paywall_price_type', in: 'query', shape: { array: 'string' }, style: 'form', explode: false },
    { name: 'billing_interval', in: 'query', shape: 'string', style: 'form', explode: true },
    { name: 'subscription_processor_id', in: 'query', shape: 'string', style: 'form', explode: true },
    { name: 'currency', in: 'query', shape: { array: 'string' }, style: 'form', explode: false },
    { name: 'paywall_ids', in: 'query', shape: { array: 'integer' }, style: 'form', explode: false },
    { name: 'status', in: 'query', shape: { array: 'string' }, style: 'form', explode: false },
    { name: 'scheduled_to_cancel', in: 'query', shape: 'boolean', style: 'form', explode: true },
    { name: 'platform', in: 'query', shape: { array: 'string' }, style: 'form', explode: false },
    { name: 'total_amount_paid_gte', in: 'query', shape: 'integer', style: 'form', explode: true },
    { name: 'total_amount_paid_lte', in: 'query', shape: 'integer', style: 'form', explode: true },
    { name: 'start_date_gte', in: 'query', shape: 'string', style: 'form', explode: true },
    { name: 'start_date_lte', in: 'query', shape: 'string', style: 'form', explode: true },
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
 * List subscriptions.
 *
 * Returns one page of what members pay for again and again, the newest first unless `sort` and `direction`
 * say otherwise.
 *
 * `GET /api/admin/v2/community_member_subscriptions`
 */
export function listCommunityMemberSubscriptions(
  client: Sender,
  request: ListCommunityMemberSubscriptionsRequest = {},
  options?: RequestOptions,
): Promise<Received<ListCommunityMemberSubscriptionsResult>> {
  return client.send(listCommunityMemberSubscriptionsOperation, request, options);
}

/** All items of `listCommunityMemberSubscriptions`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListCommunityMemberSubscriptions(
  client: Sender,
  request: ListCommunityMemberSubscriptionsRequest = {},
  options?: RequestOptions,
): Paginator<CommunityMemberSubscription, CommunityMemberSubscriptionsList> {
  return paginate(client, listCommunityMemberSubscriptionsOperation, request, options);
}

/** The data of `createCommunityMemberSubscription`. */
export const createCommunityMemberSubscriptionOperation: Operation<CreateCommunityMemberSubscriptionRequest, CreateCommunityMemberSubscriptionResult> = {
  id: 'createCommunityMemberSubscription',
  method: 'POST',
  path: '/api/admin/v2/community_member_subscriptions',
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
 * Create a subscription.
 *
 * Stores the purchase of a price of type `subscription` or `installments`, as if the member had paid it,
 * with its first charge unless there is a trial. No payment processor is called. A price of type `onetime`
 * or of a paywall that is not active, a second paywall of a group, a coupon that does not work for it, and
 * a member or a price that the community does not have are refused with 422.
 *
 * `POST /api/admin/v2/community_member_subscriptions`
 */
export function createCommunityMemberSubscription(
  client: Sender,
  request: CreateCommunityMemberSubscriptionRequest,
  options?: RequestOptions,
): Promise<Received<CreateCommunityMemberSubscriptionResult>> {
  return client.send(createCommunityMemberSubscriptionOperation, request, options);
}

/** The data of `exportCommunityMemberSubscriptions`. */
export const exportCommunityMemberSubscriptionsOperation: Operation<ExportCommunityMemberSubscriptionsRequest, ExportCommunityMemberSubscriptionsResult> = {
  id: 'exportCommunityMemberSubscriptions',
  method: 'POST',
  path: '/api/admin/v2/community_member_subscriptions/export',
  parameters: [
    { name: 'member_email', in: 'query', shape: 'string', style: 'form', explode: true },
    { name: 'community_member_id', in: 'query', shape: 'integer', style: 'form', explode: true },
    { name: 'community_member_public_uid', in: 'query', shape: 'string', style: 'form', explode: true },
    { name: 'billing_info_business_name', in: 'query', shape: 'string', style: 'form', explode: true },
    { name: 'paywall_price_type', in: 'query', shape: { array: 'string' }, style: 'form', explode: false },
    { name: 'billing_interval', in: 'query', shape: 'string', style: 'form', explode: true },
    { name: 'subscription_processor_id', in: 'query', shape: 'string', style: 'form', explode: true },
    { name: 'currency', in: 'query', shape: { array: 'string' }, style: 'form', explode: false },
    { name: 'paywall_ids', in: 'query', shape: { array: 'integer' }, style: 'form', explode: false },
    { name: 'status', in: 'query', shape: { array: 'string' }, style: 'form', explode: false },
    { name: 'scheduled_to_cancel', in: 'query', shape: 'boolean', style: 'form', explode: true },
    { name: 'platform', in: 'query', shape: { array: 'string' }, style: 'form', explode: false },
    { name: 'total_amount_paid_gte', in: 'query', shape: 'integer', style: 'form', explode: true },
    { name: 'total_amount_paid_lte', in: 'query', shape: 'integer', style: 'form', explode: true },
    { name: 'start_date_gte', in: 'query', shape: 'string', style: 'form', explode: true },
    { name: 'start_date_lte', in: 'query', shape: 'string', style: 'form', explode: true },
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
 * Export subscriptions.
 *
 * Orders a table of subscriptions, which is mailed to the admin whose token is used. The filters are those
 * of the list, and stand in the query string of this POST request, which has no body. A field that
 * subscriptions do not have is refused with 422, and the answer lists those that they have.
 *
 * `POST /api/admin/v2/community_member_subscriptions/export`
 */
export function exportCommunityMemberSubscriptions(
  client: Sender,
  request: ExportCommunityMemberSubscriptionsRequest = {},
  options?: RequestOptions,
): Promise<Received<ExportCommunityMemberSubscriptionsResult>> {
  return client.send(exportCommunityMemberSubscriptionsOperation, request, options);
}

/** The data of `getCommunityMemberSubscription`. */
export const getCommunityMemberSubscriptionOperation: Operation<GetCommunityMemberSubscriptionRequest, GetCommunityMemberSubscriptionResult> = {
  id: 'getCommunityMemberSubscription',
  method: 'GET',
  path: '/api/admin/v2/community_member_subscriptions/{id}',
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
 * Get a subscription.
 *
 * Returns one subscription.
 *
 * `GET /api/admin/v2/community_member_subscriptions/{id}`
 */
export function getCommunityMemberSubscription(
  client: Sender,
  request: GetCommunityMemberSubscriptionRequest,
  options?: RequestOptions,
): Promise<Received<GetCommunityMemberSubscriptionResult>> {
  return client.send(getCommunityMemberSubscriptionOperation, request, options);
}

/** The data of `cancelCommunityMemberSubscription`. */
export const cancelCommunityMemberSubscriptionOperation: Operation<CancelCommunityMemberSubscriptionRequest, CancelCommunityMemberSubscriptionResult> = {
  id: 'cancelCommunityMemberSubscription',
  method: 'POST',
  path: '/api/admin/v2/community_member_subscriptions/{id}/cancel',
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
 * Cancel a subscription.
 *
 * Ends a subscription at once, or when the time is over for which it is paid, and answers with 200. Money
 * is refunded only with `now`; `refund_type` beside `at_period_end` is refused with 422, and so is a
 * subscription that has ended.
 *
 * `POST /api/admin/v2/community_member_subscriptions/{id}/cancel`
 */
export function cancelCommunityMemberSubscription(
  client: Sender,
  request: CancelCommunityMemberSubscriptionRequest,
  options?: RequestOptions,
): Promise<Received<CancelCommunityMemberSubscriptionResult>> {
  return client.send(cancelCommunityMemberSubscriptionOperation, request, options);
}

/** The data of `resumeCommunityMemberSubscription`. */
export const resumeCommunityMemberSubscriptionOperation: Operation<ResumeCommunityMemberSubscriptionRequest, ResumeCommunityMemberSubscriptionResult> = {
  id: 'resumeCommunityMemberSubscription',
  method: 'POST',
  path: '/api/admin/v2/community_member_subscriptions/{id}/resume',
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
 * Resume a subscription.
 *
 * Lets a subscription go on that was to end when its time is over, and answers with 200. One that is not
 * to end, and one that has ended, are refused with 422.
 *
 * `POST /api/admin/v2/community_member_subscriptions/{id}/resume`
 */
export function resumeCommunityMemberSubscription(
  client: Sender,
  request: ResumeCommunityMemberSubscriptionRequest,
  options?: RequestOptions,
): Promise<Received<ResumeCommunityMemberSubscriptionResult>> {
  return client.send(resumeCommunityMemberSubscriptionOperation, request, options);
}
