// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkErrorBody } from '../schemas/common.js';
import { checkHomeFeed } from '../schemas/home-feed.js';

export const homeFeedResponsesChecks = {
  'getHomeFeed 200': checkHomeFeed,
  'getHomeFeed 400': checkErrorBody,
  'getHomeFeed 401': checkErrorBody,
  'getHomeFeed 403': checkErrorBody,
  'getHomeFeed 405': checkErrorBody,
  'getHomeFeed 406': checkErrorBody,
  'getHomeFeed 429': checkErrorBody,
  'getHomeFeed 5XX': checkErrorBody,
};
