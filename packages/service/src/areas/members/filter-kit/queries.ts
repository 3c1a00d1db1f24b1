/** Queries for the saved settings of member filters. */
import type { FilterKitControl, FilterKitKey } from '@community-platform/types/filter-kit';
import { qualify } from '../../../database/qualified-names.js';
import type { Reader } from '../../../kernel/scope.js';
import { timeText } from '../../../kernel/text.js';

/** Selects the saved settings of filters. */
export function selectControls({ db }: Pick<Reader, 'db'>) {
  return db
    .selectFrom('filter_kit_controls')
    .leftJoin('profile_fields', 'profile_fields.id', 'filter_kit_controls.profile_field_id')
    .leftJoin('spaces', 'spaces.id', 'filter_kit_controls.space_id')
    .select([
      ...qualify('filter_kit_controls', 'id', 'key', 'enabled', 'space_id', 'profile_field_id', 'sort_key'),
      ...qualify('filter_kit_controls', 'created_at', 'updated_at'),
      'profile_fields.key as field_key',
      'profile_fields.label as field_label',
      'spaces.name as space_name',
    ]);
}

export type ControlRow = Awaited<ReturnType<ReturnType<typeof selectControls>['execute']>>[number];

/** Returns the type of the filter with the given key; only the search field has a type other than `standard`. */
function filterTypeOf(key: FilterKitKey): 'search' | 'standard' {
  return key === 'contact_search' ? 'search' : 'standard';
}

/** Builds the record of a saved setting. */
export function toControl(row: ControlRow): FilterKitControl {
  return {
    id: row.id,
    space_id: row.space_id,
    profile_field_id: row.profile_field_id,
    key: row.key,
    filter_type: filterTypeOf(row.key),
    enabled: row.enabled,
    sort_key: row.sort_key,
    created_at: timeText(row.created_at),
    updated_at: timeText(row.updated_at),
    profile_field:
      row.profile_field_id === null
        ? null
        : { id: row.profile_field_id, key: row.field_key ?? '', label: row.field_label ?? '' },
    space: row.space_id === null ? null : { id: row.space_id, name: row.space_name ?? '' },
  };
}
