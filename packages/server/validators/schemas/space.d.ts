// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  CoverImageDisplayStyle,
  MetaTagAttributes,
  MetaTagParts,
  NotificationDefault,
  Space,
  SpaceAiSummary,
  SpaceCreateResponse,
  SpaceTopicSummary,
  Spaces,
} from '@community-platform/types/space';

export declare const checkSpace: Check<Space>;
export declare const spaceSchema: StandardSchema<Space>;
export declare const checkCoverImageDisplayStyle: Check<CoverImageDisplayStyle>;
export declare const coverImageDisplayStyleSchema: StandardSchema<CoverImageDisplayStyle>;
export declare const checkNotificationDefault: Check<NotificationDefault>;
export declare const notificationDefaultSchema: StandardSchema<NotificationDefault>;
export declare const checkMetaTagAttributes: Check<MetaTagAttributes>;
export declare const metaTagAttributesSchema: StandardSchema<MetaTagAttributes>;
export declare const checkSpaceCreateResponse: Check<SpaceCreateResponse>;
export declare const spaceCreateResponseSchema: StandardSchema<SpaceCreateResponse>;
export declare const checkSpaces: Check<Spaces>;
export declare const spacesSchema: StandardSchema<Spaces>;
export declare const checkSpaceAiSummary: Check<SpaceAiSummary>;
export declare const spaceAiSummarySchema: StandardSchema<SpaceAiSummary>;
export declare const checkSpaceTopicSummary: Check<SpaceTopicSummary>;
export declare const spaceTopicSummarySchema: StandardSchema<SpaceTopicSummary>;
export declare const checkMetaTagParts: Check<MetaTagParts>;
export declare const metaTagPartsSchema: StandardSchema<MetaTagParts>;
