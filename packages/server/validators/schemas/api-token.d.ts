// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  ApiToken,
  ApiTokenAttributes,
  ApiTokenCreateRequest,
  ApiTokenType,
  ApiTokensList,
  IssuedApiToken,
} from '@community-platform/types/api-token';

export declare const checkApiToken: Check<ApiToken>;
export declare const apiTokenSchema: StandardSchema<ApiToken>;
export declare const checkApiTokenAttributes: Check<ApiTokenAttributes>;
export declare const apiTokenAttributesSchema: StandardSchema<ApiTokenAttributes>;
export declare const checkApiTokenType: Check<ApiTokenType>;
export declare const apiTokenTypeSchema: StandardSchema<ApiTokenType>;
export declare const checkApiTokenCreateRequest: Check<ApiTokenCreateRequest>;
export declare const apiTokenCreateRequestSchema: StandardSchema<ApiTokenCreateRequest>;
export declare const checkIssuedApiToken: Check<IssuedApiToken>;
export declare const issuedApiTokenSchema: StandardSchema<IssuedApiToken>;
export declare const checkApiTokensList: Check<ApiTokensList>;
export declare const apiTokensListSchema: StandardSchema<ApiTokensList>;
