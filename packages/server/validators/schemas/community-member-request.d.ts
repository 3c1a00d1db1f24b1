// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  CommunityMemberAttributes,
  CommunityMemberCreateRequest,
  CommunityMemberUpdateRequest,
  MemberMessagingPreference,
  MemberPreferences,
  MemberStatusFilter,
} from '@community-platform/types/community-member-request';

export declare const checkMemberStatusFilter: Check<MemberStatusFilter>;
export declare const memberStatusFilterSchema: StandardSchema<MemberStatusFilter>;
export declare const checkCommunityMemberCreateRequest: Check<CommunityMemberCreateRequest>;
export declare const communityMemberCreateRequestSchema: StandardSchema<CommunityMemberCreateRequest>;
export declare const checkCommunityMemberAttributes: Check<CommunityMemberAttributes>;
export declare const communityMemberAttributesSchema: StandardSchema<CommunityMemberAttributes>;
export declare const checkMemberMessagingPreference: Check<MemberMessagingPreference>;
export declare const memberMessagingPreferenceSchema: StandardSchema<MemberMessagingPreference>;
export declare const checkCommunityMemberUpdateRequest: Check<CommunityMemberUpdateRequest>;
export declare const communityMemberUpdateRequestSchema: StandardSchema<CommunityMemberUpdateRequest>;
export declare const checkMemberPreferences: Check<MemberPreferences>;
export declare const memberPreferencesSchema: StandardSchema<MemberPreferences>;
