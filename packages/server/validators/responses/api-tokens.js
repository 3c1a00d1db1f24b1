// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkApiTokensList, checkIssuedApiToken } from '../schemas/api-token.js';
import { checkErrorBody, checkSuccessResponse } from '../schemas/common.js';

export const apiTokensResponsesChecks = {
  'listApiTokens 200': checkApiTokensList,
  'listApiTokens 400': checkErrorBody,
  'listApiTokens 401': checkErrorBody,
  'listApiTokens 403': checkErrorBody,
  'listApiTokens 405': checkErrorBody,
  'listApiTokens 406': checkErrorBody,
  'listApiTokens 429': checkErrorBody,
  'listApiTokens 5XX': checkErrorBody,
  'createApiToken 201': checkIssuedApiToken,
  'createApiToken 400': checkErrorBody,
  'createApiToken 401': checkErrorBody,
  'createApiToken 403': checkErrorBody,
  'createApiToken 405': checkErrorBody,
  'createApiToken 406': checkErrorBody,
  'createApiToken 413': checkErrorBody,
  'createApiToken 415': checkErrorBody,
  'createApiToken 422': checkErrorBody,
  'createApiToken 429': checkErrorBody,
  'createApiToken 5XX': checkErrorBody,
  'revokeApiToken 200': checkSuccessResponse,
  'revokeApiToken 400': checkErrorBody,
  'revokeApiToken 401': checkErrorBody,
  'revokeApiToken 403': checkErrorBody,
  'revokeApiToken 404': checkErrorBody,
  'revokeApiToken 405': checkErrorBody,
  'revokeApiToken 406': checkErrorBody,
  'revokeApiToken 429': checkErrorBody,
  'revokeApiToken 5XX': checkErrorBody,
};
