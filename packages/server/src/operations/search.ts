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

export const searchOperations: readonly Operation[] = [
  {
    id: 'runAdvancedSearch',
    method: 'GET',
    path: '/api/admin/v2/advanced_search',
    parameters: [
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
      { name: 'query', in: 'query', required: true, shape: 'string', style: 'form', explode: true },
      { name: 'type', in: 'query', shape: 'string', style: 'form', explode: true },
      { name: 'mention_scope', in: 'query', shape: 'string', style: 'form', explode: true },
      {
        name: 'filters',
        in: 'query',
        shape: {
          object: {
            space_ids: { array: 'string' },
            topic_ids: { array: 'string' },
            member_tag_ids: { array: 'string' },
            author_name: 'string',
            status: 'string',
          },
        },
        style: 'deepObject',
        explode: true,
      },
    ],
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
