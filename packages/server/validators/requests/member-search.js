// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkMemberSearchRequest } from '../schemas/member-search.js';

export const memberSearchRequestsChecks = {
  searchCommunityMembers: { body: checkMemberSearchRequest },
};
