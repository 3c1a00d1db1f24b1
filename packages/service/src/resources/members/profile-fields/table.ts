/** Profile fields, where they are shown, and what they offer. */
import type { Generated, Nullable, Time } from '../../../core/tables.js';

export type FieldType = 'text' | 'select' | 'checkbox' | 'textarea' | 'link' | 'number';

export type PageName = 'signup' | 'edit_profile' | 'profile_view' | 'community_view';

export type NumberFormat = 'number' | 'percentage' | 'custom' | 'unformatted';

export interface ProfileFieldsTable {
  community_id: number;
  id: Generated<number>;
  label: string;
  field_type: FieldType;
  key: string;
  description: Nullable<string>;
  placeholder: Nullable<string>;
  required: Generated<boolean>;
  allow_null: Generated<boolean>;
  platform_field: Generated<boolean>;
  archived: Generated<boolean>;
  created_at: Time;
  updated_at: Time;
}

export interface ProfileFieldPagesTable {
  community_id: number;
  id: Generated<number>;
  profile_field_id: number;
  name: PageName;
  position: number;
  visible: boolean;
  created_at: Time;
  updated_at: Time;
}

export interface ProfileFieldChoicesTable {
  community_id: number;
  id: Generated<number>;
  profile_field_id: number;
  value: string;
  sort_key: number;
}

export interface ProfileFieldNumberOptionsTable {
  community_id: number;
  id: Generated<number>;
  profile_field_id: number;
  format: NumberFormat;
  decimal: Generated<number>;
  position: Generated<'left' | 'right'>;
  text: Generated<string>;
}
