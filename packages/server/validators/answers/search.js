// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkAdvancedSearchResults } from '../schemas/advanced-search.js';
import { checkErrorBody } from '../schemas/common.js';

export const searchAnswersChecks = {
  'runAdvancedSearch 200 application/json': checkAdvancedSearchResults,
  'runAdvancedSearch 400 application/json': checkErrorBody,
  'runAdvancedSearch 401 application/json': checkErrorBody,
  'runAdvancedSearch 403 application/json': checkErrorBody,
  'runAdvancedSearch 405 application/json': checkErrorBody,
  'runAdvancedSearch 406 application/json': checkErrorBody,
  'runAdvancedSearch 429 application/json': checkErrorBody,
  'runAdvancedSearch 5XX application/json': checkErrorBody,
};
