// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkErrorBody } from '../schemas/common.js';
import { checkPageProfileFields } from '../schemas/profile-field.js';

export const profilePagesAnswersChecks = {
  'getProfilePage 200 application/json': checkPageProfileFields,
  'getProfilePage 400 application/json': checkErrorBody,
  'getProfilePage 401 application/json': checkErrorBody,
  'getProfilePage 403 application/json': checkErrorBody,
  'getProfilePage 405 application/json': checkErrorBody,
  'getProfilePage 406 application/json': checkErrorBody,
  'getProfilePage 429 application/json': checkErrorBody,
  'getProfilePage 5XX application/json': checkErrorBody,
};
