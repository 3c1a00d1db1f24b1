// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type {
  CreateImagePostRequest,
  CreateImagePostResult,
  DeleteImagePostRequest,
  DeleteImagePostResult,
  DuplicateImagePostRequest,
  DuplicateImagePostResult,
  GetImagePostRequest,
  GetImagePostResult,
  ListImagePostsQuery,
  ListImagePostsRequest,
  ListImagePostsResult,
  UpdateImagePostRequest,
  UpdateImagePostResult,
} from '@community-platform/types/operations/image-posts';
import {
  errors400_401_403_404_405_406_429_5XX,
  errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
} from '../responses.js';
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** The input of the handler of `listImagePosts`: all parts are present, with defaults. */
export interface ListImagePostsInput extends ListImagePostsRequest {
  query: ListImagePostsQuery & { page: number; per_page: number };
}

/** Posts that are galleries of images. */
export interface ImagePostsHandlers<Principal = unknown, State = unknown> {
  /**
   * List the image posts of a space.
   *
   * Returns a page of the image posts of a space, newest first.
   *
   * `GET /api/admin/v2/spaces/{space_id}/images/posts`
   */
  listImagePosts(input: ListImagePostsInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListImagePostsResult>>;
  /**
   * Create an image post.
   *
   * Creates an image post and returns 200. Upload the images first, and send their signed ids. A space that is not
   * of type `image` returns 422.
   *
   * `POST /api/admin/v2/spaces/{space_id}/images/posts`
   */
  createImagePost(
    input: CreateImagePostRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<CreateImagePostResult>>;
  /**
   * Get an image post.
   *
   * Returns one image post. A post of another space returns 404.
   *
   * `GET /api/admin/v2/spaces/{space_id}/images/posts/{id}`
   */
  getImagePost(input: GetImagePostRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetImagePostResult>>;
  /**
   * Update an image post.
   *
   * Changes only the fields in the body. Images in the body replace those of the gallery; to keep an image, send its
   * `id`.
   *
   * `PUT /api/admin/v2/spaces/{space_id}/images/posts/{id}`
   */
  updateImagePost(
    input: UpdateImagePostRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<UpdateImagePostResult>>;
  /**
   * Delete an image post.
   *
   * Deletes an image post with its comments and likes.
   *
   * `DELETE /api/admin/v2/spaces/{space_id}/images/posts/{id}`
   */
  deleteImagePost(
    input: DeleteImagePostRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<DeleteImagePostResult>>;
  /**
   * Duplicate an image post.
   *
   * Creates a copy of an image post with the same images, without its comments and likes, and returns 200. The body
   * can be left out.
   *
   * `POST /api/admin/v2/spaces/{space_id}/images/posts/{id}/duplicate`
   */
  duplicateImagePost(
    input: DuplicateImagePostRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<DuplicateImagePostResult>>;
}

/** The descriptors of the operations, in document order. */
export const imagePostsOperations: readonly Operation[] = [
  {
    id: 'listImagePosts',
    method: 'GET',
    path: '/api/admin/v2/spaces/{space_id}/images/posts',
    parameters: [
      { name: 'space_id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
      { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
      { name: 'per_page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 10 },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'createImagePost',
    method: 'POST',
    path: '/api/admin/v2/spaces/{space_id}/images/posts',
    parameters: [{ name: 'space_id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false }],
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'getImagePost',
    method: 'GET',
    path: '/api/admin/v2/spaces/{space_id}/images/posts/{id}',
    parameters: [
      { name: 'space_id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
      { name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'updateImagePost',
    method: 'PUT',
    path: '/api/admin/v2/spaces/{space_id}/images/posts/{id}',
    parameters: [
      { name: 'space_id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
      { name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
    ],
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'deleteImagePost',
    method: 'DELETE',
    path: '/api/admin/v2/spaces/{space_id}/images/posts/{id}',
    parameters: [
      { name: 'space_id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
      { name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
    ],
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_404_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'duplicateImagePost',
    method: 'POST',
    path: '/api/admin/v2/spaces/{space_id}/images/posts/{id}/duplicate',
    parameters: [
      { name: 'space_id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
      { name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple', explode: false },
    ],
    body: { content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_404_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
