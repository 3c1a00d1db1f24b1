// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  AddTaggedMemberRequest,
  AddTaggedMemberResult,
  GetTaggedMemberRequest,
  GetTaggedMemberResult,
  ListTaggedMembersRequest,
  ListTaggedMembersResult,
  RemoveTaggedMemberRequest,
  RemoveTaggedMemberResult,
} from '@community-platform/types/operations/tagged-members';
import type { TaggedMember, TaggedMembers } from '@community-platform/types/tagged-member';
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

/** The data of `listTaggedMembers`. */
export const listTaggedMembersOperation: Operation<ListTaggedMembersRequest, ListTaggedMembersResult> = {
  id: 'listTaggedMembers',
  method: 'GET',
  path: '/api/admin/v2/tagged_members',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
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
 * List tagged members.
 *
 * Returns one page of the pairs of a member, or a lead, and a tag. Somebody who bears two tags is in it
 * twice.
 *
 * `GET /api/admin/v2/tagged_members`
 */
export function listTaggedMembers<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListTaggedMembersRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ListTaggedMembersResult, U>> {
  return client.send(listTaggedMembersOperation, request, options);
}

/** All items of `listTaggedMembers`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListTaggedMembers(
  client: Sender<OnUndeclared>,
  request: ListTaggedMembersRequest = {},
  options?: RequestOptions,
): Paginator<TaggedMember, TaggedMembers> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listTaggedMembersOperation, paging, request, options);
}

/** The data of `addTaggedMember`. */
export const addTaggedMemberOperation: Operation<AddTaggedMemberRequest, AddTaggedMemberResult> = {
  id: 'addTaggedMember',
  method: 'POST',
  path: '/api/admin/v2/tagged_members',
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
 * Tag a member.
 *
 * Gives a tag to a member. A member who bears it already keeps it, and the answer is the same.
 *
 * `POST /api/admin/v2/tagged_members`
 */
export function addTaggedMember<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: AddTaggedMemberRequest,
  options?: RequestOptions<U>,
): Promise<Received<AddTaggedMemberResult, U>> {
  return client.send(addTaggedMemberOperation, request, options);
}

/** The data of `removeTaggedMember`. */
export const removeTaggedMemberOperation: Operation<RemoveTaggedMemberRequest, RemoveTaggedMemberResult> = {
  id: 'removeTaggedMember',
  method: 'DELETE',
  path: '/api/admin/v2/tagged_members',
  parameters: [
    { name: 'user_email', in: 'query', write: writeScalarPair },
    { name: 'member_tag_id', in: 'query', write: writeScalarPair },
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
 * Remove a tag from a member.
 *
 * Takes a tag from a member. Which one is said in the query string, not by the id of the tagging in the
 * path.
 *
 * `DELETE /api/admin/v2/tagged_members`
 */
export function removeTaggedMember<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: RemoveTaggedMemberRequest,
  options?: RequestOptions<U>,
): Promise<Received<RemoveTaggedMemberResult, U>> {
  return client.send(removeTaggedMemberOperation, request, options);
}

/** The data of `getTaggedMember`. */
export const getTaggedMemberOperation: Operation<GetTaggedMemberRequest, GetTaggedMemberResult> = {
  id: 'getTaggedMember',
  method: 'GET',
  path: '/api/admin/v2/tagged_members/{id}',
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
 * Get a tagged member.
 *
 * Returns one pair of a member, or a lead, and a tag.
 *
 * `GET /api/admin/v2/tagged_members/{id}`
 */
export function getTaggedMember<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetTaggedMemberRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetTaggedMemberResult, U>> {
  return client.send(getTaggedMemberOperation, request, options);
}
