// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkErrorBody } from '../schemas/common.js';
import { checkSpaceAiSummary } from '../schemas/space.js';

export const spaceSummariesResponsesChecks = {
  'getSpaceSummary 200': checkSpaceAiSummary,
  'getSpaceSummary 400': checkErrorBody,
  'getSpaceSummary 401': checkErrorBody,
  'getSpaceSummary 403': checkErrorBody,
  'getSpaceSummary 404': checkErrorBody,
  'getSpaceSummary 405': checkErrorBody,
  'getSpaceSummary 406': checkErrorBody,
  'getSpaceSummary 422': checkErrorBody,
  'getSpaceSummary 429': checkErrorBody,
  'getSpaceSummary 5XX': checkErrorBody,
};
