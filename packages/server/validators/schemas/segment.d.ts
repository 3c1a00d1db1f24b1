// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  CommunitySegment,
  CommunitySegmentConsumerAttributes,
  CommunitySegmentDuplicateRequest,
  CommunitySegmentParams,
  CommunitySegmentsList,
  ContactFilterRule,
  ContactMemberRule,
  ContactSearchRulesSchema,
  SegmentCreator,
} from '@community-platform/types/segment';

export declare const checkContactSearchRulesSchema: Check<ContactSearchRulesSchema>;
export declare const contactSearchRulesSchemaSchema: StandardSchema<ContactSearchRulesSchema>;
export declare const checkContactFilterRule: Check<ContactFilterRule>;
export declare const contactFilterRuleSchema: StandardSchema<ContactFilterRule>;
export declare const checkContactMemberRule: Check<ContactMemberRule>;
export declare const contactMemberRuleSchema: StandardSchema<ContactMemberRule>;
export declare const checkCommunitySegmentParams: Check<CommunitySegmentParams>;
export declare const communitySegmentParamsSchema: StandardSchema<CommunitySegmentParams>;
export declare const checkCommunitySegmentConsumerAttributes: Check<CommunitySegmentConsumerAttributes>;
export declare const communitySegmentConsumerAttributesSchema: StandardSchema<CommunitySegmentConsumerAttributes>;
export declare const checkCommunitySegment: Check<CommunitySegment>;
export declare const communitySegmentSchema: StandardSchema<CommunitySegment>;
export declare const checkSegmentCreator: Check<SegmentCreator>;
export declare const segmentCreatorSchema: StandardSchema<SegmentCreator>;
export declare const checkCommunitySegmentDuplicateRequest: Check<CommunitySegmentDuplicateRequest>;
export declare const communitySegmentDuplicateRequestSchema: StandardSchema<CommunitySegmentDuplicateRequest>;
export declare const checkCommunitySegmentsList: Check<CommunitySegmentsList>;
export declare const communitySegmentsListSchema: StandardSchema<CommunitySegmentsList>;
