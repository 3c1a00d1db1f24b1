// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  ArrayConfiguration,
  AsyncSearchConfiguration,
  BaseSearchFilter,
  BaseSearchParams,
  BooleanConfiguration,
  Configuration,
  ConfigurationBase,
  FilterContext,
  FilterGroup,
  FilterResponse,
  LocationConfiguration,
  NearMeConfiguration,
  NumberConfiguration,
  PresetConfiguration,
  RadioConfiguration,
  SearchConfiguration,
  StringConfiguration,
} from '@community-platform/types/filter-configuration';

export declare const checkFilterResponse: Check<FilterResponse>;
export declare const filterResponseSchema: StandardSchema<FilterResponse>;
export declare const checkBaseSearchParams: Check<BaseSearchParams>;
export declare const baseSearchParamsSchema: StandardSchema<BaseSearchParams>;
export declare const checkBaseSearchFilter: Check<BaseSearchFilter>;
export declare const baseSearchFilterSchema: StandardSchema<BaseSearchFilter>;
export declare const checkConfiguration: Check<Configuration>;
export declare const configurationSchema: StandardSchema<Configuration>;
export declare const checkConfigurationBase: Check<ConfigurationBase>;
export declare const configurationBaseSchema: StandardSchema<ConfigurationBase>;
export declare const checkFilterGroup: Check<FilterGroup>;
export declare const filterGroupSchema: StandardSchema<FilterGroup>;
export declare const checkStringConfiguration: Check<StringConfiguration>;
export declare const stringConfigurationSchema: StandardSchema<StringConfiguration>;
export declare const checkNumberConfiguration: Check<NumberConfiguration>;
export declare const numberConfigurationSchema: StandardSchema<NumberConfiguration>;
export declare const checkBooleanConfiguration: Check<BooleanConfiguration>;
export declare const booleanConfigurationSchema: StandardSchema<BooleanConfiguration>;
export declare const checkRadioConfiguration: Check<RadioConfiguration>;
export declare const radioConfigurationSchema: StandardSchema<RadioConfiguration>;
export declare const checkArrayConfiguration: Check<ArrayConfiguration>;
export declare const arrayConfigurationSchema: StandardSchema<ArrayConfiguration>;
export declare const checkAsyncSearchConfiguration: Check<AsyncSearchConfiguration>;
export declare const asyncSearchConfigurationSchema: StandardSchema<AsyncSearchConfiguration>;
export declare const checkNearMeConfiguration: Check<NearMeConfiguration>;
export declare const nearMeConfigurationSchema: StandardSchema<NearMeConfiguration>;
export declare const checkPresetConfiguration: Check<PresetConfiguration>;
export declare const presetConfigurationSchema: StandardSchema<PresetConfiguration>;
export declare const checkLocationConfiguration: Check<LocationConfiguration>;
export declare const locationConfigurationSchema: StandardSchema<LocationConfiguration>;
export declare const checkSearchConfiguration: Check<SearchConfiguration>;
export declare const searchConfigurationSchema: StandardSchema<SearchConfiguration>;
export declare const checkFilterContext: Check<FilterContext>;
export declare const filterContextSchema: StandardSchema<FilterContext>;
