// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  AgeOrNameOrder,
  ErrorBody,
  MessageResponse,
  PageEnvelope,
  Slug,
  SortDirection,
  SuccessResponse,
} from '@community-platform/types/common';

export declare const checkPageEnvelope: Check<PageEnvelope>;
export declare const pageEnvelopeSchema: StandardSchema<PageEnvelope>;
export declare const checkErrorBody: Check<ErrorBody>;
export declare const errorBodySchema: StandardSchema<ErrorBody>;
export declare const checkMessageResponse: Check<MessageResponse>;
export declare const messageResponseSchema: StandardSchema<MessageResponse>;
export declare const checkSuccessResponse: Check<SuccessResponse>;
export declare const successResponseSchema: StandardSchema<SuccessResponse>;
export declare const checkSortDirection: Check<SortDirection>;
export declare const sortDirectionSchema: StandardSchema<SortDirection>;
export declare const checkSlug: Check<Slug>;
export declare const slugSchema: StandardSchema<Slug>;
export declare const checkAgeOrNameOrder: Check<AgeOrNameOrder>;
export declare const ageOrNameOrderSchema: StandardSchema<AgeOrNameOrder>;
