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

export const spaceGroupMembersOperations: readonly Operation[] = [
  {
    id: 'getSpaceGroupMember',
    method: 'GET',
    path: '/api/admin/v2/space_group_member',
    parameters: [
      { name: 'email', in: 'query', required: true, shape: 'string', style: 'form', explode: true },
      { name: 'space_group_id', in: 'query', required: true, shape: 'integer', style: 'form', explode: true },
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
    id: 'listSpaceGroupMembers',
    method: 'GET',
    path: '/api/admin/v2/space_group_members',
    parameters: [
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
      { name: 'space_group_id', in: 'query', required: true, shape: 'integer', style: 'form', explode: true },
      { name: 'status', in: 'query', shape: 'string', style: 'form', explode: true },
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
    id: 'addSpaceGroupMember',
    method: 'POST',
    path: '/api/admin/v2/space_group_members',
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
    id: 'removeSpaceGroupMember',
    method: 'DELETE',
    path: '/api/admin/v2/space_group_members',
    parameters: [
      { name: 'email', in: 'query', required: true, shape: 'string', style: 'form', explode: true },
      { name: 'space_group_id', in: 'query', required: true, shape: 'integer', style: 'form', explode: true },
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
