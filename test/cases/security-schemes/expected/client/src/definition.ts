// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ClientDefinition } from './runtime/client/index.js';

/** What the client knows of its document. */
export const definition: ClientDefinition = {
  servers: [],
  securitySchemes: {
    login: { type: 'oauth2' },
    connect: { type: 'openIdConnect' },
    digest: { type: 'http', scheme: 'DPoP' },
    key: { type: 'apiKey', in: 'query', name: 'key' },
    certificate: { type: 'mutualTLS' },
  },
  security: {
    default: [],
    byOperation: {
      'GET /oauth': [{ login: ['read', 'write'] }],
      'GET /connect': [{ connect: ['read'] }],
      'GET /digest': [{ digest: [] }],
      'GET /certificate': [{ certificate: [] }],
      'GET /both': [{ login: [], key: [] }, { digest: [] }],
    },
  },
};
