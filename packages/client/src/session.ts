// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { refreshAccessTokenOperation } from './operations/auth-tokens.js';
import { createSession, type Session, type TokenSession } from './runtime/client/index.js';

/** A credential that renews itself as the document says; one for each that signs in. */
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
