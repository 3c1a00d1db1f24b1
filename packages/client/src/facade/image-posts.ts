// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  CreateImagePostRequest,
  DeleteImagePostRequest,
  DuplicateImagePostRequest,
  GetImagePostRequest,
  ListImagePostsRequest,
  UpdateImagePostRequest,
} from '@community-platform/types/operations/image-posts';
import type {
  BasicPostDeletedResponse,
  ImagePost,
  ImagePostCreatedResponse,
  ImagePostsList,
} from '@community-platform/types/post';
import * as operations from '../operations/image-posts.js';
import { type OnUndeclared, type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** Posts that are galleries of images. */
export interface ImagePostsApi {
  /**
   * List the image posts of a space.
   *
   * Returns one page of the image posts of a space, the newest first.
   *
   * `GET /api/admin/v2/spaces/{space_id}/images/posts`
   */
  list(request: ListImagePostsRequest, options?: RequestOptions): Promise<ImagePostsList>;
  /** All items of `list`, or with `.pages()` all pages, fetched as they are read. */
  paginateList(request: ListImagePostsRequest, options?: RequestOptions): Paginator<ImagePost, ImagePostsList>;
  /**
   * Create an image post.
   *
   * Makes an image post and answers with 200. Upload the images before, and name them by their signed ids. A
   * space that is not of type `image` is refused with 422.
   *
   * `POST /api/admin/v2/spaces/{space_id}/images/posts`
   */
  create(request: CreateImagePostRequest, options?: RequestOptions): Promise<ImagePostCreatedResponse>;
  /**
   * Get an image post.
   *
   * Returns one image post. A post of another space is answered with 404.
   *
   * `GET /api/admin/v2/spaces/{space_id}/images/posts/{id}`
   */
  get(request: GetImagePostRequest, options?: RequestOptions): Promise<ImagePost>;
  /**
   * Update an image post.
   *
   * Changes what the body names and leaves the rest. Images that are named replace those of the gallery; one
   * that stays is named by its `id`.
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
   * Makes a copy of an image post with the same images, without its comments and likes, and answers with 200.
   * The body can be left out.
   *
   * `POST /api/admin/v2/spaces/{space_id}/images/posts/{id}/duplicate`
   */
  duplicate(request: DuplicateImagePostRequest, options?: RequestOptions): Promise<ImagePostCreatedResponse>;
}

/** Binds the operations to a client. */
export const createImagePostsApi = (client: Sender<OnUndeclared>): ImagePostsApi => ({
  list: (request, options) => unwrap(client.send(operations.listImagePostsOperation, request, options)),
  paginateList: (request, options) => operations.paginateListImagePosts(client, request, options),
  create: (request, options) => unwrap(client.send(operations.createImagePostOperation, request, options)),
  get: (request, options) => unwrap(client.send(operations.getImagePostOperation, request, options)),
  update: (request, options) => unwrap(client.send(operations.updateImagePostOperation, request, options)),
  delete: (request, options) => unwrap(client.send(operations.deleteImagePostOperation, request, options)),
  duplicate: (request, options) => unwrap(client.send(operations.duplicateImagePostOperation, request, options)),
});
