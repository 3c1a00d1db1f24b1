/** The answers of members to the profile fields that are asked. */
import type { Expression, InferResult } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { groupBy } from '../../../kernel/group.js';
import type { Scope } from '../../../kernel/scope.js';

/** Answers to fields that are not archived, each with what was chosen for it. */
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
    .select((of) =>
      jsonArrayFrom(
        of
          .selectFrom('profile_answer_choices')
          .innerJoin('profile_field_choices', 'profile_field_choices.id', 'profile_field_choice_id')
          .select(['profile_answer_choices.id', 'profile_field_choice_id', 'value'])
          .whereRef('profile_answer_choices.member_id', '=', 'profile_answers.member_id')
          .whereRef('profile_answer_choices.profile_field_id', '=', 'profile_answers.profile_field_id')
          .orderBy('sort_key')
          .orderBy('profile_field_choice_id'),
      ).as('chosen'),
    )
    .where('archived', '=', false);

export type AnswerRow = InferResult<ReturnType<typeof selectAnswers>>[number];

/** An answer as data: a number, a text, the text of one choice, or those of several. */
export const answerValue = (answer: AnswerRow): string | number | string[] | null => {
  switch (answer.field_type) {
    case 'number':
      return answer.number_value;
    case 'select':
      return answer.chosen[0]?.value ?? null;
    case 'checkbox':
      return answer.chosen.map(({ value }) => value);
    default:
      return answer.text_value;
  }
};

/** The answers of members in one flat map each, keyed by the field's `key`: one query for any number of members. */
export const readFlatAnswers = async (
  scope: Scope,
  memberIds: readonly number[] | Expression<number>,
): Promise<ReadonlyMap<number, Record<string, unknown>>> => {
  const answers = await selectAnswers(scope)
    .where((of) => of('profile_answers.member_id', 'in', memberIds))
    .orderBy('profile_field_id')
    .execute();
  const byMember = groupBy(answers, ({ member_id }) => member_id);
  return new Map(
    [...byMember].map(([memberId, rows]) => [
      memberId,
      Object.fromEntries(rows.map((row) => [row.key, answerValue(row)])),
    ]),
  );
};
