// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkErrorBody } from '../schemas/common.js';
import { checkSpaces } from '../schemas/space.js';

export const memberSpacesAnswersChecks = {
  'listMemberSpaces 200 application/json': checkSpaces,
  'listMemberSpaces 400 application/json': checkErrorBody,
  'listMemberSpaces 401 application/json': checkErrorBody,
  'listMemberSpaces 403 application/json': checkErrorBody,
  'listMemberSpaces 404 application/json': checkErrorBody,
  'listMemberSpaces 405 application/json': checkErrorBody,
  'listMemberSpaces 406 application/json': checkErrorBody,
  'listMemberSpaces 429 application/json': checkErrorBody,
  'listMemberSpaces 5XX application/json': checkErrorBody,
};
