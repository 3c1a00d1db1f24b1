// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { InvitationLink, InvitationLinksList } from '@community-platform/types/invitation-link';
import type {
  CreateInvitationLinkRequest,
  CreateInvitationLinkResult,
  DeleteInvitationLinkRequest,
  DeleteInvitationLinkResult,
  GetInvitationLinkRequest,
  GetInvitationLinkResult,
  ListInvitationLinksRequest,
  ListInvitationLinksResult,
  RevokeInvitationLinkRequest,
  RevokeInvitationLinkResult,
  UpdateInvitationLinkRequest,
  UpdateInvitationLinkResult,
} from '@community-platform/types/operations/invitation-links';
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
import { writeScalar, writeScalarPair } from '../runtime/codec/writers/scalar.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

/** The data of `listInvitationLinks`. */
export const listInvitationLinksOperation: Operation<ListInvitationLinksRequest, ListInvitationLinksResult> = {
  id: 'listInvitationLinks',
  method: 'GET',
  path: '/api/admin/v2/invitation_links',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
    { name: 'name', in: 'query', write: writeScalarPair },
    { name: 'status', in: 'query', write: writeScalarPair },
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
 * List invitation links.
 *
 * Returns one page of the invitation links, the newest first. Deleted ones are left out.
 *
 * `GET /api/admin/v2/invitation_links`
 */
export function listInvitationLinks<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListInvitationLinksRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ListInvitationLinksResult, U>> {
  return client.send(listInvitationLinksOperation, request, options);
}

/** All items of `listInvitationLinks`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListInvitationLinks(
  client: Sender<OnUndeclared>,
  request: ListInvitationLinksRequest = {},
  options?: RequestOptions,
): Paginator<InvitationLink, InvitationLinksList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listInvitationLinksOperation, paging, request, options);
}

/** The data of `createInvitationLink`. */
export const createInvitationLinkOperation: Operation<CreateInvitationLinkRequest, CreateInvitationLinkResult> = {
  id: 'createInvitationLink',
  method: 'POST',
  path: '/api/admin/v2/invitation_links',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
  responses: {
    '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
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
 * Create an invitation link.
 *
 * Makes a link, which is active. A space, an access group, a tag or a paywall that the community does not
 * have is refused with 422, and so is a paywall that is not active.
 *
 * `POST /api/admin/v2/invitation_links`
 */
export function createInvitationLink<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: CreateInvitationLinkRequest,
  options?: RequestOptions<U>,
): Promise<Received<CreateInvitationLinkResult, U>> {
  return client.send(createInvitationLinkOperation, request, options);
}

/** The data of `getInvitationLink`. */
export const getInvitationLinkOperation: Operation<GetInvitationLinkRequest, GetInvitationLinkResult> = {
  id: 'getInvitationLink',
  method: 'GET',
  path: '/api/admin/v2/invitation_links/{id}',
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
 * Get an invitation link.
 *
 * Returns one link, active or revoked.
 *
 * `GET /api/admin/v2/invitation_links/{id}`
 */
export function getInvitationLink<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetInvitationLinkRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetInvitationLinkResult, U>> {
  return client.send(getInvitationLinkOperation, request, options);
}

/** The data of `updateInvitationLink`. */
export const updateInvitationLinkOperation: Operation<UpdateInvitationLinkRequest, UpdateInvitationLinkResult> = {
  id: 'updateInvitationLink',
  method: 'PUT',
  path: '/api/admin/v2/invitation_links/{id}',
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
 * Update an invitation link.
 *
 * Changes what the body names and leaves the rest. `null` clears the space and the paywall. A space, an
 * access group or a tag that the community does not have is answered with 400, where
 * `createInvitationLink` has 422; a revoked link is refused with 422.
 *
 * `PUT /api/admin/v2/invitation_links/{id}`
 */
export function updateInvitationLink<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: UpdateInvitationLinkRequest,
  options?: RequestOptions<U>,
): Promise<Received<UpdateInvitationLinkResult, U>> {
  return client.send(updateInvitationLinkOperation, request, options);
}

/** The data of `deleteInvitationLink`. */
export const deleteInvitationLinkOperation: Operation<DeleteInvitationLinkRequest, DeleteInvitationLinkResult> = {
  id: 'deleteInvitationLink',
  method: 'DELETE',
  path: '/api/admin/v2/invitation_links/{id}',
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
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Delete an invitation link.
 *
 * Deletes a link that was revoked before. One that is active is refused with 422.
 *
 * `DELETE /api/admin/v2/invitation_links/{id}`
 */
export function deleteInvitationLink<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: DeleteInvitationLinkRequest,
  options?: RequestOptions<U>,
): Promise<Received<DeleteInvitationLinkResult, U>> {
  return client.send(deleteInvitationLinkOperation, request, options);
}

/** The data of `revokeInvitationLink`. */
export const revokeInvitationLinkOperation: Operation<RevokeInvitationLinkRequest, RevokeInvitationLinkResult> = {
  id: 'revokeInvitationLink',
  method: 'PATCH',
  path: '/api/admin/v2/invitation_links/{id}/revoke',
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
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Revoke an invitation link.
 *
 * Ends an active link, so that nobody joins with it any more. It cannot be made active again, only
 * deleted. A revoked link is refused with 422.
 *
 * `PATCH /api/admin/v2/invitation_links/{id}/revoke`
 */
export function revokeInvitationLink<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: RevokeInvitationLinkRequest,
  options?: RequestOptions<U>,
): Promise<Received<RevokeInvitationLinkResult, U>> {
  return client.send(revokeInvitationLinkOperation, request, options);
}
