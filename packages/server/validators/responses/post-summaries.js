// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkErrorBody } from '../schemas/common.js';
import { checkPostAiSummary } from '../schemas/post.js';

export const postSummariesResponsesChecks = {
  'getPostSummary 200': checkPostAiSummary,
  'getPostSummary 400': checkErrorBody,
  'getPostSummary 401': checkErrorBody,
  'getPostSummary 403': checkErrorBody,
  'getPostSummary 404': checkErrorBody,
  'getPostSummary 405': checkErrorBody,
  'getPostSummary 406': checkErrorBody,
  'getPostSummary 429': checkErrorBody,
  'getPostSummary 5XX': checkErrorBody,
};
