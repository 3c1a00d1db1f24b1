// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Slug } from './common.js';
import type { CommunityParts, CommunitySettingParts, ThemeColorParts } from './community.js';

/** What shall change on the community and its switches. Whatever is left out stays as it is. */
export interface CommunityUpdateRequest {
  community?: CommunityAttributes;
  community_setting?: CommunitySettingAttributes;
}

/** What can be set on the community. */
export type CommunityAttributes = CommunityParts & {
  name?: string;
  slug?: Slug;
  locale?: CommunityLocale;
  default_search_sorting?: SearchSorting;
  /** The signed id of an uploaded image. */
  logo?: string;
  prefs?: CommunityPrefsAttributes;
};

/** The values of {@link CommunityLocale}. */
export const communityLocaleValues = ['en', 'pt', 'pt-PT', 'es', 'fr', 'it'] as const;

/** A language of the interface. */
export type CommunityLocale = (typeof communityLocaleValues)[number];

/** The values of {@link SearchSorting}. */
export const searchSortingValues = ['relevance', 'latest', 'oldest', 'alphabetical'] as const;

/** An order of search results. */
export type SearchSorting = (typeof searchSortingValues)[number];

/** The colors of the community. */
export interface CommunityPrefsAttributes {
  brand_color?: ThemeColorParts;
  brand_text_color?: ThemeColorParts;
}

/** The switches of the community. */
export interface CommunitySettingAttributes extends CommunitySettingParts {
  default_logged_out_redirect_type?: LoggedOutRedirectType | null;
  /** The record that a visitor is led to. */
  default_logged_out_redirect_id?: number | null;
  member_media_uploads_enabled?: boolean;
}

/** The values of {@link LoggedOutRedirectType}. */
export const loggedOutRedirectTypeValues = ['Space', 'Site::Page', 'feed'] as const;

/** The kind of record that a visitor is led to. */
export type LoggedOutRedirectType = (typeof loggedOutRedirectTypeValues)[number];
