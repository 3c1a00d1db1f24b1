// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  CommunityAttributes,
  CommunityLocale,
  CommunityPrefsAttributes,
  CommunitySettingAttributes,
  CommunityUpdateRequest,
  LoggedOutRedirectType,
  SearchSorting,
} from '@community-platform/types/community-request';

export declare const checkCommunityUpdateRequest: Check<CommunityUpdateRequest>;
export declare const communityUpdateRequestSchema: StandardSchema<CommunityUpdateRequest>;
export declare const checkCommunityAttributes: Check<CommunityAttributes>;
export declare const communityAttributesSchema: StandardSchema<CommunityAttributes>;
export declare const checkCommunityLocale: Check<CommunityLocale>;
export declare const communityLocaleSchema: StandardSchema<CommunityLocale>;
export declare const checkSearchSorting: Check<SearchSorting>;
export declare const searchSortingSchema: StandardSchema<SearchSorting>;
export declare const checkCommunityPrefsAttributes: Check<CommunityPrefsAttributes>;
export declare const communityPrefsAttributesSchema: StandardSchema<CommunityPrefsAttributes>;
export declare const checkCommunitySettingAttributes: Check<CommunitySettingAttributes>;
export declare const communitySettingAttributesSchema: StandardSchema<CommunitySettingAttributes>;
export declare const checkLoggedOutRedirectType: Check<LoggedOutRedirectType>;
export declare const loggedOutRedirectTypeSchema: StandardSchema<LoggedOutRedirectType>;
