// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkErrorBody } from '../schemas/common.js';
import { checkQuota } from '../schemas/quota.js';

export const quotaResponsesChecks = {
  'getQuota 200': checkQuota,
  'getQuota 401': checkErrorBody,
  'getQuota 403': checkErrorBody,
  'getQuota 405': checkErrorBody,
  'getQuota 406': checkErrorBody,
  'getQuota 429': checkErrorBody,
  'getQuota 5XX': checkErrorBody,
};
