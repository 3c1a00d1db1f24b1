// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  CreateImagePostRequest,
  CreateImagePostResult,
  DeleteImagePostRequest,
  DeleteImagePostResult,
  DuplicateImagePostRequest,
  DuplicateImagePostResult,
  GetImagePostRequest,
  GetImagePostResult,
  ListImagePostsRequest,
  ListImagePostsResult,
  UpdateImagePostRequest,
  UpdateImagePostResult,
} from '@community-platform/types/operations/image-posts';
import type { ImagePost, ImagePostsList } from '@community-platform/types/post';
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

/** The data of `listImagePosts`. */
export const listImagePostsOperation: Operation<ListImagePostsRequest, ListImagePostsResult> = {
  id: 'listImagePosts',
  method: 'GET',
  path: '/api/admin/v2/spaces/{space_id}/images/posts',
  parameters: [
    { name: 'space_id', in: 'path', write: writeScalar },
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
 * List the image posts of a space.
 *
 * Returns one page of the image posts of a space, the newest first.
 *
 * `GET /api/admin/v2/spaces/{space_id}/images/posts`
 */
export function listImagePosts<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListImagePostsRequest,
  options?: RequestOptions<U>,
): Promise<Received<ListImagePostsResult, U>> {
  return client.send(listImagePostsOperation, request, options);
}

/** All items of `listImagePosts`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListImagePosts(
  client: Sender<OnUndeclared>,
  request: ListImagePostsRequest,
  options?: RequestOptions,
): Paginator<ImagePost, ImagePostsList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listImagePostsOperation, paging, request, options);
}

/** The data of `createImagePost`. */
export const createImagePostOperation: Operation<CreateImagePostRequest, CreateImagePostResult> = {
  id: 'createImagePost',
  method: 'POST',
  path: '/api/admin/v2/spaces/{space_id}/images/posts',
  parameters: [{ name: 'space_id', in: 'path', write: writeScalar }],
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
 * Create an image post.
 *
 * Makes an image post and answers with 200. Upload the images before, and name them by their signed ids. A
 * space that is not of type `image` is refused with 422.
 *
 * `POST /api/admin/v2/spaces/{space_id}/images/posts`
 */
export function createImagePost<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: CreateImagePostRequest,
  options?: RequestOptions<U>,
): Promise<Received<CreateImagePostResult, U>> {
  return client.send(createImagePostOperation, request, options);
}

/** The data of `getImagePost`. */
export const getImagePostOperation: Operation<GetImagePostRequest, GetImagePostResult> = {
  id: 'getImagePost',
  method: 'GET',
  path: '/api/admin/v2/spaces/{space_id}/images/posts/{id}',
  parameters: [
    { name: 'space_id', in: 'path', write: writeScalar },
    { name: 'id', in: 'path', write: writeScalar },
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
 * Get an image post.
 *
 * Returns one image post. A post of another space is answered with 404.
 *
 * `GET /api/admin/v2/spaces/{space_id}/images/posts/{id}`
 */
export function getImagePost<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetImagePostRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetImagePostResult, U>> {
  return client.send(getImagePostOperation, request, options);
}

/** The data of `updateImagePost`. */
export const updateImagePostOperation: Operation<UpdateImagePostRequest, UpdateImagePostResult> = {
  id: 'updateImagePost',
  method: 'PUT',
  path: '/api/admin/v2/spaces/{space_id}/images/posts/{id}',
  parameters: [
    { name: 'space_id', in: 'path', write: writeScalar },
    { name: 'id', in: 'path', write: writeScalar },
  ],
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
 * Update an image post.
 *
 * Changes what the body names and leaves the rest. Images that are named replace those of the gallery; one
 * that stays is named by its `id`.
 *
 * `PUT /api/admin/v2/spaces/{space_id}/images/posts/{id}`
 */
export function updateImagePost<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: UpdateImagePostRequest,
  options?: RequestOptions<U>,
): Promise<Received<UpdateImagePostResult, U>> {
  return client.send(updateImagePostOperation, request, options);
}

/** The data of `deleteImagePost`. */
export const deleteImagePostOperation: Operation<DeleteImagePostRequest, DeleteImagePostResult> = {
  id: 'deleteImagePost',
  method: 'DELETE',
  path: '/api/admin/v2/spaces/{space_id}/images/posts/{id}',
  parameters: [
    { name: 'space_id', in: 'path', write: writeScalar },
    { name: 'id', in: 'path', write: writeScalar },
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
 * Delete an image post.
 *
 * Deletes an image post with its comments and likes.
 *
 * `DELETE /api/admin/v2/spaces/{space_id}/images/posts/{id}`
 */
export function deleteImagePost<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: DeleteImagePostRequest,
  options?: RequestOptions<U>,
): Promise<Received<DeleteImagePostResult, U>> {
  return client.send(deleteImagePostOperation, request, options);
}

/** The data of `duplicateImagePost`. */
export const duplicateImagePostOperation: Operation<DuplicateImagePostRequest, DuplicateImagePostResult> = {
  id: 'duplicateImagePost',
  method: 'POST',
  path: '/api/admin/v2/spaces/{space_id}/images/posts/{id}/duplicate',
  parameters: [
    { name: 'space_id', in: 'path', write: writeScalar },
    { name: 'id', in: 'path', write: writeScalar },
  ],
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
 * Duplicate an image post.
 *
 * Makes a copy of an image post with the same images, without its comments and likes, and answers with 200.
 * The body can be left out.
 *
 * `POST /api/admin/v2/spaces/{space_id}/images/posts/{id}/duplicate`
 */
export function duplicateImagePost<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: DuplicateImagePostRequest,
  options?: RequestOptions<U>,
): Promise<Received<DuplicateImagePostResult, U>> {
  return client.send(duplicateImagePostOperation, request, options);
}
