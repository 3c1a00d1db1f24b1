// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  CommonPostAttributes,
  GalleryAttributes,
  ImagePostAttributes,
  ImagePostCreateRequest,
  ImagePostDuplicateRequest,
  ImagePostUpdateRequest,
  PostAttributes,
  PostAuthorAttributes,
  PostCreateRequest,
  PostOrder,
  PostState,
  PostUpdateRequest,
} from '@community-platform/types/post-request';

export declare const checkPostOrder: Check<PostOrder>;
export declare const postOrderSchema: StandardSchema<PostOrder>;
export declare const checkPostCreateRequest: Check<PostCreateRequest>;
export declare const postCreateRequestSchema: StandardSchema<PostCreateRequest>;
export declare const checkPostAttributes: Check<PostAttributes>;
export declare const postAttributesSchema: StandardSchema<PostAttributes>;
export declare const checkCommonPostAttributes: Check<CommonPostAttributes>;
export declare const commonPostAttributesSchema: StandardSchema<CommonPostAttributes>;
export declare const checkPostAuthorAttributes: Check<PostAuthorAttributes>;
export declare const postAuthorAttributesSchema: StandardSchema<PostAuthorAttributes>;
export declare const checkPostState: Check<PostState>;
export declare const postStateSchema: StandardSchema<PostState>;
export declare const checkPostUpdateRequest: Check<PostUpdateRequest>;
export declare const postUpdateRequestSchema: StandardSchema<PostUpdateRequest>;
export declare const checkImagePostCreateRequest: Check<ImagePostCreateRequest>;
export declare const imagePostCreateRequestSchema: StandardSchema<ImagePostCreateRequest>;
export declare const checkImagePostAttributes: Check<ImagePostAttributes>;
export declare const imagePostAttributesSchema: StandardSchema<ImagePostAttributes>;
export declare const checkGalleryAttributes: Check<GalleryAttributes>;
export declare const galleryAttributesSchema: StandardSchema<GalleryAttributes>;
export declare const checkImagePostUpdateRequest: Check<ImagePostUpdateRequest>;
export declare const imagePostUpdateRequestSchema: StandardSchema<ImagePostUpdateRequest>;
export declare const checkImagePostDuplicateRequest: Check<ImagePostDuplicateRequest>;
export declare const imagePostDuplicateRequestSchema: StandardSchema<ImagePostDuplicateRequest>;
