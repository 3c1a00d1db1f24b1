// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { refreshTokenOperation } from './operations/default.js';
import { createSession, type Session, type TokenSession } from './runtime/client.js';

/** Creates a credential that renews itself with the refresh operation of the API. Create one for each user. */
export const session = (tokens: TokenSession): Session =>
  createSession(
    {
      token: () => ({
        operation: refreshTokenOperation,
        request: { refreshToken: 'refresh' },
        response: { accessToken: 'access', expiresAt: 'until' },
      }),
    },
    tokens,
  );
