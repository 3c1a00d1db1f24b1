// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import {
  badRequestAnswer,
  forbiddenAnswer,
  methodNotAllowedAnswer,
  notAcceptableAnswer,
  notFoundAnswer,
  serverErrorAnswer,
  tooManyRequestsAnswer,
  unauthorizedAnswer,
} from '../answers.js';
import { sendsJson } from '../runtime/codec/media/json.js';
import type { Operation } from '../runtime/server/operation.js';

export const postSummariesOperations: readonly Operation[] = [
  {
    id: 'getPostSummary',
    method: 'GET',
    path: '/api/admin/v2/posts/{post_id}/summary',
    parameters: [
      { name: 'post_id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
    ],
    answers: {
      '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } },
      '400': badRequestAnswer,
      '401': unauthorizedAnswer,
      '403': forbiddenAnswer,
      '404': notFoundAnswer,
      '405': methodNotAllowedAnswer,
      '406': notAcceptableAnswer,
      '429': tooManyRequestsAnswer,
      '5XX': serverErrorAnswer,
    },
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
