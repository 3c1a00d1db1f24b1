// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkApiTokensList, checkIssuedApiToken } from '../schemas/api-token.js';
import { checkErrorBody, checkSuccessResponse } from '../schemas/common.js';

export const apiTokensAnswersChecks = {
  'listApiTokens 200 application/json': checkApiTokensList,
  'listApiTokens 400 application/json': checkErrorBody,
  'listApiTokens 401 application/json': checkErrorBody,
  'listApiTokens 403 application/json': checkErrorBody,
  'listApiTokens 405 application/json': checkErrorBody,
  'listApiTokens 406 application/json': checkErrorBody,
  'listApiTokens 429 application/json': checkErrorBody,
  'listApiTokens 5XX application/json': checkErrorBody,
  'createApiToken 201 application/json': checkIssuedApiToken,
  'createApiToken 400 application/json': checkErrorBody,
  'createApiToken 401 application/json': checkErrorBody,
  'createApiToken 403 application/json': checkErrorBody,
  'createApiToken 405 application/json': checkErrorBody,
  'createApiToken 406 application/json': checkErrorBody,
  'createApiToken 413 application/json': checkErrorBody,
  'createApiToken 415 application/json': checkErrorBody,
  'createApiToken 422 application/json': checkErrorBody,
  'createApiToken 429 application/json': checkErrorBody,
  'createApiToken 5XX application/json': checkErrorBody,
  'revokeApiToken 200 application/json': checkSuccessResponse,
  'revokeApiToken 400 application/json': checkErrorBody,
  'revokeApiToken 401 application/json': checkErrorBody,
  'revokeApiToken 403 application/json': checkErrorBody,
  'revokeApiToken 404 application/json': checkErrorBody,
  'revokeApiToken 405 application/json': checkErrorBody,
  'revokeApiToken 406 application/json': checkErrorBody,
  'revokeApiToken 429 application/json': checkErrorBody,
  'revokeApiToken 5XX application/json': checkErrorBody,
};
