// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { refreshTokenOperation } from './operations/default.js';
import { createSession, type Session, type TokenSession } from './runtime/client/index.js';

/** A credential that renews itself as the document says; one for each that signs in. */
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
