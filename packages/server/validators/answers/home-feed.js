// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkErrorBody } from '../schemas/common.js';
import { checkHomeFeed } from '../schemas/home-feed.js';

export const homeFeedAnswersChecks = {
  'getHomeFeed 200 application/json': checkHomeFeed,
  'getHomeFeed 400 application/json': checkErrorBody,
  'getHomeFeed 401 application/json': checkErrorBody,
  'getHomeFeed 403 application/json': checkErrorBody,
  'getHomeFeed 405 application/json': checkErrorBody,
  'getHomeFeed 406 application/json': checkErrorBody,
  'getHomeFeed 429 application/json': checkErrorBody,
  'getHomeFeed 5XX application/json': checkErrorBody,
};
