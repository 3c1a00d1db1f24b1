// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ServerAddress } from './runtime/client/operation.js';

/** Where requests go unless told otherwise: the first server of the document. */
export const server: ServerAddress = { url: '' };
