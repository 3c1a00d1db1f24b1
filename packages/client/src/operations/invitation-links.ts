// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { MessageResponse } from '@community-platform/types/common';
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
import {
  errors400_401_403_404_405_406_422_429_5XX,
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
import { readsJson, sendsJson, writeScalar, writeScalarPair } from '../runtime/codec.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

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
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List invitation links.
 *
 * Returns a page of the invitation links, newest first. Deleted ones are left out.
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

/** Iterates over all items of `listInvitationLinks`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateListInvitationLinks(
  client: Sender<OnUndeclared>,
  request: ListInvitationLinksRequest = {},
  options?: RequestOptions,
): Paginator<InvitationLink, InvitationLinksList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listInvitationLinksOperation, paging, request, options);
}

export const createInvitationLinkOperation: Operation<CreateInvitationLinkRequest, CreateInvitationLinkResult> = {
  id: 'createInvitationLink',
  method: 'POST',
  path: '/api/admin/v2/invitation_links',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Create an invitation link.
 *
 * Creates a link, which is active. A space, an access group, a tag or a paywall that the community does not have
 * returns 422, and so does a paywall that is not active.
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

export const getInvitationLinkOperation: Operation<GetInvitationLinkRequest, GetInvitationLinkResult> = {
  id: 'getInvitationLink',
  method: 'GET',
  path: '/api/admin/v2/invitation_links/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
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

export const updateInvitationLinkOperation: Operation<UpdateInvitationLinkRequest, UpdateInvitationLinkResult> = {
  id: 'updateInvitationLink',
  method: 'PUT',
  path: '/api/admin/v2/invitation_links/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Update an invitation link.
 *
 * Changes only the fields in the body. `null` clears the space and the paywall. A space, an access group or a tag
 * that the community does not have returns 400, where `createInvitationLink` has 422; a revoked link returns 422.
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

export const deleteInvitationLinkOperation: Operation<DeleteInvitationLinkRequest, DeleteInvitationLinkResult> = {
  id: 'deleteInvitationLink',
  method: 'DELETE',
  path: '/api/admin/v2/invitation_links/{id}',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Delete an invitation link.
 *
 * Deletes a link that was revoked before. If it is active, the response is 422.
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

export const revokeInvitationLinkOperation: Operation<RevokeInvitationLinkRequest, RevokeInvitationLinkResult> = {
  id: 'revokeInvitationLink',
  method: 'PATCH',
  path: '/api/admin/v2/invitation_links/{id}/revoke',
  parameters: [{ name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Revoke an invitation link.
 *
 * Ends an active link, so that it can no longer be used. It cannot be made active again, only deleted. A revoked
 * link returns 422.
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

/** Links by which people join the community. */
export interface InvitationLinksApi {
  /**
   * List invitation links.
   *
   * Returns a page of the invitation links, newest first. Deleted ones are left out.
   *
   * `GET /api/admin/v2/invitation_links`
   */
  list(request?: ListInvitationLinksRequest, options?: RequestOptions): Promise<InvitationLinksList>;
  /** Iterates over all items of `list`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateList(request?: ListInvitationLinksRequest, options?: RequestOptions): Paginator<InvitationLink, InvitationLinksList>;
  /**
   * Create an invitation link.
   *
   * Creates a link, which is active. A space, an access group, a tag or a paywall that the community does not have
   * returns 422, and so does a paywall that is not active.
   *
   * `POST /api/admin/v2/invitation_links`
   */
  create(request: CreateInvitationLinkRequest, options?: RequestOptions): Promise<InvitationLink>;
  /**
   * Get an invitation link.
   *
   * Returns one link, active or revoked.
   *
   * `GET /api/admin/v2/invitation_links/{id}`
   */
  get(request: GetInvitationLinkRequest, options?: RequestOptions): Promise<InvitationLink>;
  /**
   * Update an invitation link.
   *
   * Changes only the fields in the body. `null` clears the space and the paywall. A space, an access group or a tag
   * that the community does not have returns 400, where `createInvitationLink` has 422; a revoked link returns 422.
   *
   * `PUT /api/admin/v2/invitation_links/{id}`
   */
  update(request: UpdateInvitationLinkRequest, options?: RequestOptions): Promise<InvitationLink>;
  /**
   * Delete an invitation link.
   *
   * Deletes a link that was revoked before. If it is active, the response is 422.
   *
   * `DELETE /api/admin/v2/invitation_links/{id}`
   */
  delete(request: DeleteInvitationLinkRequest, options?: RequestOptions): Promise<MessageResponse>;
  /**
   * Revoke an invitation link.
   *
   * Ends an active link, so that it can no longer be used. It cannot be made active again, only deleted. A revoked
   * link returns 422.
   *
   * `PATCH /api/admin/v2/invitation_links/{id}/revoke`
   */
  revoke(request: RevokeInvitationLinkRequest, options?: RequestOptions): Promise<MessageResponse>;
}

export const createInvitationLinksApi = (client: Sender<OnUndeclared>): InvitationLinksApi => ({
  list: (request = {}, options) => unwrap(client.send(listInvitationLinksOperation, request, options)),
  paginateList: (request = {}, options) => paginateListInvitationLinks(client, request, options),
  create: (request, options) => unwrap(client.send(createInvitationLinkOperation, request, options)),
  get: (request, options) => unwrap(client.send(getInvitationLinkOperation, request, options)),
  update: (request, options) => unwrap(client.send(updateInvitationLinkOperation, request, options)),
  delete: (request, options) => unwrap(client.send(deleteInvitationLinkOperation, request, options)),
  revoke: (request, options) => unwrap(client.send(revokeInvitationLinkOperation, request, options)),
});
