// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ClientDefinition } from './runtime/client/index.js';

/** What the client knows of its document. */
export const definition: ClientDefinition = {
  servers: [
    {
      url: 'https://{region}.example.com/{base}',
      variables: { region: { default: 'eu' }, base: { default: 'v1' } },
    },
    { url: '/relative' },
  ],
  securitySchemes: {},
  security: { default: [], byOperation: {} },
};
