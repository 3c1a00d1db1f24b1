/** The answers of members to the profile fields that are asked. */
import { groupBy } from '../../../kernel/group.js';
import type { Scope } from '../../../kernel/scope.js';
import type { FieldType } from '../profile-fields/queries.js';

export interface AnswerRow {
  readonly member_id: number;
  readonly profile_field_id: number;
  readonly key: string;
  readonly field_type: FieldType;
  readonly text_value: string | null;
  readonly number_value: number | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export interface ChosenRow {
  readonly id: number;
  readonly member_id: number;
  readonly profile_field_id: number;
  readonly profile_field_choice_id: number;
  readonly value: string;
}

/** Answers to fields that are not archived. */
export const selectAnswers = ({ db }: Scope) =>
  db
    .selectFrom('profile_answers')
    .innerJoin('profile_fields', 'profile_fields.id', 'profile_answers.profile_field_id')
    .select([
      'member_id',
      'profile_field_id',
      'key',
      'field_type',
      'text_value',
      'number_value',
      'profile_answers.created_at',
      'profile_answers.updated_at',
    ])
    .where('archived', '=', false);

const chosenKey = (row: { readonly member_id: number; readonly profile_field_id: number }): string =>
  `${row.member_id} ${row.profile_field_id}`;

/** What members have chosen, by `chosenOf`. */
export const readChosen = async ({ db }: Scope, memberIds: readonly number[]) => {
  const rows: ChosenRow[] = await db
    .selectFrom('profile_answer_choices')
    .innerJoin('profile_field_choices', 'profile_field_choices.id', 'profile_answer_choices.profile_field_choice_id')
    .select([
      'profile_answer_choices.id',
      'member_id',
      'profile_answer_choices.profile_field_id',
      'profile_field_choice_id',
      'value',
    ])
    .where('member_id', 'in', memberIds)
    .orderBy('sort_key')
    .orderBy('profile_field_choice_id')
    .execute();
  const groups = groupBy(rows, chosenKey);
  return (answer: AnswerRow): readonly ChosenRow[] => groups.get(chosenKey(answer)) ?? [];
};

/** An answer as data: a number, a text, the text of one choice, or those of several. */
export const answerValue = (answer: AnswerRow, chosen: readonly ChosenRow[]): string | number | string[] | null => {
  switch (answer.field_type) {
    case 'number':
      return answer.number_value;
    case 'select':
      return chosen[0]?.value ?? null;
    case 'checkbox':
      return chosen.map(({ value }) => value);
    default:
      return answer.text_value;
  }
};

/** The answers of members in one flat map each, keyed by the field's `key`: two queries for any number of members. */
export const readFlatAnswers = async (
  scope: Scope,
  memberIds: readonly number[],
): Promise<ReadonlyMap<number, Record<string, unknown>>> => {
  const answers = await selectAnswers(scope).where('member_id', 'in', memberIds).orderBy('profile_field_id').execute();
  const chosenOf = await readChosen(scope, memberIds);
  const byMember = groupBy(answers, ({ member_id }) => member_id);
  return new Map(
    [...byMember].map(([memberId, rows]) => [
      memberId,
      Object.fromEntries(rows.map((row) => [row.key, answerValue(row, chosenOf(row))])),
    ]),
  );
};
