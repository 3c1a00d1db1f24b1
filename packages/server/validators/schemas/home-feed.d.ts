// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  HomeFeed,
  HomeFeedBody,
  HomeFeedPolicies,
  HomeFeedRecord,
  HomeFeedSpace,
} from '@community-platform/types/home-feed';

export declare const checkHomeFeed: Check<HomeFeed>;
export declare const homeFeedSchema: StandardSchema<HomeFeed>;
export declare const checkHomeFeedRecord: Check<HomeFeedRecord>;
export declare const homeFeedRecordSchema: StandardSchema<HomeFeedRecord>;
export declare const checkHomeFeedBody: Check<HomeFeedBody>;
export declare const homeFeedBodySchema: StandardSchema<HomeFeedBody>;
export declare const checkHomeFeedSpace: Check<HomeFeedSpace>;
export declare const homeFeedSpaceSchema: StandardSchema<HomeFeedSpace>;
export declare const checkHomeFeedPolicies: Check<HomeFeedPolicies>;
export declare const homeFeedPoliciesSchema: StandardSchema<HomeFeedPolicies>;
