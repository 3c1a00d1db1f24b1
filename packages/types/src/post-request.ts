// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Slug } from './common.js';
import type { OpenDocumentRequest, RichTextDocumentRequest } from './rich-text.js';

/** The values of {@link PostOrder}. */
export const postOrderValues = [
  'oldest',
  'latest',
  'alphabetical',
  'likes',
  'latest_updated',
  'oldest_updated',
] as const;

/** An order of posts. */
export type PostOrder = (typeof postOrderValues)[number];

/** The post to make. */
export type PostCreateRequest = PostAttributes & PostAuthorAttributes & {
  name: string;
  space_id: number;
  status?: PostState;
  slug?: Slug;
  /** The time that the post bears as that of its creation, in ISO 8601. */
  created_at?: string;
};

/** What can be set when a post is made and later on. */
export interface PostAttributes extends CommonPostAttributes {
  /** The title; null for a post without one. */
  name?: string | null;
  /** The text; null takes it away. */
  tiptap_body?: RichTextDocumentRequest | null;
  /** Signed id of an upload; null takes the image away. */
  cover_image?: string | null;
  internal_custom_html?: string;
  /** Whether the feed shows the whole text. */
  is_truncation_disabled?: boolean;
  /** Whether commenting has ended while the comments stay readable. */
  is_comments_closed?: boolean;
  /** Whether author and time are left out when the post is shown. */
  hide_meta_info?: boolean;
  hide_from_featured_areas?: boolean;
  meta_title?: string;
  meta_description?: string;
  opengraph_title?: string;
  opengraph_description?: string;
  /** The time at which the post is published, in ISO 8601. */
  published_at?: string;
  /** Whether nobody is notified. */
  skip_notifications?: boolean;
}

/** What can be set on a post of any kind. */
export interface CommonPostAttributes {
  is_comments_enabled?: boolean;
  is_liking_enabled?: boolean;
  /** Ids of the topics that the post is filed under. At most 100, a bound of this project. */
  topics?: readonly number[];
  /** Whether the post stays at the top of its space. */
  is_pinned?: boolean;
}

/**
 * In whose name a post is made. Without either it is the admin whose token is used; with both they name the same
 * member, or are refused with 422.
 */
export interface PostAuthorAttributes {
  /** The e-mail address of the author. */
  user_email?: string;
  /** The account of the author. */
  user_id?: number;
}

/** The values of {@link PostState}. */
export const postStateValues = ['draft', 'published', 'scheduled'] as const;

/** The state in which a post is made. A scheduled post is published at its `published_at`. */
export type PostState = (typeof postStateValues)[number];

/**
 * What shall change on a post. Fields that are left out stay as they are. A draft that becomes `published` is
 * published now, unless `published_at` says otherwise, and is made known as a new post is.
 */
export interface PostUpdateRequest extends PostAttributes {
  status?: PostState;
}

/** The image post to make. */
export interface ImagePostCreateRequest extends ImagePostAttributes, PostAuthorAttributes {
  slug?: Slug;
  status?: PostState;
  gallery_attributes: GalleryAttributes;
}

/** What can be set when an image post is made and later on. */
export interface ImagePostAttributes extends CommonPostAttributes {
  /** The text; null takes it away. */
  tiptap_body?: OpenDocumentRequest | null;
  gallery_attributes?: GalleryAttributes;
}

/** The images of an image post. */
export interface GalleryAttributes {
  /** The images, in their order. At most 100, a bound of this project. */
  images_attributes?: readonly GalleryAttributesImagesAttributes[];
  /** Whether members may download the images. */
  downloadable_images?: boolean;
}

export interface GalleryAttributesImagesAttributes {
  /** An image that the gallery has already. */
  id?: number;
  /** Signed id of an upload. */
  image?: string;
  /** In pixels. */
  width?: number;
  /** In pixels. */
  height?: number;
}

/**
 * What shall change on an image post. Fields that are left out stay as they are. A draft that becomes `published`
 * is published now.
 */
export interface ImagePostUpdateRequest extends ImagePostAttributes {
  status?: PostState;
}

/** How the copy is made. */
export interface ImagePostDuplicateRequest {
  /** What is set for the copy. */
  post?: ImagePostDuplicateRequestPost;
}

/** What is set for the copy. */
export interface ImagePostDuplicateRequestPost {
  /** Whether members are notified of the copy. */
  send_notifications?: boolean;
}
