// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  ActivityScore,
  CommunityMember,
  CommunityMemberCreated,
  CommunityMemberList,
  CommunityMemberProfileField,
  CommunityMemberProfileFieldsList,
  GamificationStats,
  MemberProfileField,
  MemberTagReference,
  OfferedProfileFieldChoice,
  SelectedProfileFieldChoice,
} from '@community-platform/types/community-member';

export declare const checkCommunityMember: Check<CommunityMember>;
export declare const communityMemberSchema: StandardSchema<CommunityMember>;
export declare const checkMemberTagReference: Check<MemberTagReference>;
export declare const memberTagReferenceSchema: StandardSchema<MemberTagReference>;
export declare const checkMemberProfileField: Check<MemberProfileField>;
export declare const memberProfileFieldSchema: StandardSchema<MemberProfileField>;
export declare const checkGamificationStats: Check<GamificationStats>;
export declare const gamificationStatsSchema: StandardSchema<GamificationStats>;
export declare const checkActivityScore: Check<ActivityScore>;
export declare const activityScoreSchema: StandardSchema<ActivityScore>;
export declare const checkCommunityMemberList: Check<CommunityMemberList>;
export declare const communityMemberListSchema: StandardSchema<CommunityMemberList>;
export declare const checkCommunityMemberCreated: Check<CommunityMemberCreated>;
export declare const communityMemberCreatedSchema: StandardSchema<CommunityMemberCreated>;
export declare const checkCommunityMemberProfileField: Check<CommunityMemberProfileField>;
export declare const communityMemberProfileFieldSchema: StandardSchema<CommunityMemberProfileField>;
export declare const checkSelectedProfileFieldChoice: Check<SelectedProfileFieldChoice>;
export declare const selectedProfileFieldChoiceSchema: StandardSchema<SelectedProfileFieldChoice>;
export declare const checkOfferedProfileFieldChoice: Check<OfferedProfileFieldChoice>;
export declare const offeredProfileFieldChoiceSchema: StandardSchema<OfferedProfileFieldChoice>;
export declare const checkCommunityMemberProfileFieldsList: Check<CommunityMemberProfileFieldsList>;
export declare const communityMemberProfileFieldsListSchema: StandardSchema<CommunityMemberProfileFieldsList>;
