// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checks } from '#validators/requests.js';
import { default_Operations } from './operations/default.js';
import type { ServerDefinition } from './runtime/server/index.js';

/** What the server knows of its document. */
export const definition: ServerDefinition = {
  operations: [
    ...default_Operations,
  ],
  validators: checks,
  securitySchemes: {},
  errorBody: { success: false, error: { code: '{status}', text: '{message}', more: '{details}' } },
  examples: async () => (await import('#examples')).examples,
  responseValidators: async () => (await import('#validators/responses.js')).checks,
};
