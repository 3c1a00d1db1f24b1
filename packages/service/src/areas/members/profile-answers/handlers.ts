/** The answers of a member to profile fields. */
import type { CommunityMemberProfileField } from '@community-platform/types/community-member';
import type { Values } from '../../../database/prepared-query.js';
import { takeMemberId } from '../../../kernel/members.js';
import { readPage } from '../../../kernel/page.js';
import { preparePage } from '../../../kernel/prepared-page.js';
import type { Scope, ServiceHandlers } from '../../../kernel/scope.js';
import { timeText } from '../../../kernel/text.js';
import { readFieldParts, toNumberOptions, toPage } from '../profile-fields/queries.js';
import { numberText } from './number-text.js';
import { type AnswerRow, answerValue, selectAnswers } from './queries.js';

async function toAnswers(scope: Scope, rows: readonly AnswerRow[]): Promise<CommunityMemberProfileField[]> {
  const parts = await readFieldParts(
    scope,
    rows.map(({ profile_field_id }) => profile_field_id),
  );
  return rows.map((row) => {
    const [options] = parts.numberOptions.get(row.profile_field_id) ?? [];
    const value = answerValue(row);
    const line = row.field_type === 'number' ? value : row.text_value;
    return {
      id: row.profile_field_id,
      text: row.field_type === 'textarea' || line === null ? null : String(line),
      textarea: row.field_type === 'textarea' ? row.text_value : null,
      created_at: timeText(row.created_at),
      updated_at: timeText(row.updated_at),
      display_value: typeof value === 'number' ? numberText(value, options) : value,
      community_member_choices: row.chosen.map((one) => ({
        id: one.id,
        profile_field_choice: { id: one.profile_field_choice_id, value: one.value },
      })),
      number_options: options === undefined ? null : { ...toNumberOptions(options) },
      choices: (parts.choices.get(row.profile_field_id) ?? []).map(({ id, value: text }) => ({
        id,
        profile_field_choice: { id, value: text },
      })),
      pages: (parts.pages.get(row.profile_field_id) ?? []).map(toPage),
    };
  });
}

/** Lists the answers of a member, newest first. */
const list = preparePage((of, { value }: Values<{ readonly whoseId: number }>) =>
  selectAnswers(of)
    .where('member_id', '=', value('whoseId'))
    .orderBy('profile_answers.created_at', 'desc')
    .orderBy('profile_field_id', 'desc'),
);

export const profileAnswers = {
  listProfileAnswers: async ({ path, query }, scope) => {
    const whoseId = await takeMemberId(scope, path.community_member_id);
    const body = await list(scope, { ...readPage(query), whoseId }, (rows) => toAnswers(scope, rows));
    return { status: 200, body };
  },
} satisfies Partial<ServiceHandlers>;
