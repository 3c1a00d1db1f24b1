// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { CommunityMember, CommunityMemberList } from '@community-platform/types/community-member';
import type {
  BanCommunityMemberRequest,
  BanCommunityMemberResult,
  CreateCommunityMemberRequest,
  CreateCommunityMemberResult,
  DeactivateCommunityMemberRequest,
  DeactivateCommunityMemberResult,
  DeleteCommunityMemberRequest,
  DeleteCommunityMemberResult,
  FindCommunityMemberRequest,
  FindCommunityMemberResult,
  GetCommunityMemberRequest,
  GetCommunityMemberResult,
  ListCommunityMembersRequest,
  ListCommunityMembersResult,
  UpdateCommunityMemberRequest,
  UpdateCommunityMemberResult,
} from '@community-platform/types/operations/members';
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
import { writeForm } from '../runtime/codec/writers/form.js';
import { writeScalar, writeScalarPair } from '../runtime/codec/writers/scalar.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

/** The data of `listCommunityMembers`. */
export const listCommunityMembersOperation: Operation<ListCommunityMembersRequest, ListCommunityMembersResult> = {
  id: 'listCommunityMembers',
  method: 'GET',
  path: '/api/admin/v2/community_members',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
    { name: 'status', in: 'query', write: writeScalarPair },
    { name: 'member_tag_ids', in: 'query', write: writeForm },
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
 * List community members.
 *
 * Returns one page of the members, the newest first. Deactivated members are left out unless `status` asks
 * for them.
 *
 * `GET /api/admin/v2/community_members`
 */
export function listCommunityMembers<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListCommunityMembersRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ListCommunityMembersResult, U>> {
  return client.send(listCommunityMembersOperation, request, options);
}

/** All items of `listCommunityMembers`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListCommunityMembers(
  client: Sender<OnUndeclared>,
  request: ListCommunityMembersRequest = {},
  options?: RequestOptions,
): Paginator<CommunityMember, CommunityMemberList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listCommunityMembersOperation, paging, request, options);
}

/** The data of `createCommunityMember`. */
export const createCommunityMemberOperation: Operation<CreateCommunityMemberRequest, CreateCommunityMemberResult> = {
  id: 'createCommunityMember',
  method: 'POST',
  path: '/api/admin/v2/community_members',
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
 * Create or invite a community member.
 *
 * Makes a member and sends an invitation, unless `skip_invitation` says not to. The member is added to the
 * spaces and space groups that are named, and given the tags; an id among them that the community does not
 * have is answered with 422.
 *
 * An e-mail address that already belongs to a member is answered with 201, too. The answer then carries that
 * member, and its `message` says so.
 *
 * `POST /api/admin/v2/community_members`
 */
export function createCommunityMember<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: CreateCommunityMemberRequest,
  options?: RequestOptions<U>,
): Promise<Received<CreateCommunityMemberResult, U>> {
  return client.send(createCommunityMemberOperation, request, options);
}

/** The data of `getCommunityMember`. */
export const getCommunityMemberOperation: Operation<GetCommunityMemberRequest, GetCommunityMemberResult> = {
  id: 'getCommunityMember',
  method: 'GET',
  path: '/api/admin/v2/community_members/{id}',
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
 * Get a community member.
 *
 * Returns one member of the community. An id that is not a whole number is answered with 400, one that
 * matches no member of this community with 404.
 *
 * `GET /api/admin/v2/community_members/{id}`
 */
export function getCommunityMember<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetCommunityMemberRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetCommunityMemberResult, U>> {
  return client.send(getCommunityMemberOperation, request, options);
}

/** The data of `updateCommunityMember`. */
export const updateCommunityMemberOperation: Operation<UpdateCommunityMemberRequest, UpdateCommunityMemberResult> = {
  id: 'updateCommunityMember',
  method: 'PUT',
  path: '/api/admin/v2/community_members/{id}',
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
 * Update a community member.
 *
 * Changes what the body names and leaves the rest. Spaces, space groups and tags that are named replace
 * those of before. The e-mail address cannot be changed.
 *
 * `PUT /api/admin/v2/community_members/{id}`
 */
export function updateCommunityMember<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: UpdateCommunityMemberRequest,
  options?: RequestOptions<U>,
): Promise<Received<UpdateCommunityMemberResult, U>> {
  return client.send(updateCommunityMemberOperation, request, options);
}

/** The data of `deactivateCommunityMember`. */
export const deactivateCommunityMemberOperation: Operation<DeactivateCommunityMemberRequest, DeactivateCommunityMemberResult> = {
  id: 'deactivateCommunityMember',
  method: 'DELETE',
  path: '/api/admin/v2/community_members/{id}',
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
 * Deactivate a community member.
 *
 * Takes the membership away and keeps what the member wrote. The member is `inactive` afterwards, and so are the
 * memberships of spaces and groups, which nobody leaves thereby. What the member pays for ends with the period
 * that
 * is paid, unless the member is back by then. The method says more than it does: to remove somebody altogether,
 * use `deleteCommunityMember`. The owner of the community is refused with 422.
 *
 * `DELETE /api/admin/v2/community_members/{id}`
 */
export function deactivateCommunityMember<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: DeactivateCommunityMemberRequest,
  options?: RequestOptions<U>,
): Promise<Received<DeactivateCommunityMemberResult, U>> {
  return client.send(deactivateCommunityMemberOperation, request, options);
}

/** The data of `findCommunityMember`. */
export const findCommunityMemberOperation: Operation<FindCommunityMemberRequest, FindCommunityMemberResult> = {
  id: 'findCommunityMember',
  method: 'GET',
  path: '/api/admin/v2/community_members/search',
  parameters: [{ name: 'email', in: 'query', write: writeScalarPair }],
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
 * Find a community member by e-mail address.
 *
 * Returns the member who has the e-mail address. It has to match whole; upper and lower case are the same.
 *
 * `GET /api/admin/v2/community_members/search`
 */
export function findCommunityMember<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: FindCommunityMemberRequest,
  options?: RequestOptions<U>,
): Promise<Received<FindCommunityMemberResult, U>> {
  return client.send(findCommunityMemberOperation, request, options);
}

/** The data of `banCommunityMember`. */
export const banCommunityMemberOperation: Operation<BanCommunityMemberRequest, BanCommunityMemberResult> = {
  id: 'banCommunityMember',
  method: 'PUT',
  path: '/api/admin/v2/community_members/{id}/ban_member',
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
 * Ban a community member.
 *
 * Removes the member and everything that the member wrote, and keeps the e-mail address from joining again.
 * The owner of the community is refused with 422.
 *
 * `PUT /api/admin/v2/community_members/{id}/ban_member`
 */
export function banCommunityMember<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: BanCommunityMemberRequest,
  options?: RequestOptions<U>,
): Promise<Received<BanCommunityMemberResult, U>> {
  return client.send(banCommunityMemberOperation, request, options);
}

/** The data of `deleteCommunityMember`. */
export const deleteCommunityMemberOperation: Operation<DeleteCommunityMemberRequest, DeleteCommunityMemberResult> = {
  id: 'deleteCommunityMember',
  method: 'PUT',
  path: '/api/admin/v2/community_members/{id}/delete_member',
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
 * Delete a community member.
 *
 * Removes the member from the community for good, although the method is PUT. To keep the record, use
 * `deactivateCommunityMember`. The owner of the community is refused with 422.
 *
 * `PUT /api/admin/v2/community_members/{id}/delete_member`
 */
export function deleteCommunityMember<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: DeleteCommunityMemberRequest,
  options?: RequestOptions<U>,
): Promise<Received<DeleteCommunityMemberResult, U>> {
  return client.send(deleteCommunityMemberOperation, request, options);
}
