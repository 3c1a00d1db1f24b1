// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import {
  badRequestAnswer,
  contentTooLargeAnswer,
  forbiddenAnswer,
  methodNotAllowedAnswer,
  notAcceptableAnswer,
  notFoundAnswer,
  serverErrorAnswer,
  tooManyRequestsAnswer,
  unauthorizedAnswer,
  unprocessableContentAnswer,
  unsupportedMediaTypeAnswer,
} from '../answers.js';
import { readsBoundedJson } from '../runtime/codec/media/bounded-json.js';
import { sendsJson } from '../runtime/codec/media/json.js';
import type { Operation } from '../runtime/server/operation.js';

export const eventAttendeesOperations: readonly Operation[] = [
  {
    id: 'listEventAttendees',
    method: 'GET',
    path: '/api/admin/v2/event_attendees',
    parameters: [
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
      { name: 'event_id', in: 'query', required: true, shape: 'integer', style: 'form', explode: true },
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
  {
    id: 'addEventAttendee',
    method: 'POST',
    path: '/api/admin/v2/event_attendees',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    answers: {
      '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } },
      '400': badRequestAnswer,
      '401': unauthorizedAnswer,
      '403': forbiddenAnswer,
      '404': notFoundAnswer,
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
  {
    id: 'removeEventAttendee',
    method: 'DELETE',
    path: '/api/admin/v2/event_attendees',
    parameters: [
      { name: 'member_email', in: 'query', shape: 'string', style: 'form', explode: true },
      { name: 'event_id', in: 'query', shape: 'string', style: 'form', explode: true },
    ],
    body: { content: { 'application/json': readsBoundedJson } },
    answers: {
      '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } },
      '400': badRequestAnswer,
      '401': unauthorizedAnswer,
      '403': forbiddenAnswer,
      '404': notFoundAnswer,
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
