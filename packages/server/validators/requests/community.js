// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkCommunityUpdateRequest } from '../schemas/community-request.js';

export const communityRequestsChecks = {
  updateCommunity: { body: checkCommunityUpdateRequest },
};
