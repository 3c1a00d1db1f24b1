// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { UnknownText } from './runtime.js';

/** The search and the part of the result to return. Every field is optional. */
export interface MemberSearchRequest {
  /** Conditions that a member must meet, all of them at once. At most 100 items. */
  filters?: readonly MemberSearchFilter[];
  /** Free text, searched in name, headline, e-mail address and the text of profile fields. */
  search_text?: string;
  /**
   * The page of the result, for its first 10,000 records. A page beyond them returns 422, which says to go on with
   * `search_after`.
   *
   * At least 1. Default: `1`.
   */
  page?: number;
  /** Number of records to return. A value above 100 counts as 100. At least 1. Default: `10`. */
  per_page?: number;
  /** The `next_search_after` of the page before. Its values are opaque. At most 10 items. */
  search_after?: readonly string[];
  /**
   * The order of the members that are found: by name, or as `base_search_params` of the filter configuration has it,
   * by a field and a direction. Without it, `latest`.
   */
  order?: MemberSearchOrder | MemberSearchOrderBy;
  status?: MemberSearchStatus;
  /** Whether members with no data in their profile are left out. */
  exclude_empty_profiles?: boolean;
  /** Whether members without a name are left out. */
  exclude_empty_name?: boolean;
}

export const memberSearchOrderValues = ['oldest', 'alphabetical', 'latest', 'role'] as const;

/** The order of the members that are found. */
export type MemberSearchOrder = (typeof memberSearchOrderValues)[number];

export const memberSearchStatusValues = ['active', 'inactive'] as const;

/** Whether active or deactivated members are searched. Without it, active ones are. */
export type MemberSearchStatus = (typeof memberSearchStatusValues)[number] | UnknownText;

export const memberSearchFilterTypeValues = [
  'is',
  'is_not',
  'contains',
  'does_not_contain',
  'gt',
  'lt',
  'eq',
  'exist',
  'not_exist',
] as const;

/**
 * How a filter compares. `is` wants an exact match, `contains` a match of a part. `exist` and `not_exist`, which
 * the filter configuration offers, ask whether there is anything to compare with.
 */
export type MemberSearchFilterType = (typeof memberSearchFilterTypeValues)[number];

/**
 * One condition. Each field supports certain comparisons; another one returns 422, which names both. `name`,
 * `email` and `headline` take `is`, `is_not`, `contains` and `does_not_contain`; `role` takes `is` and `is_not`;
 * `activity_score` takes `gt`, `lt` and `eq` with `value`, or `gte` and `lte` without `filter_type`;
 * `profile_field` takes `is` for a `text` field, and for a `checkbox` field the value `true` without
 * `filter_type`. Each filter of the filter configuration is taken by its own key, too, with the comparisons that
 * it names there: `tags`, `spaces` and `space_groups` with an id, `location` and `near_me` with a part of the
 * place that the profile says (without a value, that of the acting member), `contact_search` with free text,
 * `online` for who was seen within 15 minutes, `recently_joined` for who joined within 30 days, and a profile
 * field by its key. `exist` and `not_exist` need no value.
 */
export interface MemberSearchFilter {
  /**
   * The compared field. An open set; known are `name`, `email`, `headline`, `role`, `activity_score` and
   * `profile_field`, and the keys of the filter configuration.
   */
  key: string;
  /** The client's name for the filter. It has no effect. */
  id?: string;
  filter_type?: MemberSearchFilterType;
  /**
   * The kind of the profile field. An open set, with `text` and `checkbox` in use. If it is not that of the field,
   * the response is 422.
   */
  profile_field_type?: string;
  /** The profile field, when the key is `profile_field`. */
  profile_field_id?: string;
  /** The value to compare with. */
  value?: string;
  /** The lowest value of a range. */
  gte?: number;
  /** The highest value of a range. */
  lte?: number;
}

/**
 * A part of the results. In addition to the fields of the document, it has those of every other list, which
 * existing clients read.
 */
export interface MemberSearchResponse {
  data: SearchedMember[];
  /** The cursor of the next part; absent if there is no next part. */
  next_search_after?: string[];
  /**
   * Total number of results. A search with filters, a text or `exclude_empty_profiles` is counted up to 10,000, the
   * last record that `page` reaches.
   */
  total_count: number;
  /** The same as `data`. */
  records?: SearchedMember[];
  /** The requested page; 1 if a cursor was given. */
  page?: number;
  /** Maximum number of records of a part. */
  per_page?: number;
  /** Whether there is a next part. */
  has_next_page?: boolean;
  /** The same as `total_count`. */
  count?: number;
}

/** A member as other members find them. */
export interface SearchedMember {
  id: number;
  community_member_id: number;
  user_id: number;
  name: string;
  first_name: string;
  last_name: string;
  headline: string;
  admin: boolean;
  avatar_url: string | null;
  public_uid: string;
  is_deleted: boolean;
  /** The answers that the profile shows. The structure of an entry is not fixed. */
  profile_fields: Record<string, unknown>[] | null;
}

/** An order as the filter configuration names it. At most one field. At most 1 property. */
export interface MemberSearchOrderBy {
  name?: MemberSearchDirection;
  created_at?: MemberSearchDirection;
}

export const memberSearchDirectionValues = ['asc', 'desc'] as const;

/** Whether the lowest value comes first or the highest. */
export type MemberSearchDirection = (typeof memberSearchDirectionValues)[number] | UnknownText;
