// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  MembershipMember,
  MembershipParts,
  MembershipStatus,
  SpaceGroupMember,
  SpaceGroupMemberCreateRequest,
  SpaceGroupMembers,
  SpaceMember,
  SpaceMemberCreateRequest,
  SpaceMembers,
} from '@community-platform/types/space-member';

export declare const checkMembershipParts: Check<MembershipParts>;
export declare const membershipPartsSchema: StandardSchema<MembershipParts>;
export declare const checkMembershipMember: Check<MembershipMember>;
export declare const membershipMemberSchema: StandardSchema<MembershipMember>;
export declare const checkSpaceMember: Check<SpaceMember>;
export declare const spaceMemberSchema: StandardSchema<SpaceMember>;
export declare const checkSpaceMembers: Check<SpaceMembers>;
export declare const spaceMembersSchema: StandardSchema<SpaceMembers>;
export declare const checkSpaceGroupMember: Check<SpaceGroupMember>;
export declare const spaceGroupMemberSchema: StandardSchema<SpaceGroupMember>;
export declare const checkSpaceGroupMembers: Check<SpaceGroupMembers>;
export declare const spaceGroupMembersSchema: StandardSchema<SpaceGroupMembers>;
export declare const checkMembershipStatus: Check<MembershipStatus>;
export declare const membershipStatusSchema: StandardSchema<MembershipStatus>;
export declare const checkSpaceMemberCreateRequest: Check<SpaceMemberCreateRequest>;
export declare const spaceMemberCreateRequestSchema: StandardSchema<SpaceMemberCreateRequest>;
export declare const checkSpaceGroupMemberCreateRequest: Check<SpaceGroupMemberCreateRequest>;
export declare const spaceGroupMemberCreateRequestSchema: StandardSchema<SpaceGroupMemberCreateRequest>;
