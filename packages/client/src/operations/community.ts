// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  GetCommunityRequest,
  GetCommunityResult,
  UpdateCommunityRequest,
  UpdateCommunityResult,
} from '@community-platform/types/operations/community';
import type { Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';

/** The data of `getCommunity`. */
export const getCommunityOperation: Operation<GetCommunityRequest, GetCommunityResult> = {
  id: 'getCommunity',
  method: 'GET',
  path: '/api/admin/v2/community',
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
};

/**
 * Get the community.
 *
 * Returns the community to which the token belongs, with its settings.
 *
 * `GET /api/admin/v2/community`
 */
export function getCommunity(
  client: Sender,
  request: GetCommunityRequest = {},
  options?: RequestOptions,
): Promise<Received<GetCommunityResult>> {
  return client.send(getCommunityOperation, request, options);
}

/** The data of `updateCommunity`. */
export const updateCommunityOperation: Operation<UpdateCommunityRequest, UpdateCommunityResult> = {
  id: 'updateCommunity',
  method: 'PUT',
  path: '/api/admin/v2/community',
  body: { required: true, content: { 'application/json': sendsJson } },
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '413': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '415': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '422': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
};

/**
 * Update the community.
 *
 * Changes what the body names and leaves the rest, within the settings too. A slug that another community
 * has, and a space that this community does not have, are refused with 422.
 *
 * `PUT /api/admin/v2/community`
 */
export function updateCommunity(
  client: Sender,
  request: UpdateCommunityRequest,
  options?: RequestOptions,
): Promise<Received<UpdateCommunityResult>> {
  return client.send(updateCommunityOperation, request, options);
}
