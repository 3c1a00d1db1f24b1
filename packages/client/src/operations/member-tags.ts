// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { MemberTag, MemberTagsList } from '@community-platform/types/member-tag';
import type {
  CreateMemberTagRequest,
  CreateMemberTagResult,
  DeleteMemberTagRequest,
  DeleteMemberTagResult,
  GetMemberTagRequest,
  GetMemberTagResult,
  ListMemberTagsRequest,
  ListMemberTagsResult,
  UpdateMemberTagRequest,
  UpdateMemberTagResult,
} from '@community-platform/types/operations/member-tags';
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

/** The data of `listMemberTags`. */
export const listMemberTagsOperation: Operation<ListMemberTagsRequest, ListMemberTagsResult> = {
  id: 'listMemberTags',
  method: 'GET',
  path: '/api/admin/v2/member_tags',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
    { name: 'name', in: 'query', write: writeScalarPair },
    { name: 'is_public', in: 'query', write: writeScalarPair },
    { name: 'sort', in: 'query', write: writeScalarPair },
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
 * List member tags.
 *
 * Returns one page of the tags, the newest first unless `sort` says otherwise.
 *
 * `GET /api/admin/v2/member_tags`
 */
export function listMemberTags<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListMemberTagsRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ListMemberTagsResult, U>> {
  return client.send(listMemberTagsOperation, request, options);
}

/** All items of `listMemberTags`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListMemberTags(
  client: Sender<OnUndeclared>,
  request: ListMemberTagsRequest = {},
  options?: RequestOptions,
): Paginator<MemberTag, MemberTagsList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listMemberTagsOperation, paging, request, options);
}

/** The data of `createMemberTag`. */
export const createMemberTagOperation: Operation<CreateMemberTagRequest, CreateMemberTagResult> = {
  id: 'createMemberTag',
  method: 'POST',
  path: '/api/admin/v2/member_tags',
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
 * Create a member tag.
 *
 * Makes a tag. One without a name, or with a name that another tag has, is refused with 422.
 *
 * `POST /api/admin/v2/member_tags`
 */
export function createMemberTag<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: CreateMemberTagRequest,
  options?: RequestOptions<U>,
): Promise<Received<CreateMemberTagResult, U>> {
  return client.send(createMemberTagOperation, request, options);
}

/** The data of `getMemberTag`. */
export const getMemberTagOperation: Operation<GetMemberTagRequest, GetMemberTagResult> = {
  id: 'getMemberTag',
  method: 'GET',
  path: '/api/admin/v2/member_tags/{id}',
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
 * Get a member tag.
 *
 * Returns one tag.
 *
 * `GET /api/admin/v2/member_tags/{id}`
 */
export function getMemberTag<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetMemberTagRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetMemberTagResult, U>> {
  return client.send(getMemberTagOperation, request, options);
}

/** The data of `updateMemberTag`. */
export const updateMemberTagOperation: Operation<UpdateMemberTagRequest, UpdateMemberTagResult> = {
  id: 'updateMemberTag',
  method: 'PUT',
  path: '/api/admin/v2/member_tags/{id}',
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
 * Update a member tag.
 *
 * Changes what the body names and leaves the rest.
 *
 * `PUT /api/admin/v2/member_tags/{id}`
 */
export function updateMemberTag<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: UpdateMemberTagRequest,
  options?: RequestOptions<U>,
): Promise<Received<UpdateMemberTagResult, U>> {
  return client.send(updateMemberTagOperation, request, options);
}

/** The data of `deleteMemberTag`. */
export const deleteMemberTagOperation: Operation<DeleteMemberTagRequest, DeleteMemberTagResult> = {
  id: 'deleteMemberTag',
  method: 'DELETE',
  path: '/api/admin/v2/member_tags/{id}',
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
 * Delete a member tag.
 *
 * Deletes the tag and takes it from everybody who bears it.
 *
 * `DELETE /api/admin/v2/member_tags/{id}`
 */
export function deleteMemberTag<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: DeleteMemberTagRequest,
  options?: RequestOptions<U>,
): Promise<Received<DeleteMemberTagResult, U>> {
  return client.send(deleteMemberTagOperation, request, options);
}
