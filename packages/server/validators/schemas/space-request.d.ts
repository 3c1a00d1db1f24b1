// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  LockScreenBlock,
  SpaceAttributes,
  SpaceCreateRequest,
  SpaceEmoji,
  SpaceOrder,
  SpaceUpdateRequest,
  VisibleTabsRequest,
} from '@community-platform/types/space-request';

export declare const checkSpaceOrder: Check<SpaceOrder>;
export declare const spaceOrderSchema: StandardSchema<SpaceOrder>;
export declare const checkSpaceCreateRequest: Check<SpaceCreateRequest>;
export declare const spaceCreateRequestSchema: StandardSchema<SpaceCreateRequest>;
export declare const checkSpaceAttributes: Check<SpaceAttributes>;
export declare const spaceAttributesSchema: StandardSchema<SpaceAttributes>;
export declare const checkLockScreenBlock: Check<LockScreenBlock>;
export declare const lockScreenBlockSchema: StandardSchema<LockScreenBlock>;
export declare const checkSpaceEmoji: Check<SpaceEmoji>;
export declare const spaceEmojiSchema: StandardSchema<SpaceEmoji>;
export declare const checkVisibleTabsRequest: Check<VisibleTabsRequest>;
export declare const visibleTabsRequestSchema: StandardSchema<VisibleTabsRequest>;
export declare const checkSpaceUpdateRequest: Check<SpaceUpdateRequest>;
export declare const spaceUpdateRequestSchema: StandardSchema<SpaceUpdateRequest>;
