// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ClientDefinition } from './runtime/client/index.js';

/** What the client knows of its document. */
export const definition: ClientDefinition = {
  servers: [],
  securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'x-key' } },
  security: { default: [{ key: [] }], byOperation: {} },
};
