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

export const chatRoomsOperations: readonly Operation[] = [
  {
    id: 'listChatRooms',
    method: 'GET',
    path: '/api/admin/v2/chat_rooms',
    parameters: [
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
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
