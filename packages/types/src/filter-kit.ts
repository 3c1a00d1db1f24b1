// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';

/** An admin's saved choice about one member filter of a surface. */
export interface FilterKitControl {
  /**
   * Which filter. Known values are `contact_search`, `near_me`, `online`, `recently_joined`, `location`, `tags`,
   * `profile_field`, `spaces`, `space_groups` and `global`.
   */
  key: string;
  filter_type: string;
  enabled: boolean;
  /** Null for a default that was never saved. */
  id?: number | null;
  community_id?: number | null;
  /** The space for whose members the choice holds; null for the member directory. */
  space_id?: number | null;
  /** The profile field, when the key is `profile_field`. */
  profile_field_id?: number | null;
  /** The place of the filter among those of its group. */
  sort_key?: number | null;
  created_at?: string | null;
  updated_at?: string | null;
  /** The profile field that the filter is about. */
  profile_field?: FilterKitControlProfileField | null;
  /** The space for whose members the choice holds. */
  space?: FilterKitControlSpace | null;
}

export interface FilterKitControlProfileField {
  id: number;
  key: string;
  label: string;
}

export interface FilterKitControlSpace {
  id: number;
  name: string;
}

/** One page of filter controls. */
export interface FilterKitControlsList extends PageEnvelope {
  /** The records of this page. */
  records: FilterKitControl[];
}

/** The values of {@link FilterKitKey}. */
export const filterKitKeyValues = [
  'contact_search',
  'near_me',
  'online',
  'recently_joined',
  'location',
  'tags',
  'profile_field',
  'spaces',
  'space_groups',
  'global',
] as const;

/** A member filter that can be switched on and off. */
export type FilterKitKey = (typeof filterKitKeyValues)[number];

/** What can be chosen about a member filter. */
export interface FilterKitControlAttributes {
  key?: FilterKitKey;
  enabled?: boolean;
  /** The space for whose members the choice holds. The member directory when it is left out or null. */
  space_id?: number | null;
  /** The profile field. Only with the key `profile_field`. */
  profile_field_id?: number | null;
  /** The place of the filter among those of its group. */
  sort_key?: number | null;
}

/** The choice to save. Nothing else may stand in the body. */
export interface FilterKitControlCreateRequest extends FilterKitControlAttributes {
  key: FilterKitKey;
  enabled: boolean;
}

/** What shall change. What is left out stays as it is, and null takes it away. */
export type FilterKitControlUpdateRequest = FilterKitControlAttributes;
