// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { UnknownText } from './unknown.js';

/** The values of {@link StringFilterPayloadFilterTypes}. */
export const stringFilterPayloadFilterTypesValues = ['contains', 'does_not_contain', 'is', 'is_not', 'not_exist', 'exist'] as const;

export type StringFilterPayloadFilterTypes = (typeof stringFilterPayloadFilterTypesValues)[number] | UnknownText;

/** How a text filter compares. */
export interface StringFilterPayload {
  /** The comparisons that a member can choose from. */
  filter_types: StringFilterPayloadFilterTypes[];
  /** Search parameters to send along. Their structure is not fixed. */
  additional_params?: Record<string, unknown> | null;
}

/** The values of {@link NumberFilterPayloadFilterTypes}. */
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

/** The values of {@link NumberFilterOptionsFormat}. */
export const numberFilterOptionsFormatValues = ['number', 'percentage', 'custom', 'unformatted'] as const;

export type NumberFilterOptionsFormat = (typeof numberFilterOptionsFormatValues)[number] | UnknownText;

/** The values of {@link NumberFilterOptionsPosition}. */
export const numberFilterOptionsPositionValues = ['left', 'right'] as const;

/** On which side of the number the text stands. */
export type NumberFilterOptionsPosition = (typeof numberFilterOptionsPositionValues)[number] | UnknownText;

/** How the number of a filter is written. */
export interface NumberFilterOptions {
  id: number;
  format: NumberFilterOptionsFormat;
  /** Number of decimal places. */
  decimal: number | null;
  /** On which side of the number the text stands. */
  position: NumberFilterOptionsPosition | null;
  /** The unit or symbol that stands beside the number. */
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
  /** The heading under which the option stands. */
  group: string | null;
}

/** The values of {@link ArrayFilterType}. */
export const arrayFilterTypeValues = ['is', 'is_not', 'not_exist', 'exist'] as const;

/** A comparison of a filter of which several options are chosen. */
export type ArrayFilterType = (typeof arrayFilterTypeValues)[number] | UnknownText;

/** The values of {@link FilterMode}. */
export const filterModeValues = ['inline', 'popover'] as const;

/** Whether the input stands in the row of filters or opens above it. */
export type FilterMode = (typeof filterModeValues)[number] | UnknownText;

/** Where the options of a filter are fetched, and how it compares. */
export interface AsyncSearchFilterPayload {
  /** The comparisons that a member can choose from. */
  filter_types: ArrayFilterType[];
  mode: FilterMode;
  /**
   * The address that gives the options, to anyone with a token of the community: `records` with `id` and `name`, by
   * `page` and `per_page`, and those alone whose name has the text `search_text` in it.
   */
  url: string;
}

/** What a filter for members nearby needs to know. */
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
  /** The geocoder that is asked. */
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

/** The search parameters that a preset stands for. */
export interface PresetFilterPayload {
  /** The parameters, keyed by name. */
  preset_params: Record<string, unknown>;
}

/** What a filter for members of a place needs to know. */
export interface LocationFilterPayload {
  location_search_options: LocationSearchOptions;
  mode?: FilterMode;
}
