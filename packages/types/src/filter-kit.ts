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
  /** The space whose members the control applies to; null for the member directory. */
  space_id?: number | null;
  /** The profile field, when the key is `profile_field`. */
  profile_field_id?: number | null;
  /** The position of the filter within its group. */
  sort_key?: number | null;
  created_at?: string | null;
  updated_at?: string | null;
  /** The profile field that the filter is about. */
  profile_field?: FilterKitControlProfileField | null;
  /** The space whose members the control applies to. */
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

/** A page of filter controls. */
export interface FilterKitControlsList extends PageEnvelope {
  /** The records of this page. */
  records: FilterKitControl[];
}

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

/** Writable fields of a filter control. */
export interface FilterKitControlAttributes {
  key?: FilterKitKey;
  enabled?: boolean;
  /** The space whose members the control applies to. Omitted or null: the member directory. */
  space_id?: number | null;
  /** The profile field. Only with the key `profile_field`. */
  profile_field_id?: number | null;
  /** The position of the filter within its group. */
  sort_key?: number | null;
}

/** The control to save. No other fields are allowed. */
export interface FilterKitControlCreateRequest extends FilterKitControlAttributes {
  key: FilterKitKey;
  enabled: boolean;
}

/** A change of a control. Omitted fields are unchanged, and null clears a field. */
export type FilterKitControlUpdateRequest = FilterKitControlAttributes;
