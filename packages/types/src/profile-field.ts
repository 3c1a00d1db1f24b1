// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';

/** A profile field as it is defined in the community. */
export interface ProfileField {
  id: number;
  /** The caption that members read. */
  label: string;
  /** Which kind of input the field is. It never changes after the field is made. */
  field_type: string;
  /** The field's name in data, unique in the community. */
  key: string;
  /** Whether a member has to fill the field in. */
  required: boolean;
  /** Whether an empty answer is accepted. */
  allow_null: boolean;
  /** Whether the platform brings the field, rather than an admin having made it. */
  platform_field: boolean;
  /** An archived field is kept with its answers and no longer asked. Only an archived field can be deleted. */
  archived: boolean;
  created_at: string;
  updated_at: string;
  placeholder?: string | null;
  description?: string | null;
  number_options?: ProfileFieldNumberOptions | null;
  choices?: ProfileFieldChoice[];
  pages?: ProfilePage[];
}

/** How the answer to a number field is written. */
export interface ProfileFieldNumberOptions {
  id: number;
  format: string;
  /** Number of decimal places. */
  decimal: number;
  /** On which side of the number the text stands. */
  position: string;
  /** The unit or symbol that stands beside the number. */
  text: string;
}

/** One of the values that a field with choices offers. */
export interface ProfileFieldChoice {
  id: number;
  value: string;
}

/** A page of the member profile on which fields are shown. */
export interface ProfilePage {
  id: number;
  name: string;
  /** The place of the field on the page, counted from the top. */
  position: number;
  visible: boolean;
  created_at: string;
  updated_at: string;
}

/** One page of profile fields. */
export interface ProfileFieldsList extends PageEnvelope {
  /** The records of this page. */
  records: ProfileField[];
}

/** The profile fields of one page, in the order in which the page shows them. */
export type PageProfileFields = ProfileField[];

/** The values of {@link ProfilePageName}. */
export const profilePageNameValues = ['signup', 'edit_profile', 'profile_view', 'community_view'] as const;

/** A page on which profile fields are asked or shown. */
export type ProfilePageName = (typeof profilePageNameValues)[number];
