// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { requests, responses } from '#validators/operations.js';
import { defaultOperations } from './operations/default.js';
import type { ServerDefinition } from './runtime/server.js';

/** The document as the server uses it: operations, validators, security schemes and examples. */
export const definition: ServerDefinition = {
  operations: [
    ...defaultOperations,
  ],
  validators: requests,
  securitySchemes: {},
  errorBody: { success: false, error: { code: '{status}', text: '{message}', more: '{details}' } },
  examples: async () => (await import('#examples')).examples,
  responseValidators: responses,
};
