// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkErrorBody } from '../schemas/common.js';
import { checkPaymentMethodPreferencesList } from '../schemas/payment-method.js';

export const paymentMethodsResponsesChecks = {
  'listPaymentMethods 200': checkPaymentMethodPreferencesList,
  'listPaymentMethods 401': checkErrorBody,
  'listPaymentMethods 403': checkErrorBody,
  'listPaymentMethods 405': checkErrorBody,
  'listPaymentMethods 406': checkErrorBody,
  'listPaymentMethods 422': checkErrorBody,
  'listPaymentMethods 429': checkErrorBody,
  'listPaymentMethods 5XX': checkErrorBody,
  'updatePaymentMethod 200': checkPaymentMethodPreferencesList,
  'updatePaymentMethod 400': checkErrorBody,
  'updatePaymentMethod 401': checkErrorBody,
  'updatePaymentMethod 403': checkErrorBody,
  'updatePaymentMethod 405': checkErrorBody,
  'updatePaymentMethod 406': checkErrorBody,
  'updatePaymentMethod 413': checkErrorBody,
  'updatePaymentMethod 415': checkErrorBody,
  'updatePaymentMethod 422': checkErrorBody,
  'updatePaymentMethod 429': checkErrorBody,
  'updatePaymentMethod 5XX': checkErrorBody,
};
