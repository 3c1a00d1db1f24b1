// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  GetPaywallAffiliateRequest,
  GetPaywallAffiliateResult,
  InvitePaywallAffiliatesRequest,
  InvitePaywallAffiliatesResult,
  ListPaywallAffiliatesRequest,
  ListPaywallAffiliatesResult,
  UpdatePaywallAffiliateRequest,
  UpdatePaywallAffiliateResult,
} from '@community-platform/types/operations/affiliates';
import type {
  PaywallAffiliate,
  PaywallAffiliateInvitations,
  PaywallAffiliatesList,
} from '@community-platform/types/paywall-affiliate';
import {
  errors400_401_403_404_405_406_429_5XX,
  errors400_401_403_405_406_429_5XX,
  errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
} from '../responses.js';
import {
  type OnUndeclared,
  type Operation,
  pageByNumber,
  paginate,
  type Paginator,
  type Received,
  type RequestOptions,
  type Sender,
  textHeader,
  unwrap,
  writeBody,
} from '../runtime/client.js';
import { readsJson, sendsJson, writeDeepObject, writeScalar, writeScalarPair } from '../runtime/codec.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

export const listPaywallAffiliatesOperation: Operation<ListPaywallAffiliatesRequest, ListPaywallAffiliatesResult> = {
  id: 'listPaywallAffiliates',
  method: 'GET',
  path: '/api/admin/v2/paywall_affiliates',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
    { name: 'filters', in: 'query', write: writeDeepObject },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List affiliates.
 *
 * Returns a page of the affiliates, newest first.
 *
 * `GET /api/admin/v2/paywall_affiliates`
 */
export function listPaywallAffiliates<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListPaywallAffiliatesRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ListPaywallAffiliatesResult, U>> {
  return client.send(listPaywallAffiliatesOperation, request, options);
}

/** Iterates over all items of `listPaywallAffiliates`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateListPaywallAffiliates(
  client: Sender<OnUndeclared>,
  request: ListPaywallAffiliatesRequest = {},
  options?: RequestOptions,
): Paginator<PaywallAffiliate, PaywallAffiliatesList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listPaywallAffiliatesOperation, paging, request, options);
}

export const invitePaywallAffiliatesOperation: Operation<InvitePaywallAffiliatesRequest, InvitePaywallAffiliatesResult> = {
  id: 'invitePaywallAffiliates',
  method: 'POST',
  path: '/api/admin/v2/paywall_affiliates/invite',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Invite affiliates.
 *
 * Invites members to become affiliates, and returns 200 even if some of them could not be invited. Members who are
 * already invited get another invitation. More than 20 members return 422.
 *
 * `POST /api/admin/v2/paywall_affiliates/invite`
 */
export function invitePaywallAffiliates<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: InvitePaywallAffiliatesRequest,
  options?: RequestOptions<U>,
): Promise<Received<InvitePaywallAffiliatesResult, U>> {
  return client.send(invitePaywallAffiliatesOperation, request, options);
}

export const getPaywallAffiliateOperation: Operation<GetPaywallAffiliateRequest, GetPaywallAffiliateResult> = {
  id: 'getPaywallAffiliate',
  method: 'GET',
  path: '/api/admin/v2/paywall_affiliates/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get an affiliate.
 *
 * Returns one affiliate.
 *
 * `GET /api/admin/v2/paywall_affiliates/{id}`
 */
export function getPaywallAffiliate<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetPaywallAffiliateRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetPaywallAffiliateResult, U>> {
  return client.send(getPaywallAffiliateOperation, request, options);
}

export const updatePaywallAffiliateOperation: Operation<UpdatePaywallAffiliateRequest, UpdatePaywallAffiliateResult> = {
  id: 'updatePaywallAffiliate',
  method: 'PATCH',
  path: '/api/admin/v2/paywall_affiliates/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Update an affiliate.
 *
 * Changes the state of an affiliate: one who is invited is `enrolled`, one who is enrolled `disabled`, and one who
 * is disabled `enrolled` again. Any other state returns 422, which names the only one that can follow.
 *
 * `PATCH /api/admin/v2/paywall_affiliates/{id}`
 */
export function updatePaywallAffiliate<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: UpdatePaywallAffiliateRequest,
  options?: RequestOptions<U>,
): Promise<Received<UpdatePaywallAffiliateResult, U>> {
  return client.send(updatePaywallAffiliateOperation, request, options);
}

/** Members who earn a commission on referred purchases. */
export interface AffiliatesApi {
  /**
   * List affiliates.
   *
   * Returns a page of the affiliates, newest first.
   *
   * `GET /api/admin/v2/paywall_affiliates`
   */
  list(request?: ListPaywallAffiliatesRequest, options?: RequestOptions): Promise<PaywallAffiliatesList>;
  /** Iterates over all items of `list`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateList(
    request?: ListPaywallAffiliatesRequest,
    options?: RequestOptions,
  ): Paginator<PaywallAffiliate, PaywallAffiliatesList>;
  /**
   * Invite affiliates.
   *
   * Invites members to become affiliates, and returns 200 even if some of them could not be invited. Members who are
   * already invited get another invitation. More than 20 members return 422.
   *
   * `POST /api/admin/v2/paywall_affiliates/invite`
   */
  invite(request: InvitePaywallAffiliatesRequest, options?: RequestOptions): Promise<PaywallAffiliateInvitations>;
  /**
   * Get an affiliate.
   *
   * Returns one affiliate.
   *
   * `GET /api/admin/v2/paywall_affiliates/{id}`
   */
  get(request: GetPaywallAffiliateRequest, options?: RequestOptions): Promise<PaywallAffiliate>;
  /**
   * Update an affiliate.
   *
   * Changes the state of an affiliate: one who is invited is `enrolled`, one who is enrolled `disabled`, and one who
   * is disabled `enrolled` again. Any other state returns 422, which names the only one that can follow.
   *
   * `PATCH /api/admin/v2/paywall_affiliates/{id}`
   */
  update(request: UpdatePaywallAffiliateRequest, options?: RequestOptions): Promise<PaywallAffiliate>;
}

export const createAffiliatesApi = (client: Sender<OnUndeclared>): AffiliatesApi => ({
  list: (request = {}, options) => unwrap(client.send(listPaywallAffiliatesOperation, request, options)),
  paginateList: (request = {}, options) => paginateListPaywallAffiliates(client, request, options),
  invite: (request, options) => unwrap(client.send(invitePaywallAffiliatesOperation, request, options)),
  get: (request, options) => unwrap(client.send(getPaywallAffiliateOperation, request, options)),
  update: (request, options) => unwrap(client.send(updatePaywallAffiliateOperation, request, options)),
});
