// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkErrorBody } from '../schemas/common.js';
import { checkFilterResponse } from '../schemas/filter-configuration.js';

export const filterConfigurationResponsesChecks = {
  'getFilterConfiguration 200': checkFilterResponse,
  'getFilterConfiguration 400': checkErrorBody,
  'getFilterConfiguration 401': checkErrorBody,
  'getFilterConfiguration 403': checkErrorBody,
  'getFilterConfiguration 404': checkErrorBody,
  'getFilterConfiguration 405': checkErrorBody,
  'getFilterConfiguration 406': checkErrorBody,
  'getFilterConfiguration 429': checkErrorBody,
  'getFilterConfiguration 5XX': checkErrorBody,
};
