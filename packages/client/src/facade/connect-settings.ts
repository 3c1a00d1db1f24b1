// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ConnectSettings } from '@community-platform/types/connect-settings';
import type {
  GetConnectSettingsRequest,
  UpdateConnectSettingsRequest,
} from '@community-platform/types/operations/connect-settings';
import * as operations from '../operations/connect-settings.js';
import { type OnUndeclared, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** How members find and write to one another. */
export interface ConnectSettingsApi {
  /**
   * Get the connect settings.
   *
   * Returns how members find and write to one another.
   *
   * `GET /api/admin/v2/settings/connect`
   */
  get(request?: GetConnectSettingsRequest, options?: RequestOptions): Promise<ConnectSettings>;
  /**
   * Update the connect settings.
   *
   * Changes what the body names and leaves the rest, within each of the three parts too.
   *
   * `PATCH /api/admin/v2/settings/connect`
   */
  update(request: UpdateConnectSettingsRequest, options?: RequestOptions): Promise<ConnectSettings>;
}

/** Binds the operations to a client. */
export const createConnectSettingsApi = (client: Sender<OnUndeclared>): ConnectSettingsApi => ({
  get: (request = {}, options) => unwrap(client.send(operations.getConnectSettingsOperation, request, options)),
  update: (request, options) => unwrap(client.send(operations.updateConnectSettingsOperation, request, options)),
});
