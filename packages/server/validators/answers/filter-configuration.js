// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkErrorBody } from '../schemas/common.js';
import { checkFilterResponse } from '../schemas/filter-configuration.js';

export const filterConfigurationAnswersChecks = {
  'getFilterConfiguration 200 application/json': checkFilterResponse,
  'getFilterConfiguration 400 application/json': checkErrorBody,
  'getFilterConfiguration 401 application/json': checkErrorBody,
  'getFilterConfiguration 403 application/json': checkErrorBody,
  'getFilterConfiguration 404 application/json': checkErrorBody,
  'getFilterConfiguration 405 application/json': checkErrorBody,
  'getFilterConfiguration 406 application/json': checkErrorBody,
  'getFilterConfiguration 429 application/json': checkErrorBody,
  'getFilterConfiguration 5XX application/json': checkErrorBody,
};
