// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkErrorBody } from '../schemas/common.js';
import { checkMemberSearchResponse } from '../schemas/member-search.js';

export const memberSearchResponsesChecks = {
  'searchCommunityMembers 200': checkMemberSearchResponse,
  'searchCommunityMembers 400': checkErrorBody,
  'searchCommunityMembers 401': checkErrorBody,
  'searchCommunityMembers 403': checkErrorBody,
  'searchCommunityMembers 405': checkErrorBody,
  'searchCommunityMembers 406': checkErrorBody,
  'searchCommunityMembers 413': checkErrorBody,
  'searchCommunityMembers 415': checkErrorBody,
  'searchCommunityMembers 422': checkErrorBody,
  'searchCommunityMembers 429': checkErrorBody,
  'searchCommunityMembers 5XX': checkErrorBody,
};
