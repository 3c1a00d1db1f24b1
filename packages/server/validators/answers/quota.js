// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkErrorBody } from '../schemas/common.js';
import { checkQuota } from '../schemas/quota.js';

export const quotaAnswersChecks = {
  'getQuota 200 application/json': checkQuota,
  'getQuota 401 application/json': checkErrorBody,
  'getQuota 403 application/json': checkErrorBody,
  'getQuota 405 application/json': checkErrorBody,
  'getQuota 406 application/json': checkErrorBody,
  'getQuota 429 application/json': checkErrorBody,
  'getQuota 5XX application/json': checkErrorBody,
};
