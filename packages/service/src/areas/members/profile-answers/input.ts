/** Validates and stores the profile answers that an admin enters for a member, identified by field key. */

import { invalid } from '../../../kernel/failures.js';
import { groupBy } from '../../../kernel/group.js';
import { safeHref } from '../../../kernel/links.js';
import type { Scope } from '../../../kernel/scope.js';
import { type ChoiceRow, type FieldRow, selectChoices, selectFields } from '../profile-fields/queries.js';

export interface GivenAnswer {
  readonly fieldId: number;
  readonly text: string | null;
  readonly number: number | null;
  readonly choiceIds: readonly number[];
  /** Whether the answer is cleared. */
  readonly isEmpty: boolean;
}

function isMissing(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

function isNumeric(value: unknown): value is string | number {
  return (
    (typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')) && Number.isFinite(Number(value))
  );
}

/** Converts a value to an answer to a field, or returns the reason why it is invalid. */
function readValue(field: FieldRow, choices: readonly ChoiceRow[], value: unknown): GivenAnswer | string {
  const answer = { fieldId: field.id, text: null, number: null, choiceIds: [], isEmpty: false };
  if (isMissing(value)) return field.allow_null ? { ...answer, isEmpty: true } : `${field.key} cannot be empty`;
  if (field.field_type === 'number') {
    return isNumeric(value) ? { ...answer, number: Number(value) } : `${field.key} must be a number`;
  }
  if (field.field_type === 'select' || field.field_type === 'checkbox') {
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    if (field.field_type === 'select' && values.length > 1) return `${field.key} must be a single choice`;
    const chosen = values.map((one) => choices.find(({ id, value: text }) => text === one || id === one));
    const ids = chosen.flatMap((choice) => (choice === undefined ? [] : [choice.id]));
    return ids.length === values.length
      ? { ...answer, choiceIds: [...new Set(ids)] }
      : `${field.key} must be one of: ${choices.map((choice) => choice.value).join(', ')}`;
  }
  if (typeof value !== 'string') return `${field.key} must be text`;
  if (field.field_type === 'link' && safeHref(value) === undefined)
    return `${field.key} must be a URL that begins with http://, https:// or mailto:`;
  return { ...answer, text: value };
}

/** Reads the profile answers of a body; throws a 422 for unknown keys and invalid values. */
export async function readGivenAnswers(
  scope: Scope,
  given: Readonly<Record<string, unknown>> | undefined,
): Promise<GivenAnswer[]> {
  const keys = Object.keys(given ?? {});
  if (given === undefined || keys.length === 0) return [];
  const fields = await selectFields(scope).where('key', 'in', keys).where('archived', '=', false).execute();
  const ids = fields.map(({ id }) => id);
  const choices = groupBy(
    ids.length === 0 ? [] : await selectChoices(scope, ids).execute(),
    ({ profile_field_id }) => profile_field_id,
  );
  const results = Object.entries(given).map(([key, value]) => {
    const field = fields.find((one) => one.key === key);
    return field === undefined
      ? `${key} is not a profile field of this community`
      : readValue(field, choices.get(field.id) ?? [], value);
  });
  const reasons = results.filter((result) => typeof result === 'string');
  if (reasons.length > 0) throw invalid({ community_member_profile_fields: reasons });
  return results.filter((result) => typeof result !== 'string');
}

/** Stores profile answers of a member; each replaces the previous answer. */
export async function writeAnswers(
  { db, now }: Scope,
  memberId: number,
  answers: readonly GivenAnswer[],
): Promise<void> {
  if (answers.length === 0) return;
  const ids = answers.map(({ fieldId }) => fieldId);
  await db
    .deleteFrom('profile_answer_choices')
    .where('member_id', '=', memberId)
    .where('profile_field_id', 'in', ids)
    .execute();
  const emptied = answers.filter(({ isEmpty }) => isEmpty).map(({ fieldId }) => fieldId);
  if (emptied.length > 0) {
    await db
      .deleteFrom('profile_answers')
      .where('member_id', '=', memberId)
      .where('profile_field_id', 'in', emptied)
      .execute();
  }
  const kept = answers.filter(({ isEmpty }) => !isEmpty);
  if (kept.length === 0) return;
  await db
    .insertInto('profile_answers')
    .values(
      kept.map(({ fieldId, text, number }) => ({
        member_id: memberId,
        profile_field_id: fieldId,
        text_value: text,
        number_value: number,
        created_at: now,
        updated_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'profile_field_id']).doUpdateSet((of) => ({
        text_value: of.ref('excluded.text_value'),
        number_value: of.ref('excluded.number_value'),
        updated_at: of.ref('excluded.updated_at'),
      })),
    )
    .execute();
  const choices = kept.flatMap(({ fieldId, choiceIds }) =>
    choiceIds.map((choiceId) => ({
      member_id: memberId,
      profile_field_id: fieldId,
      profile_field_choice_id: choiceId,
    })),
  );
  if (choices.length > 0) await db.insertInto('profile_answer_choices').values(choices).execute();
}
