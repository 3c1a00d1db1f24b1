/** Profile fields with their pages, choices and number options. */
import type { ProfileField, ProfileFieldNumberOptions, ProfilePage } from '@community-platform/types/profile-field';
import type { Row } from '../../../database/community-db.js';
import type { Asked, Values } from '../../../database/prepared-query.js';
import { prepareTogether } from '../../../database/together.js';
import { groupBy } from '../../../kernel/group.js';
import type { Ids, Reader, Scope } from '../../../kernel/scope.js';
import { timeText } from '../../../kernel/text.js';

const columns = [
  'profile_fields.id',
  'label',
  'field_type',
  'key',
  'description',
  'placeholder',
  'required',
  'allow_null',
  'platform_field',
  'archived',
  'profile_fields.created_at',
  'profile_fields.updated_at',
] as const;

export type FieldRow = Row<'profile_fields'>;
export type ChoiceRow = Row<'profile_field_choices'>;
export type NumberOptionsRow = Row<'profile_field_number_options'>;
type PageRow = Row<'profile_field_pages'>;
export type FieldType = FieldRow['field_type'];
export type PageName = PageRow['name'];

export interface FieldParts {
  readonly pages: ReadonlyMap<number, PageRow[]>;
  readonly choices: ReadonlyMap<number, ChoiceRow[]>;
  readonly numberOptions: ReadonlyMap<number, NumberOptionsRow[]>;
}

/** Selects profile fields. */
export function selectFields({ db }: Pick<Reader, 'db'>) {
  return db.selectFrom('profile_fields').select(columns);
}

function selectNumberOptions({ db }: Pick<Reader, 'db'>, fieldIds: Ids) {
  return db
    .selectFrom('profile_field_number_options')
    .select(['id', 'profile_field_id', 'format', 'decimal', 'position', 'text'])
    .where((of) => of('profile_field_id', 'in', fieldIds));
}

/** Selects the choices of fields, in their order. */
export function selectChoices({ db }: Pick<Reader, 'db'>, fieldIds: Ids) {
  return db
    .selectFrom('profile_field_choices')
    .select(['id', 'profile_field_id', 'value', 'sort_key'])
    .where((of) => of('profile_field_id', 'in', fieldIds))
    .orderBy('sort_key')
    .orderBy('id');
}

function selectPages({ db }: Pick<Reader, 'db'>, fieldIds: Ids) {
  return db
    .selectFrom('profile_field_pages')
    .select(['id', 'profile_field_id', 'name', 'position', 'visible', 'created_at', 'updated_at'])
    .where((of) => of('profile_field_id', 'in', fieldIds))
    .orderBy('id');
}

const readParts = prepareTogether((db, { list }: Values<{ readonly fieldIds: readonly number[] }>) => ({
  pages: selectPages({ db }, list('fieldIds')),
  choices: selectChoices({ db }, list('fieldIds')),
  numberOptions: selectNumberOptions({ db }, list('fieldIds')),
}));

/** Reads the pages, choices and number options of fields with one query; returns them by field. */
export async function readFieldParts(of: Asked, fieldIds: readonly number[]): Promise<FieldParts> {
  const { pages, choices, numberOptions } = await readParts(of, { fieldIds });
  const fieldOf = (row: { readonly profile_field_id: number }): number => row.profile_field_id;
  return {
    pages: groupBy(pages, fieldOf),
    choices: groupBy(choices, fieldOf),
    numberOptions: groupBy(numberOptions, fieldOf),
  };
}

/** Builds the record of a field's page. */
export function toPage({ id, name, position, visible, created_at, updated_at }: PageRow): ProfilePage {
  return {
    id,
    name,
    position,
    visible,
    created_at: timeText(created_at),
    updated_at: timeText(updated_at),
  };
}

/** Builds the record of a field's number options. */
export function toNumberOptions({ id, format, decimal, position, text }: NumberOptionsRow): ProfileFieldNumberOptions {
  return {
    id,
    format,
    decimal,
    position,
    text,
  };
}

/** Builds the records of profile fields, in the order of `rows`. */
export async function toProfileFields(scope: Scope, rows: readonly FieldRow[]): Promise<ProfileField[]> {
  const parts = await readFieldParts(
    scope,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const [options] = parts.numberOptions.get(row.id) ?? [];
    return {
      id: row.id,
      label: row.label,
      field_type: row.field_type,
      key: row.key,
      required: row.required,
      allow_null: row.allow_null,
      platform_field: row.platform_field,
      archived: row.archived,
      created_at: timeText(row.created_at),
      updated_at: timeText(row.updated_at),
      placeholder: row.placeholder,
      description: row.description,
      number_options: options === undefined ? null : toNumberOptions(options),
      choices: (parts.choices.get(row.id) ?? []).map(({ id, value }) => ({ id, value })),
      pages: (parts.pages.get(row.id) ?? []).map(toPage),
    };
  });
}
