// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkErrorBody } from '../schemas/common.js';
import { checkCommunity } from '../schemas/community.js';

export const communityResponsesChecks = {
  'getCommunity 200': checkCommunity,
  'getCommunity 401': checkErrorBody,
  'getCommunity 403': checkErrorBody,
  'getCommunity 405': checkErrorBody,
  'getCommunity 406': checkErrorBody,
  'getCommunity 429': checkErrorBody,
  'getCommunity 5XX': checkErrorBody,
  'updateCommunity 200': checkCommunity,
  'updateCommunity 400': checkErrorBody,
  'updateCommunity 401': checkErrorBody,
  'updateCommunity 403': checkErrorBody,
  'updateCommunity 405': checkErrorBody,
  'updateCommunity 406': checkErrorBody,
  'updateCommunity 413': checkErrorBody,
  'updateCommunity 415': checkErrorBody,
  'updateCommunity 422': checkErrorBody,
  'updateCommunity 429': checkErrorBody,
  'updateCommunity 5XX': checkErrorBody,
};
