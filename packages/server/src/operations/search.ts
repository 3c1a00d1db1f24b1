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
