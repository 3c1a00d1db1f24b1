// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  FlaggedContentCreateRequest,
  FlaggedContentDecisionRequest,
  FlaggedContentReason,
  FlaggedContentStatusFilter,
  FlaggedContentType,
  NewFlaggedContent,
} from '@community-platform/types/flagged-content-request';

export declare const checkFlaggedContentStatusFilter: Check<FlaggedContentStatusFilter>;
export declare const flaggedContentStatusFilterSchema: StandardSchema<FlaggedContentStatusFilter>;
export declare const checkFlaggedContentCreateRequest: Check<FlaggedContentCreateRequest>;
export declare const flaggedContentCreateRequestSchema: StandardSchema<FlaggedContentCreateRequest>;
export declare const checkNewFlaggedContent: Check<NewFlaggedContent>;
export declare const newFlaggedContentSchema: StandardSchema<NewFlaggedContent>;
export declare const checkFlaggedContentType: Check<FlaggedContentType>;
export declare const flaggedContentTypeSchema: StandardSchema<FlaggedContentType>;
export declare const checkFlaggedContentReason: Check<FlaggedContentReason>;
export declare const flaggedContentReasonSchema: StandardSchema<FlaggedContentReason>;
export declare const checkFlaggedContentDecisionRequest: Check<FlaggedContentDecisionRequest>;
export declare const flaggedContentDecisionRequestSchema: StandardSchema<FlaggedContentDecisionRequest>;
