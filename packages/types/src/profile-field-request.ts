// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ProfilePageName } from './profile-field.js';

/** The profile field to make. */
export interface ProfileFieldCreateRequest {
  profile_field: NewProfileField;
}

/** The values of {@link NewProfileFieldFieldType}. */
export const newProfileFieldFieldTypeValues = ['text', 'select', 'checkbox', 'textarea', 'link', 'number'] as const;

/** Which kind of input the field is. It cannot be changed later. */
export type NewProfileFieldFieldType = (typeof newProfileFieldFieldTypeValues)[number];

/** The values of {@link NumberOptionsAttributesFormat}. */
export const numberOptionsAttributesFormatValues = ['number', 'percentage', 'custom', 'unformatted'] as const;

/** The kind of number. */
export type NumberOptionsAttributesFormat = (typeof numberOptionsAttributesFormatValues)[number];

/**
 * A profile field that is made. `select` and `checkbox` require choices, `number` requires number options, and
 * every other type refuses them.
 */
export interface NewProfileField extends ProfileFieldAttributes {
  /** Which kind of input the field is. It cannot be changed later. */
  field_type: NewProfileFieldFieldType;
  /** On which pages the field stands. At most 20, a bound of this project. */
  pages_attributes: readonly NewProfileFieldPagesAttributes[];
  /** The values that the field offers. */
  choices_attributes?: readonly NewProfileFieldChoicesAttributes[];
  /** How the number is written. */
  number_options_attributes?: NumberOptionsAttributes & {
    /** The kind of number. */
    format: NumberOptionsAttributesFormat;
  };
  /** The caption that members read. */
  label: string;
  /** The field's name in data. It is unique in the community, and fixed for a field of the platform. */
  key: string;
}

export interface NewProfileFieldPagesAttributes {
  name: ProfilePageName;
  visible: boolean;
}

export interface NewProfileFieldChoicesAttributes {
  value: string;
  /** The place of the choice among the others. */
  sort_key?: number;
}

/** What can be set when a profile field is made and later on. */
export interface ProfileFieldAttributes {
  /** The caption that members read. */
  label?: string;
  /** The field's name in data. It is unique in the community, and fixed for a field of the platform. */
  key?: string;
  description?: string | null;
  placeholder?: string | null;
  /** Whether a member has to fill the field in. */
  required?: boolean;
  /** Whether an empty answer is accepted. */
  allow_null?: boolean;
}

/** The values of {@link NumberOptionsAttributesPosition}. */
export const numberOptionsAttributesPositionValues = ['left', 'right'] as const;

/** On which side of the number the text stands. */
export type NumberOptionsAttributesPosition = (typeof numberOptionsAttributesPositionValues)[number];

/** How the answer to a number field is written. */
export interface NumberOptionsAttributes {
  /** The kind of number. */
  format?: NumberOptionsAttributesFormat;
  /** Number of decimal places. */
  decimal?: number;
  /** The unit or symbol that stands beside the number. */
  text?: string;
  /** On which side of the number the text stands. */
  position?: NumberOptionsAttributesPosition;
}

/** The changes to a profile field. */
export interface ProfileFieldUpdateRequest {
  profile_field: ChangedProfileField;
}

/** What shall change on a profile field. Fields that are left out stay as they are, and so does the type. */
export interface ChangedProfileField extends ProfileFieldAttributes {
  /** The pages that show the field, or no longer do. At most 20, a bound of this project. */
  pages_attributes?: readonly ChangedProfileFieldPagesAttributes[];
  /** Choices to add, without an id, to change, and to remove, with `_destroy`. Other choices stay. */
  choices_attributes?: readonly ChangedProfileFieldChoicesAttributes[];
  /** How the number is written. */
  number_options_attributes?: NumberOptionsAttributes & {
    id?: number;
  };
}

export interface ChangedProfileFieldPagesAttributes {
  id: number;
  visible: boolean;
}

export interface ChangedProfileFieldChoicesAttributes {
  id?: number;
  value?: string;
  /** The place of the choice among the others. */
  sort_key?: number;
  /** Whether the choice is removed. */
  _destroy?: boolean;
}
