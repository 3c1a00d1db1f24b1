// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import {
  checkAccessTokenRevocation,
  checkAuthTokenRequest,
  checkRefreshTokenRequest,
  checkRefreshTokenRevocation,
} from '../schemas/auth.js';

export const authTokensRequestsChecks = {
  createAuthToken: { body: checkAuthTokenRequest },
  refreshAccessToken: { body: checkRefreshTokenRequest },
  revokeAccessToken: { body: checkAccessTokenRevocation },
  revokeRefreshToken: { body: checkRefreshTokenRevocation },
};
