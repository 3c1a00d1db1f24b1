// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkAccessGroups } from '../schemas/access-group.js';
import { checkErrorBody } from '../schemas/common.js';

export const memberAccessGroupsAnswersChecks = {
  'listMemberAccessGroups 200 application/json': checkAccessGroups,
  'listMemberAccessGroups 400 application/json': checkErrorBody,
  'listMemberAccessGroups 401 application/json': checkErrorBody,
  'listMemberAccessGroups 403 application/json': checkErrorBody,
  'listMemberAccessGroups 404 application/json': checkErrorBody,
  'listMemberAccessGroups 405 application/json': checkErrorBody,
  'listMemberAccessGroups 406 application/json': checkErrorBody,
  'listMemberAccessGroups 429 application/json': checkErrorBody,
  'listMemberAccessGroups 5XX application/json': checkErrorBody,
};
