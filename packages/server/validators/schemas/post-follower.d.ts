// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  PostFollower,
  PostFollowerCreateRequest,
  PostFollowersList,
} from '@community-platform/types/post-follower';

export declare const checkPostFollower: Check<PostFollower>;
export declare const postFollowerSchema: StandardSchema<PostFollower>;
export declare const checkPostFollowerCreateRequest: Check<PostFollowerCreateRequest>;
export declare const postFollowerCreateRequestSchema: StandardSchema<PostFollowerCreateRequest>;
export declare const checkPostFollowersList: Check<PostFollowersList>;
export declare const postFollowersListSchema: StandardSchema<PostFollowersList>;
