// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkErrorBody } from '../schemas/common.js';
import { checkSpaces } from '../schemas/space.js';

export const memberSpacesResponsesChecks = {
  'listMemberSpaces 200': checkSpaces,
  'listMemberSpaces 400': checkErrorBody,
  'listMemberSpaces 401': checkErrorBody,
  'listMemberSpaces 403': checkErrorBody,
  'listMemberSpaces 404': checkErrorBody,
  'listMemberSpaces 405': checkErrorBody,
  'listMemberSpaces 406': checkErrorBody,
  'listMemberSpaces 422': checkErrorBody,
  'listMemberSpaces 429': checkErrorBody,
  'listMemberSpaces 5XX': checkErrorBody,
};
