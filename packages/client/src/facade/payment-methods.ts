// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  ListPaymentMethodsRequest,
  UpdatePaymentMethodRequest,
} from '@community-platform/types/operations/payment-methods';
import type { PaymentMethodPreferencesList } from '@community-platform/types/payment-method';
import * as operations from '../operations/payment-methods.js';
import { type OnUndeclared, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** The ways in which members can pay. */
export interface PaymentMethodsApi {
  /**
   * List payment methods.
   *
   * Returns all payment methods, whether they are offered or not, as a plain array. A community that has no
   * payment processor is refused with 422.
   *
   * `GET /api/admin/v2/payment_method_setting`
   */
  list(request?: ListPaymentMethodsRequest, options?: RequestOptions): Promise<PaymentMethodPreferencesList>;
  /**
   * Update a payment method.
   *
   * Offers a payment method to buyers, or does so no longer, and returns all of them. One that is not
   * `mutable`, and one that does not exist, are refused with 422.
   *
   * `PUT /api/admin/v2/payment_method_setting`
   */
  update(request: UpdatePaymentMethodRequest, options?: RequestOptions): Promise<PaymentMethodPreferencesList>;
}

/** Binds the operations to a client. */
export const createPaymentMethodsApi = (client: Sender<OnUndeclared>): PaymentMethodsApi => ({
  list: (request = {}, options) => unwrap(client.send(operations.listPaymentMethodsOperation, request, options)),
  update: (request, options) => unwrap(client.send(operations.updatePaymentMethodOperation, request, options)),
});
