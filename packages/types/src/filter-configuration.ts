// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { FilterKitControl } from './filter-kit.js';
import type {
  ArrayFilterPayload,
  AsyncSearchFilterPayload,
  LocationFilterPayload,
  NearMeFilterPayload,
  NumberFilterPayload,
  PresetFilterPayload,
  RadioFilterPayload,
  StringFilterPayload,
} from './filter-payload.js';
import type { MemberSearchOrderBy, MemberSearchStatus } from './member-search.js';
import type { UnknownMember, UnknownText } from './runtime.js';

/** The member filters of one surface, and what clients always send along with them. */
export interface FilterResponse {
  /** The filters in the order `global`, `presets`, `profile`; within a group in the order that an admin saved. */
  filter_configurations: Configuration[];
  /** Whether the members of this surface can be filtered at all. */
  enabled: boolean;
  base_search_params: BaseSearchParams;
}

/**
 * The parameters of every member search on this surface. The member search takes it as it is, together with what
 * the person chose.
 */
export interface BaseSearchParams {
  exclude_empty_name: boolean;
  status: MemberSearchStatus;
  /** The sort order, keyed by the field to sort by. */
  order: MemberSearchOrderBy;
  /** Filters that are always applied. */
  filters: BaseSearchFilter[];
}

/** A filter that is always applied. */
export interface BaseSearchFilter {
  id: string;
  key: string;
  value: string;
}

/** One member filter. `input_type` tells which input shows it and which payload it has. */
export type Configuration =
  | StringConfiguration
  | BooleanConfiguration
  | RadioConfiguration
  | ArrayConfiguration
  | NearMeConfiguration
  | PresetConfiguration
  | LocationConfiguration
  | SearchConfiguration
  | NumberConfiguration
  | AsyncSearchConfiguration
  | UnknownMember<'input_type'>;

export const configurationBaseTypeValues = ['standard', 'search'] as const;

/** Whether the entry is a filter or the search field. */
export type ConfigurationBaseType = (typeof configurationBaseTypeValues)[number] | UnknownText;

/** The fields that all member filters have. */
export interface ConfigurationBase {
  /** Whether the entry is a filter or the search field. */
  type: ConfigurationBaseType;
  /** The name of the filter, unique among the filters of the surface. */
  key: string;
  /** The caption that members read. */
  label: string;
  icon: string | null;
  /** Whether the filter can be used several times at once. */
  allow_multiple: boolean;
  /** Whether the filter always stays in view. */
  pinned: boolean;
  visible_by_default: boolean;
  filter_group: FilterGroup;
  /** Whether an admin can change the filter. Only where filters are customized. */
  customizable?: boolean;
  /** Whether the filter is switched on. Only where filters are customized. */
  enabled?: boolean;
  /** The admin's saved choice about this filter. Only where filters are customized. */
  filter_kit_control?: FilterKitControl | null;
}

export const filterGroupValues = ['global', 'presets', 'profile'] as const;

/** The group of a filter. Groups are shown in the order `global`, `presets`, `profile`. */
export type FilterGroup = (typeof filterGroupValues)[number] | UnknownText;

/** A filter with a text input. */
export interface StringConfiguration extends ConfigurationBase {
  input_type: 'string';
  payload: StringFilterPayload;
}

/** A filter with a number input. */
export interface NumberConfiguration extends ConfigurationBase {
  input_type: 'number';
  payload: NumberFilterPayload;
}

/** A filter that is on or off. Its payload has no content. */
export interface BooleanConfiguration extends ConfigurationBase {
  input_type: 'boolean';
  /** Null, or an object without content. At most 0 properties. */
  payload: Record<string, unknown> | null;
}

/** A filter with options of which one is chosen. */
export interface RadioConfiguration extends ConfigurationBase {
  input_type: 'radio';
  payload: RadioFilterPayload;
}

/** A filter with options of which several are chosen. */
export interface ArrayConfiguration extends ConfigurationBase {
  input_type: 'array';
  payload: ArrayFilterPayload;
}

/** A filter whose options are fetched while the person types. */
export interface AsyncSearchConfiguration extends ConfigurationBase {
  input_type: 'async_search';
  payload: AsyncSearchFilterPayload;
}

/** A filter for members near a place. */
export interface NearMeConfiguration extends ConfigurationBase {
  input_type: 'near_me';
  payload: NearMeFilterPayload;
}

/** A filter with preset search parameters. */
export interface PresetConfiguration extends ConfigurationBase {
  input_type: 'preset';
  payload: PresetFilterPayload;
}

/** A filter for members of a place. */
export interface LocationConfiguration extends ConfigurationBase {
  input_type: 'location';
  payload: LocationFilterPayload;
}

/** The search field itself. Its payload has no content. */
export interface SearchConfiguration extends ConfigurationBase {
  input_type: 'search';
  /** Null, or an object without content. At most 0 properties. */
  payload: Record<string, unknown> | null;
}

export const filterContextValues = ['member_directory', 'member_space'] as const;

/** A surface on which members are filtered. */
export type FilterContext = (typeof filterContextValues)[number];
