// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  FilterKitControl,
  FilterKitControlAttributes,
  FilterKitControlCreateRequest,
  FilterKitControlUpdateRequest,
  FilterKitControlsList,
  FilterKitKey,
} from '@community-platform/types/filter-kit';

export declare const checkFilterKitControl: Check<FilterKitControl>;
export declare const filterKitControlSchema: StandardSchema<FilterKitControl>;
export declare const checkFilterKitControlsList: Check<FilterKitControlsList>;
export declare const filterKitControlsListSchema: StandardSchema<FilterKitControlsList>;
export declare const checkFilterKitKey: Check<FilterKitKey>;
export declare const filterKitKeySchema: StandardSchema<FilterKitKey>;
export declare const checkFilterKitControlAttributes: Check<FilterKitControlAttributes>;
export declare const filterKitControlAttributesSchema: StandardSchema<FilterKitControlAttributes>;
export declare const checkFilterKitControlCreateRequest: Check<FilterKitControlCreateRequest>;
export declare const filterKitControlCreateRequestSchema: StandardSchema<FilterKitControlCreateRequest>;
export declare const checkFilterKitControlUpdateRequest: Check<FilterKitControlUpdateRequest>;
export declare const filterKitControlUpdateRequestSchema: StandardSchema<FilterKitControlUpdateRequest>;
