// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  MemberTag,
  MemberTagDisplayLocations,
  MemberTagEmoji,
  MemberTagLocationParts,
  MemberTagRequest,
  MemberTagsList,
} from '@community-platform/types/member-tag';

export declare const checkMemberTag: Check<MemberTag>;
export declare const memberTagSchema: StandardSchema<MemberTag>;
export declare const checkMemberTagDisplayLocations: Check<MemberTagDisplayLocations>;
export declare const memberTagDisplayLocationsSchema: StandardSchema<MemberTagDisplayLocations>;
export declare const checkMemberTagsList: Check<MemberTagsList>;
export declare const memberTagsListSchema: StandardSchema<MemberTagsList>;
export declare const checkMemberTagLocationParts: Check<MemberTagLocationParts>;
export declare const memberTagLocationPartsSchema: StandardSchema<MemberTagLocationParts>;
export declare const checkMemberTagRequest: Check<MemberTagRequest>;
export declare const memberTagRequestSchema: StandardSchema<MemberTagRequest>;
export declare const checkMemberTagEmoji: Check<MemberTagEmoji>;
export declare const memberTagEmojiSchema: StandardSchema<MemberTagEmoji>;
