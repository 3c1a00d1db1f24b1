// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  AddSpaceMemberRequest,
  AddSpaceMemberResult,
  GetSpaceMemberRequest,
  GetSpaceMemberResult,
  ListSpaceMembersRequest,
  ListSpaceMembersResult,
  RemoveSpaceMemberRequest,
  RemoveSpaceMemberResult,
} from '@community-platform/types/operations/space-members';
import type { SpaceMember, SpaceMembers } from '@community-platform/types/space-member';
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
import { writeScalarPair } from '../runtime/codec/writers/scalar.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

/** The data of `getSpaceMember`. */
export const getSpaceMemberOperation: Operation<GetSpaceMemberRequest, GetSpaceMemberResult> = {
  id: 'getSpaceMember',
  method: 'GET',
  path: '/api/admin/v2/space_member',
  parameters: [
    { name: 'email', in: 'query', write: writeScalarPair },
    { name: 'space_id', in: 'query', write: writeScalarPair },
  ],
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
 * Get a space member.
 *
 * Returns the membership of a member in a space. Both are named in the query string, since the path has no
 * id.
 *
 * `GET /api/admin/v2/space_member`
 */
export function getSpaceMember<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetSpaceMemberRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetSpaceMemberResult, U>> {
  return client.send(getSpaceMemberOperation, request, options);
}

/** The data of `listSpaceMembers`. */
export const listSpaceMembersOperation: Operation<ListSpaceMembersRequest, ListSpaceMembersResult> = {
  id: 'listSpaceMembers',
  method: 'GET',
  path: '/api/admin/v2/space_members',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
    { name: 'space_id', in: 'query', write: writeScalarPair },
    { name: 'status', in: 'query', write: writeScalarPair },
  ],
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
 * List space members.
 *
 * Returns one page of the memberships of a space. A space that the community does not have is answered with
 * 404.
 *
 * `GET /api/admin/v2/space_members`
 */
export function listSpaceMembers<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListSpaceMembersRequest,
  options?: RequestOptions<U>,
): Promise<Received<ListSpaceMembersResult, U>> {
  return client.send(listSpaceMembersOperation, request, options);
}

/** All items of `listSpaceMembers`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListSpaceMembers(
  client: Sender<OnUndeclared>,
  request: ListSpaceMembersRequest,
  options?: RequestOptions,
): Paginator<SpaceMember, SpaceMembers> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listSpaceMembersOperation, paging, request, options);
}

/** The data of `addSpaceMember`. */
export const addSpaceMemberOperation: Operation<AddSpaceMemberRequest, AddSpaceMemberResult> = {
  id: 'addSpaceMember',
  method: 'POST',
  path: '/api/admin/v2/space_members',
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
 * Add a member to a space.
 *
 * Adds a member to a space and answers with 200, without the membership. A member of the space stays one,
 * and the answer is the same.
 *
 * `POST /api/admin/v2/space_members`
 */
export function addSpaceMember<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: AddSpaceMemberRequest,
  options?: RequestOptions<U>,
): Promise<Received<AddSpaceMemberResult, U>> {
  return client.send(addSpaceMemberOperation, request, options);
}

/** The data of `removeSpaceMember`. */
export const removeSpaceMemberOperation: Operation<RemoveSpaceMemberRequest, RemoveSpaceMemberResult> = {
  id: 'removeSpaceMember',
  method: 'DELETE',
  path: '/api/admin/v2/space_members',
  parameters: [
    { name: 'email', in: 'query', write: writeScalarPair },
    { name: 'space_id', in: 'query', write: writeScalarPair },
  ],
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
 * Remove a member from a space.
 *
 * Removes a member from a space. Both are named in the query string, not by the id of the membership in the
 * path.
 *
 * `DELETE /api/admin/v2/space_members`
 */
export function removeSpaceMember<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: RemoveSpaceMemberRequest,
  options?: RequestOptions<U>,
): Promise<Received<RemoveSpaceMemberResult, U>> {
  return client.send(removeSpaceMemberOperation, request, options);
}
