// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope, Slug } from './common.js';

/** A space group by its id and name. */
export interface SpaceGroupReference {
  id: number;
  name: string;
}

/** A group of spaces. */
export interface SpaceGroup {
  id: number;
  name: string;
  slug: string;
  community_id: number;
  is_hidden_from_non_members: boolean;
  hide_members_count: boolean;
  allow_members_to_create_spaces: boolean;
  automatically_add_members_to_new_spaces: boolean;
  add_members_to_space_group_on_space_join: boolean;
  hide_non_member_spaces_from_sidebar: boolean;
  /** Format: date-time. */
  created_at: string;
  /** Format: date-time. */
  updated_at: string;
  /** How many active members the group has, as its list of members has them. */
  space_group_members_count: number;
  spaces_count: number;
}

/** A page of space groups. */
export interface SpaceGroups extends PageEnvelope {
  /** The records of this page. */
  records: SpaceGroup[];
}

/** Writable fields of a space group, at creation and later. */
export interface SpaceGroupAttributes {
  /** 1 to 255 characters. */
  name?: string;
  slug?: Slug;
  is_hidden_from_non_members?: boolean;
  hide_members_count?: boolean;
  allow_members_to_create_spaces?: boolean;
  automatically_add_members_to_new_spaces?: boolean;
  add_members_to_space_group_on_space_join?: boolean;
  hide_non_member_spaces_from_sidebar?: boolean;
}

/** The space group to create. */
export interface SpaceGroupCreateRequest extends SpaceGroupAttributes {
  /** 1 to 255 characters. */
  name: string;
  slug: Slug;
}

/** Changes to a space group. Omitted fields are unchanged. */
export interface SpaceGroupUpdateRequest extends SpaceGroupAttributes {
  /** The members who moderate the group. The list replaces the one before. At most 1000 items. */
  moderator_community_member_ids?: readonly number[];
}
