// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  ArrayFilterOption,
  ArrayFilterPayload,
  ArrayFilterType,
  AsyncSearchFilterPayload,
  FilterMode,
  LocationFilterPayload,
  LocationSearchOptions,
  NearMeFilterPayload,
  NearMeLocationFilterValues,
  NearMeProfileField,
  NumberFilterOptions,
  NumberFilterPayload,
  PresetFilterPayload,
  RadioFilterOption,
  RadioFilterPayload,
  StringFilterPayload,
} from '@community-platform/types/filter-payload';

export declare const checkStringFilterPayload: Check<StringFilterPayload>;
export declare const stringFilterPayloadSchema: StandardSchema<StringFilterPayload>;
export declare const checkNumberFilterPayload: Check<NumberFilterPayload>;
export declare const numberFilterPayloadSchema: StandardSchema<NumberFilterPayload>;
export declare const checkNumberFilterOptions: Check<NumberFilterOptions>;
export declare const numberFilterOptionsSchema: StandardSchema<NumberFilterOptions>;
export declare const checkRadioFilterPayload: Check<RadioFilterPayload>;
export declare const radioFilterPayloadSchema: StandardSchema<RadioFilterPayload>;
export declare const checkRadioFilterOption: Check<RadioFilterOption>;
export declare const radioFilterOptionSchema: StandardSchema<RadioFilterOption>;
export declare const checkArrayFilterPayload: Check<ArrayFilterPayload>;
export declare const arrayFilterPayloadSchema: StandardSchema<ArrayFilterPayload>;
export declare const checkArrayFilterOption: Check<ArrayFilterOption>;
export declare const arrayFilterOptionSchema: StandardSchema<ArrayFilterOption>;
export declare const checkArrayFilterType: Check<ArrayFilterType>;
export declare const arrayFilterTypeSchema: StandardSchema<ArrayFilterType>;
export declare const checkFilterMode: Check<FilterMode>;
export declare const filterModeSchema: StandardSchema<FilterMode>;
export declare const checkAsyncSearchFilterPayload: Check<AsyncSearchFilterPayload>;
export declare const asyncSearchFilterPayloadSchema: StandardSchema<AsyncSearchFilterPayload>;
export declare const checkNearMeFilterPayload: Check<NearMeFilterPayload>;
export declare const nearMeFilterPayloadSchema: StandardSchema<NearMeFilterPayload>;
export declare const checkLocationSearchOptions: Check<LocationSearchOptions>;
export declare const locationSearchOptionsSchema: StandardSchema<LocationSearchOptions>;
export declare const checkNearMeLocationFilterValues: Check<NearMeLocationFilterValues>;
export declare const nearMeLocationFilterValuesSchema: StandardSchema<NearMeLocationFilterValues>;
export declare const checkNearMeProfileField: Check<NearMeProfileField>;
export declare const nearMeProfileFieldSchema: StandardSchema<NearMeProfileField>;
export declare const checkPresetFilterPayload: Check<PresetFilterPayload>;
export declare const presetFilterPayloadSchema: StandardSchema<PresetFilterPayload>;
export declare const checkLocationFilterPayload: Check<LocationFilterPayload>;
export declare const locationFilterPayloadSchema: StandardSchema<LocationFilterPayload>;
