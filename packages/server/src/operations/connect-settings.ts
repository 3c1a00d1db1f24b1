// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import {
  badRequestAnswer,
  contentTooLargeAnswer,
  forbiddenAnswer,
  methodNotAllowedAnswer,
  notAcceptableAnswer,
  serverErrorAnswer,
  tooManyRequestsAnswer,
  unauthorizedAnswer,
  unprocessableContentAnswer,
  unsupportedMediaTypeAnswer,
} from '../answers.js';
import { readsBoundedJson } from '../runtime/codec/media/bounded-json.js';
import { sendsJson } from '../runtime/codec/media/json.js';
import type { Operation } from '../runtime/server/operation.js';

export const connectSettingsOperations: readonly Operation[] = [
  {
    id: 'getConnectSettings',
    method: 'GET',
    path: '/api/admin/v2/settings/connect',
    answers: {
      '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } },
      '401': unauthorizedAnswer,
      '403': forbiddenAnswer,
      '405': methodNotAllowedAnswer,
      '406': notAcceptableAnswer,
      '429': tooManyRequestsAnswer,
      '5XX': serverErrorAnswer,
    },
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'updateConnectSettings',
    method: 'PATCH',
    path: '/api/admin/v2/settings/connect',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    answers: {
      '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } },
      '400': badRequestAnswer,
      '401': unauthorizedAnswer,
      '403': forbiddenAnswer,
      '405': methodNotAllowedAnswer,
      '406': notAcceptableAnswer,
      '413': contentTooLargeAnswer,
      '415': unsupportedMediaTypeAnswer,
      '422': unprocessableContentAnswer,
      '429': tooManyRequestsAnswer,
      '5XX': serverErrorAnswer,
    },
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
