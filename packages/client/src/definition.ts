// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { refreshAccessTokenOperation } from './operations/access-tokens.js';
import type { ClientDefinition } from './runtime/client/index.js';

/** What the client knows of its document. */
export const definition: ClientDefinition = {
  servers: ['https://api.community.example'],
  securitySchemes: {
    AdminBearer: { type: 'http', scheme: 'bearer' },
    AdminToken: { type: 'apiKey', in: 'header', name: 'Authorization', prefix: 'Token ' },
    HeadlessBearer: { type: 'http', scheme: 'bearer' },
    HeadlessToken: { type: 'apiKey', in: 'header', name: 'Authorization', prefix: 'Token ' },
    MemberAccessToken: { type: 'http', scheme: 'bearer' },
    HostHeader: { type: 'apiKey', in: 'header', name: 'host' },
  },
  security: {
    default: [{ AdminBearer: [] }, { AdminToken: [] }, { AdminToken: [], HostHeader: [] }],
    byOperation: {
      'GET /api/admin/v2/comments/posts': [{ AdminBearer: [] }, { AdminToken: [] }],
      'GET /api/admin/v2/community_members/{id}': [{ AdminBearer: [] }, { AdminToken: [] }],
      'GET /api/admin/v2/filter_kit_configuration': [{ AdminBearer: [] }, { AdminToken: [] }],
      'POST /api/v1/headless/auth_token': [{ HeadlessBearer: [] }, { HeadlessToken: [] }],
      'PATCH /api/v1/headless/access_token/refresh': [{ HeadlessBearer: [] }, { HeadlessToken: [] }, {}],
      'POST /api/v1/headless/access_token/revoke': [{ HeadlessBearer: [] }, { HeadlessToken: [] }],
      'POST /api/v1/headless/refresh_token/revoke': [{ HeadlessBearer: [] }, { HeadlessToken: [] }],
      'GET /api/headless/v1/home': [{ MemberAccessToken: [] }],
      'POST /api/headless/v1/search/community_members': [{ MemberAccessToken: [] }],
    },
  },
  tokenRefresh: {
    MemberAccessToken: () => ({
      operation: refreshAccessTokenOperation,
      request: { refreshToken: 'refresh_token' },
      response: { accessToken: 'access_token', expiresAt: 'access_token_expires_at' },
    }),
  },
};
