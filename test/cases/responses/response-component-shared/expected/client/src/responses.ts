// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ResponseDescriptor, ResponseTable } from './runtime/client.js';
import { readsJson } from './runtime/codec.js';

/** The response `Missing` of the document. */
export const missingResponse: ResponseDescriptor = { content: { 'application/json': readsJson } };

/** The response `NotFound` of the document. */
export const notFoundResponse: ResponseDescriptor = { content: { 'application/json': readsJson } };

export const errors404: ResponseTable = { '404': notFoundResponse };

export const errors404Missing: ResponseTable = { '404': missingResponse };
