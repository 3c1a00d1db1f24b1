// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { sendsJson } from 'trefoil-runtime/codec';
import type { ResponseDescriptor, ResponseTable } from 'trefoil-runtime/server';

/** The response `Failed` of the document. */
export const failedResponse: ResponseDescriptor = { content: { 'application/json': sendsJson } };

/** The response `Invalid` of the document. */
export const invalidResponse: ResponseDescriptor = { content: { 'application/json': sendsJson } };

/** The response `NotFound` of the document. */
export const notFoundResponse: ResponseDescriptor = { content: { 'application/json': sendsJson } };

/** The response `Refused` of the document. */
export const refusedResponse: ResponseDescriptor = { content: { 'application/json': sendsJson } };

/** The response `Unauthorized` of the document. */
export const unauthorizedResponse: ResponseDescriptor = { content: { 'application/json': sendsJson } };

export const errors400_401_4XX_5XX: ResponseTable = {
  '400': invalidResponse,
  '401': unauthorizedResponse,
  '4XX': refusedResponse,
  '5XX': failedResponse,
};

export const errors404_409_413_422_4XX_5XX: ResponseTable = {
  '404': notFoundResponse,
  '409': { content: { 'application/json': sendsJson } },
  '413': { content: { 'application/json': sendsJson } },
  '422': { content: { 'application/json': sendsJson } },
  '4XX': refusedResponse,
  '5XX': failedResponse,
};

export const errors404_416_4XX_5XX: ResponseTable = {
  '404': notFoundResponse,
  '416': { content: { 'application/json': sendsJson }, headers: { 'content-range': 'string' } },
  '4XX': refusedResponse,
  '5XX': failedResponse,
};
