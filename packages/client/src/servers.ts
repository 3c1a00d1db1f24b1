// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ServerAddress } from './runtime/client/operation.js';

/** Where the document says that the API is reached; requests go to the first unless told otherwise. */
export const servers: readonly ServerAddress[] = [
  { url: '{base_url}', variables: { base_url: { default: 'https://api.community.example' } } },
];
