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
import type { PaywallAffiliate, PaywallAffiliatesList } from '@community-platform/types/paywall-affiliate';
import type { OnUndeclared, Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/client/operation.js';
import {
  badRequestResponse,
  contentTooLargeResponse,
  forbiddenResponse,
  methodNotAllowedResponse,
  notAcceptableResponse,
  notFoundResponse,
  serverErrorResponse,
  tooManyRequestsResponse,
  unauthorizedResponse,
  unprocessableContentResponse,
  unsupportedMediaTypeResponse,
} from '../responses.js';
import { textHeader } from '../runtime/client/headers.js';
import { paginate } from '../runtime/client/index.js';
import { writeBody } from '../runtime/client/outgoing.js';
import { pageByNumber } from '../runtime/client/pages/by-number.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { writeDeepObject } from '../runtime/codec/writers/deep-object.js';
import { writeScalar, writeScalarPair } from '../runtime/codec/writers/scalar.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

/** The data of `listPaywallAffiliates`. */
export const listPaywallAffiliatesOperation: Operation<ListPaywallAffiliatesRequest, ListPaywallAffiliatesResult> = {
  id: 'listPaywallAffiliates',
  method: 'GET',
  path: '/api/admin/v2/paywall_affiliates',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
    { name: 'filters', in: 'query', write: writeDeepObject },
  ],
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List affiliates.
 *
 * Returns one page of the affiliates, the newest first.
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

/** All items of `listPaywallAffiliates`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListPaywallAffiliates(
  client: Sender<OnUndeclared>,
  request: ListPaywallAffiliatesRequest = {},
  options?: RequestOptions,
): Paginator<PaywallAffiliate, PaywallAffiliatesList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listPaywallAffiliatesOperation, paging, request, options);
}

/** The data of `invitePaywallAffiliates`. */
export const invitePaywallAffiliatesOperation: Operation<InvitePaywallAffiliatesRequest, InvitePaywallAffiliatesResult> = {
  id: 'invitePaywallAffiliates',
  method: 'POST',
  path: '/api/admin/v2/paywall_affiliates/invite',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '413': contentTooLargeResponse,
    '415': unsupportedMediaTypeResponse,
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Invite affiliates.
 *
 * Invites members to become affiliates, and answers with 200 even when some of them could not be invited.
 * One who is invited already is invited again. More than 20 members are refused with 422.
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

/** The data of `getPaywallAffiliate`. */
export const getPaywallAffiliateOperation: Operation<GetPaywallAffiliateRequest, GetPaywallAffiliateResult> = {
  id: 'getPaywallAffiliate',
  method: 'GET',
  path: '/api/admin/v2/paywall_affiliates/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
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

/** The data of `updatePaywallAffiliate`. */
export const updatePaywallAffiliateOperation: Operation<UpdatePaywallAffiliateRequest, UpdatePaywallAffiliateResult> = {
  id: 'updatePaywallAffiliate',
  method: 'PATCH',
  path: '/api/admin/v2/paywall_affiliates/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '404': notFoundResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '413': contentTooLargeResponse,
    '415': unsupportedMediaTypeResponse,
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Update an affiliate.
 *
 * Changes the state of an affiliate: one who is invited is `enrolled`, one who is enrolled `disabled`, and
 * one who is disabled `enrolled` again. Any other state is refused with 422, which names the only one that
 * can follow.
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
