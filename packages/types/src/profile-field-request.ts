// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ProfilePageName } from './profile-field.js';

/** The profile field to create. */
export interface ProfileFieldCreateRequest {
  profile_field: NewProfileField;
}

export const newProfileFieldFieldTypeValues = ['text', 'select', 'checkbox', 'textarea', 'link', 'number'] as const;

/** The type of input. It cannot be changed later. */
export type NewProfileFieldFieldType = (typeof newProfileFieldFieldTypeValues)[number];

export const numberOptionsAttributesFormatValues = ['number', 'percentage', 'custom', 'unformatted'] as const;

/** The kind of number. */
export type NumberOptionsAttributesFormat = (typeof numberOptionsAttributesFormatValues)[number];

/**
 * A new profile field. `select` and `checkbox` require choices, `number` requires number options, and other types
 * reject them.
 */
export interface NewProfileField extends ProfileFieldAttributes {
  /** The type of input. It cannot be changed later. */
  field_type: NewProfileFieldFieldType;
  /** The pages that show the field. At most 20 items. */
  pages_attributes: readonly NewProfileFieldPagesAttributes[];
  /** The values that the field offers. At most 50 items. */
  choices_attributes?: readonly NewProfileFieldChoicesAttributes[];
  /** How the number is written. */
  number_options_attributes?: NumberOptionsAttributes & {
    /** The kind of number. */
    format: NumberOptionsAttributesFormat;
  };
  /** The caption that members read. 1 to 255 characters. */
  label: string;
  /**
   * The field's name in data. It is unique in the community, and fixed for built-in fields.
   *
   * Pattern: `^[a-z0-9_]+$`. 1 to 100 characters.
   */
  key: string;
}

export interface NewProfileFieldPagesAttributes {
  name: ProfilePageName;
  visible: boolean;
}

export interface NewProfileFieldChoicesAttributes {
  /** 1 to 255 characters. */
  value: string;
  /** The position of the choice. */
  sort_key?: number;
}

/** Writable fields of a profile field, at creation and later. */
export interface ProfileFieldAttributes {
  /** The caption that members read. 1 to 255 characters. */
  label?: string;
  /**
   * The field's name in data. It is unique in the community, and fixed for built-in fields.
   *
   * Pattern: `^[a-z0-9_]+$`. 1 to 100 characters.
   */
  key?: string;
  description?: string | null;
  placeholder?: string | null;
  /** Whether a member must fill the field in. */
  required?: boolean;
  /** Whether an empty answer is accepted. */
  allow_null?: boolean;
}

export const numberOptionsAttributesPositionValues = ['left', 'right'] as const;

/** The side of the number on which the text is displayed. */
export type NumberOptionsAttributesPosition = (typeof numberOptionsAttributesPositionValues)[number];

/** How the answer to a number field is written. */
export interface NumberOptionsAttributes {
  /** The kind of number. */
  format?: NumberOptionsAttributesFormat;
  /** Number of decimal places. At least 0. */
  decimal?: number;
  /** The unit or symbol next to the number. */
  text?: string;
  /** The side of the number on which the text is displayed. */
  position?: NumberOptionsAttributesPosition;
}

/** The changes to a profile field. */
export interface ProfileFieldUpdateRequest {
  profile_field: ChangedProfileField;
}

/** Changes to a profile field. Omitted fields and the type are unchanged. */
export interface ChangedProfileField extends ProfileFieldAttributes {
  /** The pages that show the field, or no longer do. At most 20 items. */
  pages_attributes?: readonly ChangedProfileFieldPagesAttributes[];
  /**
   * Choices to add, without an id, to change, and to remove, with `_destroy`. Other choices stay.
   *
   * At most 50 items.
   */
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
  /** 1 to 255 characters. */
  value?: string;
  /** The position of the choice. */
  sort_key?: number;
  /** Whether the choice is removed. */
  _destroy?: boolean;
}
