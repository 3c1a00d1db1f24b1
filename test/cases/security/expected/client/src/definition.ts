// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ClientDefinition } from './runtime/client/index.js';

/** What the client knows of its document. */
export const definition: ClientDefinition = {
  servers: [],
  securitySchemes: {
    token: { type: 'http', scheme: 'bearer' },
    login: { type: 'http', scheme: 'basic' },
    header_key: { type: 'apiKey', in: 'header', name: 'X-Key', prefix: 'Key ' },
    query_key: { type: 'apiKey', in: 'query', name: 'api key' },
    cookie_key: { type: 'apiKey', in: 'cookie', name: 'session' },
  },
  security: {
    default: [{ token: [] }],
    byOperation: {
      'GET /open': [],
      'GET /either': [{ token: [] }, { login: [] }],
      'GET /together': [{ header_key: [], query_key: [], cookie_key: [] }],
      'GET /optional': [{ token: [] }, {}],
      'GET /twice': [{ token: ['a', 'a'] }, { token: [] }, { token: [] }],
    },
  },
};
