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

export const memberSearchOperations: readonly Operation[] = [
  {
    id: 'searchCommunityMembers',
    method: 'POST',
    path: '/api/headless/v1/search/community_members',
    body: { content: { 'application/json': readsBoundedJson } },
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
    security: [{ MemberAccessToken: [] }],
  },
];
