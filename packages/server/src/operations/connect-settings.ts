// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
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
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** Settings for finding and messaging members. */
export interface ConnectSettingsHandlers<Principal = unknown, State = unknown> {
  /**
   * Get the connect settings.
   *
   * Returns the settings for finding and messaging members.
   *
   * `GET /api/admin/v2/settings/connect`
   */
  getConnectSettings(
    input: GetConnectSettingsRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<GetConnectSettingsResult>>;
  /**
   * Update the connect settings.
   *
   * Changes only the fields in the body, within each of the three parts too.
   *
   * `PATCH /api/admin/v2/settings/connect`
   */
  updateConnectSettings(
    input: UpdateConnectSettingsRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<UpdateConnectSettingsResult>>;
}

/** The descriptors of the operations, in document order. */
export const connectSettingsOperations: readonly Operation[] = [
  {
    id: 'getConnectSettings',
    method: 'GET',
    path: '/api/admin/v2/settings/connect',
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors401_403_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'updateConnectSettings',
    method: 'PATCH',
    path: '/api/admin/v2/settings/connect',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
