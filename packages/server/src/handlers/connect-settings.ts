// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
import type { Awaitable, Reply } from '@community-platform/types';
import type {
  GetConnectSettingsRequest,
  GetConnectSettingsResult,
  UpdateConnectSettingsRequest,
  UpdateConnectSettingsResult,
} from '@community-platform/types/operations/connect-settings';

/** How members find and write to one another. */
export interface ConnectSettingsHandlers<Principal = unknown, State = unknown> {
  /**
   * Get the connect settings.
   *
   * Returns how members find and write to one another.
   *
   * `GET /api/admin/v2/settings/connect`
   */
  getConnectSettings(input: GetConnectSettingsRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetConnectSettingsResult>>;
  /**
   * Update the connect settings.
   *
   * Changes what the body names and leaves the rest, within each of the three parts too.
   *
   * `PATCH /api/admin/v2/settings/connect`
   */
  updateConnectSettings(input: UpdateConnectSettingsRequest, context: RequestContext<Principal, State>): Awaitable<Reply<UpdateConnectSettingsResult>>;
}
