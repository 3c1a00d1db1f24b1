// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  SharedCommunityMember,
  SharedMemberRoles,
  SharedMemberTag,
} from '@community-platform/types/shared-community-member';

export declare const checkSharedCommunityMember: Check<SharedCommunityMember>;
export declare const sharedCommunityMemberSchema: StandardSchema<SharedCommunityMember>;
export declare const checkSharedMemberRoles: Check<SharedMemberRoles>;
export declare const sharedMemberRolesSchema: StandardSchema<SharedMemberRoles>;
export declare const checkSharedMemberTag: Check<SharedMemberTag>;
export declare const sharedMemberTagSchema: StandardSchema<SharedMemberTag>;
