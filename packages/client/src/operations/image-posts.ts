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
import type {
  BasicPostDeletedResponse,
  ImagePost,
  ImagePostCreatedResponse,
  ImagePostsList,
} from '@community-platform/types/post';
import {
  errors400_401_403_404_405_406_429_5XX,
  errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
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

export const listImagePostsOperation: Operation<ListImagePostsRequest, ListImagePostsResult> = {
  id: 'listImagePosts',
  method: 'GET',
  path: '/api/admin/v2/spaces/{space_id}/images/posts',
  parameters: [
    { name: 'space_id', in: 'path', write: writeScalar },
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'per_page', in: 'query', write: writeScalarPair },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * List the image posts of a space.
 *
 * Returns a page of the image posts of a space, newest first.
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

/** Iterates over all items of `listImagePosts`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateListImagePosts(
  client: Sender<OnUndeclared>,
  request: ListImagePostsRequest,
  options?: RequestOptions,
): Paginator<ImagePost, ImagePostsList> {
  const paging = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
  return paginate(client, listImagePostsOperation, paging, request, options);
}

export const createImagePostOperation: Operation<CreateImagePostRequest, CreateImagePostResult> = {
  id: 'createImagePost',
  method: 'POST',
  path: '/api/admin/v2/spaces/{space_id}/images/posts',
  parameters: [{ name: 'space_id', in: 'path', write: writeScalar }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Create an image post.
 *
 * Creates an image post and returns 200. Upload the images first, and send their signed ids. A space that is not
 * of type `image` returns 422.
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

export const getImagePostOperation: Operation<GetImagePostRequest, GetImagePostResult> = {
  id: 'getImagePost',
  method: 'GET',
  path: '/api/admin/v2/spaces/{space_id}/images/posts/{id}',
  parameters: [{ name: 'space_id', in: 'path', write: writeScalar }, { name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get an image post.
 *
 * Returns one image post. A post of another space returns 404.
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

export const updateImagePostOperation: Operation<UpdateImagePostRequest, UpdateImagePostResult> = {
  id: 'updateImagePost',
  method: 'PUT',
  path: '/api/admin/v2/spaces/{space_id}/images/posts/{id}',
  parameters: [{ name: 'space_id', in: 'path', write: writeScalar }, { name: 'id', in: 'path', write: writeScalar }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Update an image post.
 *
 * Changes only the fields in the body. Images in the body replace those of the gallery; to keep an image, send its
 * `id`.
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

export const deleteImagePostOperation: Operation<DeleteImagePostRequest, DeleteImagePostResult> = {
  id: 'deleteImagePost',
  method: 'DELETE',
  path: '/api/admin/v2/spaces/{space_id}/images/posts/{id}',
  parameters: [{ name: 'space_id', in: 'path', write: writeScalar }, { name: 'id', in: 'path', write: writeScalar }],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_404_405_406_429_5XX,
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

export const duplicateImagePostOperation: Operation<DuplicateImagePostRequest, DuplicateImagePostResult> = {
  id: 'duplicateImagePost',
  method: 'POST',
  path: '/api/admin/v2/spaces/{space_id}/images/posts/{id}/duplicate',
  parameters: [{ name: 'space_id', in: 'path', write: writeScalar }, { name: 'id', in: 'path', write: writeScalar }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Duplicate an image post.
 *
 * Creates a copy of an image post with the same images, without its comments and likes, and returns 200. The body
 * can be left out.
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

/** Posts that are galleries of images. */
export interface ImagePostsApi {
  /**
   * List the image posts of a space.
   *
   * Returns a page of the image posts of a space, newest first.
   *
   * `GET /api/admin/v2/spaces/{space_id}/images/posts`
   */
  list(request: ListImagePostsRequest, options?: RequestOptions): Promise<ImagePostsList>;
  /** Iterates over all items of `list`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateList(request: ListImagePostsRequest, options?: RequestOptions): Paginator<ImagePost, ImagePostsList>;
  /**
   * Create an image post.
   *
   * Creates an image post and returns 200. Upload the images first, and send their signed ids. A space that is not
   * of type `image` returns 422.
   *
   * `POST /api/admin/v2/spaces/{space_id}/images/posts`
   */
  create(request: CreateImagePostRequest, options?: RequestOptions): Promise<ImagePostCreatedResponse>;
  /**
   * Get an image post.
   *
   * Returns one image post. A post of another space returns 404.
   *
   * `GET /api/admin/v2/spaces/{space_id}/images/posts/{id}`
   */
  get(request: GetImagePostRequest, options?: RequestOptions): Promise<ImagePost>;
  /**
   * Update an image post.
   *
   * Changes only the fields in the body. Images in the body replace those of the gallery; to keep an image, send its
   * `id`.
   *
   * `PUT /api/admin/v2/spaces/{space_id}/images/posts/{id}`
   */
  update(request: UpdateImagePostRequest, options?: RequestOptions): Promise<ImagePost>;
  /**
   * Delete an image post.
   *
   * Deletes an image post with its comments and likes.
   *
   * `DELETE /api/admin/v2/spaces/{space_id}/images/posts/{id}`
   */
  delete(request: DeleteImagePostRequest, options?: RequestOptions): Promise<BasicPostDeletedResponse>;
  /**
   * Duplicate an image post.
   *
   * Creates a copy of an image post with the same images, without its comments and likes, and returns 200. The body
   * can be left out.
   *
   * `POST /api/admin/v2/spaces/{space_id}/images/posts/{id}/duplicate`
   */
  duplicate(request: DuplicateImagePostRequest, options?: RequestOptions): Promise<ImagePostCreatedResponse>;
}

export const createImagePostsApi = (client: Sender<OnUndeclared>): ImagePostsApi => ({
  list: (request, options) => unwrap(client.send(listImagePostsOperation, request, options)),
  paginateList: (request, options) => paginateListImagePosts(client, request, options),
  create: (request, options) => unwrap(client.send(createImagePostOperation, request, options)),
  get: (request, options) => unwrap(client.send(getImagePostOperation, request, options)),
  update: (request, options) => unwrap(client.send(updateImagePostOperation, request, options)),
  delete: (request, options) => unwrap(client.send(deleteImagePostOperation, request, options)),
  duplicate: (request, options) => unwrap(client.send(duplicateImagePostOperation, request, options)),
});
