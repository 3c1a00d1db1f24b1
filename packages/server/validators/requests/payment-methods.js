// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkPaymentMethodUpdateRequest } from '../schemas/payment-method.js';

export const paymentMethodsRequestsChecks = {
  updatePaymentMethod: { body: checkPaymentMethodUpdateRequest },
};
