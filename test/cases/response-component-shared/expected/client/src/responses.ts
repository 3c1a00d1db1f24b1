// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { readsJson } from './runtime/codec/media/json.js';
import type { ResponseDescriptor } from './runtime/client/operation.js';

/** The response `NotFound` of the document. */
export const notFoundResponse: ResponseDescriptor = { content: { 'application/json': readsJson } };

/** The response `Missing` of the document. */
export const missingResponse: ResponseDescriptor = { content: { 'application/json': readsJson } };
