// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  BasicPost,
  BasicPostCreatedResponse,
  BasicPostDeletedResponse,
  BasicPostUpdatedResponse,
  GalleryImage,
  ImageGallery,
  ImagePost,
  ImagePostCreatedResponse,
  ImagePostsList,
  PostAiSummary,
  PostBody,
  PostsList,
} from '@community-platform/types/post';

export declare const checkBasicPost: Check<BasicPost>;
export declare const basicPostSchema: StandardSchema<BasicPost>;
export declare const checkPostBody: Check<PostBody>;
export declare const postBodySchema: StandardSchema<PostBody>;
export declare const checkPostAiSummary: Check<PostAiSummary>;
export declare const postAiSummarySchema: StandardSchema<PostAiSummary>;
export declare const checkPostsList: Check<PostsList>;
export declare const postsListSchema: StandardSchema<PostsList>;
export declare const checkImagePost: Check<ImagePost>;
export declare const imagePostSchema: StandardSchema<ImagePost>;
export declare const checkImageGallery: Check<ImageGallery>;
export declare const imageGallerySchema: StandardSchema<ImageGallery>;
export declare const checkGalleryImage: Check<GalleryImage>;
export declare const galleryImageSchema: StandardSchema<GalleryImage>;
export declare const checkImagePostsList: Check<ImagePostsList>;
export declare const imagePostsListSchema: StandardSchema<ImagePostsList>;
export declare const checkBasicPostCreatedResponse: Check<BasicPostCreatedResponse>;
export declare const basicPostCreatedResponseSchema: StandardSchema<BasicPostCreatedResponse>;
export declare const checkBasicPostUpdatedResponse: Check<BasicPostUpdatedResponse>;
export declare const basicPostUpdatedResponseSchema: StandardSchema<BasicPostUpdatedResponse>;
export declare const checkBasicPostDeletedResponse: Check<BasicPostDeletedResponse>;
export declare const basicPostDeletedResponseSchema: StandardSchema<BasicPostDeletedResponse>;
export declare const checkImagePostCreatedResponse: Check<ImagePostCreatedResponse>;
export declare const imagePostCreatedResponseSchema: StandardSchema<ImagePostCreatedResponse>;
