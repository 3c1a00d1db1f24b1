// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  GetConnectSettingsRequest,
  GetConnectSettingsResult,
  UpdateConnectSettingsRequest,
  UpdateConnectSettingsResult,
} from '@community-platform/types/operations/connect-settings';
import type { OnUndeclared, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/client/operation.js';
import {
  badRequestResponse,
  contentTooLargeResponse,
  forbiddenResponse,
  methodNotAllowedResponse,
  notAcceptableResponse,
  serverErrorResponse,
  tooManyRequestsResponse,
  unauthorizedResponse,
  unprocessableContentResponse,
  unsupportedMediaTypeResponse,
} from '../responses.js';
import { textHeader } from '../runtime/client/headers.js';
import { writeBody } from '../runtime/client/outgoing.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

/** The data of `getConnectSettings`. */
export const getConnectSettingsOperation: Operation<GetConnectSettingsRequest, GetConnectSettingsResult> = {
  id: 'getConnectSettings',
  method: 'GET',
  path: '/api/admin/v2/settings/connect',
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get the connect settings.
 *
 * Returns how members find and write to one another.
 *
 * `GET /api/admin/v2/settings/connect`
 */
export function getConnectSettings<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetConnectSettingsRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<GetConnectSettingsResult, U>> {
  return client.send(getConnectSettingsOperation, request, options);
}

/** The data of `updateConnectSettings`. */
export const updateConnectSettingsOperation: Operation<UpdateConnectSettingsRequest, UpdateConnectSettingsResult> = {
  id: 'updateConnectSettings',
  method: 'PATCH',
  path: '/api/admin/v2/settings/connect',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '413': contentTooLargeResponse,
    '415': unsupportedMediaTypeResponse,
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Update the connect settings.
 *
 * Changes what the body names and leaves the rest, within each of the three parts too.
 *
 * `PATCH /api/admin/v2/settings/connect`
 */
export function updateConnectSettings<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: UpdateConnectSettingsRequest,
  options?: RequestOptions<U>,
): Promise<Received<UpdateConnectSettingsResult, U>> {
  return client.send(updateConnectSettingsOperation, request, options);
}
