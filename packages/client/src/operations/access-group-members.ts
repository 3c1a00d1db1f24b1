// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { AccessGroupCommunityMember, AccessGroupCommunityMembers } from '@community-platform/types/access-group';
import type {
  AddAccessGroupMemberRequest,
  AddAccessGroupMemberResult,
  GetAccessGroupMemberRequest,
  GetAccessGroupMemberResult,
  ListAccessGroupMembersRequest,
  ListAccessGroupMembersResult,
  RemoveAccessGroupMemberRequest,
  RemoveAccessGroupMemberResult,
} from '@community-platform/types/operations/access-group-members';
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

/** The data of `getAccessGroupMember`. */
export const getAccessGroupMemberOperation: Operation<GetAccessGroupMemberRequest, GetAccessGroupMemberResult> = {
  id: 'getAccessGroupMember',
  method: 'GET',
  path: '/api/admin/v2/access_groups/{access_group_id}/community_member',
  parameters: [
    { name: 'access_group_id', in: 'path', write: writeScalar },
    { name: 'email', in: 'query', write: writeScalarPair },
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
 * Get a member of an access group.
 *
 * Returns the membership of a member, who is named by e-mail address. A member who is not in the access
 * group is answered with 404.
 *
 * `GET /api/admin/v2/access_groups/{access_group_id}/community_member`
 */
export function getAccessGroupMember<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetAccessGroupMemberRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetAccessGroupMemberResult, U>> {
  return client.send(getAccessGroupMemberOperation, request, options);
}

/** The data of `listAccessGroupMembers`. */
export const listAccessGroupMembersOperation: Operation<ListAccessGroupMembersRequest, ListAccessGroupMembersResult> = {
  id: 'listAccessGroupMembers',
  method: 'GET',
  path: '/api/admin/v2/access_groups/{access_group_id}/community_members',
  parameters: [
    { name: 'access_group_id', in: 'path', write: writeScalar },
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
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
 * List the members of an access group.
 *
 * Returns one page of the memberships of an access group, the newest first.
 *
 * `GET /api/admin/v2/access_groups/{access_group_id}/community_members`
 */
export function listAccessGroupMembers<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListAccessGroupMembersRequest,
  options?: RequestOptions<U>,
): Promise<Received<ListAccessGroupMembersResult, U>> {
  return client.send(listAccessGroupMembersOperation, request, options);
}

/** All items of `listAccessGroupMembers`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListAccessGroupMembers(
  client: Sender<OnUndeclared>,
  request: ListAccessGroupMembersRequest,
  options?: RequestOptions,
): Paginator<AccessGroupCommunityMember, AccessGroupCommunityMembers> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listAccessGroupMembersOperation, paging, request, options);
}

/** The data of `addAccessGroupMember`. */
export const addAccessGroupMemberOperation: Operation<AddAccessGroupMemberRequest, AddAccessGroupMemberResult> = {
  id: 'addAccessGroupMember',
  method: 'POST',
  path: '/api/admin/v2/access_groups/{access_group_id}/community_members',
  parameters: [{ name: 'access_group_id', in: 'path', write: writeScalar }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
  responses: {
    '201': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
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
 * Add a member to an access group.
 *
 * Puts a member into an access group and answers without the membership. One who is in it already stays,
 * and the answer is the same. An archived access group refuses with 422.
 *
 * `POST /api/admin/v2/access_groups/{access_group_id}/community_members`
 */
export function addAccessGroupMember<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: AddAccessGroupMemberRequest,
  options?: RequestOptions<U>,
): Promise<Received<AddAccessGroupMemberResult, U>> {
  return client.send(addAccessGroupMemberOperation, request, options);
}

/** The data of `removeAccessGroupMember`. */
export const removeAccessGroupMemberOperation: Operation<RemoveAccessGroupMemberRequest, RemoveAccessGroupMemberResult> = {
  id: 'removeAccessGroupMember',
  method: 'DELETE',
  path: '/api/admin/v2/access_groups/{access_group_id}/community_members',
  parameters: [
    { name: 'access_group_id', in: 'path', write: writeScalar },
    { name: 'email', in: 'query', write: writeScalarPair },
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
 * Remove a member from an access group.
 *
 * Takes a member out of an access group. The member is named in the query string, not by the id of the
 * membership in the path.
 *
 * `DELETE /api/admin/v2/access_groups/{access_group_id}/community_members`
 */
export function removeAccessGroupMember<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: RemoveAccessGroupMemberRequest,
  options?: RequestOptions<U>,
): Promise<Received<RemoveAccessGroupMemberResult, U>> {
  return client.send(removeAccessGroupMemberOperation, request, options);
}
