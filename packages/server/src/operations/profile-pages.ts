// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import {
  badRequestResponse,
  forbiddenResponse,
  methodNotAllowedResponse,
  notAcceptableResponse,
  serverErrorResponse,
  tooManyRequestsResponse,
  unauthorizedResponse,
} from '../responses.js';
import { sendsJson } from '../runtime/codec/media/json.js';
import type { Operation } from '../runtime/server/operation.js';

export const profilePagesOperations: readonly Operation[] = [
  {
    id: 'getProfilePage',
    method: 'GET',
    path: '/api/admin/v2/page_profile_fields',
    parameters: [
      { name: 'page_name', in: 'query', required: true, shape: 'string', style: 'form', explode: true },
    ],
    responses: {
      '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } },
      '400': badRequestResponse,
      '401': unauthorizedResponse,
      '403': forbiddenResponse,
      '405': methodNotAllowedResponse,
      '406': notAcceptableResponse,
      '429': tooManyRequestsResponse,
      '5XX': serverErrorResponse,
    },
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
