/** Stores the parts of a profile field: pages, choices and number options. */
import type { ChangedProfileField, NewProfileField } from '@community-platform/types/profile-field-request';
import { sql } from 'kysely';
import { invalid } from '../../../kernel/failures.js';
import type { Scope } from '../../../kernel/scope.js';
import { PAGES } from './platform.js';
import type { FieldType } from './queries.js';
import { type FieldRow, readFieldParts, selectChoices } from './queries.js';

/** Maximum number of choices of a field. */
const MOST_CHOICES = 50;

/** Whether fields of a type have choices. */
export function takesChoices(type: FieldType): boolean {
  return type === 'select' || type === 'checkbox';
}

/** Creates the rows that place a field on each page, below existing fields. */
export async function createPages(
  { db, now }: Scope,
  fieldId: number,
  pages: NewProfileField['pages_attributes'],
): Promise<void> {
  // The community is locked until the write ends, so that two fields do not get the same position.
  await db.selectFrom('communities').select('id').forNoKeyUpdate().execute();
  const rows = await db
    .selectFrom('profile_field_pages')
    .select(['name', () => sql<number>`max(position)::int`.as('last')])
    .groupBy('name')
    .execute();
  const lasts = new Map(rows.map(({ name, last }) => [name, last]));
  const visible = new Map(pages.map((page) => [page.name, page.visible]));
  await db
    .insertInto('profile_field_pages')
    .values(
      PAGES.map((name) => ({
        profile_field_id: fieldId,
        name,
        position: (lasts.get(name) ?? 0) + 1,
        visible: visible.get(name) ?? false,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute();
}

/** Adds choices to a field. */
export async function createChoices(
  { db }: Scope,
  fieldId: number,
  choices: readonly { readonly value: string; readonly sort_key?: number | undefined }[],
  after = 0,
): Promise<void> {
  if (choices.length === 0) return;
  await db
    .insertInto('profile_field_choices')
    .values(
      choices.map(({ value, sort_key }, index) => ({
        profile_field_id: fieldId,
        value,
        sort_key: sort_key ?? after + index + 1,
      })),
    )
    .execute();
}

/** Shows or hides a field on pages; throws a 422 if one of the page rows belongs to another field. */
export async function updatePages(
  scope: Scope,
  fieldId: number,
  pages: NonNullable<ChangedProfileField['pages_attributes']>,
): Promise<void> {
  const { db, now } = scope;
  const known = (await readFieldParts(scope, [fieldId])).pages.get(fieldId) ?? [];
  for (const { id, visible } of pages) {
    if (known.every((page) => page.id !== id)) throw invalid({ pages_attributes: [`the field has no page ${id}`] });
    await db.updateTable('profile_field_pages').set({ visible, updated_at: now }).where('id', '=', id).execute();
  }
}

/** Adds, changes and removes choices. Answers that lose all of their choices are deleted. */
export async function updateChoices(
  scope: Scope,
  field: FieldRow,
  changes: NonNullable<ChangedProfileField['choices_attributes']>,
): Promise<void> {
  const { db } = scope;
  if (!takesChoices(field.field_type)) throw invalid({ choices_attributes: [`a ${field.field_type} field has none`] });
  const before = await selectChoices(scope, [field.id]).execute();
  const added: { value: string; sort_key: number | undefined }[] = [];
  const removed: number[] = [];
  for (const { id, value, sort_key, _destroy } of changes) {
    const blank = value !== undefined && value.trim() === '';
    if (id === undefined) {
      if (_destroy === true) continue;
      if (value === undefined || blank) throw invalid({ choices_attributes: ['a new choice requires a value'] });
      added.push({ value, sort_key });
    } else if (before.every((choice) => choice.id !== id)) {
      throw invalid({ choices_attributes: [`the field has no choice ${id}`] });
    } else if (_destroy === true) {
      removed.push(id);
    } else {
      if (blank) throw invalid({ choices_attributes: ['a choice requires a value'] });
      if (value === undefined && sort_key === undefined) continue;
      await db.updateTable('profile_field_choices').set({ value, sort_key }).where('id', '=', id).execute();
    }
  }
  const left = before.length - new Set(removed).size + added.length;
  if (left === 0) throw invalid({ choices_attributes: ['a field with choices must keep at least one'] });
  if (left > MOST_CHOICES) throw invalid({ choices_attributes: [`there must be at most ${MOST_CHOICES} choices`] });
  await createChoices(scope, field.id, added, Math.max(0, ...before.map((choice) => choice.sort_key)));
  if (removed.length === 0) return;
  await db.deleteFrom('profile_field_choices').where('id', 'in', removed).execute();
  await db
    .deleteFrom('profile_answers')
    .where('profile_field_id', '=', field.id)
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom('profile_answer_choices')
            .select('profile_answer_choices.id')
            .where('profile_answer_choices.profile_field_id', '=', field.id)
            .whereRef('profile_answer_choices.member_id', '=', 'profile_answers.member_id'),
        ),
      ),
    )
    .execute();
}

/** Changes the number options of a field; an id in the request must be the id of these options. */
export async function updateNumberOptions(
  { db }: Scope,
  field: FieldRow,
  { id, ...options }: NonNullable<ChangedProfileField['number_options_attributes']>,
): Promise<void> {
  if (field.field_type !== 'number') {
    throw invalid({ number_options_attributes: [`a ${field.field_type} field has none`] });
  }
  const { format, decimal, text, position } = options;
  const changes = { format, decimal, text, position };
  const own = db
    .updateTable('profile_field_number_options')
    // Without changes, sets a column to itself, so that the id is still checked.
    .set((of) => ({ profile_field_id: of.ref('profile_field_id'), ...changes }))
    .where('profile_field_id', '=', field.id);
  const updated = await (id === undefined ? own : own.where('id', '=', id)).returning('id').executeTakeFirst();
  if (updated === undefined) throw invalid({ number_options_attributes: [`the field has no number options ${id}`] });
}
