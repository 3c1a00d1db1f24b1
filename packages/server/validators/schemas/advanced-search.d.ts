// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  AdvancedSearchFilters,
  AdvancedSearchResult,
  AdvancedSearchResults,
  AdvancedSearchType,
  MentionScope,
  SearchResultAuthor,
} from '@community-platform/types/advanced-search';

export declare const checkAdvancedSearchType: Check<AdvancedSearchType>;
export declare const advancedSearchTypeSchema: StandardSchema<AdvancedSearchType>;
export declare const checkMentionScope: Check<MentionScope>;
export declare const mentionScopeSchema: StandardSchema<MentionScope>;
export declare const checkAdvancedSearchFilters: Check<AdvancedSearchFilters>;
export declare const advancedSearchFiltersSchema: StandardSchema<AdvancedSearchFilters>;
export declare const checkAdvancedSearchResult: Check<AdvancedSearchResult>;
export declare const advancedSearchResultSchema: StandardSchema<AdvancedSearchResult>;
export declare const checkSearchResultAuthor: Check<SearchResultAuthor>;
export declare const searchResultAuthorSchema: StandardSchema<SearchResultAuthor>;
export declare const checkAdvancedSearchResults: Check<AdvancedSearchResults>;
export declare const advancedSearchResultsSchema: StandardSchema<AdvancedSearchResults>;
