// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type { TaggedMember, TaggedMemberCreateRequest, TaggedMembers } from '@community-platform/types/tagged-member';

export declare const checkTaggedMember: Check<TaggedMember>;
export declare const taggedMemberSchema: StandardSchema<TaggedMember>;
export declare const checkTaggedMemberCreateRequest: Check<TaggedMemberCreateRequest>;
export declare const taggedMemberCreateRequestSchema: StandardSchema<TaggedMemberCreateRequest>;
export declare const checkTaggedMembers: Check<TaggedMembers>;
export declare const taggedMembersSchema: StandardSchema<TaggedMembers>;
