// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Slug } from './common.js';
import type { OpenDocumentRequest, RichTextDocumentRequest } from './rich-text.js';

export const postOrderValues = [
  'oldest',
  'latest',
  'alphabetical',
  'likes',
  'latest_updated',
  'oldest_updated',
] as const;

/** Sort order of posts. */
export type PostOrder = (typeof postOrderValues)[number];

/** The post to create. */
export type PostCreateRequest = PostAttributes & PostAuthorAttributes & {
  /** At most 255 characters. */
  name: string;
  space_id: number;
  status?: PostState;
  slug?: Slug;
  /** The creation time to show, in ISO 8601. Pattern: `^\d{4}-\d{2}-\d{2}`. */
  created_at?: string;
};

/** Writable fields of a post, at creation and later. */
export interface PostAttributes extends CommonPostAttributes {
  /** The title; null for a post without one. At most 255 characters. */
  name?: string | null;
  /** The text; null removes it. */
  tiptap_body?: RichTextDocumentRequest | null;
  /** Signed id of an upload; null removes the image. */
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
  /** The time at which the post is published, in ISO 8601. Pattern: `^\d{4}-\d{2}-\d{2}`. */
  published_at?: string;
  /** Whether to send no notifications. */
  skip_notifications?: boolean;
}

/** Writable fields of a post of any kind. */
export interface CommonPostAttributes {
  is_comments_enabled?: boolean;
  is_liking_enabled?: boolean;
  /** Ids of the post's topics. At most 100 items. */
  topics?: readonly number[];
  /** Whether the post stays at the top of its space. */
  is_pinned?: boolean;
}

/**
 * The author of a post. By default, the admin whose token is used; if both are set, they must name the same
 * member.
 */
export interface PostAuthorAttributes {
  /** The e-mail address of the author. */
  user_email?: string;
  /** The account of the author. */
  user_id?: number;
}

export const postStateValues = ['draft', 'published', 'scheduled'] as const;

/** The initial state of a post. A scheduled post is published at its `published_at`. */
export type PostState = (typeof postStateValues)[number];

/**
 * Changes to a post. Omitted fields are unchanged. A draft that becomes `published` is published now, unless
 * `published_at` says otherwise, and members are notified as of a new post.
 */
export interface PostUpdateRequest extends PostAttributes {
  status?: PostState;
}

/** The image post to create. */
export interface ImagePostCreateRequest extends ImagePostAttributes, PostAuthorAttributes {
  slug?: Slug;
  status?: PostState;
  gallery_attributes: GalleryAttributes;
}

/** Writable fields of an image post, at creation and later. */
export interface ImagePostAttributes extends CommonPostAttributes {
  /** The text; null removes it. */
  tiptap_body?: OpenDocumentRequest | null;
  gallery_attributes?: GalleryAttributes;
}

/** The images of an image post. */
export interface GalleryAttributes {
  /** The images, in their order. At most 100 items. */
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

/** Changes to an image post. Omitted fields are unchanged. A draft that becomes `published` is published now. */
export interface ImagePostUpdateRequest extends ImagePostAttributes {
  status?: PostState;
}

/** How the copy is made. */
export interface ImagePostDuplicateRequest {
  /** Options of the copy. */
  post?: ImagePostDuplicateRequestPost;
}

/** Options of the copy. */
export interface ImagePostDuplicateRequestPost {
  /** Whether members are notified of the copy. */
  send_notifications?: boolean;
}
