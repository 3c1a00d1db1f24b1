// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { integerHeader, textHeader } from './runtime/client/headers.js';
import { readsJson } from './runtime/codec/media/json.js';
import type { ResponseDescriptor } from './runtime/client/operation.js';

/** The response `BadRequest` of the document. */
export const badRequestResponse: ResponseDescriptor = {
  content: { 'application/json': readsJson },
  headers: { 'x-request-id': textHeader },
};

/** The response `Unauthorized` of the document. */
export const unauthorizedResponse: ResponseDescriptor = {
  content: { 'application/json': readsJson },
  headers: { 'x-request-id': textHeader, 'www-authenticate': textHeader },
};

/** The response `Forbidden` of the document. */
export const forbiddenResponse: ResponseDescriptor = {
  content: { 'application/json': readsJson },
  headers: { 'x-request-id': textHeader },
};

/** The response `MethodNotAllowed` of the document. */
export const methodNotAllowedResponse: ResponseDescriptor = {
  content: { 'application/json': readsJson },
  headers: { 'x-request-id': textHeader, allow: textHeader },
};

/** The response `NotAcceptable` of the document. */
export const notAcceptableResponse: ResponseDescriptor = {
  content: { 'application/json': readsJson },
  headers: { 'x-request-id': textHeader },
};

/** The response `TooManyRequests` of the document. */
export const tooManyRequestsResponse: ResponseDescriptor = {
  content: { 'application/json': readsJson },
  headers: {
    'x-request-id': textHeader,
    'retry-after': integerHeader,
    'ratelimit-limit': integerHeader,
    'ratelimit-remaining': integerHeader,
    'ratelimit-reset': integerHeader,
  },
};

/** The response `ServerError` of the document. */
export const serverErrorResponse: ResponseDescriptor = {
  content: { 'application/json': readsJson },
  headers: { 'x-request-id': textHeader },
};

/** The response `ContentTooLarge` of the document. */
export const contentTooLargeResponse: ResponseDescriptor = {
  content: { 'application/json': readsJson },
  headers: { 'x-request-id': textHeader },
};

/** The response `UnsupportedMediaType` of the document. */
export const unsupportedMediaTypeResponse: ResponseDescriptor = {
  content: { 'application/json': readsJson },
  headers: { 'x-request-id': textHeader },
};

/** The response `UnprocessableContent` of the document. */
export const unprocessableContentResponse: ResponseDescriptor = {
  content: { 'application/json': readsJson },
  headers: { 'x-request-id': textHeader },
};

/** The response `NotFound` of the document. */
export const notFoundResponse: ResponseDescriptor = {
  content: { 'application/json': readsJson },
  headers: { 'x-request-id': textHeader },
};
