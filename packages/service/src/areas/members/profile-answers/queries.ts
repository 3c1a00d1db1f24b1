/** Answers of members to active profile fields. */
import { type InferResult, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Scope } from '../../../kernel/scope.js';

/** Selects the answers to fields that are not archived, with the choices of each answer. */
export function selectAnswers({ db }: Pick<Scope, 'db'>) {
  return db
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
}

export type AnswerRow = InferResult<ReturnType<typeof selectAnswers>>[number];

/** The columns from which the value of an answer is read. */
type Answered = Pick<AnswerRow, 'key' | 'field_type' | 'text_value' | 'number_value' | 'chosen'>;

/** Returns the value of an answer: a number, a string, the text of a choice, or the texts of several choices. */
export function answerValue(answer: Answered): string | number | string[] | null {
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
}

/** Returns the answers of a member as a column of the member's row. */
export function answersOfMember(scope: Pick<Scope, 'db'>) {
  return jsonArrayFrom(
    selectAnswers(scope).whereRef('profile_answers.member_id', '=', sql.ref('members.id')).orderBy('profile_field_id'),
  ).as('answers');
}

/** Returns the values of the answers of a member, by the `key` of the field. */
export function flattenAnswers(answers: readonly Answered[]): Record<string, unknown> {
  return Object.fromEntries(answers.map((answer) => [answer.key, answerValue(answer)]));
}
