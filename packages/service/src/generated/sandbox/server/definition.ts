// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ServerDefinition } from 'trefoil-runtime/server';
import { clockOperations } from './operations/clock.js';
import { dataOperations } from './operations/data.js';
import { documentOperations } from './operations/document.js';
import { failuresOperations } from './operations/failures.js';
import { requestsOperations } from './operations/requests.js';
import { requests, responses } from './validators/operations.js';

/** The document as the server uses it: operations, validators, security schemes and examples. */
export const definition: ServerDefinition = {
  operations: [
    ...documentOperations,
    ...dataOperations,
    ...clockOperations,
    ...failuresOperations,
    ...requestsOperations,
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
