// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkErrorBody } from '../schemas/common.js';
import { checkPaymentMethodPreferencesList } from '../schemas/payment-method.js';

export const paymentMethodsAnswersChecks = {
  'listPaymentMethods 200 application/json': checkPaymentMethodPreferencesList,
  'listPaymentMethods 401 application/json': checkErrorBody,
  'listPaymentMethods 403 application/json': checkErrorBody,
  'listPaymentMethods 405 application/json': checkErrorBody,
  'listPaymentMethods 406 application/json': checkErrorBody,
  'listPaymentMethods 422 application/json': checkErrorBody,
  'listPaymentMethods 429 application/json': checkErrorBody,
  'listPaymentMethods 5XX application/json': checkErrorBody,
  'updatePaymentMethod 200 application/json': checkPaymentMethodPreferencesList,
  'updatePaymentMethod 400 application/json': checkErrorBody,
  'updatePaymentMethod 401 application/json': checkErrorBody,
  'updatePaymentMethod 403 application/json': checkErrorBody,
  'updatePaymentMethod 405 application/json': checkErrorBody,
  'updatePaymentMethod 406 application/json': checkErrorBody,
  'updatePaymentMethod 413 application/json': checkErrorBody,
  'updatePaymentMethod 415 application/json': checkErrorBody,
  'updatePaymentMethod 422 application/json': checkErrorBody,
  'updatePaymentMethod 429 application/json': checkErrorBody,
  'updatePaymentMethod 5XX application/json': checkErrorBody,
};
