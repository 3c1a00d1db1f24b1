// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { refreshAccessTokenOperation } from './operations/auth-tokens.js';
import { createSession, type Session, type TokenSession } from './runtime/client.js';

/** Creates a credential that renews itself with the refresh operation of the API. Create one for each user. */
export const session = (tokens: TokenSession): Session =>
  createSession(
    {
      MemberAccessToken: () => ({
        operation: refreshAccessTokenOperation,
        request: { refreshToken: 'refresh_token' },
        response: { accessToken: 'access_token', expiresAt: 'access_token_expires_at' },
      }),
    },
    tokens,
  );
