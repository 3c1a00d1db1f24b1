// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import {
  badRequestAnswer,
  forbiddenAnswer,
  methodNotAllowedAnswer,
  notAcceptableAnswer,
  serverErrorAnswer,
  tooManyRequestsAnswer,
  unauthorizedAnswer,
} from '../answers.js';
import { sendsJson } from '../runtime/codec/media/json.js';
import type { Operation } from '../runtime/server/operation.js';

export const locationsOperations: readonly Operation[] = [
  {
    id: 'searchLocations',
    method: 'GET',
    path: '/api/admin/v2/locations/search',
    parameters: [{ name: 'query', in: 'query', required: true, shape: 'string', style: 'form', explode: true }],
    answers: {
      '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } },
      '400': badRequestAnswer,
      '401': unauthorizedAnswer,
      '403': forbiddenAnswer,
      '405': methodNotAllowedAnswer,
      '406': notAcceptableAnswer,
      '429': tooManyRequestsAnswer,
      '5XX': serverErrorAnswer,
    },
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
