// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Community } from '@community-platform/types/community';
import type { GetCommunityRequest, UpdateCommunityRequest } from '@community-platform/types/operations/community';
import * as operations from '../operations/community.js';
import { type OnUndeclared, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** The community itself and its settings. */
export interface CommunityApi {
  /**
   * Get the community.
   *
   * Returns the community to which the token belongs, with its settings.
   *
   * `GET /api/admin/v2/community`
   */
  get(request?: GetCommunityRequest, options?: RequestOptions): Promise<Community>;
  /**
   * Update the community.
   *
   * Changes what the body names and leaves the rest, within the settings too. A slug that another community
   * has, and a space that this community does not have, are refused with 422.
   *
   * `PUT /api/admin/v2/community`
   */
  update(request: UpdateCommunityRequest, options?: RequestOptions): Promise<Community>;
}

/** Binds the operations to a client. */
export const createCommunityApi = (client: Sender<OnUndeclared>): CommunityApi => ({
  get: (request = {}, options) => unwrap(client.send(operations.getCommunityOperation, request, options)),
  update: (request, options) => unwrap(client.send(operations.updateCommunityOperation, request, options)),
});
