// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Scheme } from './runtime/client/operation.js';
import { applyHeader } from './runtime/client/schemes.js';

/** The scheme `token` of the document. */
export const tokenScheme: Scheme = { name: 'token', apply: applyHeader, prefix: 'Bearer ' };
