// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
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

/** What the handler of `listCommunityMemberSubscriptions` receives: every part is there, defaults are filled in. */
export interface ListCommunityMemberSubscriptionsInput extends ListCommunityMemberSubscriptionsRequest {
  query: ListCommunityMemberSubscriptionsQuery & { page: number; per_page: number; sort: SubscriptionOrder; direction: SortDirection };
}

/**
 * What the handler of `exportCommunityMemberSubscriptions` receives: every part is there, defaults are filled in.
 */
export interface ExportCommunityMemberSubscriptionsInput extends ExportCommunityMemberSubscriptionsRequest {
  query: ExportCommunityMemberSubscriptionsQuery & { timezone: string };
}

/** What members pay for again and again. */
export interface SubscriptionsHandlers<Principal = unknown, State = unknown> {
  /**
   * List subscriptions.
   *
   * Returns one page of what members pay for again and again, the newest first unless `sort` and `direction`
   * say otherwise.
   *
   * `GET /api/admin/v2/community_member_subscriptions`
   */
  listCommunityMemberSubscriptions(input: ListCommunityMemberSubscriptionsInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListCommunityMemberSubscriptionsResult>>;
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
  createCommunityMemberSubscription(input: CreateCommunityMemberSubscriptionRequest, context: RequestContext<Principal, State>): Awaitable<Reply<CreateCommunityMemberSubscriptionResult>>;
  /**
   * Export subscriptions.
   *
   * Orders a table of subscriptions, which is mailed to the admin whose token is used. The filters are those
   * of the list, and stand in the query string of this POST request, which has no body. A field that
   * subscriptions do not have is refused with 422, and the answer lists those that they have.
   *
   * `POST /api/admin/v2/community_member_subscriptions/export`
   */
  exportCommunityMemberSubscriptions(input: ExportCommunityMemberSubscriptionsInput, context: RequestContext<Principal, State>): Awaitable<Reply<ExportCommunityMemberSubscriptionsResult>>;
  /**
   * Get a subscription.
   *
   * Returns one subscription.
   *
   * `GET /api/admin/v2/community_member_subscriptions/{id}`
   */
  getCommunityMemberSubscription(input: GetCommunityMemberSubscriptionRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetCommunityMemberSubscriptionResult>>;
  /**
   * Cancel a subscription.
   *
   * Ends a subscription at once, or when the time is over for which it is paid, and answers with 200. Money
   * is refunded only with `now`; `refund_type` beside `at_period_end` is refused with 422, and so is a
   * subscription that has ended.
   *
   * `POST /api/admin/v2/community_member_subscriptions/{id}/cancel`
   */
  cancelCommunityMemberSubscription(input: CancelCommunityMemberSubscriptionRequest, context: RequestContext<Principal, State>): Awaitable<Reply<CancelCommunityMemberSubscriptionResult>>;
  /**
   * Resume a subscription.
   *
   * Lets a subscription go on that was to end when its time is over, and answers with 200. One that is not
   * to end, and one that has ended, are refused with 422.
   *
   * `POST /api/admin/v2/community_member_subscriptions/{id}/resume`
   */
  resumeCommunityMemberSubscription(input: ResumeCommunityMemberSubscriptionRequest, context: RequestContext<Principal, State>): Awaitable<Reply<ResumeCommunityMemberSubscriptionResult>>;
}
