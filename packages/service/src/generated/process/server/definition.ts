// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ServerDefinition } from 'trefoil-runtime/server';
import { outboxOperations } from './operations/outbox.js';
import { processOperations } from './operations/process.js';
import { requests, responses } from './validators/operations.js';

/** The document as the server uses it: operations, validators, security schemes and examples. */
export const definition: ServerDefinition = {
  operations: [
    ...processOperations,
    ...outboxOperations,
  ],
  validators: requests,
  securitySchemes: {
    AdminBearer: { type: 'http', scheme: 'bearer' },
    AdminToken: { type: 'apiKey', in: 'header', name: 'Authorization', prefix: 'Token ' },
  },
  errorBody: { success: false, message: '{message}', error_details: {} },
  examples: async () => (await import('./examples.js')).examples,
  responseValidators: responses,
};
