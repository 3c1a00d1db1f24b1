// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import {
  badRequestResponse,
  contentTooLargeResponse,
  forbiddenResponse,
  methodNotAllowedResponse,
  notAcceptableResponse,
  notFoundResponse,
  serverErrorResponse,
  tooManyRequestsResponse,
  unauthorizedResponse,
  unprocessableContentResponse,
  unsupportedMediaTypeResponse,
} from '../responses.js';
import { readsBoundedJson } from '../runtime/codec/media/bounded-json.js';
import { sendsJson } from '../runtime/codec/media/json.js';
import type { Operation } from '../runtime/server/operation.js';

export const formSubmissionsOperations: readonly Operation[] = [
  {
    id: 'listFormSubmissions',
    method: 'GET',
    path: '/api/admin/v2/forms/{form_id}/submissions',
    parameters: [
      { name: 'form_id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
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
  {
    id: 'createFormSubmission',
    method: 'POST',
    path: '/api/admin/v2/forms/{form_id}/submissions',
    parameters: [
      { name: 'form_id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
    ],
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: {
      '201': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } },
      '400': badRequestResponse,
      '401': unauthorizedResponse,
      '403': forbiddenResponse,
      '404': notFoundResponse,
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
  {
    id: 'getFormSubmission',
    method: 'GET',
    path: '/api/admin/v2/forms/{form_id}/submissions/{id}',
    parameters: [
      { name: 'form_id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
      { name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
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
