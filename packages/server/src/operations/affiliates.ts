// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type {
  GetPaywallAffiliateRequest,
  GetPaywallAffiliateResult,
  InvitePaywallAffiliatesRequest,
  InvitePaywallAffiliatesResult,
  ListPaywallAffiliatesQuery,
  ListPaywallAffiliatesRequest,
  ListPaywallAffiliatesResult,
  UpdatePaywallAffiliateRequest,
  UpdatePaywallAffiliateResult,
} from '@community-platform/types/operations/affiliates';
import {
  errors400_401_403_404_405_406_429_5XX,
  errors400_401_403_405_406_429_5XX,
  errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
} from '../responses.js';
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `listPaywallAffiliates`: all parts are present, with defaults. */
export interface ListPaywallAffiliatesInput extends ListPaywallAffiliatesRequest {
  query: ListPaywallAffiliatesQuery & { page: number; per_page: number };
}

/** Members who earn a commission on referred purchases. */
export interface AffiliatesHandlers<Principal = unknown, State = unknown> {
  /**
   * List affiliates.
   *
   * Returns a page of the affiliates, newest first.
   *
   * `GET /api/admin/v2/paywall_affiliates`
   */
  listPaywallAffiliates(
    input: ListPaywallAffiliatesInput,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<ListPaywallAffiliatesResult>>;
  /**
   * Invite affiliates.
   *
   * Invites members to become affiliates, and returns 200 even if some of them could not be invited. Members who are
   * already invited get another invitation. More than 20 members return 422.
   *
   * `POST /api/admin/v2/paywall_affiliates/invite`
   */
  invitePaywallAffiliates(
    input: InvitePaywallAffiliatesRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<InvitePaywallAffiliatesResult>>;
  /**
   * Get an affiliate.
   *
   * Returns one affiliate.
   *
   * `GET /api/admin/v2/paywall_affiliates/{id}`
   */
  getPaywallAffiliate(
    input: GetPaywallAffiliateRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<GetPaywallAffiliateResult>>;
  /**
   * Update an affiliate.
   *
   * Changes the state of an affiliate: one who is invited is `enrolled`, one who is enrolled `disabled`, and one who
   * is disabled `enrolled` again. Any other state returns 422, which names the only one that can follow.
   *
   * `PATCH /api/admin/v2/paywall_affiliates/{id}`
   */
  updatePaywallAffiliate(
    input: UpdatePaywallAffiliateRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<UpdatePaywallAffiliateResult>>;
}

/** The descriptors of the operations, in document order. */
export const affiliatesOperations: readonly Operation[] = [
  {
    id: 'listPaywallAffiliates',
    method: 'GET',
    path: '/api/admin/v2/paywall_affiliates',
    parameters: [
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
      {
        name: 'filters',
        in: 'query',
        shape: { object: { status: 'string', campaign_id: 'integer', name_or_email: 'string', code: 'string' } },
        style: 'deepObject',
        explode: true,
      },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'invitePaywallAffiliates',
    method: 'POST',
    path: '/api/admin/v2/paywall_affiliates/invite',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'getPaywallAffiliate',
    method: 'GET',
    path: '/api/admin/v2/paywall_affiliates/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'updatePaywallAffiliate',
    method: 'PATCH',
    path: '/api/admin/v2/paywall_affiliates/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
