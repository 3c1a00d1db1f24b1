// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  GetConnectSettingsRequest,
  GetConnectSettingsResult,
  UpdateConnectSettingsRequest,
  UpdateConnectSettingsResult,
} from '@community-platform/types/operations/connect-settings';
import type { Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';

/** The data of `getConnectSettings`. */
export const getConnectSettingsOperation: Operation<GetConnectSettingsRequest, GetConnectSettingsResult> = {
  id: 'getConnectSettings',
  method: 'GET',
  path: '/api/admin/v2/settings/connect',
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
 * Get the connect settings.
 *
 * Returns how members find and write to one another.
 *
 * `GET /api/admin/v2/settings/connect`
 */
export function getConnectSettings(
  client: Sender,
  request: GetConnectSettingsRequest = {},
  options?: RequestOptions,
): Promise<Received<GetConnectSettingsResult>> {
  return client.send(getConnectSettingsOperation, request, options);
}

/** The data of `updateConnectSettings`. */
export const updateConnectSettingsOperation: Operation<UpdateConnectSettingsRequest, UpdateConnectSettingsResult> = {
  id: 'updateConnectSettings',
  method: 'PATCH',
  path: '/api/admin/v2/settings/connect',
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
 * Update the connect settings.
 *
 * Changes what the body names and leaves the rest, within each of the three parts too.
 *
 * `PATCH /api/admin/v2/settings/connect`
 */
export function updateConnectSettings(
  client: Sender,
  request: UpdateConnectSettingsRequest,
  options?: RequestOptions,
): Promise<Received<UpdateConnectSettingsResult>> {
  return client.send(updateConnectSettingsOperation, request, options);
}
