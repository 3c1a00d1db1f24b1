// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
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

/** What the handler of `listImagePosts` receives: every part is there, defaults are filled in. */
export interface ListImagePostsInput extends ListImagePostsRequest {
  query: ListImagePostsQuery & { page: number; per_page: number };
}

/** Posts that are galleries of images. */
export interface ImagePostsHandlers<Principal = unknown, State = unknown> {
  /**
   * List the image posts of a space.
   *
   * Returns one page of the image posts of a space, the newest first.
   *
   * `GET /api/admin/v2/spaces/{space_id}/images/posts`
   */
  listImagePosts(input: ListImagePostsInput, context: RequestContext<Principal, State>): Awaitable<Reply<ListImagePostsResult>>;
  /**
   * Create an image post.
   *
   * Makes an image post and answers with 200. Upload the images before, and name them by their signed ids. A
   * space that is not of type `image` is refused with 422.
   *
   * `POST /api/admin/v2/spaces/{space_id}/images/posts`
   */
  createImagePost(input: CreateImagePostRequest, context: RequestContext<Principal, State>): Awaitable<Reply<CreateImagePostResult>>;
  /**
   * Get an image post.
   *
   * Returns one image post. A post of another space is answered with 404.
   *
   * `GET /api/admin/v2/spaces/{space_id}/images/posts/{id}`
   */
  getImagePost(input: GetImagePostRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetImagePostResult>>;
  /**
   * Update an image post.
   *
   * Changes what the body names and leaves the rest. Images that are named replace those of the gallery; one
   * that stays is named by its `id`.
   *
   * `PUT /api/admin/v2/spaces/{space_id}/images/posts/{id}`
   */
  updateImagePost(input: UpdateImagePostRequest, context: RequestContext<Principal, State>): Awaitable<Reply<UpdateImagePostResult>>;
  /**
   * Delete an image post.
   *
   * Deletes an image post with its comments and likes.
   *
   * `DELETE /api/admin/v2/spaces/{space_id}/images/posts/{id}`
   */
  deleteImagePost(input: DeleteImagePostRequest, context: RequestContext<Principal, State>): Awaitable<Reply<DeleteImagePostResult>>;
  /**
   * Duplicate an image post.
   *
   * Makes a copy of an image post with the same images, without its comments and likes, and answers with 200.
   * The body can be left out.
   *
   * `POST /api/admin/v2/spaces/{space_id}/images/posts/{id}/duplicate`
   */
  duplicateImagePost(input: DuplicateImagePostRequest, context: RequestContext<Principal, State>): Awaitable<Reply<DuplicateImagePostResult>>;
}
