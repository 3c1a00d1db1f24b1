// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { refreshTokenOperation } from './operations/default.js';
import type { ClientDefinition } from './runtime/client/index.js';

/** What the client knows of its document. */
export const definition: ClientDefinition = {
  servers: [],
  securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
  security: { default: [{ token: [] }], byOperation: { 'POST /refresh': [] } },
  tokenRefresh: {
    token: () => ({
      operation: refreshTokenOperation,
      request: { refreshToken: 'refresh' },
      response: { accessToken: 'access', expiresAt: 'until' },
    }),
  },
};
