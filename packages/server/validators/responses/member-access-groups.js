// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkAccessGroups } from '../schemas/access-group.js';
import { checkErrorBody } from '../schemas/common.js';

export const memberAccessGroupsResponsesChecks = {
  'listMemberAccessGroups 200': checkAccessGroups,
  'listMemberAccessGroups 400': checkErrorBody,
  'listMemberAccessGroups 401': checkErrorBody,
  'listMemberAccessGroups 403': checkErrorBody,
  'listMemberAccessGroups 404': checkErrorBody,
  'listMemberAccessGroups 405': checkErrorBody,
  'listMemberAccessGroups 406': checkErrorBody,
  'listMemberAccessGroups 429': checkErrorBody,
  'listMemberAccessGroups 5XX': checkErrorBody,
};
