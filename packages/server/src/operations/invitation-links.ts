// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type {
  CreateInvitationLinkRequest,
  CreateInvitationLinkResult,
  DeleteInvitationLinkRequest,
  DeleteInvitationLinkResult,
  GetInvitationLinkRequest,
  GetInvitationLinkResult,
  ListInvitationLinksQuery,
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
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `listInvitationLinks`: all parts are present, with defaults. */
export interface ListInvitationLinksInput extends ListInvitationLinksRequest {
  query: ListInvitationLinksQuery & { page: number; per_page: number };
}

/** Links by which people join the community. */
export interface InvitationLinksHandlers<Principal = unknown, State = unknown> {
  /**
   * List invitation links.
   *
   * Returns a page of the invitation links, newest first. Deleted ones are left out.
   *
   * `GET /api/admin/v2/invitation_links`
   */
  listInvitationLinks(
    input: ListInvitationLinksInput,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<ListInvitationLinksResult>>;
  /**
   * Create an invitation link.
   *
   * Creates a link, which is active. A space, an access group, a tag or a paywall that the community does not have
   * returns 422, and so does a paywall that is not active.
   *
   * `POST /api/admin/v2/invitation_links`
   */
  createInvitationLink(
    input: CreateInvitationLinkRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<CreateInvitationLinkResult>>;
  /**
   * Get an invitation link.
   *
   * Returns one link, active or revoked.
   *
   * `GET /api/admin/v2/invitation_links/{id}`
   */
  getInvitationLink(
    input: GetInvitationLinkRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<GetInvitationLinkResult>>;
  /**
   * Update an invitation link.
   *
   * Changes only the fields in the body. `null` clears the space and the paywall. A space, an access group or a tag
   * that the community does not have returns 400, where `createInvitationLink` has 422; a revoked link returns 422.
   *
   * `PUT /api/admin/v2/invitation_links/{id}`
   */
  updateInvitationLink(
    input: UpdateInvitationLinkRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<UpdateInvitationLinkResult>>;
  /**
   * Delete an invitation link.
   *
   * Deletes a link that was revoked before. If it is active, the response is 422.
   *
   * `DELETE /api/admin/v2/invitation_links/{id}`
   */
  deleteInvitationLink(
    input: DeleteInvitationLinkRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<DeleteInvitationLinkResult>>;
  /**
   * Revoke an invitation link.
   *
   * Ends an active link, so that it can no longer be used. It cannot be made active again, only deleted. A revoked
   * link returns 422.
   *
   * `PATCH /api/admin/v2/invitation_links/{id}/revoke`
   */
  revokeInvitationLink(
    input: RevokeInvitationLinkRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<RevokeInvitationLinkResult>>;
}

/** The descriptors of the operations, in document order. */
export const invitationLinksOperations: readonly Operation[] = [
  {
    id: 'listInvitationLinks',
    method: 'GET',
    path: '/api/admin/v2/invitation_links',
    parameters: [
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
      { name: 'name', in: 'query', shape: 'string', style: 'form', explode: true },
      { name: 'status', in: 'query', shape: 'string', style: 'form', explode: true },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'createInvitationLink',
    method: 'POST',
    path: '/api/admin/v2/invitation_links',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '201': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'getInvitationLink',
    method: 'GET',
    path: '/api/admin/v2/invitation_links/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'updateInvitationLink',
    method: 'PUT',
    path: '/api/admin/v2/invitation_links/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'deleteInvitationLink',
    method: 'DELETE',
    path: '/api/admin/v2/invitation_links/{id}',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'revokeInvitationLink',
    method: 'PATCH',
    path: '/api/admin/v2/invitation_links/{id}/revoke',
    parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
