// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkErrorBody } from '../schemas/common.js';
import { checkMemberSearchResponse } from '../schemas/member-search.js';

export const memberSearchAnswersChecks = {
  'searchCommunityMembers 200 application/json': checkMemberSearchResponse,
  'searchCommunityMembers 400 application/json': checkErrorBody,
  'searchCommunityMembers 401 application/json': checkErrorBody,
  'searchCommunityMembers 403 application/json': checkErrorBody,
  'searchCommunityMembers 405 application/json': checkErrorBody,
  'searchCommunityMembers 406 application/json': checkErrorBody,
  'searchCommunityMembers 413 application/json': checkErrorBody,
  'searchCommunityMembers 415 application/json': checkErrorBody,
  'searchCommunityMembers 422 application/json': checkErrorBody,
  'searchCommunityMembers 429 application/json': checkErrorBody,
  'searchCommunityMembers 5XX application/json': checkErrorBody,
};
