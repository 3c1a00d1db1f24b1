// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  AccessGroup,
  AccessGroupAttributes,
  AccessGroupCommunityMember,
  AccessGroupCommunityMembers,
  AccessGroupCreateRequest,
  AccessGroupMemberCreateRequest,
  AccessGroupStatusFilter,
  AccessGroupUpdateRequest,
  AccessGroups,
  NewAccessGroup,
} from '@community-platform/types/access-group';

export declare const checkAccessGroup: Check<AccessGroup>;
export declare const accessGroupSchema: StandardSchema<AccessGroup>;
export declare const checkAccessGroups: Check<AccessGroups>;
export declare const accessGroupsSchema: StandardSchema<AccessGroups>;
export declare const checkAccessGroupAttributes: Check<AccessGroupAttributes>;
export declare const accessGroupAttributesSchema: StandardSchema<AccessGroupAttributes>;
export declare const checkAccessGroupCreateRequest: Check<AccessGroupCreateRequest>;
export declare const accessGroupCreateRequestSchema: StandardSchema<AccessGroupCreateRequest>;
export declare const checkNewAccessGroup: Check<NewAccessGroup>;
export declare const newAccessGroupSchema: StandardSchema<NewAccessGroup>;
export declare const checkAccessGroupUpdateRequest: Check<AccessGroupUpdateRequest>;
export declare const accessGroupUpdateRequestSchema: StandardSchema<AccessGroupUpdateRequest>;
export declare const checkAccessGroupStatusFilter: Check<AccessGroupStatusFilter>;
export declare const accessGroupStatusFilterSchema: StandardSchema<AccessGroupStatusFilter>;
export declare const checkAccessGroupCommunityMember: Check<AccessGroupCommunityMember>;
export declare const accessGroupCommunityMemberSchema: StandardSchema<AccessGroupCommunityMember>;
export declare const checkAccessGroupCommunityMembers: Check<AccessGroupCommunityMembers>;
export declare const accessGroupCommunityMembersSchema: StandardSchema<AccessGroupCommunityMembers>;
export declare const checkAccessGroupMemberCreateRequest: Check<AccessGroupMemberCreateRequest>;
export declare const accessGroupMemberCreateRequestSchema: StandardSchema<AccessGroupMemberCreateRequest>;
