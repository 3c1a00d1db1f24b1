// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { integerHeader, textHeader } from './runtime/client/headers.js';
import { readsJson } from './runtime/codec/media/json.js';
import type { Answer } from './runtime/client/operation.js';

/** The response `BadRequest` of the document. */
export const badRequestAnswer: Answer = {
  content: { 'application/json': readsJson },
  headers: { 'x-request-id': textHeader },
};

/** The response `Unauthorized` of the document. */
export const unauthorizedAnswer: Answer = {
  content: { 'application/json': readsJson },
  headers: { 'x-request-id': textHeader, 'www-authenticate': textHeader },
};

/** The response `Forbidden` of the document. */
export const forbiddenAnswer: Answer = {
  content: { 'application/json': readsJson },
  headers: { 'x-request-id': textHeader },
};

/** The response `MethodNotAllowed` of the document. */
export const methodNotAllowedAnswer: Answer = {
  content: { 'application/json': readsJson },
  headers: { 'x-request-id': textHeader, allow: textHeader },
};

/** The response `NotAcceptable` of the document. */
export const notAcceptableAnswer: Answer = {
  content: { 'application/json': readsJson },
  headers: { 'x-request-id': textHeader },
};

/** The response `TooManyRequests` of the document. */
export const tooManyRequestsAnswer: Answer = {
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
export const serverErrorAnswer: Answer = {
  content: { 'application/json': readsJson },
  headers: { 'x-request-id': textHeader },
};

/** The response `ContentTooLarge` of the document. */
export const contentTooLargeAnswer: Answer = {
  content: { 'application/json': readsJson },
  headers: { 'x-request-id': textHeader },
};

/** The response `UnsupportedMediaType` of the document. */
export const unsupportedMediaTypeAnswer: Answer = {
  content: { 'application/json': readsJson },
  headers: { 'x-request-id': textHeader },
};

/** The response `UnprocessableContent` of the document. */
export const unprocessableContentAnswer: Answer = {
  content: { 'application/json': readsJson },
  headers: { 'x-request-id': textHeader },
};

/** The response `NotFound` of the document. */
export const notFoundAnswer: Answer = {
  content: { 'application/json': readsJson },
  headers: { 'x-request-id': textHeader },
};
