// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Slug } from './common.js';
import type { CommunityParts, CommunitySettingParts, ThemeColorParts } from './community.js';

/** A change of the community and its switches. Omitted fields are unchanged. */
export interface CommunityUpdateRequest {
  community?: CommunityAttributes;
  community_setting?: CommunitySettingAttributes;
}

/** Writable fields of the community. */
export type CommunityAttributes = CommunityParts & {
  /** 1 to 255 characters. */
  name?: string;
  slug?: Slug;
  locale?: CommunityLocale;
  default_search_sorting?: SearchSorting;
  /** The signed id of an uploaded image. */
  logo?: string;
  prefs?: CommunityPrefsAttributes;
};

export const communityLocaleValues = ['en', 'pt', 'pt-PT', 'es', 'fr', 'it'] as const;

/** A language of the interface. */
export type CommunityLocale = (typeof communityLocaleValues)[number];

export const searchSortingValues = ['relevance', 'latest', 'oldest', 'alphabetical'] as const;

/** Sort order of search results. */
export type SearchSorting = (typeof searchSortingValues)[number];

/** The colors of the community. */
export interface CommunityPrefsAttributes {
  brand_color?: ThemeColorParts;
  brand_text_color?: ThemeColorParts;
}

/** The switches of the community. */
export interface CommunitySettingAttributes extends CommunitySettingParts {
  default_logged_out_redirect_type?: LoggedOutRedirectType | null;
  /** The record to which a visitor is redirected. */
  default_logged_out_redirect_id?: number | null;
  member_media_uploads_enabled?: boolean;
}

export const loggedOutRedirectTypeValues = ['Space', 'Site::Page', 'feed'] as const;

/** The kind of record to which a visitor is redirected. */
export type LoggedOutRedirectType = (typeof loggedOutRedirectTypeValues)[number];
