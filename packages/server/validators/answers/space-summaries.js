// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkErrorBody } from '../schemas/common.js';
import { checkSpaceAiSummary } from '../schemas/space.js';

export const spaceSummariesAnswersChecks = {
  'getSpaceSummary 200 application/json': checkSpaceAiSummary,
  'getSpaceSummary 400 application/json': checkErrorBody,
  'getSpaceSummary 401 application/json': checkErrorBody,
  'getSpaceSummary 403 application/json': checkErrorBody,
  'getSpaceSummary 404 application/json': checkErrorBody,
  'getSpaceSummary 405 application/json': checkErrorBody,
  'getSpaceSummary 406 application/json': checkErrorBody,
  'getSpaceSummary 422 application/json': checkErrorBody,
  'getSpaceSummary 429 application/json': checkErrorBody,
  'getSpaceSummary 5XX application/json': checkErrorBody,
};
