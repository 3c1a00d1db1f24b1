// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  Comment,
  CommentAttributes,
  CommentAuthorType,
  CommentBody,
  CommentBodyAttributes,
  CommentCreateRequest,
  CommentUpdateRequest,
  CommentUser,
  CommentsList,
  PostReference,
  SpaceReference,
} from '@community-platform/types/comment';

export declare const checkComment: Check<Comment>;
export declare const commentSchema: StandardSchema<Comment>;
export declare const checkCommentBody: Check<CommentBody>;
export declare const commentBodySchema: StandardSchema<CommentBody>;
export declare const checkCommentUser: Check<CommentUser>;
export declare const commentUserSchema: StandardSchema<CommentUser>;
export declare const checkPostReference: Check<PostReference>;
export declare const postReferenceSchema: StandardSchema<PostReference>;
export declare const checkSpaceReference: Check<SpaceReference>;
export declare const spaceReferenceSchema: StandardSchema<SpaceReference>;
export declare const checkCommentAuthorType: Check<CommentAuthorType>;
export declare const commentAuthorTypeSchema: StandardSchema<CommentAuthorType>;
export declare const checkCommentsList: Check<CommentsList>;
export declare const commentsListSchema: StandardSchema<CommentsList>;
export declare const checkCommentAttributes: Check<CommentAttributes>;
export declare const commentAttributesSchema: StandardSchema<CommentAttributes>;
export declare const checkCommentCreateRequest: Check<CommentCreateRequest>;
export declare const commentCreateRequestSchema: StandardSchema<CommentCreateRequest>;
export declare const checkCommentBodyAttributes: Check<CommentBodyAttributes>;
export declare const commentBodyAttributesSchema: StandardSchema<CommentBodyAttributes>;
export declare const checkCommentUpdateRequest: Check<CommentUpdateRequest>;
export declare const commentUpdateRequestSchema: StandardSchema<CommentUpdateRequest>;
