// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope, SuccessResponse } from './common.js';
import type { Community } from './community.js';
import type { RichTextBody, TiptapBody } from './rich-text.js';

/** A post with its text, its counters and the community that it belongs to. */
export interface BasicPost {
  id: number;
  /** An open set. Known values are `draft`, `published` and `scheduled`. */
  status: string;
  /** The title. A post can do without one. */
  name: string | null;
  tiptap_body: TiptapBody | null;
  body: PostBody;
  slug: string;
  url: string;
  space_name: string;
  space_slug: string;
  space_id: number;
  /** The account of the author. */
  user_id: number;
  user_email: string;
  user_name: string;
  /** How many comments the post has, replies included. The list of comments has these within the others. */
  comments_count: number;
  community_id: number;
  /** Whether author and time are left out when the post is shown. */
  hide_meta_info: boolean;
  user_avatar_url: string | null;
  /** Format: date-time. */
  published_at: string;
  /** Format: date-time. */
  created_at: string;
  /** Format: date-time. */
  updated_at: string;
  /** Signed id of the cover image. */
  cover_image: string | null;
  cover_image_url: string | null;
  /** Signed id of the image that the card view shows. */
  cardview_thumbnail: string | null;
  cardview_thumbnail_url: string | null;
  is_comments_enabled: boolean;
  /** Whether commenting has ended while the comments stay readable. */
  is_comments_closed: boolean;
  is_liking_enabled: boolean;
  /** When the post was held for approval; null if it is not. Format: date-time. */
  flagged_for_approval_at: string | null;
  unresolved_flagged_reports_count: number;
  custom_html: string | null;
  likes_count: number;
  /** Ids of the post's topics. */
  topics: number[];
  /** How many posts the author has written. */
  member_posts_count: number;
  /** How many comments the author has written. */
  member_comments_count: number;
  /** How many likes the author has given. */
  member_likes_count: number;
  community: Community;
  ai_summary: PostAiSummary;
  rich_text_body: RichTextBody;
}

/** The text of a post as a stored record. */
export interface PostBody {
  id: number;
  /** Which text of the record this is. */
  name: string;
  /** The text as HTML. */
  body: string;
  /** The kind of record that the text belongs to. */
  record_type: string;
  record_id: number;
  /** Format: date-time. */
  created_at: string;
  /** Format: date-time. */
  updated_at: string;
}

/** A summary of a post and its comments, generated automatically. */
export interface PostAiSummary {
  overview: string | null;
  content: string;
}

/** A page of posts. */
export interface PostsList extends PageEnvelope {
  /** The records of this page. */
  records: BasicPost[];
}

/** A post whose content is a gallery. It has all fields of a basic post. */
export interface ImagePost extends BasicPost {
  gallery: ImageGallery;
}

/** The images of an image post. */
export interface ImageGallery {
  id: number;
  /** Whether members may download the images. */
  downloadable_images: boolean;
  images: GalleryImage[];
}

/** One image of a gallery. */
export interface GalleryImage {
  id: number;
  /** Signed id of the upload. */
  signed_id: string;
  /** Address of the image as it was uploaded. */
  original_url: string;
  /** URL of the displayed image. */
  url: string;
  filename: string;
  /** In pixels. */
  width: number;
  /** In pixels. */
  height: number;
}

/** A page of image posts. */
export interface ImagePostsList extends PageEnvelope {
  /** The records of this page. */
  records: ImagePost[];
}

/** The response to the creation of a post. */
export interface BasicPostCreatedResponse {
  message: string;
  post: BasicPost;
}

/** The response to a change of a post. */
export interface BasicPostUpdatedResponse {
  message: string;
  post: BasicPost;
}

/** The response to the deletion of a post. */
export type BasicPostDeletedResponse = SuccessResponse;

/** The response to the creation or the duplication of an image post. */
export interface ImagePostCreatedResponse {
  message: string;
  post: ImagePost;
}
