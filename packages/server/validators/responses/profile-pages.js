// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkErrorBody } from '../schemas/common.js';
import { checkPageProfileFields } from '../schemas/profile-field.js';

export const profilePagesResponsesChecks = {
  'getProfilePage 200': checkPageProfileFields,
  'getProfilePage 400': checkErrorBody,
  'getProfilePage 401': checkErrorBody,
  'getProfilePage 403': checkErrorBody,
  'getProfilePage 405': checkErrorBody,
  'getProfilePage 406': checkErrorBody,
  'getProfilePage 429': checkErrorBody,
  'getProfilePage 5XX': checkErrorBody,
};
