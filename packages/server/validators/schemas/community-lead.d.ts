// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  CommunityLead,
  CommunityLeadAttributes,
  CommunityLeadCreateRequest,
  CommunityLeadUpdateRequest,
  CommunityLeadsList,
} from '@community-platform/types/community-lead';

export declare const checkCommunityLead: Check<CommunityLead>;
export declare const communityLeadSchema: StandardSchema<CommunityLead>;
export declare const checkCommunityLeadsList: Check<CommunityLeadsList>;
export declare const communityLeadsListSchema: StandardSchema<CommunityLeadsList>;
export declare const checkCommunityLeadCreateRequest: Check<CommunityLeadCreateRequest>;
export declare const communityLeadCreateRequestSchema: StandardSchema<CommunityLeadCreateRequest>;
export declare const checkCommunityLeadAttributes: Check<CommunityLeadAttributes>;
export declare const communityLeadAttributesSchema: StandardSchema<CommunityLeadAttributes>;
export declare const checkCommunityLeadUpdateRequest: Check<CommunityLeadUpdateRequest>;
export declare const communityLeadUpdateRequestSchema: StandardSchema<CommunityLeadUpdateRequest>;
