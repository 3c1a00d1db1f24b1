// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { integerHeader, type ResponseDescriptor, type ResponseTable, textHeader } from './runtime/client.js';
import { readsJson } from './runtime/codec.js';

/** The response `BadParameter` of the document. */
export const badParameterResponse: ResponseDescriptor = {
  content: { 'application/json': readsJson },
  headers: { 'x-request-id': textHeader },
};

/** The response `BadRequest` of the document. */
export const badRequestResponse: ResponseDescriptor = {
  content: { 'application/json': readsJson },
  headers: { 'x-request-id': textHeader },
};

/** The response `ContentTooLarge` of the document. */
export const contentTooLargeResponse: ResponseDescriptor = {
  content: { 'application/json': readsJson },
  headers: { 'x-request-id': textHeader },
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

/** The response `NotFound` of the document. */
export const notFoundResponse: ResponseDescriptor = {
  content: { 'application/json': readsJson },
  headers: { 'x-request-id': textHeader },
};

/** The response `ServerError` of the document. */
export const serverErrorResponse: ResponseDescriptor = {
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

/** The response `Unauthorized` of the document. */
export const unauthorizedResponse: ResponseDescriptor = {
  content: { 'application/json': readsJson },
  headers: { 'x-request-id': textHeader, 'www-authenticate': textHeader },
};

/** The response `UnprocessableContent` of the document. */
export const unprocessableContentResponse: ResponseDescriptor = {
  content: { 'application/json': readsJson },
  headers: { 'x-request-id': textHeader },
};

/** The response `UnsupportedMediaType` of the document. */
export const unsupportedMediaTypeResponse: ResponseDescriptor = {
  content: { 'application/json': readsJson },
  headers: { 'x-request-id': textHeader },
};

export const errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX: ResponseTable = {
  '400': badRequestResponse,
  '401': unauthorizedResponse,
  '403': forbiddenResponse,
  '404': notFoundResponse,
  '405': methodNotAllowedResponse,
  '406': notAcceptableResponse,
  '413': contentTooLargeResponse,
  '415': unsupportedMediaTypeResponse,
  '422': unprocessableContentResponse,
  '429': tooManyRequestsResponse,
  '5XX': serverErrorResponse,
};

export const errors400BadRequest_401_403_404_405_413_415_422_429_5XX: ResponseTable = {
  '400': badRequestResponse,
  '401': unauthorizedResponse,
  '403': forbiddenResponse,
  '404': notFoundResponse,
  '405': methodNotAllowedResponse,
  '413': contentTooLargeResponse,
  '415': unsupportedMediaTypeResponse,
  '422': unprocessableContentResponse,
  '429': tooManyRequestsResponse,
  '5XX': serverErrorResponse,
};

export const errors400BadRequest_401_403_405_406_413_415_422_429_5XX: ResponseTable = {
  '400': badRequestResponse,
  '401': unauthorizedResponse,
  '403': forbiddenResponse,
  '405': methodNotAllowedResponse,
  '406': notAcceptableResponse,
  '413': contentTooLargeResponse,
  '415': unsupportedMediaTypeResponse,
  '422': unprocessableContentResponse,
  '429': tooManyRequestsResponse,
  '5XX': serverErrorResponse,
};

export const errors400_401_403_404_405_406_422_429_5XX: ResponseTable = {
  '400': badParameterResponse,
  '401': unauthorizedResponse,
  '403': forbiddenResponse,
  '404': notFoundResponse,
  '405': methodNotAllowedResponse,
  '406': notAcceptableResponse,
  '422': unprocessableContentResponse,
  '429': tooManyRequestsResponse,
  '5XX': serverErrorResponse,
};

export const errors400_401_403_404_405_406_429_5XX: ResponseTable = {
  '400': badParameterResponse,
  '401': unauthorizedResponse,
  '403': forbiddenResponse,
  '404': notFoundResponse,
  '405': methodNotAllowedResponse,
  '406': notAcceptableResponse,
  '429': tooManyRequestsResponse,
  '5XX': serverErrorResponse,
};

export const errors400_401_403_405_406_422_429_5XX: ResponseTable = {
  '400': badParameterResponse,
  '401': unauthorizedResponse,
  '403': forbiddenResponse,
  '405': methodNotAllowedResponse,
  '406': notAcceptableResponse,
  '422': unprocessableContentResponse,
  '429': tooManyRequestsResponse,
  '5XX': serverErrorResponse,
};

export const errors400_401_403_405_406_429_5XX: ResponseTable = {
  '400': badParameterResponse,
  '401': unauthorizedResponse,
  '403': forbiddenResponse,
  '405': methodNotAllowedResponse,
  '406': notAcceptableResponse,
  '429': tooManyRequestsResponse,
  '5XX': serverErrorResponse,
};

export const errors401_403_404_405_406_429_5XX: ResponseTable = {
  '401': unauthorizedResponse,
  '403': forbiddenResponse,
  '404': notFoundResponse,
  '405': methodNotAllowedResponse,
  '406': notAcceptableResponse,
  '429': tooManyRequestsResponse,
  '5XX': serverErrorResponse,
};

export const errors401_403_405_406_422_429_5XX: ResponseTable = {
  '401': unauthorizedResponse,
  '403': forbiddenResponse,
  '405': methodNotAllowedResponse,
  '406': notAcceptableResponse,
  '422': unprocessableContentResponse,
  '429': tooManyRequestsResponse,
  '5XX': serverErrorResponse,
};

export const errors401_403_405_406_429_5XX: ResponseTable = {
  '401': unauthorizedResponse,
  '403': forbiddenResponse,
  '405': methodNotAllowedResponse,
  '406': notAcceptableResponse,
  '429': tooManyRequestsResponse,
  '5XX': serverErrorResponse,
};
