// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { GetProfilePageRequest, GetProfilePageResult } from '@community-platform/types/operations/profile-pages';
import type { Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson } from '../runtime/codec/media/json.js';

/** The data of `getProfilePage`. */
export const getProfilePageOperation: Operation<GetProfilePageRequest, GetProfilePageResult> = {
  id: 'getProfilePage',
  method: 'GET',
  path: '/api/admin/v2/page_profile_fields',
  parameters: [
    { name: 'page_name', in: 'query', required: true, shape: 'string', style: 'form', explode: true },
  ],
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
 * Get the profile fields of a page.
 *
 * Returns all profile fields that a page shows, in their order. The answer is a plain array, not a page of a
 * list.
 *
 * `GET /api/admin/v2/page_profile_fields`
 */
export function getProfilePage(
  client: Sender,
  request: GetProfilePageRequest,
  options?: RequestOptions,
): Promise<Received<GetProfilePageResult>> {
  return client.send(getProfilePageOperation, request, options);
}
