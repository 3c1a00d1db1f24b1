/** The default member filters, before admins have changed any settings. */
import type { UnknownMember } from '@community-platform/types';
import type { Configuration, ConfigurationBase } from '@community-platform/types/filter-configuration';
import type { FilterKitKey } from '@community-platform/types/filter-kit';
import { keyById } from '../filters/fields.js';
import { KNOWN_KEYS } from '../filters/member.js';
import type { FieldType, NumberOptionsRow } from '../profile-fields/queries.js';

/** A filter, and the key under which its settings are saved; a filter without `control` is not customizable. */
export interface DefaultFilter {
  readonly configuration: Exclude<Configuration, UnknownMember<'input_type'>>;
  readonly control?: FilterKitKey;
  readonly profileFieldId?: number;
}

export interface OfferedTag {
  readonly id: number;
  readonly name: string;
}

export interface FilteredField {
  readonly id: number;
  readonly key: string;
  readonly label: string;
  readonly field_type: FieldType;
  readonly choices: readonly { readonly value: string }[];
  readonly numberOptions: NumberOptionsRow | undefined;
}

/** The data of a community that determines its filters. */
export interface FilterMaterial {
  readonly baseUrl: string;
  readonly tags: readonly OfferedTag[];
  readonly fields: readonly FilteredField[];
  /** The acting member's own answer to the location field. */
  readonly ownLocation: { readonly id: number; readonly text: string } | null;
}

function base(
  key: string,
  label: string,
  filter_group: ConfigurationBase['filter_group'],
  more: Partial<ConfigurationBase> = {},
): ConfigurationBase {
  return {
    type: 'standard',
    key,
    label,
    icon: null,
    allow_multiple: false,
    pinned: false,
    visible_by_default: true,
    filter_group,
    ...more,
  };
}

const PLACES = { key: 'location', source: 'geocoder_v6' } as const;

const TEXT_TYPES = ['contains', 'does_not_contain', 'is', 'is_not', 'not_exist', 'exist'] as const;
const CHOICE_TYPES = ['is', 'is_not', 'not_exist', 'exist'] as const;

function fieldConfiguration(field: FilteredField, key: string): DefaultFilter['configuration'] {
  const own = base(key, field.label, 'profile', { allow_multiple: field.field_type === 'checkbox' });
  const additional_params = { profile_field_id: String(field.id) };
  switch (field.field_type) {
    case 'number': {
      const options = field.numberOptions;
      return {
        ...own,
        input_type: 'number',
        payload: {
          filter_types: ['is', 'is_not'],
          additional_params,
          ...(options && {
            number_options: {
              id: options.id,
              format: options.format,
              decimal: options.decimal,
              position: options.position,
              text: options.text,
            },
          }),
        },
      };
    }
    case 'select':
    case 'checkbox':
      return {
        ...own,
        input_type: 'array',
        payload: {
          options: field.choices.map(({ value }) => ({ text: value, value, group: null })),
          filter_types: [...CHOICE_TYPES],
          mode: 'popover',
          additional_params,
        },
      };
    default:
      return { ...own, input_type: 'string', payload: { filter_types: [...TEXT_TYPES], additional_params } };
  }
}

function standardFilters({ baseUrl, tags, ownLocation }: FilterMaterial): DefaultFilter[] {
  return [
    {
      control: 'contact_search',
      configuration: {
        ...base('contact_search', 'Search', 'global', { type: 'search', icon: 'magnifier', pinned: true }),
        input_type: 'search',
        payload: null,
      },
    },
    {
      control: 'near_me',
      configuration: {
        ...base('near_me', 'Near me', 'presets', { icon: 'pin' }),
        input_type: 'near_me',
        payload: {
          location_search_options: PLACES,
          // The location of a profile is free text that no geocoder has confirmed.
          require_user_to_provide_more_precise_location: true,
          near_me_location_filter_values: null,
          community_member_profile_field: ownLocation,
        },
      },
    },
    {
      control: 'online',
      configuration: { ...base('online', 'Online now', 'presets'), input_type: 'boolean', payload: null },
    },
    {
      control: 'recently_joined',
      configuration: {
        ...base('recently_joined', 'Recently joined', 'presets'),
        input_type: 'preset',
        payload: { preset_params: { order: 'latest' } },
      },
    },
    {
      control: 'location',
      configuration: {
        ...base('location', 'Location', 'profile'),
        input_type: 'location',
        payload: { location_search_options: PLACES, mode: 'popover' },
      },
    },
    {
      control: 'tags',
      configuration: {
        ...base('tags', 'Tags', 'profile', { allow_multiple: true }),
        input_type: 'array',
        payload: {
          options: tags.map(({ id, name }) => ({ text: name, value: id, group: null })),
          filter_types: [...CHOICE_TYPES],
          mode: 'popover',
          additional_params: null,
        },
      },
    },
    {
      configuration: {
        ...base('role', 'Role', 'profile'),
        input_type: 'radio',
        payload: {
          options: [
            { key: 'admin', value: 'Admin' },
            { key: 'moderator', value: 'Moderator' },
            { key: 'member', value: 'Member' },
          ],
        },
      },
    },
    {
      control: 'spaces',
      configuration: {
        ...base('spaces', 'Spaces', 'profile', { allow_multiple: true }),
        input_type: 'async_search',
        payload: { filter_types: [...CHOICE_TYPES], mode: 'inline', url: `${baseUrl}/filter-options/spaces` },
      },
    },
    {
      control: 'space_groups',
      configuration: {
        ...base('space_groups', 'Space groups', 'profile', { allow_multiple: true }),
        input_type: 'async_search',
        payload: { filter_types: [...CHOICE_TYPES], mode: 'inline', url: `${baseUrl}/filter-options/space_groups` },
      },
    },
  ];
}

/**
 * Returns the filters of a community in their default order. If a profile field's key collides with the key of another
 * filter, the field's filter gets a key made from the field's id.
 */
export function defaultFilters(material: FilterMaterial): DefaultFilter[] {
  const standard = standardFilters(material);
  const fields = material.fields.map(
    (field): DefaultFilter => ({
      control: 'profile_field',
      profileFieldId: field.id,
      configuration: fieldConfiguration(field, KNOWN_KEYS.has(field.key) ? keyById(field.id) : field.key),
    }),
  );
  return [...standard, ...fields];
}
