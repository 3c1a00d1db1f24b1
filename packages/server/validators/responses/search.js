// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkAdvancedSearchResults } from '../schemas/advanced-search.js';
import { checkErrorBody } from '../schemas/common.js';

export const searchResponsesChecks = {
  'runAdvancedSearch 200': checkAdvancedSearchResults,
  'runAdvancedSearch 400': checkErrorBody,
  'runAdvancedSearch 401': checkErrorBody,
  'runAdvancedSearch 403': checkErrorBody,
  'runAdvancedSearch 405': checkErrorBody,
  'runAdvancedSearch 406': checkErrorBody,
  'runAdvancedSearch 429': checkErrorBody,
  'runAdvancedSearch 5XX': checkErrorBody,
};
