/** Filters by answers to profile fields. */
import { sql } from 'kysely';
import type { Scope } from '../../../kernel/scope.js';
import { LOCATION_KEY } from '../profile-fields/platform.js';
import type { FieldType } from '../profile-fields/queries.js';
import {
  CHOICE_TYPES,
  type Condition,
  type ContactFilter,
  NUMBER_TYPES,
  negatable,
  type Read,
  TEXT_TYPES,
} from './filter.js';
import { idOf, isNumber, numberCondition, textCondition } from './values.js';

export interface FilteredField {
  readonly id: number;
  readonly key: string;
  readonly field_type: FieldType;
}

/** The profile fields of a community, by id and by filter key. */
export interface Fields {
  readonly byId: ReadonlyMap<number, FilteredField>;
  /** The fields by filter key. Each has two: its own key, and a key made from its id, for use if its own collides. */
  readonly byKey: ReadonlyMap<string, FilteredField>;
}

export const NO_FIELDS: Fields = { byId: new Map(), byKey: new Map() };

/** Returns the filter key of a profile field whose key collides with the key of another filter. */
export function keyById(id: number): string {
  return `profile_field_${id}`;
}

/** Selects the columns of the profile fields of a community that filters need. */
export function selectFilteredFields({ db }: Pick<Scope, 'db'>) {
  return db.selectFrom('profile_fields').select(['id', 'key', 'field_type']);
}

/** Indexes profile fields by id and by filter key. */
export function toFields(rows: readonly FilteredField[]): Fields {
  const entries = [
    ...rows.map((row) => [keyById(row.id), row] as const),
    ...rows.map((row) => [row.key, row] as const),
  ];
  return { byId: new Map(rows.map((row) => [row.id, row])), byKey: new Map(entries) };
}

function answerExists(fieldId: number, condition: Condition): Condition {
  return sql<boolean>`exists (
  select from profile_answers
  where profile_answers.community_id = members.community_id and profile_answers.member_id = members.id
    and profile_answers.profile_field_id = ${fieldId}::integer and ${condition})`;
}

function choiceExists(fieldId: number, condition: Condition): Condition {
  return sql<boolean>`exists (
  select from profile_answer_choices as chosen
  join profile_field_choices as choice
    on choice.community_id = chosen.community_id and choice.id = chosen.profile_field_choice_id
  where chosen.community_id = members.community_id and chosen.member_id = members.id
    and chosen.profile_field_id = ${fieldId}::integer and ${condition})`;
}

function answerCondition({ id, field_type }: FilteredField, type: string, value: string): Read {
  switch (field_type) {
    case 'number': {
      const number = sql.ref('profile_answers.number_value');
      if (type === 'exist') return answerExists(id, sql<boolean>`${number} is not null`);
      if (!isNumber(value)) return `profile_field ${id} must be compared with a number`;
      return answerExists(id, numberCondition(number, type, Number(value)));
    }
    case 'select':
    case 'checkbox':
      return choiceExists(
        id,
        type === 'exist' ? sql<boolean>`true` : textCondition(sql.ref('choice.value'), type, value),
      );
    default:
      return answerExists(id, textCondition(sql.ref('profile_answers.text_value'), type, value));
  }
}

function typesOf(field: FilteredField): readonly string[] {
  if (field.field_type === 'number') return NUMBER_TYPES;
  return field.field_type === 'select' || field.field_type === 'checkbox' ? CHOICE_TYPES : TEXT_TYPES;
}

function compare(
  field: FilteredField,
  filter: Pick<ContactFilter, 'filterType' | 'profileFieldType'>,
  value: string,
): Read {
  const { filterType, profileFieldType: taken = field.field_type } = filter;
  if (taken !== field.field_type) return `profile_field ${field.id} is a ${field.field_type} field, not ${taken}`;
  // For a choice field, the value `true` means that anything is chosen.
  const isChoice = field.field_type === 'select' || field.field_type === 'checkbox';
  const type = filterType ?? (isChoice && value === 'true' ? 'exist' : 'is');
  if (!typesOf(field).includes(type))
    return `profile_field ${field.id}, a ${field.field_type} field, does not support ${type}`;
  return negatable(type, (plain) => answerCondition(field, plain, value));
}

/**
 * Returns the condition of a filter on a profile field; undefined if no field has the key. The filter names the field
 * by id, or by its key in the filter configuration.
 */
export function fieldCondition(filter: ContactFilter, value: string, fields: Fields): Read | undefined {
  const { key, profileFieldId } = filter;
  if (key === 'profile_field') {
    const field = fields.byId.get(idOf(profileFieldId));
    if (field === undefined) return `profile field ${profileFieldId ?? ''} is not one of this community`;
    return compare(field, filter, value);
  }
  const field = fields.byKey.get(key);
  return field && compare(field, filter, value);
}

/** Returns the condition of a location filter. By default, the answer must contain the value. */
export function locationCondition(filterType: string | undefined, value: string, fields: Fields): Read {
  const field = fields.byKey.get(LOCATION_KEY);
  if (field === undefined) return 'this community has no location field';
  return compare(field, { filterType: filterType ?? 'contains' }, value);
}
