// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { UnknownText } from './unknown.js';

/** What to search for, and which part of the result to return. Every field can be left out. */
export interface MemberSearchRequest {
  /** Conditions that a member has to meet, all of them at once. At most 100, a bound of this project. */
  filters?: readonly MemberSearchFilter[];
  /** Free text, searched in name, headline, e-mail address and the text of profile fields. */
  search_text?: string;
  /**
   * The page of the result, for its first 10,000 records. A page beyond them is answered with 422, which says to go
   * on with `search_after`.
   */
  page?: number;
  /** How many records to return. A value above 100 counts as 100. */
  per_page?: number;
  /**
   * The `next_search_after` of the page before. Its values mean nothing to a client. At most 10, a bound of this
   * project.
   */
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

/** The values of {@link MemberSearchOrder}. */
export const memberSearchOrderValues = ['oldest', 'alphabetical', 'latest', 'role'] as const;

/** The order of the members that are found. */
export type MemberSearchOrder = (typeof memberSearchOrderValues)[number];

/** The values of {@link MemberSearchStatus}. */
export const memberSearchStatusValues = ['active', 'inactive'] as const;

/** Whether active or deactivated members are searched. Without it, active ones are. */
export type MemberSearchStatus = (typeof memberSearchStatusValues)[number] | UnknownText;

/** The values of {@link MemberSearchFilterType}. */
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
 * One condition. Not every comparison goes with every field; one that its field does not take is answered with
 * 422, which names both. `name`, `email` and `headline` take `is`, `is_not`, `contains` and `does_not_contain`;
 * `role` takes `is` and `is_not`; `activity_score` takes `gt`, `lt` and `eq` with `value`, or `gte` and `lte`
 * without `filter_type`; `profile_field` takes `is` for a `text` field, and for a `checkbox` field the value
 * `true` without `filter_type`. Each filter of the filter configuration is taken by its own key, too, with the
 * comparisons that it names there: `tags`, `spaces` and `space_groups` with an id, `location` and `near_me` with a
 * part of the place that the profile says (without a value, that of the acting member), `contact_search` with free
 * text, `online` for who was seen within 15 minutes, `recently_joined` for who joined within 30 days, and a
 * profile field by its key. `exist` and `not_exist` need no value.
 */
export interface MemberSearchFilter {
  /**
   * What is compared. An open set; in use are `name`, `email`, `headline`, `role`, `activity_score` and
   * `profile_field`, and the keys of the filter configuration.
   */
  key: string;
  /** What a client calls the filter. Nothing follows from it. */
  id?: string;
  filter_type?: MemberSearchFilterType;
  /**
   * The kind of the profile field. An open set, with `text` and `checkbox` in use. One that is not that of the field
   * is refused with 422.
   */
  profile_field_type?: string;
  /** The profile field, when the key is `profile_field`. */
  profile_field_id?: string;
  /** What it is compared with. */
  value?: string;
  /** The lowest value of a range. */
  gte?: number;
  /** The highest value of a range. */
  lte?: number;
}

/**
 * A part of the members that were found. Beside the fields of the document stand those of every other list, by
 * which clients that are in use read it.
 */
export interface MemberSearchResponse {
  data: SearchedMember[];
  /** The cursor of the next part. It is absent when there is no next part. */
  next_search_after?: string[];
  /**
   * How many members were found altogether. A search that is narrowed by filters, a text or `exclude_empty_profiles`
   * is counted up to 10,000, as far as `page` reaches; one with more says 10,000.
   */
  total_count: number;
  /** The same as `data`. */
  records?: SearchedMember[];
  /** The page that was asked for; 1 where a cursor was given. */
  page?: number;
  /** How many records a part has at most. */
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
  /** The answers that the profile shows. The shape of an entry is not fixed. */
  profile_fields: Record<string, unknown>[] | null;
}

/** An order as the filter configuration names it. At most one field. */
export interface MemberSearchOrderBy {
  name?: MemberSearchDirection;
  created_at?: MemberSearchDirection;
}

/** The values of {@link MemberSearchDirection}. */
export const memberSearchDirectionValues = ['asc', 'desc'] as const;

/** Whether the lowest value comes first or the highest. */
export type MemberSearchDirection = (typeof memberSearchDirectionValues)[number] | UnknownText;
