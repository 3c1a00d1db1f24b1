// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ServerDefinition } from 'trefoil-runtime/server';
import { filesOperations } from './operations/files.js';
import { filterOptionsOperations } from './operations/filter-options.js';
import { requests, responses } from './validators/operations.js';

/** The document as the server uses it: operations, validators, security schemes and examples. */
export const definition: ServerDefinition = {
  operations: [
    ...filesOperations,
    ...filterOptionsOperations,
  ],
  validators: requests,
  securitySchemes: {
    AnyBearer: { type: 'http', scheme: 'bearer' },
    AnyToken: { type: 'apiKey', in: 'header', name: 'Authorization', prefix: 'Token ' },
  },
  errorBody: { success: false, message: '{message}', error_details: {} },
  examples: async () => (await import('./examples.js')).examples,
  responseValidators: responses,
};
