// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  CancelCommunityMemberSubscriptionRequest,
  CreateCommunityMemberSubscriptionRequest,
  ExportCommunityMemberSubscriptionsRequest,
  GetCommunityMemberSubscriptionRequest,
  ListCommunityMemberSubscriptionsRequest,
  ResumeCommunityMemberSubscriptionRequest,
} from '@community-platform/types/operations/subscriptions';
import type {
  CommunityMemberSubscription,
  CommunityMemberSubscriptionExport,
  CommunityMemberSubscriptionsList,
} from '@community-platform/types/payment';
import * as operations from '../operations/subscriptions.js';
import { type OnUndeclared, type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** What members pay for again and again. */
export interface SubscriptionsApi {
  /**
   * List subscriptions.
   *
   * Returns one page of what members pay for again and again, the newest first unless `sort` and `direction`
   * say otherwise.
   *
   * `GET /api/admin/v2/community_member_subscriptions`
   */
  list(request?: ListCommunityMemberSubscriptionsRequest, options?: RequestOptions): Promise<CommunityMemberSubscriptionsList>;
  /** All items of `list`, or with `.pages()` all pages, fetched as they are read. */
  paginateList(request?: ListCommunityMemberSubscriptionsRequest, options?: RequestOptions): Paginator<CommunityMemberSubscription, CommunityMemberSubscriptionsList>;
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
  create(request: CreateCommunityMemberSubscriptionRequest, options?: RequestOptions): Promise<CommunityMemberSubscription>;
  /**
   * Export subscriptions.
   *
   * Orders a table of subscriptions, which is mailed to the admin whose token is used. The filters are those
   * of the list, and stand in the query string of this POST request, which has no body. A field that
   * subscriptions do not have is refused with 422, and the answer lists those that they have.
   *
   * `POST /api/admin/v2/community_member_subscriptions/export`
   */
  export(request?: ExportCommunityMemberSubscriptionsRequest, options?: RequestOptions): Promise<CommunityMemberSubscriptionExport>;
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
   * Ends a subscription at once, or when the time is over for which it is paid, and answers with 200. Money
   * is refunded only with `now`; `refund_type` beside `at_period_end` is refused with 422, and so is a
   * subscription that has ended.
   *
   * `POST /api/admin/v2/community_member_subscriptions/{id}/cancel`
   */
  cancel(request: CancelCommunityMemberSubscriptionRequest, options?: RequestOptions): Promise<CommunityMemberSubscription>;
  /**
   * Resume a subscription.
   *
   * Lets a subscription go on that was to end when its time is over, and answers with 200. One that is not
   * to end, and one that has ended, are refused with 422.
   *
   * `POST /api/admin/v2/community_member_subscriptions/{id}/resume`
   */
  resume(request: ResumeCommunityMemberSubscriptionRequest, options?: RequestOptions): Promise<CommunityMemberSubscription>;
}

/** Binds the operations to a client. */
export const createSubscriptionsApi = (client: Sender<OnUndeclared>): SubscriptionsApi => ({
  list: (request = {}, options) => unwrap(client.send(operations.listCommunityMemberSubscriptionsOperation, request, options)),
  paginateList: (request = {}, options) => operations.paginateListCommunityMemberSubscriptions(client, request, options),
  create: (request, options) => unwrap(client.send(operations.createCommunityMemberSubscriptionOperation, request, options)),
  export: (request = {}, options) => unwrap(client.send(operations.exportCommunityMemberSubscriptionsOperation, request, options)),
  get: (request, options) => unwrap(client.send(operations.getCommunityMemberSubscriptionOperation, request, options)),
  cancel: (request, options) => unwrap(client.send(operations.cancelCommunityMemberSubscriptionOperation, request, options)),
  resume: (request, options) => unwrap(client.send(operations.resumeCommunityMemberSubscriptionOperation, request, options)),
});
