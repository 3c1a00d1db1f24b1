// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type {
  ArchivePaywallRequest,
  ArchivePaywallResult,
  CreatePaywallRequest,
  CreatePaywallResult,
  DeletePaywallRequest,
  DeletePaywallResult,
  GetPaywallRequest,
  GetPaywallResult,
  PublishPaywallRequest,
  PublishPaywallResult,
  SearchPaywallsQuery,
  SearchPaywallsRequest,
  SearchPaywallsResult,
  UnarchivePaywallRequest,
  UnarchivePaywallResult,
  UpdatePaywallRequest,
  UpdatePaywallResult,
} from '@community-platform/types/operations/paywalls';
import {
  errors400_401_403_404_405_406_422_429_5XX,
  errors400_401_403_404_405_406_429_5XX,
  errors400_401_403_405_406_429_5XX,
  errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
} from '../responses.js';
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `searchPaywalls`: all parts are present, with defaults. */
export interface SearchPaywallsInput extends SearchPaywallsRequest {
  query: SearchPaywallsQuery & { page: number; per_page: number };
}

/** Offers and their prices. */
export interface PaywallsHandlers<Principal = unknown, State = unknown> {
  /**
   * Search paywalls.
   *
   * Returns a page of the paywalls with their prices. Without conditions, it lists all of them, newest first unless
   * `sort` says otherwise.
   *
   * `GET /api/admin/v2/paywalls/search`
   */
  searchPaywalls(input: SearchPaywallsInput, context: RequestContext<Principal, State>): Awaitable<Reply<SearchPaywallsResult>>;
  /**
   * Create a paywall.
   *
   * Creates a paywall with its prices, all of them drafts, which are not sold until the paywall is published. A
   * group that the community does not have, or that has another currency, returns 422.
   *
   * `POST /api/admin/v2/paywalls`
   */
  createPaywall(input: CreatePaywallRequest, context: RequestContext<Principal, State>): Awaitable<Reply<CreatePaywallResult>>;
  /**
   * Get a paywall.
   *
   * Returns one paywall with its prices.
   *
   * `GET /api/admin/v2/paywalls/{id}`
   */
  getPaywall(input: GetPaywallRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetPaywallResult>>;
  /**
   * Update a paywall.
   *
   * Changes only the fields in the body. A price that is added has the state of its paywall. Type and amount of a
   * price for which somebody has paid are fixed; a change of them returns 422.
   *
   * `PUT /api/admin/v2/paywalls/{id}`
   */
  updatePaywall(input: UpdatePaywallRequest, context: RequestContext<Principal, State>): Awaitable<Reply<UpdatePaywallResult>>;
  /**
   * Delete a paywall.
   *
   * Deletes a paywall, in any state, for which nobody has paid. If it has charges, the response is 422. Invitation
   * links that sell it are revoked.
   *
   * `DELETE /api/admin/v2/paywalls/{id}`
   */
  deletePaywall(input: DeletePaywallRequest, context: RequestContext<Principal, State>): Awaitable<Reply<DeletePaywallResult>>;
  /**
   * Archive a paywall.
   *
   * Takes a paywall off sale: the paywall and its prices change from `active` to `inactive`. Subscriptions to it
   * continue. A paywall in another state returns 422.
   *
   * `PUT /api/admin/v2/paywalls/{id}/archive`
   */
  archivePaywall(input: ArchivePaywallRequest, context: RequestContext<Principal, State>): Awaitable<Reply<ArchivePaywallResult>>;
  /**
   * Publish a paywall.
   *
   * Puts a paywall on sale: the paywall and its prices change from `draft` or `inactive` to `active`. If it is
   * already active, the response is 422.
   *
   * `PUT /api/admin/v2/paywalls/{id}/publish`
   */
  publishPaywall(input: PublishPaywallRequest, context: RequestContext<Principal, State>): Awaitable<Reply<PublishPaywallResult>>;
  /**
   * Unarchive a paywall.
   *
   * Puts a paywall back on sale: the paywall and its prices change from `inactive` to `active`. A paywall in another
   * state returns 422.
   *
   * `PUT /api/admin/v2/paywalls/{id}/unarchive`
   */
  unarchivePaywall(
    input: UnarchivePaywallRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<UnarchivePaywallResult>>;
}

/** The descriptors of the operations, in document order. */
export const paywallsOperations: readonly Operation[] = [
  {
    id: 'searchPaywalls',
    method: 'GET',
    path: '/api/admin/v2/paywalls/search',
    parameters: [
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
      { name: 'name', in: 'query', shape: 'string', style: 'form', explode: true },
      { name: 'status', in: 'query', shape: { array: 'string' }, style: 'form', explode: false, splitsEncoded: true },
      { name: 'currency', in: 'query', shape: { array: 'string' }, style: 'form', explode: false },
      {
        name: 'paywall_id',
        in: 'query',
        shape: { array: 'integer' },
        style: 'form',
        explode: false,
        splitsEncoded: true,
      },
      {
        name: 'exclude_paywall_id',
        in: 'query',
        shape: { array: 'integer' },
        style: 'form',
        explode: false,
        splitsEncoded: true,
      },
      {
        name: 'subscription_group_id',
        in: 'query',
        shape: { array: 'integer' },
        style: 'form',
        explode: false,
        splitsEncoded: true,
      },
      {
        name: 'exclude_subscription_group_id',
        in: 'query',
        shape: { array: 'integer' },
        style: 'form',
        explode: false,
        splitsEncoded: true,
      },
      { name: 'sort', in: 'query', shape: 'string', style: 'form', explode: true },
      { name: 'direction', in: 'query', shape: 'string', style: 'form', explode: true },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'createPaywall',
    method: 'POST',
    path: '/api/admin/v2/paywalls',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '201': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'getPaywall',
    method: 'GET',
    path: '/api/admin/v2/paywalls/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'updatePaywall',
    method: 'PUT',
    path: '/api/admin/v2/paywalls/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'deletePaywall',
    method: 'DELETE',
    path: '/api/admin/v2/paywalls/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'archivePaywall',
    method: 'PUT',
    path: '/api/admin/v2/paywalls/{id}/archive',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'publishPaywall',
    method: 'PUT',
    path: '/api/admin/v2/paywalls/{id}/publish',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'unarchivePaywall',
    method: 'PUT',
    path: '/api/admin/v2/paywalls/{id}/unarchive',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
