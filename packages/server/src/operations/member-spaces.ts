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
  unprocessableContentAnswer,
} from '../answers.js';
import { sendsJson } from '../runtime/codec/media/json.js';
import type { Operation } from '../runtime/server/operation.js';

export const memberSpacesOperations: readonly Operation[] = [
  {
    id: 'listMemberSpaces',
    method: 'GET',
    path: '/api/admin/v2/community_member_spaces',
    parameters: [
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
      { name: 'community_member_id', in: 'query', shape: 'integer', style: 'form', explode: true },
      { name: 'user_email', in: 'query', shape: 'string', style: 'form', explode: true },
    ],
    answers: {
      '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } },
      '400': badRequestAnswer,
      '401': unauthorizedAnswer,
      '403': forbiddenAnswer,
      '404': notFoundAnswer,
      '405': methodNotAllowedAnswer,
      '406': notAcceptableAnswer,
      '422': unprocessableContentAnswer,
      '429': tooManyRequestsAnswer,
      '5XX': serverErrorAnswer,
    },
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
