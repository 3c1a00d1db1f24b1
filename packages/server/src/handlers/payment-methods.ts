// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
import type { Awaitable, Reply } from '@community-platform/types';
import type {
  ListPaymentMethodsRequest,
  ListPaymentMethodsResult,
  UpdatePaymentMethodRequest,
  UpdatePaymentMethodResult,
} from '@community-platform/types/operations/payment-methods';

/** The ways in which members can pay. */
export interface PaymentMethodsHandlers<Principal = unknown, State = unknown> {
  /**
   * List payment methods.
   *
   * Returns all payment methods, whether they are offered or not, as a plain array. A community that has no
   * payment processor is refused with 422.
   *
   * `GET /api/admin/v2/payment_method_setting`
   */
  listPaymentMethods(input: ListPaymentMethodsRequest, context: RequestContext<Principal, State>): Awaitable<Reply<ListPaymentMethodsResult>>;
  /**
   * Update a payment method.
   *
   * Offers a payment method to buyers, or does so no longer, and returns all of them. One that is not
   * `mutable`, and one that does not exist, are refused with 422.
   *
   * `PUT /api/admin/v2/payment_method_setting`
   */
  updatePaymentMethod(input: UpdatePaymentMethodRequest, context: RequestContext<Principal, State>): Awaitable<Reply<UpdatePaymentMethodResult>>;
}
