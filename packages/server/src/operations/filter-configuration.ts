// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import {
  badRequestResponse,
  forbiddenResponse,
  methodNotAllowedResponse,
  notAcceptableResponse,
  notFoundResponse,
  serverErrorResponse,
  tooManyRequestsResponse,
  unauthorizedResponse,
} from '../responses.js';
import { sendsJson } from '../runtime/codec/media/json.js';
import type { Operation } from '../runtime/server/operation.js';

export const filterConfigurationOperations: readonly Operation[] = [
  {
    id: 'getFilterConfiguration',
    method: 'GET',
    path: '/api/admin/v2/filter_kit_configuration',
    parameters: [
      { name: 'context', in: 'query', required: true, shape: 'string', style: 'form', explode: true },
      { name: 'space_id', in: 'query', shape: 'integer', style: 'form', explode: true },
    ],
    responses: {
      '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } },
      '400': badRequestResponse,
      '401': unauthorizedResponse,
      '403': forbiddenResponse,
      '404': notFoundResponse,
      '405': methodNotAllowedResponse,
      '406': notAcceptableResponse,
      '429': tooManyRequestsResponse,
      '5XX': serverErrorResponse,
    },
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
