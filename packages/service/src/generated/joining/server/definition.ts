// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ServerDefinition } from 'trefoil-runtime/server';
import { invitationsOperations } from './operations/invitations.js';
import { requests, responses } from './validators/operations.js';

/** The document as the server uses it: operations, validators, security schemes and examples. */
export const definition: ServerDefinition = {
  operations: [
    ...invitationsOperations,
  ],
  validators: requests,
  securitySchemes: {},
  errorBody: { success: false, message: '{message}', error_details: {} },
  examples: async () => (await import('./examples.js')).examples,
  responseValidators: responses,
};
