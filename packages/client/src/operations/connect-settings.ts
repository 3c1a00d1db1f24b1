// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ConnectSettings } from '@community-platform/types/connect-settings';
import type {
  GetConnectSettingsRequest,
  GetConnectSettingsResult,
  UpdateConnectSettingsRequest,
  UpdateConnectSettingsResult,
} from '@community-platform/types/operations/connect-settings';
import {
  errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
  errors401_403_405_406_429_5XX,
} from '../responses.js';
import {
  type OnUndeclared,
  type Operation,
  type Received,
  type RequestOptions,
  type Sender,
  textHeader,
  unwrap,
  writeBody,
} from '../runtime/client.js';
import { readsJson, sendsJson } from '../runtime/codec.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

export const getConnectSettingsOperation: Operation<GetConnectSettingsRequest, GetConnectSettingsResult> = {
  id: 'getConnectSettings',
  method: 'GET',
  path: '/api/admin/v2/settings/connect',
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors401_403_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get the connect settings.
 *
 * Returns the settings for finding and messaging members.
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

export const updateConnectSettingsOperation: Operation<UpdateConnectSettingsRequest, UpdateConnectSettingsResult> = {
  id: 'updateConnectSettings',
  method: 'PATCH',
  path: '/api/admin/v2/settings/connect',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Update the connect settings.
 *
 * Changes only the fields in the body, within each of the three parts too.
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

/** Settings for finding and messaging members. */
export interface ConnectSettingsApi {
  /**
   * Get the connect settings.
   *
   * Returns the settings for finding and messaging members.
   *
   * `GET /api/admin/v2/settings/connect`
   */
  get(request?: GetConnectSettingsRequest, options?: RequestOptions): Promise<ConnectSettings>;
  /**
   * Update the connect settings.
   *
   * Changes only the fields in the body, within each of the three parts too.
   *
   * `PATCH /api/admin/v2/settings/connect`
   */
  update(request: UpdateConnectSettingsRequest, options?: RequestOptions): Promise<ConnectSettings>;
}

export const createConnectSettingsApi = (client: Sender<OnUndeclared>): ConnectSettingsApi => ({
  get: (request = {}, options) => unwrap(client.send(getConnectSettingsOperation, request, options)),
  update: (request, options) => unwrap(client.send(updateConnectSettingsOperation, request, options)),
});
