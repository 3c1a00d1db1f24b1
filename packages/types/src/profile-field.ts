// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';

/** A profile field, as defined in the community. */
export interface ProfileField {
  id: number;
  /** The caption that members read. */
  label: string;
  /** The type of input. It cannot be changed after the field is created. */
  field_type: string;
  /** The field's name in data, unique in the community. */
  key: string;
  /** Whether a member must fill the field in. */
  required: boolean;
  /** Whether an empty answer is accepted. */
  allow_null: boolean;
  /** Whether the field is built in, rather than created by an admin. */
  platform_field: boolean;
  /** An archived field keeps its answers, but is not shown in forms. Only an archived field can be deleted. */
  archived: boolean;
  /** Format: date-time. */
  created_at: string;
  /** Format: date-time. */
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
  /** The side of the number on which the text is displayed. */
  position: string;
  /** The unit or symbol next to the number. */
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
  /** The position of the field on the page, counted from the top. */
  position: number;
  visible: boolean;
  /** Format: date-time. */
  created_at: string;
  /** Format: date-time. */
  updated_at: string;
}

/** A page of profile fields. */
export interface ProfileFieldsList extends PageEnvelope {
  /** The records of this page. */
  records: ProfileField[];
}

/** The profile fields of one page, in the order in which the page shows them. */
export type PageProfileFields = ProfileField[];

export const profilePageNameValues = ['signup', 'edit_profile', 'profile_view', 'community_view'] as const;

/** A page on which profile fields are edited or shown. */
export type ProfilePageName = (typeof profilePageNameValues)[number];
