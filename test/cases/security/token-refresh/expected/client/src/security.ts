// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { applyHeader, type Scheme } from './runtime/client.js';

/** The scheme `token` of the document. */
export const tokenScheme: Scheme = { name: 'token', apply: applyHeader, prefix: 'Bearer ' };
