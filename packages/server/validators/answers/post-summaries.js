// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkErrorBody } from '../schemas/common.js';
import { checkPostAiSummary } from '../schemas/post.js';

export const postSummariesAnswersChecks = {
  'getPostSummary 200 application/json': checkPostAiSummary,
  'getPostSummary 400 application/json': checkErrorBody,
  'getPostSummary 401 application/json': checkErrorBody,
  'getPostSummary 403 application/json': checkErrorBody,
  'getPostSummary 404 application/json': checkErrorBody,
  'getPostSummary 405 application/json': checkErrorBody,
  'getPostSummary 406 application/json': checkErrorBody,
  'getPostSummary 429 application/json': checkErrorBody,
  'getPostSummary 5XX application/json': checkErrorBody,
};
