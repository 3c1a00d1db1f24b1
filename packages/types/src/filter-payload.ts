// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { UnknownText } from './runtime.js';

export const stringFilterPayloadFilterTypesValues = [
  'contains',
  'does_not_contain',
  'is',
  'is_not',
  'not_exist',
  'exist',
] as const;

export type StringFilterPayloadFilterTypes = (typeof stringFilterPayloadFilterTypesValues)[number] | UnknownText;

/** How a text filter compares. */
export interface StringFilterPayload {
  /** The comparisons that a member can choose from. */
  filter_types: StringFilterPayloadFilterTypes[];
  /** Search parameters to send along. Their structure is not fixed. */
  additional_params?: Record<string, unknown> | null;
}

export const numberFilterPayloadFilterTypesValues = ['is', 'is_not'] as const;

export type NumberFilterPayloadFilterTypes = (typeof numberFilterPayloadFilterTypesValues)[number] | UnknownText;

/** How a number filter compares, and how its number is written. */
export interface NumberFilterPayload {
  /** The comparisons that a member can choose from. */
  filter_types: NumberFilterPayloadFilterTypes[];
  /** Search parameters to send along. Their structure is not fixed. */
  additional_params?: Record<string, unknown> | null;
  number_options?: NumberFilterOptions;
}

export const numberFilterOptionsFormatValues = ['number', 'percentage', 'custom', 'unformatted'] as const;

export type NumberFilterOptionsFormat = (typeof numberFilterOptionsFormatValues)[number] | UnknownText;

export const numberFilterOptionsPositionValues = ['left', 'right'] as const;

/** The side of the number on which the text is displayed. */
export type NumberFilterOptionsPosition = (typeof numberFilterOptionsPositionValues)[number] | UnknownText;

/** How the number of a filter is written. */
export interface NumberFilterOptions {
  id: number;
  format: NumberFilterOptionsFormat;
  /** Number of decimal places. */
  decimal: number | null;
  /** The side of the number on which the text is displayed. */
  position: NumberFilterOptionsPosition | null;
  /** The unit or symbol next to the number. */
  text: string | null;
}

/** The options of a filter of which one is chosen. */
export interface RadioFilterPayload {
  options: RadioFilterOption[];
}

/** An option of which one is chosen. */
export interface RadioFilterOption {
  key: string;
  value: string | number;
}

/** The options of a filter of which several are chosen, and how it compares. */
export interface ArrayFilterPayload {
  options: ArrayFilterOption[];
  /** The comparisons that a member can choose from. */
  filter_types: ArrayFilterType[];
  mode: FilterMode;
  /** Search parameters to send along. Their structure is not fixed. */
  additional_params?: Record<string, unknown> | null;
}

/** An option of which several are chosen. */
export interface ArrayFilterOption {
  /** The caption that members read. */
  text: string;
  value: string | number;
  /** The heading above the option. */
  group: string | null;
}

export const arrayFilterTypeValues = ['is', 'is_not', 'not_exist', 'exist'] as const;

/** A comparison of a filter of which several options are chosen. */
export type ArrayFilterType = (typeof arrayFilterTypeValues)[number] | UnknownText;

export const filterModeValues = ['inline', 'popover'] as const;

/** Whether the input is in the row of filters or opens above it. */
export type FilterMode = (typeof filterModeValues)[number] | UnknownText;

/** Where the options of a filter are fetched, and how it compares. */
export interface AsyncSearchFilterPayload {
  /** The comparisons that a member can choose from. */
  filter_types: ArrayFilterType[];
  mode: FilterMode;
  /**
   * The URL of the options, for anyone with a token of the community: `records` with `id` and `name`, by `page` and
   * `per_page`. `search_text` selects those whose name contains it.
   *
   * Format: uri.
   */
  url: string;
}

/** Settings of a filter for members nearby. */
export interface NearMeFilterPayload {
  location_search_options: LocationSearchOptions;
  /** Whether the place in the member's profile is too coarse to search with. */
  require_user_to_provide_more_precise_location: boolean;
  near_me_location_filter_values: NearMeLocationFilterValues | null;
  community_member_profile_field: NearMeProfileField | null;
}

/** How places are looked up. */
export interface LocationSearchOptions {
  key: string;
  /** The geocoder. */
  source: 'geocoder_v6';
}

/** The place around which is searched. */
export interface NearMeLocationFilterValues {
  /** The geocoder that knows the place. */
  source: string;
  /** The geocoder's id of the place. */
  id: string;
  name: string;
}

/** The member's own answer to the location field. */
export interface NearMeProfileField {
  id: number;
  text: string;
}

/** The search parameters of a preset. */
export interface PresetFilterPayload {
  /** The parameters, keyed by name. */
  preset_params: Record<string, unknown>;
}

/** Settings of a filter for members of a place. */
export interface LocationFilterPayload {
  location_search_options: LocationSearchOptions;
  mode?: FilterMode;
}
