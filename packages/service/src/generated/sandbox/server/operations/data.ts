// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { readsBoundedJson, sendsJson } from 'trefoil-runtime/codec';
import type { Operation, RequestContext } from 'trefoil-runtime/server';
import type { Awaitable, Reply } from '../../types/index.js';
import type {
  CreateCommunityRequest,
  CreateCommunityResult,
  ExportCommunityRequest,
  ExportCommunityResult,
  ImportCommunityRequest,
  ImportCommunityResult,
  ResetSandboxRequest,
  ResetSandboxResult,
} from '../../types/operations/data.js';
import { errors401_4XX_5XX } from '../responses.js';

/** Data of the sandbox. */
export interface DataHandlers<Principal = unknown, State = unknown> {
  /**
   * Reset to the seed data.
   *
   * Deletes all communities and restores the seed data with the same ids and tokens. Access tokens that have not
   * expired
   * work again if their members exist again. The clock follows the system clock, and pending faults and recorded
   * requests
   * are deleted. The reset is one transaction: new requests wait for it, and it waits at most half a second for
   * running
   * requests. If another process writes to the same PostgreSQL database, the response may be 503; then repeat it.
   *
   * `POST /sandbox/reset`
   */
  resetSandbox(input: ResetSandboxRequest, context: RequestContext<Principal, State>): Awaitable<Reply<ResetSandboxResult>>;
  /**
   * Save the community.
   *
   * Returns the whole community of the token as JSON, with hashes of its tokens and passwords, and with its files,
   * which
   * must not exceed 32 MiB in total.
   *
   * `GET /sandbox/community`
   */
  exportCommunity(
    input: ExportCommunityRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<ExportCommunityResult>>;
  /**
   * Load a community.
   *
   * Replaces the community of the token by a saved one, with the same record ids. Afterwards, the saved tokens and
   * the
   * token of this request are valid. A document that is incomplete or inconsistent, conflicts with another community
   * of
   * the sandbox, or contains a list that cannot be read is rejected with the reason, and nothing is changed.
   *
   * `PUT /sandbox/community`
   */
  importCommunity(
    input: ImportCommunityRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<ImportCommunityResult>>;
  /**
   * Create a community.
   *
   * Creates another community with only its owner, and tokens for it. Ids continue from their current values.
   *
   * `POST /sandbox/communities`
   */
  createCommunity(
    input: CreateCommunityRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<CreateCommunityResult>>;
}

/** The descriptors of the operations, in document order. */
export const dataOperations: readonly Operation[] = [
  {
    id: 'resetSandbox',
    method: 'POST',
    path: '/sandbox/reset',
    responses: { '204': {} },
    errors: errors401_4XX_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'exportCommunity',
    method: 'GET',
    path: '/sandbox/community',
    responses: { '200': { content: { 'application/json': sendsJson } } },
    errors: errors401_4XX_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'importCommunity',
    method: 'PUT',
    path: '/sandbox/community',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '204': {} },
    errors: errors401_4XX_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'createCommunity',
    method: 'POST',
    path: '/sandbox/communities',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '201': { content: { 'application/json': sendsJson } } },
    errors: errors401_4XX_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
