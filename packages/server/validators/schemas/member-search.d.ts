// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  MemberSearchDirection,
  MemberSearchFilter,
  MemberSearchFilterType,
  MemberSearchOrder,
  MemberSearchOrderBy,
  MemberSearchRequest,
  MemberSearchResponse,
  MemberSearchStatus,
  SearchedMember,
} from '@community-platform/types/member-search';

export declare const checkMemberSearchRequest: Check<MemberSearchRequest>;
export declare const memberSearchRequestSchema: StandardSchema<MemberSearchRequest>;
export declare const checkMemberSearchOrder: Check<MemberSearchOrder>;
export declare const memberSearchOrderSchema: StandardSchema<MemberSearchOrder>;
export declare const checkMemberSearchStatus: Check<MemberSearchStatus>;
export declare const memberSearchStatusSchema: StandardSchema<MemberSearchStatus>;
export declare const checkMemberSearchFilterType: Check<MemberSearchFilterType>;
export declare const memberSearchFilterTypeSchema: StandardSchema<MemberSearchFilterType>;
export declare const checkMemberSearchFilter: Check<MemberSearchFilter>;
export declare const memberSearchFilterSchema: StandardSchema<MemberSearchFilter>;
export declare const checkMemberSearchResponse: Check<MemberSearchResponse>;
export declare const memberSearchResponseSchema: StandardSchema<MemberSearchResponse>;
export declare const checkSearchedMember: Check<SearchedMember>;
export declare const searchedMemberSchema: StandardSchema<SearchedMember>;
export declare const checkMemberSearchOrderBy: Check<MemberSearchOrderBy>;
export declare const memberSearchOrderBySchema: StandardSchema<MemberSearchOrderBy>;
export declare const checkMemberSearchDirection: Check<MemberSearchDirection>;
export declare const memberSearchDirectionSchema: StandardSchema<MemberSearchDirection>;
