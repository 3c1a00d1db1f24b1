// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkErrorBody } from '../schemas/common.js';
import { checkCommunity } from '../schemas/community.js';

export const communityAnswersChecks = {
  'getCommunity 200 application/json': checkCommunity,
  'getCommunity 401 application/json': checkErrorBody,
  'getCommunity 403 application/json': checkErrorBody,
  'getCommunity 405 application/json': checkErrorBody,
  'getCommunity 406 application/json': checkErrorBody,
  'getCommunity 429 application/json': checkErrorBody,
  'getCommunity 5XX application/json': checkErrorBody,
  'updateCommunity 200 application/json': checkCommunity,
  'updateCommunity 400 application/json': checkErrorBody,
  'updateCommunity 401 application/json': checkErrorBody,
  'updateCommunity 403 application/json': checkErrorBody,
  'updateCommunity 405 application/json': checkErrorBody,
  'updateCommunity 406 application/json': checkErrorBody,
  'updateCommunity 413 application/json': checkErrorBody,
  'updateCommunity 415 application/json': checkErrorBody,
  'updateCommunity 422 application/json': checkErrorBody,
  'updateCommunity 429 application/json': checkErrorBody,
  'updateCommunity 5XX application/json': checkErrorBody,
};
