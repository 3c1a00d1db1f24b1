// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  AddSpaceGroupMemberRequest,
  AddSpaceGroupMemberResult,
  GetSpaceGroupMemberRequest,
  GetSpaceGroupMemberResult,
  ListSpaceGroupMembersRequest,
  ListSpaceGroupMembersResult,
  RemoveSpaceGroupMemberRequest,
  RemoveSpaceGroupMemberResult,
} from '@community-platform/types/operations/space-group-members';
import type { SpaceGroupMember, SpaceGroupMembers } from '@community-platform/types/space-member';
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

/** The data of `getSpaceGroupMember`. */
export const getSpaceGroupMemberOperation: Operation<GetSpaceGroupMemberRequest, GetSpaceGroupMemberResult> = {
  id: 'getSpaceGroupMember',
  method: 'GET',
  path: '/api/admin/v2/space_group_member',
  parameters: [
    { name: 'email', in: 'query', write: writeScalarPair },
    { name: 'space_group_id', in: 'query', write: writeScalarPair },
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
 * Get a space group member.
 *
 * Returns the membership of a member in a space group. Both are named in the query string, since the path
 * has no id.
 *
 * `GET /api/admin/v2/space_group_member`
 */
export function getSpaceGroupMember<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetSpaceGroupMemberRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetSpaceGroupMemberResult, U>> {
  return client.send(getSpaceGroupMemberOperation, request, options);
}

/** The data of `listSpaceGroupMembers`. */
export const listSpaceGroupMembersOperation: Operation<ListSpaceGroupMembersRequest, ListSpaceGroupMembersResult> = {
  id: 'listSpaceGroupMembers',
  method: 'GET',
  path: '/api/admin/v2/space_group_members',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
    { name: 'space_group_id', in: 'query', write: writeScalarPair },
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
 * List space group members.
 *
 * Returns one page of the memberships of a space group. A group that the community does not have is answered
 * with 404.
 *
 * `GET /api/admin/v2/space_group_members`
 */
export function listSpaceGroupMembers<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListSpaceGroupMembersRequest,
  options?: RequestOptions<U>,
): Promise<Received<ListSpaceGroupMembersResult, U>> {
  return client.send(listSpaceGroupMembersOperation, request, options);
}

/** All items of `listSpaceGroupMembers`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListSpaceGroupMembers(
  client: Sender<OnUndeclared>,
  request: ListSpaceGroupMembersRequest,
  options?: RequestOptions,
): Paginator<SpaceGroupMember, SpaceGroupMembers> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listSpaceGroupMembersOperation, paging, request, options);
}

/** The data of `addSpaceGroupMember`. */
export const addSpaceGroupMemberOperation: Operation<AddSpaceGroupMemberRequest, AddSpaceGroupMemberResult> = {
  id: 'addSpaceGroupMember',
  method: 'POST',
  path: '/api/admin/v2/space_group_members',
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
 * Add a member to a space group.
 *
 * Adds a member to a space group and answers with 200, without the membership. A member of the group is
 * refused with 422.
 *
 * `POST /api/admin/v2/space_group_members`
 */
export function addSpaceGroupMember<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: AddSpaceGroupMemberRequest,
  options?: RequestOptions<U>,
): Promise<Received<AddSpaceGroupMemberResult, U>> {
  return client.send(addSpaceGroupMemberOperation, request, options);
}

/** The data of `removeSpaceGroupMember`. */
export const removeSpaceGroupMemberOperation: Operation<RemoveSpaceGroupMemberRequest, RemoveSpaceGroupMemberResult> = {
  id: 'removeSpaceGroupMember',
  method: 'DELETE',
  path: '/api/admin/v2/space_group_members',
  parameters: [
    { name: 'email', in: 'query', write: writeScalarPair },
    { name: 'space_group_id', in: 'query', write: writeScalarPair },
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
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Remove a member from a space group.
 *
 * Removes a member from a space group and from its spaces. Both are named in the query string, not by the id
 * of the membership in the path. The owner of the community is refused with 422.
 *
 * `DELETE /api/admin/v2/space_group_members`
 */
export function removeSpaceGroupMember<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: RemoveSpaceGroupMemberRequest,
  options?: RequestOptions<U>,
): Promise<Received<RemoveSpaceGroupMemberResult, U>> {
  return client.send(removeSpaceGroupMemberOperation, request, options);
}
