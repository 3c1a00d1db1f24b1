// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { sendsJson } from './runtime/codec/media/json.js';
import type { Answer } from './runtime/server/operation.js';

/** The response `BadRequest` of the document. */
export const badRequestAnswer: Answer = {
  content: { 'application/json': sendsJson },
  headers: { 'x-request-id': 'string' },
};

/** The response `Unauthorized` of the document. */
export const unauthorizedAnswer: Answer = {
  content: { 'application/json': sendsJson },
  headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
};

/** The response `Forbidden` of the document. */
export const forbiddenAnswer: Answer = {
  content: { 'application/json': sendsJson },
  headers: { 'x-request-id': 'string' },
};

/** The response `MethodNotAllowed` of the document. */
export const methodNotAllowedAnswer: Answer = {
  content: { 'application/json': sendsJson },
  headers: { 'x-request-id': 'string', allow: 'string' },
};

/** The response `NotAcceptable` of the document. */
export const notAcceptableAnswer: Answer = {
  content: { 'application/json': sendsJson },
  headers: { 'x-request-id': 'string' },
};

/** The response `TooManyRequests` of the document. */
export const tooManyRequestsAnswer: Answer = {
  content: { 'application/json': sendsJson },
  headers: {
    'x-request-id': 'string',
    'retry-after': 'integer',
    'ratelimit-limit': 'integer',
    'ratelimit-remaining': 'integer',
    'ratelimit-reset': 'integer',
  },
};

/** The response `ServerError` of the document. */
export const serverErrorAnswer: Answer = {
  content: { 'application/json': sendsJson },
  headers: { 'x-request-id': 'string' },
};

/** The response `ContentTooLarge` of the document. */
export const contentTooLargeAnswer: Answer = {
  content: { 'application/json': sendsJson },
  headers: { 'x-request-id': 'string' },
};

/** The response `UnsupportedMediaType` of the document. */
export const unsupportedMediaTypeAnswer: Answer = {
  content: { 'application/json': sendsJson },
  headers: { 'x-request-id': 'string' },
};

/** The response `UnprocessableContent` of the document. */
export const unprocessableContentAnswer: Answer = {
  content: { 'application/json': sendsJson },
  headers: { 'x-request-id': 'string' },
};

/** The response `NotFound` of the document. */
export const notFoundAnswer: Answer = {
  content: { 'application/json': sendsJson },
  headers: { 'x-request-id': 'string' },
};
