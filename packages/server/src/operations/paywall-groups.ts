// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type {
  CreatePaywallGroupRequest,
  CreatePaywallGroupResult,
  GetPaywallGroupRequest,
  GetPaywallGroupResult,
  ListPaywallGroupsQuery,
  ListPaywallGroupsRequest,
  ListPaywallGroupsResult,
  UpdatePaywallGroupRequest,
  UpdatePaywallGroupResult,
} from '@community-platform/types/operations/paywall-groups';
import {
  errors400_401_403_404_405_406_429_5XX,
  errors400_401_403_405_406_429_5XX,
  errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
} from '../responses.js';
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `listPaywallGroups`: all parts are present, with defaults. */
export interface ListPaywallGroupsInput extends ListPaywallGroupsRequest {
  query: ListPaywallGroupsQuery & { page: number; per_page: number };
}

/** Groups of paywalls of which a member can have one at a time. */
export interface PaywallGroupsHandlers<Principal = unknown, State = unknown> {
  /**
   * List paywall groups.
   *
   * Returns a page of the paywall groups, newest first.
   *
   * `GET /api/admin/v2/paywall_groups`
   */
  listPaywallGroups(
    input: ListPaywallGroupsInput,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<ListPaywallGroupsResult>>;
  /**
   * Create a paywall group.
   *
   * Creates a paywall group. Paywalls join it by their `paywall_group_id`. A currency that does not exist returns
   * 422.
   *
   * `POST /api/admin/v2/paywall_groups`
   */
  createPaywallGroup(
    input: CreatePaywallGroupRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<CreatePaywallGroupResult>>;
  /**
   * Get a paywall group.
   *
   * Returns one paywall group, without its paywalls.
   *
   * `GET /api/admin/v2/paywall_groups/{id}`
   */
  getPaywallGroup(
    input: GetPaywallGroupRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<GetPaywallGroupResult>>;
  /**
   * Update a paywall group.
   *
   * Changes only the fields in the body. Another currency returns 422 once the group has paywalls.
   *
   * `PUT /api/admin/v2/paywall_groups/{id}`
   */
  updatePaywallGroup(
    input: UpdatePaywallGroupRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<UpdatePaywallGroupResult>>;
}

/** The descriptors of the operations, in document order. */
export const paywallGroupsOperations: readonly Operation[] = [
  {
    id: 'listPaywallGroups',
    method: 'GET',
    path: '/api/admin/v2/paywall_groups',
    parameters: [
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'createPaywallGroup',
    method: 'POST',
    path: '/api/admin/v2/paywall_groups',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '201': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'getPaywallGroup',
    method: 'GET',
    path: '/api/admin/v2/paywall_groups/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'updatePaywallGroup',
    method: 'PUT',
    path: '/api/admin/v2/paywall_groups/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
