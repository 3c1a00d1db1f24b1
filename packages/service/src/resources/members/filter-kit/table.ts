/** Choices of admins about the filters of a surface: the member directory, or the members of a space. */
import type { FilterKitKey } from '@community-platform/types/filter-kit';
import type { Generated, Nullable, Time } from '../../../core/tables.js';

export interface FilterKitControlsTable {
  community_id: number;
  id: Generated<number>;
  key: FilterKitKey;
  enabled: boolean;
  space_id: Nullable<number>;
  profile_field_id: Nullable<number>;
  sort_key: Nullable<number>;
  created_at: Time;
  updated_at: Time;
}
