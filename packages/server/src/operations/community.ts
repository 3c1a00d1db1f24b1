// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import {
  badRequestResponse,
  contentTooLargeResponse,
  forbiddenResponse,
  methodNotAllowedResponse,
  notAcceptableResponse,
  serverErrorResponse,
  tooManyRequestsResponse,
  unauthorizedResponse,
  unprocessableContentResponse,
  unsupportedMediaTypeResponse,
} from '../responses.js';
import { readsBoundedJson } from '../runtime/codec/media/bounded-json.js';
import { sendsJson } from '../runtime/codec/media/json.js';
import type { Operation } from '../runtime/server/operation.js';

export const communityOperations: readonly Operation[] = [
  {
    id: 'getCommunity',
    method: 'GET',
    path: '/api/admin/v2/community',
    responses: {
      '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } },
      '401': unauthorizedResponse,
      '403': forbiddenResponse,
      '405': methodNotAllowedResponse,
      '406': notAcceptableResponse,
      '429': tooManyRequestsResponse,
      '5XX': serverErrorResponse,
    },
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'updateCommunity',
    method: 'PUT',
    path: '/api/admin/v2/community',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: {
      '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } },
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
    },
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
